import { useVirtualizer } from '@tanstack/react-virtual';
import { Fragment, type ReactNode } from 'react';

/** As many are simply drawn: they can be printed, and the browser's own search finds them. */
const DRAWN_AT_ONCE = 200;
const OVERSCAN = 12;

export interface VirtualRowsProps {
  count: number;
  /** Pixels; every row has it, so the table sets it on its rows and clips what is longer. */
  rowHeight: number;
  /** The table's scrolling frame, in a state that is `frameRef` of `Table`: it is there only after the rows are. */
  frame: HTMLDivElement | null;
  columns: number;
  /** One `TableRow` with its `aria-rowindex`. */
  children: (index: number) => ReactNode;
}

/**
 * The body of a long table: of many thousands of rows only those in sight are drawn, between two empty rows that keep
 * the scroll bar true. The table gives `aria-rowcount`, its columns fixed widths.
 */
export function VirtualRows(props: VirtualRowsProps) {
  const { count, children } = props;
  if (count > DRAWN_AT_ONCE) return <Window {...props} />;
  return (
    <tbody>
      {Array.from({ length: count }, (_, index) => (
        <Fragment key={index}>{children(index)}</Fragment>
      ))}
    </tbody>
  );
}

function Window({ count, rowHeight, frame, columns, children }: VirtualRowsProps) {
  const rows = useVirtualizer({
    count,
    getScrollElement: () => frame,
    estimateSize: () => rowHeight,
    overscan: OVERSCAN,
  });
  const drawn = rows.getVirtualItems();
  const before = drawn[0]?.start ?? 0;
  const after = rows.getTotalSize() - (drawn.at(-1)?.end ?? 0);
  return (
    <tbody>
      <Gap height={before} columns={columns} />
      {drawn.map(({ key, index }) => (
        <Fragment key={key}>{children(index)}</Fragment>
      ))}
      <Gap height={after} columns={columns} />
    </tbody>
  );
}

function Gap({ height, columns }: { height: number; columns: number }) {
  if (height <= 0) return null;
  return (
    <tr aria-hidden>
      <td colSpan={columns} style={{ height, padding: 0 }} />
    </tr>
  );
}
