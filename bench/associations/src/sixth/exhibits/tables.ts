import { c, type Row } from '../../blind/write/ink';
import { exact } from '../../core/fraction';
import { ratio } from '../../core/money';
import { para, table } from '../../fifth/press/leaf';
import { dollars, type Paper } from '../site';
import {
  clauses,
  decimalOf,
  declaration,
  heading,
  makeRoll,
  ofRoll,
  ownership,
  percent,
  recorded,
  rollTraits,
  totalParts,
  unitWord,
} from './units';

export const row = (...texts: string[]): Row => ({ cells: texts.map((t) => c(t)) });
export const head = (...texts: string[]): Row => ({
  head: true,
  under: 'one',
  cells: texts.map((t) => c(t)),
});

/** Unit, type and area before the percent, over as many pages as it takes. */
export const schedule: Paper = (site, random) => {
  const roll = makeRoll(random, { count: Math.min(site.homes, 130), digits: random.pick([3, 4, 5]) });
  const sign = random.chance(0.6) ? '%' : '';
  const rows = roll.homes.map((one) =>
    row(one.unit, one.model, one.area.toLocaleString('en-US'), `${percent(one, roll.digits)}${sign}`),
  );
  const sum = (totalParts(roll.homes) / 10 ** roll.digits).toFixed(roll.digits);
  const area = roll.homes.reduce((all, one) => all + one.area, 0).toLocaleString('en-US');
  const leaf = recorded(site, random, { blocks: [
    ...clauses(site, random),
    { k: 'page' },
    heading(
      `EXHIBIT ${random.pick(['B', 'D', '“C”'])}\nPERCENTAGE OF UNDIVIDED INTEREST IN THE COMMON ELEMENTS`,
    ),
    table('lcrr', [
      head(`${unitWord(site)} No.`, 'Plan', 'Approx.\nSq. Ft.', sign ? 'Undivided\nInterest' : 'Percentage\nInterest'),
      ...rows,
      ...(roll.flaws.length ? [] : [{ ...row('TOTAL', '', area, `${sum}${sign}`), bold: true }]),
    ], { lines: random.pick(['none', 'all', 'rows']) }),
  ] }); // prettier-ignore
  return declaration(site, random, {
    layout: 'schedule',
    leaf,
    parts: [ofRoll(roll)],
    traits: rollTraits(roll),
    forms: { pdf: 5, scan: 4, docx: 2, xlsx: 1 },
  });
};

/** Three pairs of columns on one sheet, each read downwards. */
export const threeAbreast: Paper = (site, random) => {
  const roll = makeRoll(random, {
    count: Math.min(Math.max(site.homes, 24), 120),
    digits: random.pick([2, 4]),
  });
  const long = Math.ceil(roll.homes.length / 3);
  const cell = (at: number): [string, string] => {
    const one = roll.homes[at];
    return one ? [one.unit, `${percent(one, roll.digits)}%`] : ['', ''];
  };
  const rows = Array.from({ length: long }, (_, at) =>
    row(...cell(at), ...cell(at + long), ...cell(at + 2 * long)),
  );
  const leaf = recorded(site, random, { blocks: [
    heading(`${site.name.toUpperCase()}\nSCHEDULE OF PERCENTAGE INTERESTS`),
    para(`The interest of each ${unitWord(site)} in the Common Elements, and its share of the Common Expenses, is:`),
    table('lrlrlr', [head(unitWord(site), 'Share', unitWord(site), 'Share', unitWord(site), 'Share'), ...rows], {
      lines: random.pick(['none', 'all']),
    }),
  ] }); // prettier-ignore
  return declaration(site, random, {
    layout: 'three-abreast',
    leaf,
    parts: [ofRoll(roll)],
    traits: rollTraits(roll),
    forms: { pdf: 6, scan: 3, docx: 2 },
  });
};

/** Decimals of one under a heading a building. */
export const buildings: Paper = (site, random) => {
  const roll = makeRoll(random, {
    count: Math.min(Math.max(site.homes, 20), 110),
    digits: random.pick([3, 4]),
    naming: random.pick(['numbers', 'floors'] as const),
  });
  const each = random.int(6, 14);
  const bare = random.chance(0.6);
  const rows = roll.homes.flatMap((one, at): Row[] => {
    const first = at % each === 0;
    const line = row(
      `${unitWord(site)} ${one.unit}`,
      `${one.area} s.f.`,
      `${bare ? '' : '0'}${decimalOf(one, roll.digits)}`,
    );
    return first
      ? [{ bold: true, gap: 5, cells: [c(`BUILDING ${at / each + 1}`), c(''), c('')] }, line]
      : [line];
  });
  const leaf = recorded(site, random, { blocks: [
    heading('APPENDIX 2\nALLOCATED INTERESTS'),
    para('Each decimal below is the share of the whole, which is one (1.0), allocated to the dwelling opposite it.'),
    table('lrr', [head('', 'Floor area', 'Allocated interest'), ...rows], { lines: 'none' }),
    ...clauses(site, random),
  ] }); // prettier-ignore
  return declaration(site, random, {
    layout: 'buildings',
    leaf,
    parts: [ofRoll(roll)],
    traits: rollTraits(roll),
    forms: { pdf: 6, scan: 3, docx: 1, xlsx: 1 },
  });
};

