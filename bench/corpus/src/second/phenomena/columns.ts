import { annual, minus, partYear, variance } from '../../statements/plans';
import type { Column, Draft, Phenomenon } from '../../statements/model';
import { monthNames, printDate, yearLabel, yearOf } from '../../statements/periods';
import { hasParts, own } from '../../blind/phenomena/kit';

const yearWord = (draft: Draft, offset = 0): string => yearLabel(draft.year + offset, draft.startMonth);
const entitled = (draft: Draft, title: string): void => {
  draft.titles = [draft.association.name, title];
};

/** The later of two columns against the earlier, in dollars and in percent of the earlier. */
function changes(draft: Draft, before: Column, after: Column): Column[] {
  const { scenario, period } = after;
  const dollars = variance(draft, { of: after.id, less: before.id }, { label: '$ Change', scenario, period });
  return [
    dollars,
    {
      ...dollars,
      id: `percent-${dollars.id}`,
      label: '% Change',
      measure: 'percent',
      percent: true,
      derive: (cell) => {
        const [old, now] = [cell(before.id), cell(after.id)];
        return old && now !== null ? Math.round(((now - old) / Math.abs(old)) * 10_000) : null;
      },
    },
  ];
}

const monthName = ({ period }: Column): string => monthNames[Number(period.to.slice(5, 7)) - 1]!;

