import { type Random } from '../../core/random';
import { row, text, type Block, type Cell, type Column, type Row } from '../../layout/paper';
import { type UnitShare } from './shares';

export interface ShareTableOptions {
  /** What stands above the shares. */
  title: string;
  pairs: number;
  down: boolean;
  prefix: string;
  area: boolean;
  total?: string;
}

/** Units and their interests as a table, perhaps in several pairs of columns side by side. */
export function shareTable(units: UnitShare[], options: ShareTableOptions): Block {
  const group = (unit: UnitShare | undefined): Cell[] => groupCells(unit, units[0], options);
  const height = Math.ceil(units.length / options.pairs);
  const rows = Array.from({ length: height }, (_, at): Row => {
    const picked = Array.from(
      { length: options.pairs },
      (_, pair) => units[options.down ? pair * height + at : at * options.pairs + pair],
    );
    return row('line', picked.flatMap(group));
  });
  const headers = headerCells(units[0], options);
  const columns = columnsOf(units[0], options);
  if (options.total !== undefined) {
    const blank = columns.map(() => text(''));
    blank[0] = text('Total');
    blank[blank.length - 1] = text(options.total);
    rows.push(row('total', blank));
  }
  const all = Array.from({ length: options.pairs }, () => headers).flat();
  return { kind: 'table', columns, rows: [row('header', all), ...rows], width: options.pairs > 1 ? 1 : 0.8 };
}

function headerCells(sample: UnitShare | undefined, options: ShareTableOptions): Cell[] {
  const cells = [text(sample?.lot ? 'Lot' : 'Unit')];
  if (sample?.block) cells.push(text('Block'));
  if (sample?.building) cells.push(text('Building'));
  if (options.area) cells.push(text('Sq. Ft.'));
  cells.push(text(options.title));
  return cells;
}

function columnsOf(sample: UnitShare | undefined, options: ShareTableOptions): Column[] {
  const group: Column[] = [{ weight: 1.1, align: 'left' }];
  if (sample?.block) group.push({ weight: 0.8, align: 'left' });
  if (sample?.building) group.push({ weight: 0.9, align: 'left' });
  if (options.area) group.push({ weight: 1, align: 'right' });
  group.push({ weight: 2, align: 'right' });
  return Array.from({ length: options.pairs }, () => group).flat();
}

function groupCells(
  unit: UnitShare | undefined,
  sample: UnitShare | undefined,
  options: ShareTableOptions,
): Cell[] {
  const cells = [text(unit ? `${options.prefix}${unit.unit}` : '')];
  if (sample?.block) cells.push(text(unit?.block ?? ''));
  if (sample?.building) cells.push(text(unit?.building ?? ''));
  if (options.area) cells.push(text(unit ? unit.area.toLocaleString('en-US') : ''));
  cells.push(text(unit?.text ?? ''));
  return cells;
}

/** One sentence a unit. */
export function shareSentences(random: Random, units: UnitShare[]): Block[] {
  const words = random.pick([
    (unit: UnitShare) => `Unit ${unit.unit} - an undivided ${unit.text} interest`,
    (unit: UnitShare) => `Unit ${unit.unit} ........ ${unit.text}`,
    (unit: UnitShare) => `Unit No. ${unit.unit}: ${unit.text} of the Common Elements`,
    (unit: UnitShare) =>
      `The owner of Unit ${unit.unit} shall own an undivided ${unit.text} interest in the Common Elements.`,
  ]);
  return [{ kind: 'paragraph', text: units.map(words).join('\n') }];
}

/** Neighbours with the same share in one line: 'Units 101 through 110, each 0.8750%'. Numbers only; others stay single. */
export function shareRanges(random: Random, units: UnitShare[]): Block[] {
  const runs: UnitShare[][] = [];
  for (const unit of units) {
    const run = runs[runs.length - 1];
    const last = run?.[run.length - 1];
    if (run && last && last.text === unit.text && Number(unit.unit) === Number(last.unit) + 1) run.push(unit);
    else runs.push([unit]);
  }
  const joint = random.pick([' through ', '-', ' - ', ' to ']);
  const each = random.pick([', each ', ' ........ each ', ' (each): ', ': each ']);
  const lines = runs.map((run) => {
    const [first, last] = [run[0], run[run.length - 1]];
    return run.length === 1
      ? `Unit ${first?.unit}: ${first?.text}`
      : `Units ${first?.unit}${joint}${last?.unit}${each}${first?.text}`;
  });
  return [{ kind: 'paragraph', text: lines.join('\n') }];
}

/** All units of a type in one line: 'Type B (Units 102, 105, 107): 2.0500% each'. */
export function shareTypes(random: Random, units: UnitShare[]): Block[] {
  const groups = new Map<string, UnitShare[]>();
  for (const unit of units) groups.set(unit.text, [...(groups.get(unit.text) ?? []), unit]);
  const end = random.pick([' each', ' for each such unit', ' per unit']);
  const lines = [...groups.values()].map(
    (same, at) =>
      `Type ${String.fromCharCode(65 + (at % 26))} (Units ${same.map((unit) => unit.unit).join(', ')}): ${same[0]?.text}${end}`,
  );
  return [{ kind: 'paragraph', text: lines.join('\n') }];
}
