import type { Facts, OwnershipPart } from '@hoa/contracts';
import type { Opinions } from '../second-reading/opinions';
import { isSameShare, sumInPercent } from '../second-reading/shares';
import type { FoundShare } from './normalise';

/**
 * Shares as a model sees them laid over those that the rules read. A table that is whole takes no further unit: what a
 * model adds there cannot be right, and is counted as a place that holds nothing.
 */
export function withShares(
  facts: Facts,
  found: readonly FoundShare[],
  opinions: Opinions,
): { facts: Facts; refused: number } {
  const parts = structuredClone(facts.parts);
  const tables = parts.filter((part): part is OwnershipPart => part.kind === 'ownership');
  const inForce = tables.filter((table) => table.inForce);
  const judged = new Set<OwnershipPart['shares'][number]>();
  const added = new Map<OwnershipPart, FoundShare[]>();
  let refused = 0;
  for (const one of found) {
    const row = rowFor(tables, one);
    if (row) {
      if (!judged.has(row)) row.share = opinions.of(row.share, one.share, isSameShare) ?? row.share;
      judged.add(row);
      continue;
    }
    if (opinions.isMisled) {
      opinions.mayAdd();
      continue;
    }
    const home = tableFor(inForce, one) ?? made({ parts, tables: inForce, page: one.share.source.page });
    if (isWhole(home)) refused += 1;
    else added.set(home, [...(added.get(home) ?? []), one]);
  }
  for (const [table, shares] of added) addTo(table, shares, opinions);
  return { facts: { ...facts, parts }, refused };
}

const isWhole = ({ sum, shares }: OwnershipPart): boolean =>
  shares.length > 0 && isSameShare(sum, { n: '100', d: '1' });

function rowFor(tables: readonly OwnershipPart[], { unit, share }: FoundShare) {
  const rows = tables.flatMap(({ shares }) => shares);
  const { page, line } = share.source;
  const here = rows.filter(({ share: { source } }) => source.page === page && source.line === line);
  const named = here.find((row) => isSameUnit(row.unit, unit)) ?? (here.length === 1 ? here[0] : undefined);
  return (
    named ??
    tables
      .filter(({ inForce }) => inForce)
      .flatMap(({ shares }) => shares)
      .find((row) => isSameUnit(row.unit, unit))
  );
}

const isSameUnit = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();

const tableFor = (tables: readonly OwnershipPart[], { share: { source } }: FoundShare) =>
  tables.find(({ pages }) => pages[0] <= source.page && source.page <= pages[1]) ?? tables[0];

function made(of: { parts: Facts['parts']; tables: OwnershipPart[]; page: number }): OwnershipPart {
  const part: OwnershipPart = {
    id: `model-${of.parts.length + 1}`,
    kind: 'ownership',
    pages: [of.page, of.page],
    inForce: true,
    why: 'Only the model saw this table.',
    sum: { n: '0', d: '1' },
    shares: [],
  };
  of.parts.push(part);
  of.tables.push(part);
  return part;
}

function addTo(table: OwnershipPart, found: readonly FoundShare[], opinions: Opinions): void {
  for (const { unit, lot, share } of found) {
    const cited = opinions.of(undefined, share);
    if (cited) table.shares.push({ unit, ...(lot === undefined ? {} : { lot }), share: cited });
  }
  table.sum = sumInPercent(table.shares.map(({ share }) => share.value));
}
