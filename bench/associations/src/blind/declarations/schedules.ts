import { exact } from '../../core/fraction';
import { type Random } from '../../core/random';
import { c, p, type Block, type Row } from '../write/ink';
import { type Home } from '../world';
import { articles, deedPaper, opening } from './prose';
import {
  asPercent,
  equalRounded,
  makeShares,
  maybeSpoiled,
  ownership,
  unitNames,
  type Share,
} from './shares';
import { size, exhibit } from './tables';

/** Lots in blocks of a plat, numbered through, each with one part of so many. */
export const lotsInBlocks = (home: Home, random: Random) => {
  const count = size(home, 70);
  const heavy = new Set(
    random.sample(
      Array.from({ length: count }, (_, at) => at),
      random.chance(0.5) ? 0 : Math.floor(count / 6),
    ),
  );
  const total = count + heavy.size;
  const shares = Array.from({ length: count }, (_, at): Share => ({
    unit: String(at + 1),
    lot: String(at + 1),
    value: exact(heavy.has(at) ? 2 : 1, total),
    area: 0,
    kind: 0,
  }));
  const block = (at: number): string => 'ABCDEFGH'[Math.floor(at / Math.ceil(count / 4))] ?? 'H';
  return deedPaper(
    {
      name: 'lots-in-blocks',
      home,
      parts: [ownership({ shares })],
      blocks: [
        ...opening(home, random, 'DECLARATION OF COVENANTS, CONDITIONS AND RESTRICTIONS'),
        ...articles(random, 4),
        exhibit(random, 'ALLOCATION OF ASSESSMENTS AMONG THE LOTS'),
        {
          k: 'grid',
          lines: 'all',
          cols: [
            { w: 1, al: 'c' },
            { w: 1, al: 'c' },
            { w: 2, al: 'l' },
            { w: 1.2, al: 'r' },
          ],
          rows: [
            { head: true, cells: [c('Block'), c('Lot'), c('Street'), c('Share')] },
            ...shares.map((one, at): Row => ({
              cells: [
                c(block(at)),
                c(one.unit),
                c(`${random.int(100, 990)} ${home.place.split(' ')[0]} Lane`),
                c(`${heavy.has(at) ? 2 : 1}/${total}`),
              ],
            })),
          ],
        },
      ],
      containers: { pdf: 4, docx: 3, scan: 3 },
      traits: ['lots'],
    },
    random,
  );
};

/** The page of a deed typed decades ago: dots to the percent, the words UNIT and percent in each line. */
export const typedList = (home: Home, random: Random) => {
  const digits = random.pick([2, 3, 4]);
  const units = unitNames(random, size(home, 48));
  const made = random.chance(0.3)
    ? { shares: equalRounded(units, digits), flaws: [] }
    : maybeSpoiled(makeShares(random, units, digits), random);
  const word = random.pick(['UNIT ', 'Apartment ', 'UNIT NO. ', '']);
  const tail = random.pick(['%', ' percent', ' per cent', '']);
  return deedPaper(
    {
      name: 'typed-list',
      home,
      parts: [ownership(made)],
      blocks: [
        ...opening(home, random, 'DECLARATION OF HORIZONTAL PROPERTY REGIME'),
        ...articles(random, 3),
        p(
          'THE PERCENTAGE OF UNDIVIDED INTEREST IN THE GENERAL COMMON ELEMENTS APPURTENANT TO EACH APARTMENT IS AS FOLLOWS:',
        ),
        {
          k: 'grid',
          at: { x: 50, w: 330 },
          cols: [
            { w: 3, al: 'l' },
            { w: 1.3, al: 'r' },
          ],
          rows: made.shares.map((one) => ({
            cells: [c(`${word}${one.unit}`, { dots: true }), c(`${asPercent(one.value, digits)}${tail}`)],
          })),
        },
        ...(made.flaws.length ? [] : [p('TOTAL ........................ 100 PERCENT')]),
      ],
      containers: { scan: 6, pdf: 1, txt: 1 },
      doc: { font: 'courier', size: 10, leading: 1.35 },
      worn: true,
    },
    random,
  );
};

/** Par values of which each unit's percent follows; or parts of a hundred thousand. */
export const parts = (home: Home, random: Random) => {
  const shares = makeShares(random, unitNames(random, size(home, 44)), 3);
  const tops = shares.map((one) => Number((one.value.n * 100000n) / one.value.d));
  const par = random.chance(0.5);
  return deedPaper(
    {
      name: par ? 'par-values' : 'hundred-thousandths',
      home,
      parts: [ownership({ shares })],
      blocks: [
        ...opening(home, random, 'CONDOMINIUM INSTRUMENTS'),
        ...articles(random, 3),
        exhibit(random, par ? 'PAR VALUES AND COMMON ELEMENT INTERESTS' : 'COMMON ELEMENT INTERESTS'),
        {
          k: 'grid',
          lines: random.pick(['none', 'rows', 'all'] as const),
          cols: [
            { w: 1, al: 'l' },
            { w: 1, al: 'r' },
            { w: 1.4, al: 'r' },
          ],
          rows: [
            {
              head: true,
              cells: par
                ? [c('Identifying Number'), c('Par Value'), c('Undivided Interest')]
                : [c('Unit'), c('Sq. Ft.'), c('Fractional Interest')],
            },
            ...shares.map((one, at): Row => ({
              cells: [
                c(one.unit),
                c((par ? tops[at]! : one.area).toLocaleString('en-US')),
                c(par ? `${asPercent(one.value, 3)}%` : `${tops[at]!.toLocaleString('en-US')}/100,000`),
              ],
            })),
            ...(par
              ? [{ bold: true, over: 'one' as const, cells: [c('TOTAL'), c('100,000'), c('100.000%')] }]
              : []),
          ],
        },
      ],
      containers: { pdf: 4, docx: 3, scan: 3 },
    },
    random,
  );
};

/** A tower's stacks: a row a floor, a column a line of units, the percent where they cross. */
export const stacks = (home: Home, random: Random) => {
  const [floors, lines] = [random.int(4, 9), random.int(3, 5)];
  const units = Array.from(
    { length: floors * lines },
    (_, at) => `${Math.floor(at / lines) + 2}${String((at % lines) + 1).padStart(2, '0')}`,
  );
  const shares = makeShares(random, units, 4);
  return deedPaper(
    {
      name: 'unit-rows',
      home,
      parts: [ownership({ shares })],
      blocks: [
        ...opening(home, random, 'DECLARATION OF CONDOMINIUM'),
        ...articles(random, 2),
        exhibit(random, 'UNITS BY FLOOR'),
        ...Array.from({ length: floors }, (_, floor): Block[] => [
          p(`Floor ${floor + 2}`, { bold: true, after: 1 }),
          {
            k: 'grid',
            lines: 'none',
            at: { x: 20, w: 380 },
            cols: [
              { w: 1, al: 'l' },
              { w: 1.4, al: 'l' },
              { w: 1, al: 'r' },
            ],
            rows: shares.slice(floor * lines, (floor + 1) * lines).map((one) => ({
              cells: [
                c(`Unit ${one.unit}`),
                c(`Type ${'ABCDE'[one.kind]}`),
                c(`${asPercent(one.value, 4)} %`),
              ],
            })),
          },
        ]).flat(),
      ],
      containers: { pdf: 5, docx: 3, scan: 3 },
    },
    random,
  );
};
