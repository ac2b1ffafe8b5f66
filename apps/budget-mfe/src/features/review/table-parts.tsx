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

export function Body({ hidden, ...rest }: ComponentProps<'tbody'>) {
  return <TableBody role="rowgroup" hidden={hidden} className={shownAs('block', hidden)} {...rest} />;
}

export function Foot(props: ComponentProps<'tfoot'>) {
  return <TableFoot role="rowgroup" className="block" {...props} />;
}

/** Description, amount and change; with the space also the prior year, the GL code, and the notes. */
const widths = [
  'grid-cols-[minmax(0,1fr)_7rem] min-[360px]:grid-cols-[minmax(0,1fr)_7rem_5.5rem]',
  'sm:grid-cols-[minmax(0,1fr)_10rem_8rem_7rem]',
  'md:grid-cols-[6rem_minmax(0,1fr)_10rem_8rem_7rem]',
  'lg:grid-cols-[6rem_minmax(0,1fr)_10rem_8rem_7rem_25%]',
].join(' ');

export function Row({ hidden, className, ...rest }: TableRowProps) {
  const look = classNames('grid items-baseline', widths, className);
  return <TableRow role="row" hidden={hidden} className={shownAs(look, hidden)} {...rest} />;
}

/** A class that lays out would show what is hidden. */
const shownAs = (look: string, hidden: ComponentProps<'tr'>['hidden']) => (hidden ? undefined : look);

/** A row that the browser draws only near the window; until then it is taken to be a line high. */
export const offscreen = '[content-visibility:auto] [contain-intrinsic-block-size:auto_45px]';

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
