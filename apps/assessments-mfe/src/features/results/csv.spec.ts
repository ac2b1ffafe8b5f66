import { exact } from '@hoa/budget-math';
import type { ScheduleUnit } from '@hoa/contracts';
import fc from 'fast-check';
import { cellsOf } from '../schedule-entry/cells';
import { calculationOf, rowsOf, type Calculated } from './calculation';
import { scheduleCsv, text } from './csv';
import { nextSorting, viewOf } from './view';

const plan = {
  pools: [{ label: 'Budget', part: { kind: 'rest' }, basis: 'share' }],
  gap: 'unallocated',
} as const;

function calculated(units: ScheduleUnit[], totalCents: number): Calculated {
  const outcome = calculationOf({
    schedule: { units, plan: { pools: [...plan.pools], gap: plan.gap } },
    totalCents,
  });
  if (outcome.kind !== 'assessed') throw new Error(JSON.stringify(outcome));
  return outcome;
}

const share = (n: number, d: number) => ({ n: String(n), d: String(d) });
const units: ScheduleUnit[] = [
  { unit: '101', lotNumber: '7', share: share(1, 3) },
  { unit: '=1+1', lotNumber: 'a, "b"', share: share(1, 3) },
  { unit: '103', lotNumber: '', share: share(32, 100) },
];

test('has the columns, a row a unit, the gap, the totals, and nothing that a spreadsheet runs', () => {
  const result = calculated(units, 10_000);
  const rows = rowsOf(units, result, { instalments: 1 });
  const csv = scheduleCsv({
    rows,
    unallocatedCents: result.unallocatedCents,
    totalCents: 10_000,
    sum: result.sum,
  });
  expect(csv).toBe(
    '\uFEFFUnit,Lot no.,Ownership Interest,assessments\r\n' +
      '101,7,33.3333%,33.33\r\n' +
      '\'=1+1,"a, ""b""",33.3333%,33.33\r\n' +
      '103,,32.0000%,32.01\r\n' +
      'Unallocated,,,1.33\r\n' +
      'Total,,98.6667%,100.00\r\n' +
      'approved assessment budget,,,100.00\r\n',
  );
});

test('any names come back, as text; amounts add up to the total', () => {
  const name = fc
    .string({ minLength: 1, maxLength: 12 })
    .map((one) => one.replace(/[\0\uFEFF]/g, '').trim() || 'x');
  fc.assert(
    fc.property(fc.array(name, { minLength: 1, maxLength: 12 }), fc.nat(10 ** 9), (names, totalCents) => {
      const all = names.map((unit) => ({ unit, lotNumber: '', share: share(1, names.length) }));
      const result = calculated(all, totalCents);
      const rows = rowsOf(all, result, { instalments: 12 });
      const csv = scheduleCsv({ rows, unallocatedCents: 0, totalCents, sum: exact(100) });
      const read = cellsOf(csv).slice(1, -2);
      expect(read.map(([unit]) => unit)).toEqual(names.map((one) => text(one).trim()));
      const cents = read.reduce((sum, cells) => sum + Math.round(Number(cells[3]) * 100), 0);
      expect(cents).toBe(totalCents);
    }),
  );
});

test('is sorted as people count, searched by unit and lot, and put back', () => {
  const some = ['10', '9', '9B', '100'].map((unit, index) => ({
    unit,
    lotNumber: `L${index}`,
    share: share(1, 4),
  }));
  const rows = rowsOf(some, calculated(some, 401), { instalments: 1 });
  const names = (sorting: Parameters<typeof viewOf>[1]['sorting'], search = '') =>
    viewOf(rows, { sorting, search }).map(({ unit }) => unit.unit);
  expect(names({ column: 'unit', descending: false })).toEqual(['9', '9B', '10', '100']);
  expect(names({ column: 'cents', descending: true })[0]).toBe('100');
  expect(names(null)).toEqual(['10', '9', '9B', '100']);
  expect(names(null, 'l2')).toEqual(['9B']);
  let sorting = nextSorting(null, 'lot');
  expect(sorting).toEqual({ column: 'lot', descending: false });
  sorting = nextSorting(sorting, 'lot');
  expect(sorting).toEqual({ column: 'lot', descending: true });
  expect(nextSorting(sorting, 'lot')).toBeNull();
});
