import {
  classNames,
  Table,
  TableBody,
  TableCell,
  TableFoot,
  TableHead,
  TableHeaderCell,
  TableRow,
  type TableRowProps,
} from '@hoa/ui';
import type { ComponentProps } from 'react';

/**
 * The budget's table, each row of which lays out its own cells by one list of widths: what opens or changes moves its own
 * row only, and a row out of sight can be left undrawn (`offscreen`), which browsers do for no row of a layout table.
 * The roles are written out, because some browsers forget what a table is once its parts are laid out otherwise.
 */
export function BudgetFrame({ className, ...rest }: ComponentProps<typeof Table>) {
  return <Table role="table" className={classNames('block', className)} {...rest} />;
}

export function Head(props: ComponentProps<'thead'>) {
  return <TableHead role="rowgroup" className="block" {...props} />;
}

export function Body({ hidden, className, ...rest }: ComponentProps<'tbody'>) {
  // A class that lays out would show what is hidden.
  const shown = hidden ? undefined : classNames('block', className);
  return <TableBody role="rowgroup" hidden={hidden} className={shown} {...rest} />;
}

export function Foot(props: ComponentProps<'tfoot'>) {
  return <TableFoot role="rowgroup" className="block" {...props} />;
}

/** `budget-row` lays out the cells (styles.css). */
export function Row({ className, ...rest }: TableRowProps) {
  return <TableRow role="row" className={classNames('budget-row', className)} {...rest} />;
}

export function HeaderCell({
  scope = 'col',
  colSpan,
  className,
  ...rest
}: ComponentProps<typeof TableHeaderCell>) {
  return (
    <TableHeaderCell
      role={scope === 'col' ? 'columnheader' : 'rowheader'}
      scope={scope}
      colSpan={colSpan}
      className={classNames(colSpan !== undefined && 'col-span-full', className)}
      {...rest}
    />
  );
}

export function Cell({ colSpan, className, ...rest }: ComponentProps<typeof TableCell>) {
  return (
    <TableCell
      role="cell"
      colSpan={colSpan}
      className={classNames(colSpan !== undefined && 'col-span-full', className)}
      {...rest}
    />
  );
}
