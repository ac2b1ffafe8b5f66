import {
  classNames,
  MoneyText,
  Table,
  TableCell,
  TableFoot,
  TableHead,
  TableHeaderCell,
  TableRow,
  VirtualRows,
} from '@hoa/ui';
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { memo, useState, type ReactNode } from 'react';
import { SourceQuote } from '../ownership/source-quote';
import { percentText, shareText } from '../ownership/share-text';
import { ChangeCell } from './change-cell';
import { columnsOf, type Column } from './columns';
import { missingFrom100, type Calculated, type ResultRow } from './calculation';
import type { InstalmentCount } from './instalments';
import { nextSorting, type Sorting } from './view';

const ROW_HEIGHT = 40;

export interface ScheduleTableProps {
  calculated: Calculated;
  /** All of them, for what the columns are; `shown` in the order and selection that is looked at. */
  rows: readonly ResultRow[];
  shown: readonly ResultRow[];
  year: number;
  instalments: InstalmentCount;
  sorting: Sorting | null;
  onSort: (sorting: Sorting | null) => void;
  rowAction?: ((row: ResultRow) => ReactNode) | undefined;
}

/** Every unit with its interest and what it pays, the totals in sight below. */
export function ScheduleTable(props: ScheduleTableProps) {
  const { calculated, rows, shown, year, instalments, sorting, onSort, rowAction } = props;
  const [frame, setFrame] = useState<HTMLDivElement | null>(null);
  const columns = columnsOf({ rows, year, instalments, hasAction: rowAction !== undefined });
  const footRows = calculated.unallocatedCents === 0 ? 2 : 3;
  return (
    <Table
      label={`${year} assessments`}
      frameRef={setFrame}
      frameClassName="max-h-[34rem]"
      className="table-fixed"
      style={{ minWidth: columns.reduce((sum, { width }) => sum + width, 0) }}
      aria-rowcount={shown.length + 1 + footRows}
    >
      <colgroup>
        {columns.map(({ key, width }) => (
          <col key={key} style={{ width }} />
        ))}
      </colgroup>
      <TableHead>
        <tr aria-rowindex={1}>
          {columns.map((column) => (
            <SortHeader key={column.key} column={column} sorting={sorting} onSort={onSort} />
          ))}
        </tr>
      </TableHead>
      <VirtualRows count={shown.length} rowHeight={ROW_HEIGHT} frame={frame} columns={columns.length}>
        {(index) => <Row row={shown[index]!} index={index} columns={columns} action={rowAction} />}
      </VirtualRows>
      <Totals columns={columns} calculated={calculated} year={year} firstIndex={shown.length + 2} />
    </Table>
  );
}

interface RowProps {
  row: ResultRow;
  index: number;
  columns: readonly Column[];
  action: ScheduleTableProps['rowAction'];
}

/** Drawn again only where it is another: while it scrolls, most rows stay. */
const Row = memo(function Row({ row, index, columns, action }: RowProps) {
  return (
    <TableRow aria-rowindex={index + 2} className="h-10 [&>*]:px-2 [&>*]:align-middle">
      {columns.map(({ key }) => (
        <Cell key={key} of={key} row={row} action={action} />
      ))}
    </TableRow>
  );
});

function SortHeader(props: {
  column: Column;
  sorting: Sorting | null;
  onSort: (sorting: Sorting | null) => void;
}) {
  const { column, sorting, onSort } = props;
  const { key, label, numeric, sort } = column;
  const look = key === 'unit' ? 'sticky left-0 z-20 bg-sunken' : undefined;
  if (!sort)
    return (
      <TableHeaderCell numeric={numeric} className={look}>
        <span className={classNames(key === 'action' && 'sr-only')}>{label}</span>
      </TableHeaderCell>
    );
  const active = sorting?.column === sort ? sorting : null;
  const Icon = active ? (active.descending ? ArrowDown : ArrowUp) : ChevronsUpDown;
  return (
    <TableHeaderCell
      numeric={numeric}
      className={classNames('px-1', look, 'whitespace-normal')}
      aria-sort={active ? (active.descending ? 'descending' : 'ascending') : undefined}
    >
      <button
        type="button"
        onClick={() => onSort(nextSorting(sorting, sort))}
        className={classNames(
          'inline-flex min-h-7 items-center gap-1 rounded-sm px-1 text-left hover:text-ink focus-visible:-outline-offset-2',
          numeric && 'flex-row-reverse text-right',
        )}
      >
        <span>{label}</span>
        <Icon
          aria-hidden
          className={classNames('size-3.5 shrink-0', !active && 'text-ink-faint max-sm:hidden')}
        />
      </button>
    </TableHeaderCell>
  );
}

