import { normaliseWords } from '@hoa/budget-math';
import type { Cited, ContractPart, Facts } from '@hoa/contracts';
import type { Opinions } from '../second-reading/opinions';
import type { Found } from '../second-reading/places';
import type { FoundContract } from './normalise';

/** Contracts as a model sees them laid over those that the rules read; one that the rules lack is a part of its own. */
export function withContracts(facts: Facts, found: readonly FoundContract[], opinions: Opinions): Facts {
  const parts = [...facts.parts];
  for (const contract of found) {
    const page = firstPage(contract);
    if (page === undefined) continue;
    const at = parts.findIndex((part) => part.kind === 'contract' && isAbout(part, contract, parts));
    const home = parts[at];
    if (home?.kind === 'contract') parts[at] = merged(home, contract, opinions);
    // A fee makes a contract; a name alone may be anyone's.
    else if (contract.fee && opinions.mayAdd())
      parts.push(merged(emptyPart(parts.length, page), contract, opinions));
  }
  return { ...facts, parts };
}

const emptyPart = (index: number, page: number): ContractPart => ({
  id: `model-${index + 1}`,
  kind: 'contract',
  pages: [page, page],
  surcharges: [],
});

function firstPage(contract: FoundContract): number | undefined {
  const places = Object.values(contract).flatMap((field: Found<unknown> | Found<string>[] | undefined) =>
    field === undefined || Array.isArray(field) ? [] : [field.source.page],
  );
  return places.length === 0 ? undefined : Math.min(...places);
}

/** The part on whose pages it stands; of several on one page the one of its vendor; the only one there is. */
function isAbout(part: ContractPart, contract: FoundContract, parts: Facts['parts']): boolean {
  const others = parts.filter(({ kind }) => kind === 'contract');
  if (others.length === 1) return true;
  const page = firstPage(contract) ?? 0;
  const here = others.filter(({ pages }) => pages[0] <= page && page <= pages[1]);
  if (!here.includes(part)) return false;
  if (here.length === 1) return true;
  return (
    part.vendor !== undefined &&
    contract.vendor !== undefined &&
    isSameName(part.vendor.value, contract.vendor.value)
  );
}

function merged(part: ContractPart, found: FoundContract, opinions: Opinions): ContractPart {
  return {
    ...part,
    ...opinions.field('vendor', part.vendor, { found: found.vendor, isSame: isSameName }),
    ...opinions.field('customer', part.customer, { found: found.customer, isSame: isSameName }),
    ...opinions.field('service', part.service, { found: found.service, isSame: sharesWord }),
    ...opinions.field('fee', part.fee, { found: found.fee, isSame: isSameFee }),
    ...opinions.field('start', part.start, { found: found.start }),
    ...opinions.field('end', part.end, { found: found.end }),
    ...opinions.field('renewal', part.renewal, { found: found.renewal, isSame: isSameRenewal }),
    ...opinions.field('noticeDays', part.noticeDays, { found: found.noticeDays }),
    ...opinions.field('escalator', part.escalator, { found: found.escalator, isSame: isSameEscalator }),
    surcharges: withSurcharges(part.surcharges, found.surcharges, opinions),
  };
}

function isSameName(a: string, b: string): boolean {
  const [one, other] = [normaliseWords(a), normaliseWords(b)];
  return one !== '' && other !== '' && (one.includes(other) || other.includes(one));
}

const wordsOf = (text: string): string[] =>
  normaliseWords(text)
    .split(' ')
    .filter((word) => word.length > 3);

function sharesWord(a: string, b: string): boolean {
  const own = new Set(wordsOf(a));
  return isSameName(a, b) || wordsOf(b).some((word) => own.has(word));
}

type Fee = NonNullable<ContractPart['fee']>['value'];

function isSameFee(a: Fee, b: Fee): boolean {
  if (a.period !== b.period) return false;
  if (a.amount !== null && b.amount !== null) return a.amount === b.amount;
  const steps = (fee: Fee) => (fee.schedule ?? []).map(({ amount }) => amount).sort();
  if (a.amount === null && b.amount === null) return steps(a).join() === steps(b).join();
  // One step of a schedule is no other price.
  return steps(a).includes(b.amount ?? '') || steps(b).includes(a.amount ?? '');
}

const denies = (text: string): boolean => /\b(?:no|not|none|never|without)\b/i.test(text);
const isSameRenewal = (a: string, b: string): boolean => denies(a) === denies(b);

type Escalator = NonNullable<ContractPart['escalator']>['value'];

/** Of a cap either field may hold the percentage. */
function isSameEscalator(a: Escalator, b: Escalator): boolean {
  const bound = ({ value, cap }: Escalator) => cap ?? value;
  return a.type === b.type && bound(a) === bound(b) && a.floor === b.floor;
}

function withSurcharges(
  first: readonly Cited<string>[],
  found: readonly Found<string>[],
  opinions: Opinions,
): Cited<string>[] {
  const all = [...first];
  for (const one of found) {
    const at = all.findIndex(
      ({ value, source }) => sharesWord(value, one.value) || isNear(source, one.source),
    );
    const second = opinions.of(all[at], one, () => true);
    if (!second) continue;
    if (at >= 0) all[at] = second;
    else all.push(second);
  }
  return all;
}

const isNear = (
  a: { page: number; line?: number | undefined },
  b: { page: number; line?: number | undefined },
): boolean => a.page === b.page && Math.abs((a.line ?? 0) - (b.line ?? 0)) <= 1;
