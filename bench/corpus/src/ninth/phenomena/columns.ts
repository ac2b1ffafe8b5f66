import { duesLeaf, hasParts, own } from '../../blind/phenomena/kit';
import { leaves } from '../../statements/amounts';
import type { Column, Draft, Phenomenon } from '../../statements/model';
import { annual, totalOf } from '../../statements/plans';
import { contributionLeaf, costs, entitle, yearWord } from '../../third/phenomena/kit';
import { replace } from './kit';

const lastYear = (draft: Draft): Column | undefined => {
  const fits = own(draft).filter(({ period, part }) => period.kind === 'year' && !part);
  return hasParts(draft) || draft.columns.length > 4 ? undefined : fits.at(-1);
};

/** A share of each amount of a whole year, to the cent. */
const shareOf = (base: Column, more: Pick<Column, 'id' | 'label' | 'over'>, share: number): Column => ({
  scenario: base.scenario,
  period: base.period,
  measure: 'per-unit',
  derive: (cell) => (cell(base.id) === null ? null : Math.round(cell(base.id)! * share)),
  ...more,
});

const buildings = [
  ['North Bldg', 'South Bldg'],
  ['Bldg A', 'Bldg B', 'Bldg C'],
  ['Tower', 'Townhouses', 'Retail'],
  ['Phase 1', 'Phase 2'],
];

/** Funds have little in common: dues pay for both, each cost belongs to one. */
export function divideByFund(draft: Draft, [operating, reserve]: [string, string]): void {
  const own = costs(draft).filter(({ steady }) => !steady);
  const large = own.filter(({ label }) =>
    /repair|roof|paint|paving|boiler|masonry|plumb|main|seal/i.test(label),
  );
  const projects = (large.length > 0 ? large : own).slice(-2);
  for (const { values, flow, steady } of leaves(draft.body).filter(({ role }) => role === 'line')) {
    if (!values) continue;
    const isShared = flow === 'income' && steady;
    const isProject = projects.some((leaf) => leaf.values === values);
    if (isProject) values[operating] = null;
    else if (isShared) {
      const both = values[operating] ?? 0;
      values[reserve] = Math.round((both * 0.14) / 100) * 100;
      values[operating] = both - values[reserve];
    } else values[reserve] = null;
  }
}

/** Columns that divide the amounts of one. */
export const columnPhenomena: Phenomenon[] = [
  {
    id: 'ninth-cost-of-each-square-foot',
    group: 'per-unit',
    columns: (draft, random) => {
      const base = lastYear(draft);
      if (!base) return false;
      const feet = draft.association.units * random.int(900, 1900);
      const label = `Per Sq. Ft. (${feet.toLocaleString('en-US')})`;
      draft.columns.push(shareOf(base, { id: 'square-foot', label }, 1 / feet));
    },
  },
  {
    id: 'ninth-monthly-share-of-each-plan',
    group: 'per-unit',
    columns: (draft, random) => {
      const base = lastYear(draft);
      if (!base || draft.columns.length > 3) return false;
      const even = 100 / draft.association.units;
      const names = random.pick([
        ['Plan 1', 'Plan 2', 'Plan 3'],
        ['1 BR', '2 BR', '3 BR'],
      ]);
      names.forEach((name, i) => {
        const percent = (even * (0.8 + i * 0.2)).toFixed(4);
        const more = { id: `plan-${i}`, label: `${name} ${percent}%`, over: 'Monthly Share of One Unit' };
        draft.columns.push(shareOf(base, more, Number(percent) / 1200));
      });
    },
  },
  {
    id: 'ninth-total-then-share-of-each-building',
    group: ['columns', 'variance', 'words', 'export'],
    columns: (draft, random) => {
      const names = random.pick(buildings);
      const percents = names.map((_, i) => 30 + i * random.int(2, 9));
      const all = percents.reduce((sum, percent) => sum + percent, 0);
      const whole = annual(draft, 'adopted', { label: 'Total Budget' });
      const parts = names.map((name, i) => ({
        ...whole,
        id: `building-${i}`,
        label: `${name} ${((percents[i]! / all) * 100).toFixed(1)}%`,
        part: true,
      }));
      draft.columns = [totalOf(parts, whole), ...parts];
      entitle(draft, `${yearWord(draft)} Budget Allocated by Building`);
    },
    tail: (draft) => {
      const parts = draft.columns.filter(({ id }) => id.startsWith('building-'));
      if (parts.length < 2) return false;
      const shares = parts.map(({ label }) => Number(/([\d.]+)%$/.exec(label)?.[1]) / 100);
      for (const { values } of leaves(draft.body)) {
        const all = values?.[parts[0]!.id];
        if (!values || all == null) continue;
        parts.forEach(({ id }, i) => (values[id] = Math.round((all * shares[i]!) / 100) * 100));
      }
    },
  },
  {
    id: 'ninth-funds-beside-last-year',
    group: ['columns', 'variance', 'dues', 'special-block', 'roll-forward', 'export'],
    columns: (draft) => {
      draft.body = draft.body.filter(({ fund }) => fund !== 'reserve');
      const kept = contributionLeaf(draft);
      if (kept) replace(draft, kept, []);
      const whole = annual(draft, 'actual', { label: `${yearWord(draft)} Total` });
      const parts = ['Operating Fund', 'Replacement Fund'].map((label, i) => ({
        ...whole,
        id: `fund-${i}`,
        label,
        part: true,
      }));
      draft.columns = [
        ...parts,
        totalOf(parts, whole),
        annual(draft, 'actual', { offset: -1, label: `${yearWord(draft, -1)} Total` }),
      ];
      entitle(draft, 'Statement of Revenues, Expenses and Changes in Fund Balances', yearWord(draft));
    },
    tail: (draft) => {
      if (!duesLeaf(draft)?.values || !draft.columns.some(({ id }) => id === 'fund-1')) return false;
      divideByFund(draft, ['fund-0', 'fund-1']);
    },
    // A row of both funds belongs to neither.
    rows: (rows, draft) => {
      if (!draft.columns.some(({ id }) => id === 'fund-1')) return false;
      for (const row of rows) delete row.fund;
    },
  },
];
