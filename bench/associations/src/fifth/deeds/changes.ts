import { cells, type Grid, type Row } from '../../blind/write/ink';
import { exact } from '../../core/fraction';
import { longDate } from '../../core/dates';
import { item, para, table, type Piece } from '../press/leaf';
import { type Recipe } from '../place';
import {
  bookAndPage,
  deedPaper,
  divide,
  exhibit,
  homesOf,
  instrumentOf,
  opening,
  owned,
  type Home,
} from './shares';
import { percentShare, percentText, provisions, roundingOf } from './shares';

const twoColumns = (homes: readonly Home[], steps: readonly number[], places: number): Grid =>
  table(
    'llr',
    [
      { head: true, under: 'one', cells: cells('Unit Designation', 'Plan', 'Percentage of Ownership') },
      ...homes.map((one, at): Row => ({
        cells: cells(`Unit ${one.unit}`, one.plan, `${percentText(steps[at]!, places)} %`),
      })),
    ],
    { size: 10 },
  );

/** A second phase is added, and every percentage with it; often the amendment shows what it replaces. */
export const secondPhase: Recipe = (place, random) => {
  const all = homesOf(random, Math.min(Math.max(place.units, 20), 44), 'plain');
  const old = all.slice(0, Math.ceil(all.length * random.float(0.4, 0.7)));
  const of = (homes: readonly Home[]): number[] =>
    divide(
      homes.map((one) => one.area),
      100_000,
      false,
    );
  const [before, after] = [of(old), of(all)];
  const shares = (homes: readonly Home[], steps: readonly number[]): Parameters<typeof owned>[0] =>
    homes.map((one, at) => ({ unit: one.unit, share: percentShare(steps[at]!, 3) }));
  const both = random.chance(0.6);
  const instrument = instrumentOf({ ...place, condo: true }, random);
  const day = `${place.year - random.int(2, 14)}-${random.pick(['02', '06', '11'])}-${random.int(10, 28)}`;
  return deedPaper(place, random, {
    title: `Second amendment to ${instrument}`,
    traits: ['second-phase', both ? 'with-former' : 'alone', ...roundingOf(shares(all, after))],
    parts: [...(both ? [owned(shares(old, before), { former: true })] : []), owned(shares(all, after))],
    blocks: [
      para(`SECOND AMENDMENT\nTO ${instrument.toUpperCase()}\nOF ${place.name.toUpperCase()}`, {
        al: 'c',
        bold: true,
      }),
      item(
        'A.',
        `The instrument was recorded at ${bookAndPage(random)} and submitted ${old.length} units in Phase I.`,
      ),
      item(
        'B.',
        `The Declarant now adds Phase II with ${all.length - old.length} units, effective ${longDate(day)}.`,
      ),
      ...(both
        ? ([
            item(
              '1.',
              'Schedule 1, which reads as follows, is deleted in its entirety and is of no further force:',
            ),
            twoColumns(old, before, 3),
            item('2.', 'In its place the following Schedule 1 is adopted:'),
          ] satisfies Piece[])
        : [item('1.', 'Schedule 1 is deleted in its entirety and replaced by the following:')]),
      para('AMENDED SCHEDULE 1', { al: 'c', bold: true }),
      twoColumns(all, after, 3),
      para('In every other respect the instrument stands as it was recorded.'),
      para(`______________________\n${place.people[5]}, for the Declarant`, { al: 'r' }),
    ],
  });
};

/** Two towers, each of which is a whole by itself. */
export const twinTowers: Recipe = (place, random) => {
  const names = random.pick([
    ['North Tower', 'South Tower'],
    ['Harbor House', 'Garden House'],
    ['Tower One', 'Tower Two'],
  ] as const);
  const instrument = instrumentOf({ ...place, condo: true }, random);
  const made = names.map((group, nth) => {
    const homes = homesOf(random, 30, nth === 0 ? 'floors' : 'letters');
    const steps = divide(
      homes.map((one) => one.area),
      1_000_000,
      true,
    );
    return { group, homes, steps };
  });
  return deedPaper(place, random, {
    title: instrument,
    traits: ['twin-towers'],
    parts: made.map(({ group, homes, steps }) =>
      owned(
        homes.map((one, at) => ({ unit: one.unit, share: percentShare(steps[at]!, 4) })),
        { group },
      ),
    ),
    blocks: [
      ...opening(place, random, instrument),
      ...provisions(place, random, { count: 2, article: 1 }),
      para(
        `The ${names[0]} and the ${names[1]} keep separate accounts. The interests of the units of each come to one hundred percent of the limited common elements and expenses of that building.`,
      ),
      ...made.flatMap(({ group, homes, steps }): Piece[] => [
        { k: 'page' },
        ...exhibit(group === names[0] ? 'H-1' : 'H-2', group.toUpperCase()),
        table(
          'lrr',
          [
            { head: true, under: 'one', cells: cells('Unit', 'Square Feet', 'Share of the Building') },
            ...homes.map((one, at): Row => ({
              cells: cells(one.unit, String(one.area), `${percentText(steps[at]!, 4)}%`),
            })),
            { bold: true, over: 'one', cells: cells(`${group}, all units`, '', '100.0000%') },
          ],
          { size: 10 },
        ),
      ]),
    ],
  });
};

/** Parts of ten thousand in rows of four pairs of dots, as typists filled a page. */
export const tenThousandths: Recipe = (place, random) => {
  const all = homesOf(random, Math.min(place.units, 45));
  const steps = divide(
    all.map((one) => one.area),
    10_000,
    true,
  );
  const shares = all.map((one, at) => ({ unit: one.unit, share: exact(steps[at]!, 10_000) }));
  return deedPaper(place, random, {
    title: 'Allocation of common interest',
    traits: ['ten-thousandths'],
    parts: [owned(shares)],
    look: { font: 'courier', size: 10, justify: false },
    forms: { pdf: 3, scan: 4, txt: 1 },
    blocks: [
      para('SCHEDULE OF ALLOCATED INTERESTS', { al: 'c', bold: true, after: 2 }),
      para(`${place.name}\n${place.county} County`, { al: 'c' }),
      para(
        `The interest of each ${place.word} is stated in ten-thousandths (1/10,000ths) of the whole. Example: 125 means 125/10,000.`,
      ),
      table(
        'Lr',
        [
          { head: true, under: 'one', cells: cells(place.word.toUpperCase(), 'PARTS OF 10,000') },
          ...all.map((one, at): Row => ({ cells: [{ t: one.unit, dots: true }, { t: String(steps[at]) }] })),
          { bold: true, over: 'one', cells: cells('WHOLE', '10,000') },
        ],
        { at: { x: 60, w: 330 } },
      ),
      ...provisions(place, random, { count: 2, article: 15 }),
    ],
  });
};
