import { approximate, exact, multiplyExact } from '@hoa/budget-math';
import type {
  CcrAnalysis,
  DocumentRow,
  Facts,
  Fraction,
  OwnershipInterest,
  OwnershipPart,
  OwnershipTable,
} from '@hoa/contracts';
import { whyNothing } from './why-nothing';
import { shortened, totalOf } from './sums';
import { warningsOf } from './warnings';

/**
 * What a document says of ownership: the rows of its tables in force, which tables there are and why one holds and
 * another does not, and what to look at before anything is calculated. Without a row, why.
 */
export function analyseDeclaration(
  document: Pick<DocumentRow, 'id' | 'name' | 'status' | 'error'>,
  facts: Facts,
): CcrAnalysis {
  const parts = facts.parts.filter((part) => part.kind === 'ownership');
  const inForce = grouped(parts.filter((part) => part.inForce && part.shares.length > 0));
  const interests = inForce.flatMap((part) => part.shares.map((share) => interestOf(share, part.group)));
  const about = {
    documentId: document.id,
    documentName: document.name,
    ...(facts.association ? { associationName: facts.association.value } : {}),
    ...(parts.length > 0 ? { tables: parts.map(tableOf) } : {}),
  };
  if (interests.length === 0)
    return { ...about, ownershipInterests: [], error: whyNothing(document, facts), warnings: [] };
  return {
    ...about,
    ownershipInterests: interests,
    sum: approximate(totalOf(inForce)),
    warnings: warningsOf(inForce, facts.warnings),
  };
}

/**
 * Tables without a name that are whole each by itself are those of several buildings: together they would seem to give
 * away the whole more than once. A unit that stands in two of them tells that they are not.
 */
function grouped(parts: readonly OwnershipPart[]): OwnershipPart[] {
  const isWhole = ({ sum }: OwnershipPart) => Math.abs(approximate(shortened(sum)) - 100) < NEARLY;
  const units = parts.flatMap((part) => part.shares.map(({ unit }) => unit));
  const areBuildings =
    parts.length > 1 &&
    parts.every((part) => part.group === undefined && isWhole(part)) &&
    new Set(units).size === units.length;
  if (!areBuildings) return [...parts];
  return parts.map((part) => ({ ...part, group: placeOf(part) }));
}

/** Percent that a sum may be away from 100 and be the whole of something. */
const NEARLY = 1;

/** "Pages 3 to 4". */
function placeOf({ pages: [first, last] }: OwnershipPart): string {
  return first === last ? `Page ${first}` : `Pages ${first} to ${last}`;
}

function interestOf(
  { unit, lot, share }: OwnershipPart['shares'][number],
  group: string | undefined,
): OwnershipInterest {
  return {
    unit: bare(unit),
    lotNumber: lot ?? '',
    percentage: percentOf(share.value),
    share: share.value,
    ...(group === undefined ? {} : { group }),
    confidence: share.confidence,
    source: share.source,
  };
}

/** "101" of "Unit No. 101"; a designation that is nothing but such words stays. */
export function bare(unit: string): string {
  return unit.replace(LABEL, '').trim() || unit;
}

const LABEL = /^(?:units?|apartments?|apts?)(?:\b|(?=\d))\.?\s*(?:(?:nos?|numbers?)\b\.?)?\s*#?\s*(?=\S)/i;

/** The number that is nearest to it: 1/40 is 2.5. */
function percentOf({ n, d }: Fraction): number {
  return approximate(multiplyExact(exact(BigInt(n), BigInt(d)), exact(100)));
}

function tableOf({ pages, shares, group, sum, inForce, why }: OwnershipPart): OwnershipTable {
  const short = shortened(sum);
  return {
    pages,
    units: shares.length,
    ...(group === undefined ? {} : { group }),
    sum: approximate(short),
    exactSum: { n: String(short.n), d: String(short.d) },
    inForce,
    why,
  };
}
