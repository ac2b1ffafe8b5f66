import { annual, partYear, totalOf, variance } from '../../statements/plans';
import type { Column, Draft, Phenomenon } from '../../statements/model';
import { monthNames, shortMonth, yearLabel } from '../../statements/periods';
import type { Scenario } from '@hoa/contracts';

const yearWord = (draft: Draft): string => yearLabel(draft.year, draft.startMonth);
const numberOf = ({ period }: Column): number => Number(period.from.slice(5, 7));

/** The twelve months of the fiscal year, each a part of it. */
const twelve = (draft: Draft, scenario: (month: number) => Scenario): Column[] =>
  Array.from({ length: 12 }, (_, i): Column => {
    const column = partYear(draft, scenario(i + 1), { first: i + 1, length: 1 });
    return { ...column, part: true, label: shortMonth(numberOf(column)) };
  });

/** The twelve months as programs name them: 'Jan 2025'. */
export const namedMonths = (draft: Draft, scenario: Scenario): Column[] =>
  twelve(draft, () => scenario).map((column) => ({
    ...column,
    label: `${column.label} ${column.period.from.slice(0, 4)}`,
  }));

const wide = (draft: Draft): void => {
  Object.assign(draft.look, { landscape: true, margin: 36, decimals: 0, dollar: 'none', gapRows: false });
  draft.whole = true;
};

/** Statements spread over the months of a year. */
export const monthPhenomena: Phenomenon[] = [
  {
    id: 'second-annual-then-months',
    group: ['columns', 'variance', 'words'],
    weight: 0.5,
    columns: (draft, random) => {
      wide(draft);
      const months = twelve(draft, () => 'adopted');
      const whole = annual(draft, 'adopted', {
        label: random.pick(['Annual Budget', 'Annual', 'Total Year']),
      });
      draft.columns = [totalOf(months, whole), ...months];
      draft.titles = [draft.association.name, `${yearWord(draft)} Budget by Month`];
    },
  },
  {
    id: 'second-actual-months-then-forecast',
    group: ['columns', 'variance', 'words'],
    weight: 0.5,
    columns: (draft, random) => {
      wide(draft);
      const closed = random.int(6, 10);
      const months = twelve(draft, (month) => (month <= closed ? 'actual' : 'projected'));
      months.forEach((column, i) => (column.over = i < closed ? 'Actual' : 'Forecast'));
      const whole = annual(draft, 'projected', { label: 'Full Year', over: 'Total' });
      draft.columns = [...months, totalOf(months, whole)];
      draft.titles = [draft.association.name, `${yearWord(draft)} Forecast (${closed}+${12 - closed})`];
    },
  },
  {
    id: 'second-months-with-quarter-totals',
    group: ['columns', 'variance', 'words'],
    weight: 0.4,
    formats: ['xlsx', 'csv'],
    columns: (draft, random) => {
      wide(draft);
      const scenario = random.pick(['adopted', 'actual'] as const);
      const months = twelve(draft, () => scenario);
      const quarters = [0, 1, 2, 3].map((q) => {
        const column = partYear(draft, scenario, { first: q * 3 + 1, length: 3 });
        return totalOf(months.slice(q * 3, q * 3 + 3), { ...column, part: true, label: `Q${q + 1}` });
      });
      const whole = annual(draft, scenario, { label: `${yearWord(draft)} Total` });
      draft.columns = [
        ...quarters.flatMap((quarter, q) => [...months.slice(q * 3, q * 3 + 3), quarter]),
        totalOf(months, whole),
      ];
      const what = scenario === 'adopted' ? 'Budget' : 'Actual';
      draft.titles = [draft.association.name, `${yearWord(draft)} ${what}`];
    },
  },
  {
    id: 'second-twelve-months-then-budget-and-variance',
    group: ['columns', 'variance', 'words'],
    weight: 0.6,
    columns: (draft) => {
      wide(draft);
      const months = twelve(draft, () => 'actual');
      for (const column of months) column.label = monthNames[numberOf(column) - 1]!.slice(0, 3).toUpperCase();
      const whole = annual(draft, 'actual', { label: 'ACTUAL' });
      const budget = annual(draft, 'adopted', { label: 'BUDGET' });
      draft.columns = [...months, totalOf(months, whole), budget];
      draft.columns.push(variance(draft, { of: budget.id, less: whole.id }, { label: 'VARIANCE' }));
      draft.titles = [draft.association.name, `Actual by Month and Budget ${yearWord(draft)}`];
    },
  },
];
