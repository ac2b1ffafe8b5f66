import fc from 'fast-check';
import { exportItem, exportReport } from '../../../test/support/report';
import { budgetCsv } from './csv';
import { netWords } from './net-position';
import { budgetTable } from './table';

const words = (netCents: number, previousCents: number | null) =>
  netWords({ netCents, previousCents, previousLabel: '2026' });

it.each([
  [-120_000, -100_000, 'Deficit of $1,200.00, $200.00 more than in 2026.'],
  [-80_000, -100_000, 'Deficit of $800.00, $200.00 less than in 2026.'],
  [120_000, 100_000, 'Surplus of $1,200.00, $200.00 more than in 2026.'],
  [80_000, 100_000, 'Surplus of $800.00, $200.00 less than in 2026.'],
  [5_000, -120_000, 'Surplus of $50.00, after a deficit of $1,200.00 in 2026.'],
  [-120_000, 5_000, 'Deficit of $1,200.00, after a surplus of $50.00 in 2026.'],
  [-120_000, 0, 'Deficit of $1,200.00, after a balanced budget in 2026.'],
  [0, -120_000, 'Balanced, after a deficit of $1,200.00 in 2026.'],
  [-100_000, -100_000, 'Deficit of $1,000.00, as in 2026.'],
  [0, 0, 'Balanced, as in 2026.'],
  [-100_000, null, 'Deficit of $1,000.00.'],
])('a net of %d cents after %p: %s', (net, previous, said) => {
  expect(words(net, previous)).toBe(said);
});

it('calls a worse deficit more, a better one less, and never speaks of percent', () => {
  const amount = fc.integer({ min: 1, max: 10 ** 12 });
  fc.assert(
    fc.property(amount, amount, (a, b) => {
      fc.pre(a !== b);
      expect(words(-a, -b)).toContain(a > b ? ' more than in 2026' : ' less than in 2026');
      expect(words(a, b)).toContain(a > b ? ' more than in 2026' : ' less than in 2026');
      expect(words(-a, b)).toMatch(/^Deficit .+, after a surplus .+ in 2026\.$/);
      for (const said of [words(-a, -b), words(a, b), words(-a, b), words(a, -b)])
        expect(said).not.toMatch(/[%+−]/);
    }),
  );
});

const income = (proposedCents: number, previousCents: number) =>
  exportItem({ type: 'income', glCode: '6100', description: 'Fees', proposedCents, previousCents });

it('has no percent in any row of the net, whichever way it goes', () => {
  const figure = fc.integer({ min: 0, max: 10 ** 9 });
  fc.assert(
    fc.property(figure, figure, figure, figure, (fees, feesBefore, costs, costsBefore) => {
      const { netRow } = exportReport([
        income(fees, feesBefore),
        exportItem({ proposedCents: costs, previousCents: costsBefore }),
      ]);
      expect(netRow.change).toBeNull();
      expect(netRow.changeWord).toBe(fees > costs ? 'Surplus' : fees < costs ? 'Deficit' : 'Balanced');
      // Half a year is none.
      expect(netRow.previousCents).toBe(
        feesBefore === 0 || costsBefore === 0 ? null : feesBefore - costsBefore,
      );
    }),
  );
});

it('says so in the CSV and in a terminal', () => {
  const report = exportReport([income(90_000, 95_000), exportItem()]);
  const row = budgetCsv(report)
    .split('\r\n')
    .find((line) => line.includes('Net Operating Position'));
  expect(row).toBe(
    ',,Net Operating Position,-50.00,-167.00,,,,,"Deficit of $167.00, $117.00 more than in 2026."',
  );
  const printed = budgetTable(report)
    .split('\n')
    .find((line) => line.includes('NET OPERATING POSITION'));
  expect(printed).toMatch(/−\$50\.00 +−\$167\.00 +Deficit/);
});