const clipped = 'block truncate';

function Cell({
  of,
  row,
  action,
}: {
  of: Column['key'];
  row: ResultRow;
  action: ScheduleTableProps['rowAction'];
}) {
  const { unit } = row;
  switch (of) {
    case 'unit':
      return (
        <TableHeaderCell
          scope="row"
          className="sticky left-0 z-[5] bg-surface py-1 font-semibold"
          title={unit.unit}
        >
          <span className={clipped}>{unit.unit}</span>
        </TableHeaderCell>
      );
    case 'lot':
      return (
        <TableCell title={unit.lotNumber}>
          <span className={clipped}>{unit.lotNumber}</span>
        </TableCell>
      );
    case 'group':
      return (
        <TableCell title={unit.group}>
          <span className={clipped}>{unit.group}</span>
        </TableCell>
      );
    case 'percent':
      return (
        <TableCell numeric className="py-1">
          {unit.share ? <Interest row={row} /> : <MoneyText cents={null} />}
        </TableCell>
      );
    case 'cents':
      return (
        <TableCell numeric>
          <MoneyText exact cents={row.cents} />
        </TableCell>
      );
    case 'instalment':
      return (
        <TableCell numeric>
          <MoneyText exact cents={row.instalmentCents} />
        </TableCell>
      );
    case 'before':
      return (
        <TableCell numeric>
          <MoneyText exact cents={row.beforeCents ?? null} />
        </TableCell>
      );
    case 'change':
      return <ChangeCell row={row} />;
    case 'action':
      return <TableCell className="py-0 text-right">{action?.(row)}</TableCell>;
  }
}

/** The recorded share, and where it stands. */
function Interest({ row: { unit } }: { row: ResultRow }) {
  const text = shareText(unit.share!);
  return unit.source ? (
    <span className="inline-flex items-center gap-1">
      <span className="max-sm:hidden">
        <SourceQuote source={unit.source} about={`Unit ${unit.unit}`} />
      </span>
      {text}
    </span>
  ) : (
    text
  );
}

interface TotalsProps {
  columns: readonly Column[];
  calculated: Calculated;
  year: number;
  firstIndex: number;
}

function Totals({ columns, calculated, year, firstIndex }: TotalsProps) {
  const { totalCents, unallocatedCents, sum, byGroup } = calculated;
  const shows = (key: Column['key']) => columns.findIndex((column) => column.key === key);
  const leading = shows('percent');
  const trailing = columns.length - shows('cents') - 1;
  const lines = [
    ...(unallocatedCents === 0
      ? []
      : [
          {
            label: 'Unallocated',
            percent: byGroup ? '' : percentText(missingFrom100(sum)),
            cents: unallocatedCents,
          },
        ]),
    { label: 'Total', percent: byGroup ? '' : percentText(sum), cents: totalCents },
    { label: `${year} approved assessment budget`, percent: '', cents: totalCents },
  ];
  return (
    <TableFoot>
      {lines.map(({ label, percent, cents }, index) => (
        <tr
          key={label}
          aria-rowindex={firstIndex + index}
          className="bg-surface [&>*]:px-2 [&>*]:shadow-[inset_0_1px_0_var(--line)]"
        >
          <TableHeaderCell
            scope="row"
            colSpan={leading + (percent === '' ? 1 : 0)}
            className="bg-surface py-2"
          >
            {label}
          </TableHeaderCell>
          {percent !== '' && <TableCell numeric>{percent}</TableCell>}
          <TableCell numeric>
            <MoneyText exact cents={cents} />
          </TableCell>
          {trailing > 0 && <td colSpan={trailing} className="bg-surface" />}
        </tr>
      ))}
    </TableFoot>
  );
}
