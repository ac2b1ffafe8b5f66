import type { Reconciliation } from '@hoa/contracts';
import { Button, classNames } from '@hoa/ui';
import { Check, CircleDashed, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { table as words } from './messages';
import {
  checkedColumns,
  columnTitle,
  difference,
  dollars,
  offBy,
  type CheckedColumn,
  type Statement,
} from './statements';

/** Per column: income, expenses and net as read next to as printed, and whether they are equal. */
export function TotalsTable({ part, name }: { part: Statement; name: string }) {
  const [all, setAll] = useState(false);
  const columns = checkedColumns(part);
  const main = columns.filter(({ isMain }) => isMain);
  const usual = main.length > 0 ? main : columns;
  const shown = all ? columns : usual;
  const hidden = columns.length - usual.length;
  return (
    // Amounts in millions may be wider than a phone: they scroll by themselves then, and must be reachable by keyboard.
    <div role="region" aria-label={words.caption(name)} tabIndex={0} className="overflow-x-auto">
      <table aria-label={words.caption(name)} className="w-full border-collapse text-sm max-sm:text-xs">
        <thead>
          <tr className="border-b border-line-strong text-xs text-ink-soft">
            <th scope="col" className="py-2 text-left sm:pr-2 font-semibold">
              {words.total}
            </th>
            <th scope="col" className="px-0.5 py-2 text-right sm:px-2 font-semibold">
              {words.interpreted}
            </th>
            <th scope="col" className="px-0.5 py-2 text-right sm:px-2 font-semibold">
              {words.printed}
            </th>
            <th scope="col" className="py-2 pl-1 text-left sm:pl-2 font-semibold">
              {words.result}
            </th>
          </tr>
        </thead>
        {shown.map((column) => (
          <ColumnTotals key={column.column.id} {...column} all={part.columns} />
        ))}
      </table>
      {hidden > 0 && (
        <Button variant="quiet" className="mt-2" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? words.less : words.more(hidden)}
        </Button>
      )}
    </div>
  );
}

function ColumnTotals({ column, entries, all }: CheckedColumn & { all: Statement['columns'] }) {
  const title = columnTitle(column, all);
  const details = [
    column.label && !title.includes(column.label) ? words.headed(column.label) : null,
    column.inferred ? words.inferred(column.inferred) : null,
  ].filter((detail) => detail !== null);
  return (
    <tbody className="border-b border-line">
      <tr>
        <th scope="rowgroup" colSpan={4} className="pb-1 pt-3 text-left text-sm">
          <span className="font-semibold">{title}</span>
          {details.length > 0 && (
            <span className="block text-xs font-normal text-ink-soft break-words">{details.join('. ')}</span>
          )}
          {column.doubt && (
            <span className="mt-1 flex items-start gap-1.5 text-xs font-normal text-amber">
              <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
              {column.doubt}
            </span>
          )}
        </th>
      </tr>
      {entries.map((entry) => (
        <Total key={`${entry.fund} ${entry.flow}`} entry={entry} />
      ))}
    </tbody>
  );
}

function Total({ entry }: { entry: Reconciliation }) {
  const { fund, flow, interpreted, printed } = entry;
  const fundName = words.funds[fund];
  return (
    <tr className={flow === 'net' ? 'font-semibold' : undefined}>
      <th scope="row" className={classNames('py-1.5 text-left sm:pr-2', flow !== 'net' && 'font-normal')}>
        {words.flows[flow]}
        {fundName && <span className="text-ink-soft"> ({fundName})</span>}
      </th>
      <td className="figures px-0.5 py-1.5 text-right sm:px-2">{dollars(interpreted)}</td>
      <td className="figures px-0.5 py-1.5 text-right sm:px-2">
        {printed ? (
          dollars(printed.value)
        ) : (
          <span className="font-normal text-ink-faint">{words.notApplicable}</span>
        )}
      </td>
      <td className="py-1.5 pl-1 font-normal sm:pl-2">
        <Result entry={entry} />
      </td>
    </tr>
  );
}

/**
 * Whole dollars may add up to a few dollars more or less than is printed, and a printed total may hold what came from the year
 * before or from another account: no difference, but the two figures beside it are not equal.
 */
function tieInWords(entry: Reconciliation): string {
  if (!entry.printed) return words.partsTie;
  const off = offBy(entry);
  if (off === 0) return words.ties;
  return off <= MOST_ROUNDING ? words.tiesRounded : words.tiesWithout(difference(entry));
}

/** Cents that a sum of whole dollars may be off. */
const MOST_ROUNDING = 300;

/** A mark and a word: neither color nor shape alone. */
function Result({ entry }: { entry: Reconciliation }) {
  const { status } = entry;
  const look =
    'inline-flex items-start gap-1.5 [&_svg]:mt-0.5 [&_svg]:size-4 [&_svg]:shrink-0 max-sm:[&_svg]:hidden';
  if (status === 'ties')
    return (
      <span className={classNames(look, 'text-accent')}>
        <Check aria-hidden />
        {tieInWords(entry)}
      </span>
    );
  if (status === 'off')
    return (
      <span className={classNames(look, 'figures font-semibold text-brick')}>
        <TriangleAlert aria-hidden />
        {entry.printed ? words.off(difference(entry)) : words.partsOff}
      </span>
    );
  return (
    <span className={classNames(look, 'text-ink-soft')}>
      <CircleDashed aria-hidden />
      {words.notPrinted}
    </span>
  );
}
