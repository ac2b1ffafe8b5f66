import { assessedUnit, sumCents } from '@hoa/budget-math';
import { PLAIN_PLAN, type AssessmentPlan, type ScheduleUnit } from '@hoa/contracts';
import fc from 'fast-check';
import { recalculated } from '../../../../test/support/recalculated';
import { exportItem, exportReport } from '../../../../test/support/report';
import { assessmentOf } from '../../../insights/ccr/assessment';
import { budgetWorkbook } from './workbook';

jest.setTimeout(120_000);

const unit = (name: string, n: number, d: number, more: Partial<ScheduleUnit> = {}): ScheduleUnit => ({
  unit: name,
  lotNumber: '',
  share: { n: String(n), d: String(d) },
  ...more,
});

/** The sheet as another program computes it: the figures of each row by column, and the texts of the first. */
async function sheetOf(units: ScheduleUnit[], of: { totalCents: number; plan?: AssessmentPlan }) {
  const { totalCents, plan = PLAIN_PLAN } = of;
  const categories = new Map([['Utilities', totalCents]]);
  const assessment = assessmentOf({ units, plan }, { totalCents, categories });
  const report = exportReport([exportItem({ proposedCents: totalCents })]);
  const bytes = await budgetWorkbook(
    { ...report, assessments: { schedule: 'Exhibit B', units, assessment } },
    new Date('2026-11-21T09:00:00Z'),
  );
  const book = recalculated(bytes);
  const computed = new Map(
    book.formulas.map(({ where, computed: value }) => [where.split(' ')[0] ?? '', value] as const),
  );
  const sheet = book.workbook.Sheets['Assessments'] ?? {};
  const cell = (row: number, column: number): unknown => {
    const address = `${String.fromCharCode(64 + column)}${row}`;
    return (
      computed.get(`Assessments!R${row}C${column}`) ?? (sheet[address] as { v?: unknown } | undefined)?.v
    );
  };
  const last = Number(/(\d+)$/.exec(String(sheet['!ref']))?.[1] ?? 0);
  const rows = Array.from({ length: last }, (_, index) =>
    Array.from({ length: 12 }, (_cell, column) => cell(index + 1, column + 1)),
  );
  return { assessment, rows, texts: rows.map(([first]) => first) };
}

const inCents = (value: unknown) => Math.round(Number(value) * 100);
const FIRST = 5;

it('computes what the schedule says to the cent, whatever the shares and the total', async () => {
  const weights = fc.array(fc.integer({ min: 0, max: 1_000_000 }), { minLength: 1, maxLength: 25 });
  const gap = fc.constantFrom('unallocated' as const, 'normalise' as const);
  await fc.assert(
    fc.asyncProperty(
      weights,
      fc.integer({ min: 1, max: 50_000_000_00 }),
      fc.integer({ min: 96, max: 104 }),
      gap,
      async (parts, totalCents, percent, missing) => {
        const whole = sumCents(parts) || 1;
        const units = parts.map((part, index) => unit(String(index), part * percent, whole * 100));
        const plan = { ...PLAIN_PLAN, gap: missing };
        const { assessment, rows, texts } = await sheetOf(units, { totalCents, plan });
        if (assessment.kind === 'blocked') return expect(sumCents(parts)).toBe(0);
        const { cents, unallocatedCents } = assessment.result;
        const years = rows.slice(FIRST, FIRST + units.length).map((row) => inCents(row[3]));
        expect(years).toEqual(cents);
        for (const row of rows.slice(FIRST, FIRST + units.length))
          if (row[4] !== undefined) expect(inCents(row[4]) * 11 + inCents(row[5])).toBe(inCents(row[3]));
          // Months that are all rounded up by half a cent would be more than there is.
          else expect(inCents(row[3])).toBeLessThan(100);
        expect(inCents(rows[texts.indexOf('Total')]?.[3])).toBe(totalCents);
        expect(inCents(rows[texts.indexOf('Approved assessment budget')]?.[3])).toBe(totalCents);
        const left = texts.indexOf('Unallocated');
        expect(left < 0 ? 0 : inCents(rows[left]?.[3])).toBe(unallocatedCents);
      },
    ),
    { numRuns: 20, endOnFailure: true },
  );
});

it('shows the parts of a total that is divided in several ways', async () => {
  const plan: AssessmentPlan = {
    pools: [
      { label: 'Water', part: { kind: 'amount', amount: '100.01' }, basis: 'equal' },
      { label: 'All else', part: { kind: 'rest' }, basis: 'share' },
    ],
    gap: 'unallocated',
  };
  const units = [unit('1', 1, 2), unit('=2', 49, 100, { lotNumber: '7' })];
  const { rows } = await sheetOf(units, { totalCents: 100_001, plan });
  // 100.01 equally is 50.01 and 50.00; 900.00 by 50 and 49 % is 450.00 and 441.00, and leaves 9.00.
  expect(rows.slice(FIRST - 1).map((row) => row.slice(0, 6))).toEqual([
    ['Unit', 'Lot no.', 'Ownership interest', 'Water', 'All else', '2027 assessment'],
    ['1', '', 0.5, 50.01, 450, 500.01],
    ['=2', '7', 0.49, 50, 441, 491],
    ['Unallocated', undefined, undefined, 0, 9, 9],
    ['Total', undefined, 0.99, 100.01, 900, 1000.01],
    ['Approved assessment budget', undefined, undefined, undefined, undefined, 1000.01],
  ]);
  expect(assessedUnit(units[1]!).share).toEqual({ n: 49n, d: 100n });
});

it('says why instead of figures where nothing can be calculated', async () => {
  const { texts } = await sheetOf([unit('101', 1, 2)], { totalCents: 100 });
  expect(texts[3]).toBe(
    'Assessments could not be calculated from the schedule “Exhibit B”. The ownership interests add up to 50.0000%, not to between 95% and 105%. Please correct the rows in the assessment calculator.',
  );
  expect(texts).toHaveLength(4);
});
