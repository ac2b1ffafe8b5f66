import { c, p, type Row } from '../../blind/write/ink';
import { asFraction, exact } from '../../core/fraction';
import { type Random } from '../../core/random';
import { inWords, ordinal } from '../../core/words';
import { gridOf } from '../budgets/common';
import { type Home } from '../home';
import { docOf, ended, type Paper } from '../paper';
import { isoDate, longDate } from '../../core/dates';
import { allocate, ownership, percentText } from './shares';
import { article, declarationPaper, surroundings } from './wording';

/** Equal fractions of a row of units that the sentence itself names. */
export function equalFractions(home: Home, random: Random): Paper {
  const count = Math.min(home.units, 60);
  const first = random.pick([1, 1, 101]);
  const units = Array.from({ length: count }, (_, at) => String(first + at));
  const spelled = random.chance(0.5);
  const fraction = spelled ? `one ${ordinal(count)} (1/${count})` : `1/${count}th`;
  const range = `Units ${first} through ${first + count - 1}, inclusive`;
  const doc = docOf('Declaration of Covenants', home.year - 12, {
    font: 'times',
    size: 11.5,
    margin: 80,
    leading: 1.5,
    foot: '%p',
    blocks: [
      p(`DECLARATION OF COVENANTS, CONDITIONS AND RESTRICTIONS FOR ${home.name.toUpperCase()}`, { al: 'c', bold: true }),
      article('1', 'Property'),
      p(`The Project consists of ${inWords(count)} (${count}) Units, designated on the Plan as ${range}. The Owners are the members of ${ended(home.full)}`),
      article('6', 'Ownership of Common Area'),
      p(`Section 6.1  Undivided Interests.  Each of ${range}, shall have as appurtenant to it an undivided ${fraction} interest in the Common Area, and shall bear the same fraction of the Common Expenses.`),
      ...surroundings(home, random),
    ],
  });
  const share = asFraction(exact(1, count));
  return declarationPaper(home, {
    layout: 'equal-fractions',
    doc,
    parts: [{ kind: 'ownership', inForce: true, sum: asFraction(exact(100, 1)), shares: units.map((unit) => ({ unit, share })), flaws: [] }],
  });
} // prettier-ignore

/** Sorts of units, each with the units that belong to it and the share of every one of them. */
export function byType(home: Home, random: Random): Paper {
  const of = allocate(home, random, { scale: 1_000_000, most: 60, naming: 'floors', faults: false });
  const types = [...new Set(of.units.map((unit) => unit.type))].sort();
  types.forEach((type) => {
    const own = of.units.filter((unit) => unit.type === type);
    own.forEach((unit) => (unit.parts = own[0]!.parts));
  });
  const rows: Row[] = [
    { cells: [c('Unit Type'), c('Unit Numbers', { al: 'l' }), c('No. of Units'), c('Interest of\nEach Unit')], head: true },
    ...types.map((type): Row => {
      const own = of.units.filter((unit) => unit.type === type);
      return { cells: [c(`Type ${type}`), c(own.map((unit) => unit.id).join(', '), { al: 'l' }), c(String(own.length)), c(`${percentText(own[0]!.parts, 4)}%`)] };
    }),
  ];
  const doc = docOf('Condominium Plan', home.year - 7, {
    size: 10,
    margin: 60,
    blocks: [
      p(home.full.toUpperCase(), { al: 'c', bold: true, size: 13 }),
      p('DECLARATION - SECTION 8, PERCENTAGE INTERESTS', { al: 'c', bold: true }),
      p('8.01  The undivided interest of every Unit is set by its type. Each Unit of a type has the interest shown in the last column; minor differences due to rounding are disregarded.'),
      gridOf([0.9, 3.6, 0.8, 1.4], rows, { lines: 'all' }),
      ...surroundings(home, random),
    ],
  });
  return declarationPaper(home, { layout: 'by-type', doc, parts: [ownership(of)] });
} // prettier-ignore

/** Shares of stock of a cooperative, allotted to apartments; the part is the shares of the whole issue. */
export function shareholders(home: Home, random: Random): Paper {
  const of = allocate(home, random, { scale: random.pick([10_000, 25_000, 40_000]), naming: 'letters', faults: false });
  const rows: Row[] = [
    { cells: [c('Apartment'), c('Rooms'), c(home.kind === 'coop' ? 'Shares Allocated' : 'Allocated Points')], head: true, under: 'one' },
    ...of.units.map((unit): Row => ({ cells: [c(unit.id), c(String(unit.rooms)), c(unit.parts.toLocaleString('en-US'))] })),
    { cells: [c('Total'), c(''), c(of.scale.toLocaleString('en-US'))], bold: true, over: 'one' },
  ];
  const word = home.kind === 'coop' ? 'shares' : 'points';
  const doc = docOf('Allocation schedule', home.year - 25, {
    font: 'times',
    size: 10.5,
    margin: 70,
    blocks: [
      p(home.full, { al: 'c', bold: true, size: 13, after: 2 }),
      p(home.kind === 'coop' ? 'Schedule of Shares Allocated to Apartments' : 'Declaration, Appendix 2: Schedule of Points', { al: 'c' }),
      p(`The proportionate interest of each apartment, and its part of the charges, is the number of ${word} allocated to it divided by the total of ${of.scale.toLocaleString('en-US')} ${word}.`),
      gridOf([1, 0.7, 1.3], rows, { at: { x: 90, w: 280 } }),
    ],
  });
  return declarationPaper(home, { layout: 'shareholders', doc, parts: [ownership(of)] });
} // prettier-ignore