export const columnPhenomena: Phenomenon[] = [
  {
    id: 'second-to-date-projected-proposed-and-change',
    group: ['columns', 'variance'],
    weight: 1.5,
    columns: (draft, random) => {
      const budget = annual(draft, 'adopted', { offset: -1, label: `${yearWord(draft, -1)} Budget` });
      const soFar = partYear(draft, 'actual', { offset: -1, length: random.int(6, 9) });
      const proposed = annual(draft, 'proposed', { label: `${yearWord(draft)} Proposed Budget` });
      soFar.label = random.pick([
        `Actual YTD ${printDate(soFar.period.to)}`,
        `YTD thru ${monthName(soFar)} ${soFar.period.to.slice(0, 4)}`,
        `Jan-${monthName(soFar).slice(0, 3)} Actual`,
      ]);
      if (draft.startMonth !== 1) soFar.label = `YTD Actual ${printDate(soFar.period.to)}`;
      draft.columns = [
        budget,
        soFar,
        annual(draft, 'projected', { offset: -1, label: `${yearWord(draft, -1)} Projected Year End` }),
        proposed,
        ...changes(draft, budget, proposed),
      ];
      entitled(draft, `${yearWord(draft)} Budget Worksheet`);
    },
  },
  {
    id: 'second-change-in-dollars-and-percent',
    group: 'variance',
    weight: 1.5,
    columns: (draft) => {
      const years = own(draft).filter(({ period, alternative }) => period.kind === 'year' && !alternative);
      const [before, after] = years.slice(-2);
      const isPlain = draft.columns.every(({ derive, over }) => !derive && !over);
      if (!before || !after || hasParts(draft) || !isPlain) return false;
      if (before.period.to >= after.period.to) return false;
      draft.columns.push(...changes(draft, before, after));
    },
  },
  {
    id: 'second-annual-with-monthly-beside',
    group: ['columns', 'variance'],
    weight: 1.2,
    columns: (draft, random) => {
      const scenario = random.pick(['adopted', 'proposed'] as const);
      const whole = annual(draft, scenario);
      const monthly: Column = {
        ...partYear(draft, scenario, { length: 1 }),
        id: 'monthly',
        label: random.pick(['Monthly', 'Per Month', 'Monthly Amount']),
      };
      draft.columns = [
        {
          ...whole,
          label: random.pick(['Annual', 'Yearly', `Annual ${yearWord(draft)}`]),
          derive: (cell) => (cell('monthly') === null ? null : cell('monthly')! * 12),
        },
        monthly,
      ];
      if (random.chance(0.4)) draft.columns.reverse();
      entitled(draft, `${yearWord(draft)} ${scenario === 'adopted' ? 'Approved' : 'Proposed'} Budget`);
    },
  },
  {
    id: 'second-with-prior-year-to-date',
    group: ['columns', 'variance'],
    columns: (draft, random) => {
      const length = random.int(3, 11);
      const [now, before] = [0, -1].map((offset) => partYear(draft, 'actual', { offset, length })) as [
        Column,
        Column,
      ];
      const budget: Column = { ...now, id: 'budget-to-date', scenario: 'adopted', label: 'YTD Budget' };
      now.label = 'YTD Actual';
      before.label = 'Prior YTD Actual';
      draft.columns = [
        now,
        budget,
        variance(draft, { of: budget.id, less: now.id }, { label: 'YTD Variance' }),
        before,
        annual(draft, 'adopted', { label: 'Annual Budget' }),
      ];
      // The variance is made before the columns are set, so it takes its dates from here.
      Object.assign(draft.columns[2]!, { period: now.period, scenario: 'adopted' });
      entitled(
        draft,
        `Statement of Operations for the ${length} months ended ${printDate(now.period.to, 'long')}`,
      );
    },
  },
  {
    id: 'second-five-year-outlook',
    group: ['columns', 'variance'],
    weight: 0.5,
    columns: (draft) => {
      draft.columns = [
        annual(draft, 'adopted', { label: `${yearWord(draft)} Budget` }),
        ...[1, 2, 3, 4].map((offset) =>
          annual(draft, 'projected', { offset, label: `${yearWord(draft, offset)} Projection` }),
        ),
      ];
      entitled(draft, `${yearWord(draft)} Budget and Five-Year Outlook`);
    },
  },
  {
    id: 'second-audited-and-board-approved',
    group: 'columns',
    columns: (draft, random) => {
      const actual = (offset: number, name: string): Column =>
        annual(draft, 'actual', { offset, label: `${yearWord(draft, offset)} ${name}` });
      const approved = annual(draft, 'adopted', {
        label: random.pick([`${yearWord(draft)} Board Approved`, `Board Approved ${yearWord(draft)}`]),
      });
      draft.columns = [actual(-2, 'Audited'), actual(-1, 'Unaudited'), approved];
      entitled(draft, `Approved Budget ${yearWord(draft)}`);
    },
  },
  {
    id: 'second-budget-used-and-left',
    group: ['columns', 'variance'],
    columns: (draft, random) => {
      const budget = annual(draft, 'adopted', { label: `${yearWord(draft)} Budget` });
      const spent = partYear(draft, 'actual', { length: random.int(4, 11) });
      spent.label = `Year to Date ${printDate(spent.period.to, 'short')}`;
      draft.columns = [budget, spent];
      const left = variance(draft, { of: budget.id, less: spent.id }, { label: 'Balance' });
      draft.columns.push(
        { ...left, label: random.pick(['Left to go', 'Balance of Budget', 'Budget Remaining']) },
        {
          ...spent,
          id: 'used',
          label: '% Used',
          measure: 'percent',
          percent: true,
          derive: (cell) =>
            cell(budget.id) ? Math.round(((cell(spent.id) ?? 0) / cell(budget.id)!) * 10_000) : null,
        },
      );
      entitled(draft, `Treasurer’s Report as of ${printDate(spent.period.to, 'long')}`);
    },
  },
  {
    id: 'second-per-month-and-year-of-each-unit',
    group: ['columns', 'variance'],
    weight: 0.8,
    columns: (draft, random) => {
      const whole = annual(draft, 'proposed', { label: `${yearWord(draft)} Annual` });
      const { units } = draft.association;
      const share = (id: string, label: string, divisor: number): Column => ({
        ...whole,
        id,
        label,
        measure: 'per-unit',
        derive: (cell) => (cell(whole.id) === null ? null : Math.round(cell(whole.id)! / divisor)),
      });
      draft.columns = [
        whole,
        share('unit-year', random.pick(['Per Unit/Year', 'Annual per Home']), units),
        share('unit-month', random.pick(['Per Unit/Month', 'Monthly per Home']), units * 12),
      ];
      draft.look.decimals = 2;
      entitled(draft, `Proposed Budget ${yearWord(draft)} (${units} units)`);
    },
  },
  {
    id: 'second-projection-without-actuals',
    group: 'columns',
    columns: (draft, random) => {
      const last = annual(draft, 'projected', { offset: -1, label: `${yearWord(draft, -1)} Annualized` });
      const proposed = annual(draft, 'proposed', { label: `${yearWord(draft)} Proposed` });
      draft.columns = random.chance(0.5) ? [proposed, last] : [last, proposed];
      draft.columns.forEach(
        (column) => (column.period = yearOf(Number(column.period.to.slice(0, 4)), draft.startMonth)),
      );
      if (random.chance(0.6))
        draft.columns.push({
          ...variance(draft, { of: proposed.id, less: last.id }, { label: 'Incr/(Decr)' }),
          derive: (cell) => minus(cell(proposed.id), cell(last.id)),
        });
      entitled(draft, `Budget ${yearWord(draft)}`);
    },
  },
];
