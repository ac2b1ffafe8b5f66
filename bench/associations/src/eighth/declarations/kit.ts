import { addDays, isoDate, longDate } from '../../core/dates';
import { type Random } from '../../core/random';
import { row, type Block, type Cell, type Column, type Row, type Style } from '../../layout/paper';
import { type TruthPart } from '../../truth';
import { page, type Draft, type Site } from '../site';
import { deedPress, settingOf } from './press';

export const p = (
  text: string,
  more: Omit<Extract<Block, { kind: 'paragraph' }>, 'kind' | 'text'> = {},
): Block => ({ kind: 'paragraph', text, ...more });
export const h = (text: string): Block => ({ kind: 'heading', text });

/** Columns as 'l3' (left, three parts wide), 'r2', 'c1'. */
export const columns = (...each: readonly string[]): Column[] =>
  each.map((one) => ({
    align: one.startsWith('r') ? 'right' : one.startsWith('c') ? 'center' : 'left',
    weight: Number(one.slice(1)),
  }));

export const table = (
  cols: Column[],
  rows: Row[],
  more: { width?: number; repeatHeader?: boolean } = {},
): Block => ({ kind: 'table', columns: cols, rows, ...more });

export const head = (...cells: (string | Cell)[]): Row => row('header', cells);
export const line = (...cells: (string | Cell)[]): Row => row('line', cells);
export const sum = (...cells: (string | Cell)[]): Row => row('total', cells);
export const mid = (...cells: (string | Cell)[]): Row => row('subtotal', cells);

/** The day an instrument was recorded: long before the site's year. */
export const recorded = (random: Random): string =>
  longDate(addDays(isoDate(random.int(1974, 2012), 1, 4), random.int(0, 340)));

export const stampOf = (site: Site, random: Random): string[] =>
  random.pick([
    [
      `RECORDED ${recorded(random)}`,
      `Book ${random.int(800, 9900)}  Page ${random.int(1, 900)}`,
      `${site.county} County Registry of Deeds`,
    ],
    [
      `Instr. No. ${String(random.int(10000, 99999)).padStart(7, '0')}`,
      `Filed for record ${recorded(random)} ${random.int(8, 11)}:${random.int(10, 59)} A.M.`,
      `Clerk of Court, ${site.county} County, ${site.st}`,
      `Fee $${random.int(18, 96)}.00  Pages ${random.int(9, 64)}`,
    ],
  ]);

/** A declaration (or what belongs to one) with its layout's name, printed by a lawyer's office where `deed` is asked for. */
export function declared(
  site: Site,
  random: Random,
  what: {
    layout: string;
    title: string;
    blocks: Block[];
    parts: TruthPart[];
    forms: Draft['forms'];
    traits?: string[];
    style?: Partial<Style>;
    deed?: boolean;
    stamped?: boolean;
    footer?: string;
    pageNumbers?: 'page-of' | 'dash' | 'none';
    old?: boolean;
    type?: () => string;
    sheet?: Draft['sheet'];
  },
): Draft {
  const own = random.fork('press');
  const style: Partial<Style> = what.deed
    ? {
        font: own.pick(['serif', 'serif', 'mono', 'sans']),
        size: own.pick([10, 10.5, 11]),
        margin: own.int(58, 80),
      }
    : {};
  const setting = settingOf(own, what.stamped === false ? {} : { stamp: stampOf(site, own) });
  return {
    paper: page(site, random.fork('page'), {
      title: what.title,
      author: own.pick(['Registry copy', site.agent, 'Office of the Secretary']),
      blocks: what.blocks,
      style: { ...style, ...what.style },
      pageNumbers: what.pageNumbers ?? own.pick(['none', 'dash', 'page-of']),
      ...(what.footer ? { footer: what.footer } : {}),
    }),
    kind: 'declaration',
    association: site.name,
    parts: what.parts,
    traits: [what.layout, ...(what.traits ?? [])],
    forms: what.forms,
    ...(what.deed ? { print: deedPress(setting) } : {}),
    ...(what.old ? { old: true } : {}),
    ...(what.type ? { type: what.type } : {}),
    ...(what.sheet ? { sheet: what.sheet } : {}),
  };
}

/** Word for a home in running text and its plural: 'Unit', 'Units'. */
export const plural = (site: Site): string => `${site.home}s`;
