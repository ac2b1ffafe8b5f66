import { exact } from '@hoa/budget-math';
import type { OwnershipTable } from '@hoa/contracts';
import { Badge, Banner } from '@hoa/ui';
import type { Analysis } from '../calculator/state';
import { percentText } from './share-text';

/** Which of the document's tables counts, and why; and what the reader was not sure of. */
export function TablesInForce({ analysis: { tables, warnings } }: { analysis: Analysis }) {
  return (
    <>
      {tables.length > 0 && (
        <ul
          aria-label="Tables of the document"
          className="divide-y divide-line rounded-md border border-line"
        >
          {tables.map((table, index) => (
            <li key={index} className="flex flex-wrap items-baseline gap-x-3 gap-y-1 px-4 py-3">
              <Badge tone={table.inForce ? 'accent' : 'neutral'}>
                {table.inForce ? 'In force' : 'Not in force'}
              </Badge>
              <span className="min-w-0 grow basis-60">
                <span className="font-semibold">{pagesOf(table)}</span>
                {table.group ? `, ${table.group}` : ''}: {table.units.toLocaleString('en-US')} units,{' '}
                <span className="figures">{sumOf(table)}</span>.{' '}
                <span className="text-ink-soft">{table.why}</span>
              </span>
            </li>
          ))}
        </ul>
      )}
      {warnings.length > 0 && (
        <Banner tone="attention" title="Please check">
          <ul className="list-disc space-y-0.5 pl-5">
            {warnings.map((warning) => (
              <li key={warning} className="wrap-anywhere">
                {warning}
              </li>
            ))}
          </ul>
        </Banner>
      )}
    </>
  );
}

function pagesOf({ pages: [first, last] }: OwnershipTable): string {
  return first === last ? `Page ${first}` : `Pages ${first}–${last}`;
}

const sumOf = ({ exactSum }: OwnershipTable) => percentText(exact(BigInt(exactSum.n), BigInt(exactSum.d)));
