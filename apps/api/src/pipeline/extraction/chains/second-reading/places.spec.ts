import fc from 'fast-check';
import type { StoredLine, StoredPage } from '../../stored-pages';
import { Places } from './places';

const line = (index: number, ...cells: string[]): StoredLine => ({
  index,
  text: cells.join('  '),
  box: [0, 0, 1, 1],
  cells: cells.map((text) => ({ text, box: [0, 0, 1, 1], confidence: 1 })),
});
const pages: StoredPage[] = [
  {
    page: 1,
    text: '',
    lines: [
      line(1, 'The Association pays Green Valley LLC $31,200.00 a year, in months of $2,600.00 each.'),
      line(2, 'This Agreement begins on January 1, 2026 and ends on December'),
      line(3, '31, 2027 unless sixty (60) days of notice are given.'),
      line(4, 'Roof', '25', '8', '$142,000', '(1,200.00)', '3.5%', '1/36', '2.5'),
      line(5, 'Policy HM-4471-22, fees rise by the lesser of 4% and 3% of CPI.'),
    ],
  },
];
const about = { documentId: 1, documentName: 'a.pdf', readingId: 'r' };
const places = () => new Places(pages, about);
const words = (at: number, text: string) => ({ page: 1, line: at, words: text });
const cell = (at: number, number: number) => ({ page: 1, line: at, cell: number });

it('reads the value that stands around the words', () => {
  const at = places();
  expect(at.money(words(1, '$31,200.00 a year'))?.value).toBe('31200.00');
  expect(at.money(words(1, 'months of $2,600.00'))?.value).toBe('2600.00');
  expect(at.date(words(2, 'begins on January 1, 2026'))?.value).toBe('2026-01-01');
  expect(at.date(words(2, 'December 31, 2027'))).toMatchObject({
    value: '2027-12-31',
    source: { page: 1, line: 2 },
  });
  expect(at.days(words(3, 'sixty (60) days'))?.value).toBe(60);
  expect(at.money(cell(4, 4))?.value).toBe('142000.00');
  expect(at.money(cell(4, 5))?.value).toBe('-1200.00');
  expect(at.years(cell(4, 2))?.value).toBe(25);
  expect(at.percent(cell(4, 6))?.value).toBe(3.5);
  expect(at.share(cell(4, 7), 'fraction')?.value).toEqual({ n: '1', d: '36' });
  expect(at.share(cell(4, 8), 'percent')?.value).toEqual({ n: '1', d: '40' });
  expect(at.text(words(1, 'green valley llc'))?.value).toBe('Green Valley LLC');
  expect(at.code(words(5, 'HM-4471-22'))?.value).toBe('HM-4471-22');
  expect(at.rejected).toBe(0);
});

it('a piece of a figure is no figure, and two figures are none', () => {
  const at = places();
  expect(at.money(words(1, '1,200'))).toBeUndefined();
  expect(at.money(words(1, '31,200'))?.value).toBe('31200.00');
  expect(at.money({ ...cell(4, 4), words: '142' })).toBeUndefined();
  expect(at.money(words(1, '$31,200.00 a year, in months of $2,600.00'))).toBeUndefined();
  expect(at.percent(words(5, 'the lesser of 4% and 3%'))).toBeUndefined();
  expect(at.money(words(1, '(1'))).toMatchObject({ value: '-1200.00' });
  expect(at.money(words(4, '$142,000 (1,200.00'))).toBeUndefined();
  expect(at.money(words(4, '(1,200.00) 3.5'))).toMatchObject({ value: '-1200.00' });
  expect(at.code(words(5, 'M-4471'))).toBeUndefined();
  expect(at.rejected).toBe(6);
});

it('counts what is not there: no such page, line, cell or words, or nothing of the kind', () => {
  const at = places();
  expect(at.money({ page: 2, line: 1, words: '$31,200.00' })).toBeUndefined();
  expect(at.money(words(9, '$31,200.00'))).toBeUndefined();
  expect(at.money(cell(4, 99))).toBeUndefined();
  expect(at.money(words(1, '$99,999.00'))).toBeUndefined();
  expect(at.money(cell(4, 6))).toBeUndefined();
  expect(at.date(cell(4, 4))).toBeUndefined();
  expect(at.text(cell(4, 2))).toBeUndefined();
  expect(at.rejected).toBe(7);
  expect(at.money(undefined)).toBeUndefined();
  expect(at.rejected).toBe(7);
});

it('whatever a model answers, no amount and no date comes out that is not on the page', () => {
  const amounts = ['31200.00', '2600.00', '142000.00', '-1200.00', '25.00', '8.00', '2.50'];
  const text = pages.flatMap(({ lines }) => lines.map((one) => one.text)).join(' ');
  const piece = fc
    .tuple(fc.nat({ max: text.length }), fc.integer({ min: 1, max: 40 }))
    .map(([from, length]) => text.slice(from, from + length));
  const place = fc.record({
    page: fc.integer({ min: 0, max: 2 }),
    line: fc.integer({ min: 0, max: 6 }),
    cell: fc.option(fc.integer({ min: -1, max: 9 })),
    words: fc.option(fc.oneof(piece, fc.string())),
  });
  fc.assert(
    fc.property(place, (at) => {
      const money = places().money(at);
      const date = places().date(at);
      if (money) expect(amounts).toContain(money.value);
      if (date) expect(['2026-01-01', '2027-12-31']).toContain(date.value);
    }),
    { numRuns: 2000 },
  );
});
