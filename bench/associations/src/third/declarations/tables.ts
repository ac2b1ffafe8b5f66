import { c, p, type Row } from '../../blind/write/ink';
import { type Random } from '../../core/random';
import { gridOf } from '../budgets/common';
import { type Home } from '../home';
import { docOf, ended, type Paper } from '../paper';
import { allocate, ownership, percentText, type Unit } from './shares';
import { article, declarationPaper, surroundings } from './wording';

const title = (home: Home, instrument: string): ReturnType<typeof p>[] => [
  p(instrument.toUpperCase(), { al: 'c', bold: true, size: 13, after: 2 }),
  p('OF', { al: 'c', after: 2 }),
  p(home.name.toUpperCase(), { al: 'c', bold: true, size: 13, after: 14 }),
];

/** A declaration with an exhibit: one row for each unit with its type and area, and a total. */
export function exhibit(home: Home, random: Random): Paper {
  const of = allocate(home, random, { scale: 1_000_000 });
  const boxed = random.chance(0.5);
  const sum = of.units.reduce((all, unit) => all + unit.parts, 0);
  const rows: Row[] = [
    { cells: [c('Unit No.'), c('Plan'), c('Approx. Sq. Ft.'), c('Percentage of\nUndivided Interest')], head: true, under: 'one' },
    ...of.units.map((unit): Row => ({ cells: [c(unit.id), c(unit.type, { al: 'c' }), c(unit.area.toLocaleString('en-US')), c(`${percentText(unit.parts, 4)}%`)] })),
    { cells: [c('TOTAL'), c(''), c(''), c(of.flaws.length ? '100.0000%' : `${percentText(sum, 4)}%`)], bold: true, over: 'one' },
  ];
  const doc = docOf('Declaration of Condominium', home.year - 18, {
    font: 'times',
    size: 11,
    margin: 72,
    foot: '- %p -',
    blocks: [
      ...title(home, 'Declaration of Condominium'),
      article('I', 'Definitions and Submission'),
      p(`The Developer submits the land described in Exhibit "A", with its improvements, to the condominium form of ownership under the laws of the State of ${home.state}. The name of the association is ${ended(home.full)}`),
      article('IV', 'Undivided Interests'),
      p('There is appurtenant to each Unit the undivided interest in the Common Elements set forth in Exhibit "B", which also governs the sharing of Common Expenses and Common Surplus.'),
      ...surroundings(home, random),
      { k: 'page' },
      p('EXHIBIT "B"', { al: 'c', bold: true, after: 2 }),
      p('Schedule of Units and Undivided Interests in the Common Elements', { al: 'c' }),
      gridOf([1, 0.7, 1.2, 1.8], rows, boxed ? { lines: 'all' } : { at: { x: 60, w: 340 } }),
    ],
  });
  return declarationPaper(home, { layout: 'exhibit', doc, parts: [ownership(of)], worn: true });
} // prettier-ignore

/** Three columns of units and shares across the page, read down. */
export function threeAcross(home: Home, random: Random): Paper {
  const of = allocate(home, random, { scale: 100_000, most: 120 });
  const deep = Math.ceil(of.units.length / 3);
  const cell = (unit: Unit | undefined): ReturnType<typeof c>[] => [c(unit?.id ?? '', { al: 'c' }), c(unit ? percentText(unit.parts, 3) : '')];
  const rows: Row[] = [
    { cells: [0, 1, 2].flatMap(() => [c('Unit', { al: 'c' }), c('Percent')]), head: true, under: 'one' },
    ...Array.from({ length: deep }, (_, at): Row => ({ cells: [0, 1, 2].flatMap((col) => cell(of.units[at + col * deep])) })),
  ];
  const doc = docOf('Schedule C', home.year - 22, {
    font: random.pick(['times', 'courier']),
    size: 10,
    margin: 64,
    blocks: [
      p('SCHEDULE C', { al: 'c', bold: true, after: 2 }),
      p(`to the Declaration creating ${home.name}`, { al: 'c' }),
      p('PERCENTAGE OF OWNERSHIP IN COMMON ELEMENTS', { al: 'c', bold: true }),
      p('The percentages below were computed by the Declarant from the floor area of each Unit and determine the share of each Unit in the common expenses of ' + ended(home.full)),
      gridOf([0.8, 1, 0.8, 1, 0.8, 1], rows),
      p(`Declarant: ${home.board[4]}, Trustee`),
    ],
  });
  return declarationPaper(home, { layout: 'three-across', doc, parts: [ownership(of)], worn: true });
} // prettier-ignore