/** An amendment that puts a new table in the place of the old one, printed before it or left out. */
export function amendment(home: Home, random: Random): Paper {
  const now = allocate(home, random, { scale: 1_000_000, naming: 'plain', most: 36, faults: false });
  const before = allocate(home, random, { scale: 1_000_000, naming: 'plain', most: Math.max(8, now.units.length - 2), faults: false });
  const shown = random.chance(0.45);
  const table = (of: typeof now): ReturnType<typeof gridOf> =>
    gridOf([1, 1.4], [
      { cells: [c('Unit'), c('Percentage Interest')], head: true, under: 'one' },
      ...of.units.map((unit): Row => ({ cells: [c(unit.id), c(`${percentText(unit.parts, 4)}%`)] })),
    ], { at: { x: 110, w: 220 } });
  const year = home.year - 4;
  const doc = docOf('Amendment', year, {
    font: 'times',
    size: 11,
    margin: 72,
    foot: 'Page %p of %n',
    blocks: [
      p(`SECOND AMENDMENT TO THE DECLARATION OF ${home.name.toUpperCase()}`, { al: 'c', bold: true, size: 12.5 }),
      p(`THIS AMENDMENT is made ${longDate(isoDate(year, random.int(1, 12), random.int(1, 28)))} by ${home.full}, the required seventy-five percent (75%) of the Owners having consented.`),
      ...(shown
        ? [p('WHEREAS, Exhibit "C" to the Declaration, as originally recorded, provided as follows:'), p('FORMER EXHIBIT "C" (superseded)', { al: 'c', bold: true }), table(before)]
        : [p('WHEREAS, two garages were joined to Units and the interests must be computed anew;')]),
      p('NOW, THEREFORE, Exhibit "C" to the Declaration is deleted in its entirety and replaced by the following:'),
      p('EXHIBIT "C" (AS AMENDED)', { al: 'c', bold: true }),
      table(now),
      p('Except as amended here, the Declaration remains in full force and effect.'),
      p(`_______________________\n${home.board[0]}, President`),
    ],
  });
  return declarationPaper(home, { layout: shown ? 'amendment-former' : 'amendment', doc, parts: [...(shown ? [ownership(before, { inForce: false })] : []), ownership(now)] });
} // prettier-ignore

/** Covenants of a subdivision: every lot pays the same, none is listed. */
export function covenants(home: Home, random: Random): Paper {
  const doc = docOf('Covenants', home.year - 20, {
    font: 'times',
    size: 11,
    margin: 72,
    foot: '%p',
    blocks: [
      p('DECLARATION OF COVENANTS AND RESTRICTIONS', { al: 'c', bold: true, size: 13, after: 2 }),
      p(home.name, { al: 'c' }),
      article('IV', 'Assessments'),
      p(`Section 1. Both annual and special assessments must be fixed at a uniform rate for all Lots and may be collected monthly. ${home.full} shall hold title to the Common Area.`),
      p(`Section 2. Until January 1 of the year following the first conveyance, the maximum annual assessment shall be $${random.int(180, 900)}.00 per Lot, and may be raised each year by not more than five percent (5%) above the prior year.`),
      article('V', 'Architectural Control'),
      ...surroundings(home, random),
    ],
  });
  return declarationPaper(home, { layout: 'covenants', doc, parts: [] });
} // prettier-ignore

/** Lots or units in sentences, each with a percent of its own. */
export function sentences(home: Home, random: Random): Paper {
  const of = allocate(home, random, { scale: 10_000, most: 14, naming: random.pick(['plain', 'floors']), faults: false });
  const list = of.units.map((unit) => `Unit ${unit.id}, ${percentText(unit.parts, 2)}%`);
  const doc = docOf('Declaration', home.year - 30, {
    font: random.pick(['courier', 'times']),
    size: 10.5,
    margin: 76,
    leading: 1.4,
    blocks: [
      p(`DECLARATION ESTABLISHING ${home.name.toUpperCase()}`, { al: 'c', bold: true }),
      p('THIRD: Interest in Common Property.', { bold: true }),
      p(`The owner of each unit owns with it an undivided interest in the common property in the following percentages, which shall not be changed without the consent of all owners: ${list.slice(0, -1).join('; ')}; and ${list[list.length - 1]}.`),
      p('FOURTH: Administration.', { bold: true }),
      p(`The affairs of the property are administered by ${ended(home.full)}`),
      ...surroundings(home, random),
    ],
  });
  return declarationPaper(home, { layout: 'sentences', doc, parts: [ownership(of)], worn: true });
} // prettier-ignore
