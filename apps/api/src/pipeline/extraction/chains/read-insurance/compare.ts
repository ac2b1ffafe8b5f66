import { normaliseWords } from '@hoa/budget-math';
import type { Cited, Facts, InsurancePart } from '@hoa/contracts';
import type { Opinions } from '../second-reading/opinions';
import { rowOf } from '../second-reading/rows';
import type { FoundPolicy, FoundRow } from './normalise';
import { isSum, settled } from './settle';

/**
 * The policy as a model sees it laid over the one that the rules read; where they read none it is a part of its own. Of
 * a model that was shown the document whole, what it does not name counts too.
 */
export function withPolicy(
  facts: Facts,
  found: FoundPolicy,
  { opinions, isWhole }: { opinions: Opinions; isWhole: boolean },
): Facts {
  const page = found.premiums[0]?.amount.source.page ?? found.total?.source.page;
  if (page === undefined && !found.period) return facts;
  const { parts } = facts;
  const policies = parts.filter((part): part is InsurancePart => part.kind === 'insurance');
  const home =
    policies.find(({ pages }) => page !== undefined && pages[0] <= page && page <= pages[1]) ?? policies[0];
  if (home) {
    const second = merged(home, found, opinions);
    if (!isWhole || opinions.isMisled) return { ...facts, parts: parts.with(parts.indexOf(home), second) };
    const { part, warnings } = settled(second);
    return {
      ...facts,
      parts: parts.with(parts.indexOf(home), part),
      warnings: [...facts.warnings, ...warnings],
    };
  }
  if (page === undefined || !opinions.mayAdd()) return facts;
  return { ...facts, parts: [...parts, merged(emptyPart(parts.length, page), found, opinions)] };
}

const emptyPart = (index: number, page: number): InsurancePart => ({
  id: `model-${index + 1}`,
  kind: 'insurance',
  pages: [page, page],
  premiums: [],
  deductibles: [],
});

function merged(part: InsurancePart, found: FoundPolicy, opinions: Opinions): InsurancePart {
  const total = part.total?.source;
  // The total, named as a premium of its own, would count twice.
  const premiums = found.premiums.filter(
    ({ name, amount }) =>
      !/\btotals?\b/i.test(name) &&
      !(total && total.page === amount.source.page && total.line === amount.source.line),
  );
  const own = part.premiums.map(({ line, premium }) => ({ line, amount: premium }));
  // Premiums that add to the total are all there are.
  const isFull = own.length > 1 && part.total !== undefined && isSum(own, part.total);
  return {
    ...part,
    ...opinions.field('carrier', part.carrier, { found: found.carrier, isSame: isSameName }),
    ...opinions.field('policy', part.policy, { found: found.policy, isSame: isSameName }),
    ...opinions.field('period', part.period, {
      found: found.period,
      isSame: (a, b) => a.from === b.from && a.to === b.to,
    }),
    ...opinions.field('total', part.total, { found: found.total }),
    premiums: withRows(own, premiums, { opinions, isFull }).map(({ line, amount }) => ({
      line,
      premium: amount,
    })),
    deductibles: withRows(part.deductibles, found.deductibles, { opinions, isFull: false }),
  };
}

function isSameName(a: string, b: string): boolean {
  const [one, other] = [normaliseWords(a), normaliseWords(b)];
  return one !== '' && other !== '' && (one.includes(other) || other.includes(one));
}

interface Row {
  line: string;
  amount: Cited<string>;
}

/** Each row of the rules is judged once: a model that names it twice is no surer for that. */
function withRows(
  rows: readonly Row[],
  found: readonly FoundRow[],
  { opinions, isFull }: { opinions: Opinions; isFull: boolean },
): Row[] {
  const all = [...rows];
  const judged = new Set<number>();
  for (const one of found) {
    const at = rowOf(all, { name: one.name, source: one.amount.source }, ({ line, amount }) => ({
      name: line,
      sources: [amount.source],
    }));
    const home = all[at];
    if (judged.has(at)) continue;
    if (!home && isFull) {
      opinions.refused += 1;
      continue;
    }
    const amount = opinions.of(home?.amount, one.amount);
    if (!amount) continue;
    if (home) all[at] = { ...home, amount };
    else all.push({ line: one.name, amount });
    judged.add(home ? at : all.length - 1);
  }
  return all;
}
