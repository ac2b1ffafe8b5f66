import { readNumber } from '../text/amounts';
import { settleRecognised } from './recognised';
import type { Item, Row } from './types';

const HEIGHT = 10;

/** A row of a scanned page: each text ends at its edge. */
function row(items: [text: string, edge: number][], source = 'ocr'): Row {
  return {
    page: { source },
    height: HEIGHT,
    items: items.map(([text, edge]): Item => {
      const reading = readNumber(text);
      const isAmount = reading.kind === 'amount';
      return {
        text,
        edge,
        box: [edge - 40, 0, edge, HEIGHT],
        kind: isAmount ? 'amount' : 'words',
        ...(isAmount ? { cents: reading.cents } : {}),
        strong: isAmount && !reading.plain,
        mixed: false,
        repaired: false,
      } as Item;
    }),
  } as Row;
}

const centsOf = (rows: Row[]): (number | undefined)[][] =>
  settleRecognised(rows).map(({ items }) => items.map(({ cents }) => cents));

const SOUND = ['41.20', '7.15', '1,204.00', '88.09'].map((text) =>
  row([
    ['Hedges', 80],
    [text, 200],
    [text, 260],
  ]),
);

it('gives bare digits under cents their point back, and says so', () => {
  const rows = [...SOUND, row([['Fountain', 80], ['5708', 201], ['12.50', 260]]), row([['Sweeping', 80], ['-3141', 199], ['0.10', 260]])]; // prettier-ignore
  expect(centsOf(rows).slice(-2)).toEqual([
    [undefined, 5708, 1250],
    [undefined, -3141, 10],
  ]);
  expect(settleRecognised(rows)[4]!.items.map(({ repaired }) => repaired)).toEqual([false, true, false]);
});

it('leaves digits elsewhere, a year over the columns, and a page with text as they are', () => {
  const bare = row([['4010', 40], ['Fountain', 80], ['12.50', 260]]); // prettier-ignore
  const years = row([['2031', 200], ['2032', 260]]); // prettier-ignore
  expect(centsOf([years, ...SOUND, bare]).flatMap((cents) => cents.slice(0, 1))[0]).toBe(203_100);
  expect(centsOf([...SOUND, bare]).at(-1)![0]).toBe(401_000);
  const typed = [...SOUND, row([['Fountain', 80], ['5708', 200], ['12.50', 260]])].map((one) => ({ ...one, page: { source: 'text' } }) as Row); // prettier-ignore
  expect(centsOf(typed).at(-1)![1]).toBe(570_800);
});

it('leaves a column that prints plain numbers beside some with cents', () => {
  const plain = ['320', '118', '4075', '990', '260'].map((text) => row([['Units', 80], [text, 200], ['12.50', 320]])); // prettier-ignore
  expect(centsOf([...SOUND, ...plain]).at(-1)![1]).toBe(26_000);
});

it.each([
  ['1,270', '35', 127_035],
  ['$42', '970.00', 4_297_000],
  ['$(18', '082.00)', -1_808_200],
])('joins a figure of one cell that a lost point or comma took apart: %s %s', (first, rest, cents) => {
  const cell = {} as Item['cell'];
  const split = row([['Fence', 80], [first, 195], [rest, 203], ['12.50', 260]]); // prettier-ignore
  const items = split.items.map((item, i): Item => ({ ...item, kind: i > 0 ? 'amount' : 'words', cell: i === 1 || i === 2 ? cell : ({} as Item['cell']), box: [item.edge - 5, 0, item.edge, HEIGHT] })); // prettier-ignore
  expect(centsOf([...SOUND, { ...split, items }]).at(-1)).toEqual([undefined, cents, 1250]);
  const apart = items.map((item) => ({ ...item, cell: {} as Item['cell'] }));
  expect(centsOf([...SOUND, { ...split, items: apart }]).at(-1)).toHaveLength(4);
});

it('takes a small letter far behind the words of a row for a speck', () => {
  const rows = [
    ...SOUND,
    row([
      ['Total developer items', 80],
      ['a', 260],
    ]),
    row([
      ['Building', 80],
      ['a', 121],
    ]),
  ];
  expect(settleRecognised(rows).map(({ items }) => items.length)).toEqual([3, 3, 3, 3, 1, 2]);
});