/** Lots in blocks, each with its fraction. */
export const lotsAndBlocks: Paper = (site, random) => {
  const count = Math.min(site.homes, 96);
  const double = new Set(
    random.sample(
      Array.from({ length: count }, (_, at) => at),
      random.chance(0.5) ? 0 : random.int(2, 9),
    ),
  );
  const whole = count + double.size;
  const per = random.int(8, 20);
  const over = random.chance(0.7);
  const lots = Array.from({ length: count }, (_, at) => ({
    lot: `${at + 1}`,
    block: 'ABCDEFGHIJKLM'[Math.floor(at / per)] ?? 'N',
    parts: double.has(at) ? 2 : 1,
  }));
  const rows = lots.map((one) =>
    row(...(over ? [one.lot, one.block] : [one.block, one.lot]), `${one.parts}/${whole}`, `${one.parts}`),
  );
  const leaf = recorded(site, random, { blocks: [
    heading('EXHIBIT “A-1”\nLOTS SUBJECT TO ASSESSMENT AND THEIR SHARES'),
    para(double.size ? 'A lot on which two dwellings are permitted bears two shares.' : 'All lots bear equal shares.'),
    table('ccrr', [head(...(over ? ['Lot', 'Block'] : ['Block', 'Lot']), 'Share of Common Expense', 'Votes'), ...rows], { lines: random.pick(['all', 'rows']) }),
  ] }); // prettier-ignore
  const parts = [
    ownership(lots.map(({ lot, parts: own }) => ({ unit: lot, lot, share: exact(own, whole) }))),
  ];
  return declaration(site, random, {
    layout: 'lots-blocks',
    leaf,
    parts,
    forms: { pdf: 5, scan: 3, docx: 1, xlsx: 2 },
  });
};

/** Each home's area over the area of all. */
export const areaOver: Paper = (site, random) => {
  const roll = makeRoll(random, { count: Math.min(site.homes, 90), digits: 4, sound: true });
  const total = roll.homes.reduce((all, one) => all + one.area, 0);
  const shown = (value: number): string => value.toLocaleString('en-US');
  const rows = roll.homes.map((one) => row(one.unit, one.model, `${shown(one.area)}/${shown(total)}`));
  const leaf = recorded(site, random, { blocks: [
    heading('SCHEDULE OF FRACTIONAL INTERESTS'),
    para(`The numerator is the floor area of the ${unitWord(site)} in square feet, the denominator that of all (${shown(total)}).`),
    table('lcr', [head(`${unitWord(site)}`, 'Type', 'Fraction'), ...rows], { lines: 'none' }),
  ] }); // prettier-ignore
  const parts = [ownership(roll.homes.map(({ unit, area }) => ({ unit, share: exact(area, total) })))];
  return declaration(site, random, { layout: 'area-over', leaf, parts, forms: { pdf: 6, scan: 2, docx: 2 } });
};

/** Votes, parking, storage and a first charge on both sides of the percent. */
export const crowded: Paper = (site, random) => {
  const roll = makeRoll(random, { count: Math.min(site.homes, 70), digits: random.pick([2, 3, 4]) });
  const monthly = random.int(180, 520) * 100 * roll.homes.length;
  const rows = roll.homes.map((one, at) =>
    row(
      one.unit,
      `${one.floor}`,
      `P-${at + 7}`,
      '1',
      `${percent(one, roll.digits)}%`,
      dollars(ratio(monthly, one.parts, 100 * 10 ** roll.digits)),
      `S${200 + at}`,
    ),
  );
  const leaf = recorded(site, random, { blocks: [
    heading(`EXHIBIT C TO MASTER DEED OF ${site.short.toUpperCase()}`),
    table('lccrrrl', [head('Unit', 'Floor', 'Parking\nSpace', 'Votes', 'Beneficial\nInterest', 'Initial Monthly\nCommon Charge', 'Storage\nBin'), ...rows], { lines: random.pick(['all', 'rows']), size: 8.5 }),
  ] }); // prettier-ignore
  return declaration(site, random, {
    layout: 'crowded',
    leaf,
    parts: [ofRoll(roll)],
    traits: rollTraits(roll),
    forms: { pdf: 5, scan: 3, xlsx: 2, docx: 1 },
  });
};
