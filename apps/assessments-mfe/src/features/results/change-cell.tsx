import { formatDollars, formatPercent, percentChange } from '@hoa/budget-math';
import { MoneyText, TableCell } from '@hoa/ui';
import type { ResultRow } from './calculation';
import { changeOf } from './view';

/** This year's less last year's, in dollars and percent. */
export function ChangeCell({ row }: { row: ResultRow }) {
  const change = changeOf(row);
  if (change === null || row.beforeCents === undefined)
    return (
      <TableCell numeric>
        <MoneyText cents={null} />
      </TableCell>
    );
  const sign = change > 0 ? '+' : '';
  return (
    <TableCell numeric>
      {sign}
      {formatDollars(change, { cents: true })}
      {row.beforeCents > 0 && (
        <span className="text-ink-soft">
          {' '}
          ({formatPercent(percentChange(row.cents, row.beforeCents), { sign: true })})
        </span>
      )}
    </TableCell>
  );
}
