import type { Random } from '@hoa/bench-associations/kit';
import { startDraft } from '../blind/build';
import { duesLeaf } from '../blind/phenomena/kit';
import { settlePeriods } from '../ninth/settle';
import { leaves, topGroup } from '../statements/amounts';
import { addCodes } from '../statements/build';
import type { Draft, Group } from '../statements/model';
import { families } from './families';
import { planColumns, retitle } from './plans';

/** A plain statement of one family, in its words and layout. */
export function buildEleventhDraft(random: Random): Draft {
  const family = random.pick(families);
  const draft = startDraft(family, random);
  if (draft.startMonth !== 1) draft.startMonth = random.pick([4, 7, 7, 9, 10, 11]);
  balanceDues(draft, random.fork('dues'));
  family.arrange?.(draft, random.fork('arrange'));
  planColumns(family, draft, random.fork('columns'));
  addCodes(draft);
  draft.settle = () => {
    settlePeriods(draft);
    matchContributions(draft);
    retitle(draft);
  };
  return draft;
}

/** The reserve fund receives what the operating fund contributes. */
function matchContributions(draft: Draft): void {
  const given = leaves(topGroup(draft, 'expense')?.children ?? []).filter(
    ({ steady, label }) => steady && /reserve|fund/i.test(label),
  );
  const block = draft.body.find(
    (node): node is Group => node.kind === 'group' && node.fund === 'reserve' && node.flow === 'income',
  );
  const [received] = leaves(block?.children ?? []);
  if (given.length === 0 || !received?.values) return;
  for (const { id } of draft.columns)
    if (received.values[id] !== undefined)
      received.values[id] = given.reduce((sum, { values }) => sum + (values?.[id] ?? 0), 0);
}

/** Dues are what the expenses and the other income leave to be raised. */
function balanceDues(draft: Draft, random: Random): void {
  const dues = duesLeaf(draft);
  const sum = (flow: 'income' | 'expense'): number =>
    leaves(topGroup(draft, flow)?.children ?? []).reduce((all, leaf) => all + (leaf.base ?? 0), 0);
  if (!dues) return;
  const needed = sum('expense') - (sum('income') - (dues.base ?? 0));
  const raised = Math.round((needed * random.float(0.98, 1.03)) / 10_000) * 10_000;
  if (raised > 500_000) dues.base = raised;
}