/** A master deed of New England: where each unit lies, its rooms, its area and its interest, in ruled boxes. */
export function masterDeed(home: Home, random: Random): Paper {
  const of = allocate(home, random, { scale: 10_000, most: 40, naming: random.pick(['plain', 'letters']) });
  const rows: Row[] = [
    { cells: [c('Unit Designation'), c('Location', { al: 'l' }), c('No. of\nRooms'), c('Approx. Area\nin Sq. Ft.'), c('Proportionate\nInterest in Common\nElements (%)')], head: true },
    ...of.units.map((unit): Row => ({
      cells: [c(`Unit ${unit.id}`), c(`Building ${unit.building}, ${unit.floor % 2 ? 'first' : 'second'} level`, { al: 'l' }), c(String(unit.rooms)), c(String(unit.area)), c(percentText(unit.parts, 2))],
    })),
  ];
  const doc = docOf('Master Deed', home.year - 15, {
    font: 'times',
    size: 10.5,
    margin: 60,
    foot: 'Master Deed - Page %p of %n',
    blocks: [
      ...title(home, 'Master Deed'),
      p('5. Description of Units.', { bold: true }),
      p('The designation of each Unit, its location, approximate area, number of rooms and the proportionate interest of each Unit in the common areas and facilities are as follows:'),
      gridOf([1.1, 2, 0.8, 1.1, 1.6], rows, { lines: 'all', size: 9 }),
      p('6. Common Areas.', { bold: true }),
      p(`The organization of unit owners that manages the common areas is ${ended(home.full)}`),
      ...surroundings(home, random),
      p(`IN WITNESS WHEREOF, the undersigned has executed this Master Deed this ${random.int(2, 28)}th day of April, ${home.year - 15}.`),
    ],
  });
  return declarationPaper(home, { layout: 'master-deed', doc, parts: [ownership(of)] });
} // prettier-ignore

/** Buildings one after another, decimals of one, with dots. */
export function byBuilding(home: Home, random: Random): Paper {
  const of = allocate(home, random, { scale: 1_000_000, naming: random.pick(['plain', 'streets']) });
  const buildings = [...new Set(of.units.map((unit) => unit.building))];
  const doc = docOf('Allocated Interests', home.year - 9, {
    font: 'liberation',
    size: 10,
    margin: 72,
    foot: 'Exhibit D-%p',
    blocks: [
      p('EXHIBIT D', { al: 'c', bold: true, after: 2 }),
      p(`ALLOCATED INTERESTS - ${home.name.toUpperCase()}`, { al: 'c', bold: true }),
      p(`The fraction of the common expenses of ${home.full} allocated to each Unit is expressed as a decimal. The decimals of all Units total 1.000000.`),
      ...buildings.map((building) =>
        gridOf([3, 1], [
          { cells: [c(`Building ${building}`), c('Decimal Interest')], bold: true, gap: 8 },
          ...of.units.filter((unit) => unit.building === building).map((unit): Row => ({ cells: [c(`Unit ${unit.id}`, { dots: true, indent: 14 }), c(`.${String(unit.parts).padStart(6, '0')}`)] })),
        ], { at: { x: 50, w: 340 } }),
      ),
    ],
  });
  return declarationPaper(home, { layout: 'by-building', doc, parts: [ownership(of)] });
} // prettier-ignore

/** The secretary's list of who pays which part, kept as a workbook. */
export function worksheet(home: Home, random: Random): Paper {
  const of = allocate(home, random, { scale: 100_000, faults: false });
  const pool = 12 * home.units * random.int(240, 480);
  const rows: Row[] = [
    { cells: [c('Unit'), c('Bldg'), c('Sq Ft'), c('% Interest'), c('Annual share of budget')], head: true },
    ...of.units.map((unit): Row => {
      const cents = Math.round((unit.parts * pool) / 1000);
      return { cells: [c(unit.id, { al: 'l' }), c(unit.building), c(String(unit.area)), c(`${percentText(unit.parts, 3)}%`, { percent: unit.parts / 1000 }), c((cents / 100).toFixed(2), { cents })] };
    }),
    { cells: [c('Total', { al: 'l' }), c(''), c(''), c('100.000%', { percent: 100 }), c('')], bold: true },
  ];
  const doc = docOf('Percent interests', home.year - 1, { size: 9.5, blocks: [p(home.full, { bold: true }), p('Percentage interests in the common elements, from Exhibit C of the Declaration'), gridOf([1, 0.7, 1, 1.2, 1.6], rows, { lines: 'rows' })] });
  return declarationPaper(home, { layout: 'worksheet', doc, parts: [ownership(of)], containers: { xlsx: 60, csv: 25, pdf: 15 }, sheet: { name: 'Interests' } });
} // prettier-ignore
