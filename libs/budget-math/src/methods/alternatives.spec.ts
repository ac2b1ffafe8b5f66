import fc from 'fast-check';
import { lineAlternatives } from './alternatives';

const at = { budgetYear: 2027, label: String };

// Results of $1,000, $1,200 and $1,400: last year $1,400, mean $1,200, and $200 more a year is $1,600.
it('offers last year, the average and the trend with their arithmetic', () => {
  const history = [
    { endYear: 2024, actualCents: 100_000 },
    { endYear: 2025, actualCents: 120_000 },
    { endYear: 2026, adoptedCents: 130_000, actualCents: 140_000 },
  ];
  expect(lineAlternatives(history, at)).toEqual([
    { id: 'last-year', amountCents: 140_000, explanation: '2026 actual $1,400.00, unchanged.' },
    { id: 'average', amountCents: 120_000, explanation: 'Mean of 3 years, 2024 to 2026: $1,200.00.' },
    {
      id: 'trend',
      amountCents: 160_000,
      explanation: 'The straight line through 3 years, 2024 to 2026, comes to $1,600.00 in 2027.',
    },
  ]);
});

it('offers only what the years support', () => {
  const ids = (history: Parameters<typeof lineAlternatives>[0]) =>
    lineAlternatives(history, at).map(({ id }) => id);
  expect(ids([])).toEqual([]);
  expect(ids([{ endYear: 2026, adoptedCents: 5 }])).toEqual(['last-year']);
  expect(
    ids([
      { endYear: 2025, actualCents: 5 },
      { endYear: 2026, projectedCents: 6 },
    ]),
  ).toEqual(['last-year', 'average']);
  expect(ids([{ endYear: 2027, actualCents: 5 }])).toEqual([]);
});

it('keeps a line that never changes, and never goes below zero', () => {
  const cents = fc.integer({ min: 0, max: 10 ** 9 });
  fc.assert(
    fc.property(cents, fc.array(cents, { minLength: 3, maxLength: 8 }), (same, amounts) => {
      const level = [2024, 2025, 2026].map((endYear) => ({ endYear, actualCents: same }));
      expect(lineAlternatives(level, at).map(({ amountCents }) => amountCents)).toEqual([same, same, same]);
      const any = amounts.map((actualCents, index) => ({ endYear: 2019 + index, actualCents }));
      for (const { amountCents } of lineAlternatives(any, at)) expect(amountCents).toBeGreaterThanOrEqual(0);
    }),
  );
});
