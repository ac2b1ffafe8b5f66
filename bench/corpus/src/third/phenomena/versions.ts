import { add, part } from '../../blind/phenomena/kit';
import { leaves } from '../../statements/amounts';
import { line } from '../../statements/build';
import type { Column, Draft, Phenomenon } from '../../statements/model';
import { annual, variance } from '../../statements/plans';
import { duesLeaf } from '../../blind/phenomena/kit';
import { contributionLeaf, costs, entitle, hasOtherFunds, yearWord } from './kit';

/** Copies the amounts of one column, since most lines do not differ. */
function copyColumn(draft: Draft, from: string, to: string): void {
  for (const { values } of leaves(draft.body))
    if (values && from in values) values[to] = values[from] ?? null;
}

const rival = (draft: Draft, at: number, label: string): Column =>
  annual(draft, 'proposed', { id: `choice-${at}`, label, alternative: at });

/** Reserves in full, in half and not at all: the members vote. */
const reserveChoices = [1, 0.5, 0];

/** Rivals and stages of one year’s budget. */
export const versionPhenomena: Phenomenon[] = [
  {
    id: 'third-reserves-full-partial-or-waived',
    group: ['columns', 'variance', 'dues', 'plug', 'shape', 'roll-forward'],
    lines: (draft) => {
      if (hasOtherFunds(draft)) return false;
      const base = part(draft, 0.15);
      if (!contributionLeaf(draft))
        add(draft, 'expense', line('Reserve Contribution', 'expense', { base, steady: true }));
    },
    columns: (draft, random) => {
      if (hasOtherFunds(draft)) return false;
      const names = random
        .pick([
          ['With Fully Funded Reserves', 'With Partially Funded Reserves', 'With No Reserves'],
          ['Full Reserves', 'Partial Reserves', 'Reserves Waived'],
        ])
        .slice(0, random.pick([2, 3]));
      if (names.length === 2) names[1] = random.pick(['Reserves Waived', 'Without Reserves']);
      const adopted = random.int(0, names.length - 1);
      draft.columns = names.map((name, i) => ({
        ...rival(draft, i + 1, `${yearWord(draft)} ${name}`),
        adopted: i === adopted,
      }));
      entitle(draft, `${yearWord(draft)} Proposed Budget`, 'Vote on the funding of reserves');
    },
    tail: (draft) => {
      const [reserve, dues] = [contributionLeaf(draft), duesLeaf(draft)];
      // A rate for each home may stand beside the choices.
      const [first, ...others] = draft.columns.filter(({ id }) => id.startsWith('choice-'));
      if (!reserve?.values || !dues?.values || !first || first.id !== 'choice-1') return false;
      const [full, raised] = [reserve.values[first.id] ?? 0, dues.values[first.id] ?? 0];
      others.forEach(({ id }, i) => {
        const factor = others.length === 1 ? 0 : reserveChoices[i + 1]!;
        copyColumn(draft, first.id, id);
        const kept = Math.round((full * factor) / 100) * 100;
        reserve.values![id] = kept;
        dues.values![id] = raised - (full - kept);
      });
    },
  },
  {
    id: 'third-original-and-amended-budget',
    group: ['columns', 'variance', 'roll-forward'],
    columns: (draft, random) => {
      const day = `${random.int(4, 8)}/${random.int(8, 24)}/${draft.startMonth === 1 ? draft.year : draft.year - 1}`;
      const original = annual(draft, 'adopted', { label: `${yearWord(draft)} Original Budget` });
      const amended = annual(draft, 'adopted', {
        id: 'amended',
        label: random.pick([`${yearWord(draft)} Amended Budget`, `Amended ${day}`, 'As Amended']),
      });
      draft.columns = [original, amended];
      const changes = variance(draft, { of: amended.id, less: original.id }, { label: 'Amendments' });
      draft.columns = [original, changes, amended];
      entitle(draft, `${yearWord(draft)} Amended Operating Budget`, `Adopted by the Board ${day}`);
    },
    tail: (draft, random) => {
      const original = draft.columns[0];
      if (!original || !draft.columns.some(({ id }) => id === 'amended')) return false;
      copyColumn(draft, original.id, 'amended');
      for (const { values } of random.sample(costs(draft), 3))
        if (values?.[original.id])
          values.amended = Math.round((values[original.id]! * random.float(0.85, 1.25)) / 10_000) * 10_000;
    },
  },
  {
    id: 'third-manager-committee-and-board',
    group: ['columns', 'variance', 'roll-forward'],
    weight: 0.6,
    columns: (draft, random) => {
      const adopted = random.int(0, 2);
      const names = random.pick([
        ['Manager Recommendation', 'Finance Committee', 'Treasurer’s Version'],
        ['Mgmt Draft', 'Committee Draft', 'Board Draft'],
      ]);
      draft.columns = [
        annual(draft, 'adopted', { offset: -1, label: `${yearWord(draft, -1)} Budget` }),
        ...names.map((name, i) => ({
          ...rival(draft, i + 1, `${yearWord(draft)} ${name}`),
          adopted: i === adopted,
        })),
      ];
      entitle(draft, `${yearWord(draft)} Budget Development`);
    },
  },
  {
    id: 'third-reforecast-beside-budget',
    group: ['columns', 'variance', 'roll-forward'],
    columns: (draft, random) => {
      const closed = random.int(5, 9);
      const budget = annual(draft, 'adopted', { label: `${yearWord(draft)} Budget` });
      const label = random.pick([
        `${yearWord(draft)} Reforecast (${closed}+${12 - closed})`,
        'Latest Year-End Forecast',
      ]);
      const forecast = annual(draft, 'projected', { label });
      draft.columns = [budget, forecast];
      draft.columns.push(
        variance(draft, { of: budget.id, less: forecast.id }, { label: 'Budget less Forecast' }),
      );
      entitle(draft, `${yearWord(draft)} Mid-Year Budget Review`);
    },
  },
];
