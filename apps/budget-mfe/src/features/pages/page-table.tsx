import type { DocumentPage } from '@hoa/contracts';
import { classNames, type ImageBox } from '@hoa/ui';
import { useEffect, useMemo, useRef, useState } from 'react';
import { pages } from './messages';
import { toGrid, type GridRow, type PageCell } from './page-grid';
import { PreviousNext } from './icon-buttons';

/** A box with the line and the cell that it cites, for pages that have no image. */
export interface PageMark extends Omit<ImageBox, 'box'> {
  box?: ImageBox['box'] | undefined;
  line?: number | undefined;
  ref?: string | undefined;
}

export interface PageTableProps {
  page: DocumentPage;
  label: string;
  marks: readonly PageMark[];
  /** Whatever it does must be reachable elsewhere by keyboard. */
  onChoose?: ((id: string) => void) | undefined;
  className?: string | undefined;
}

/** A sheet may have thousands of rows: so many are drawn at a time. */
const MOST_ROWS = 300;
/** Words of a table that are so short stay in one line. */
const SHORT = 40;
const NUMERIC = /^[$(−–-]*\s*\$?\s*[\d.,]*\d[\d.,]*\s*\)?\s*%?[)*†]?$|^[-–—]+$/;

const tones: Record<ImageBox['tone'], string> = {
  accent: 'bg-accent-soft',
  ink: 'font-semibold',
  amber: 'bg-amber-soft',
  brick: 'bg-brick-soft',
  neutral: 'bg-sunken text-ink-soft',
};

/** A page without an image as the table that it is, with what was read highlighted in it. */
export function PageTable({ page, label, marks, onChoose, className }: PageTableProps) {
  const frame = useRef<HTMLDivElement>(null);
  const grid = useMemo(() => toGrid(page.lines), [page]);
  const chosen = marks.find(({ isChosen }) => isChosen);
  const [turned, setTurned] = useState<{ block: number; for: string | undefined }>({
    block: 0,
    for: undefined,
  });
  const at =
    chosen && turned.for !== chosen.id ? grid.rows.findIndex((row) => row.index === chosen.line) : -1;
  const block = at < 0 ? turned.block : Math.floor(at / MOST_ROWS);
  const rows = grid.rows.slice(block * MOST_ROWS, (block + 1) * MOST_ROWS);
  useEffect(() => {
    const cell = frame.current?.querySelector<HTMLElement>('[data-chosen]');
    if (!cell || !frame.current) return;
    frame.current.scrollTop = cell.offsetTop - (frame.current.clientHeight - cell.offsetHeight) / 2;
  }, [chosen?.id, block]);
  if (grid.rows.length === 0) return <p className="py-8 text-center text-ink-soft">{pages.empty}</p>;
  return (
    <>
      {grid.rows.length > MOST_ROWS && (
        <Blocks
          block={block}
          of={grid.rows.length}
          onTurn={(next) => setTurned({ block: next, for: chosen?.id })}
        />
      )}
      <div
        ref={frame}
        role="region"
        aria-label={label}
        tabIndex={0}
        className={classNames('relative overflow-auto rounded-md border border-line bg-surface', className)}
      >
        <table aria-label={label} className="w-full border-collapse text-xs">
          {grid.letters && <Letters letters={grid.letters} />}
          <tbody>
            {rows.map((row) => (
              <Row
                key={row.index}
                row={row}
                columns={grid.columns}
                isSheet={grid.letters !== null}
                marks={marks.filter(({ line }) => line === row.index)}
                onChoose={onChoose}
              />
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

function Letters({ letters }: { letters: readonly string[] }) {
  return (
    <thead className="sticky top-0 bg-sunken text-ink-soft">
      <tr>
        <th scope="col" className="w-8 px-2 py-1 font-normal">
          <span className="sr-only">{pages.rowNumber}</span>
        </th>
        {letters.map((letter) => (
          <th
            key={letter}
            scope="col"
            className="px-2 py-1 text-left font-semibold"
            aria-label={pages.column(letter)}
          >
            {letter}
          </th>
        ))}
      </tr>
    </thead>
  );
}

interface RowProps extends Pick<PageTableProps, 'onChoose'> {
  row: GridRow;
  columns: number;
  isSheet: boolean;
  marks: readonly PageMark[];
}

function Row({ row, columns, isSheet, marks, onChoose }: RowProps) {
  const cells = new Map(row.cells.map(({ column, cell }) => [column, cell]));
  // A title alone in its row runs over the columns beside it, as it does in a sheet.
  const alone =
    row.cells.length === 1 && !NUMERIC.test(row.cells[0]!.cell.text.trim()) ? row.cells[0]!.column : null;
  const shown = Array.from({ length: alone === null ? columns : alone + 1 }, (_, column) => column);
  return (
    <tr className="border-b border-line/60">
      {isSheet && (
        <th scope="row" className="px-2 py-1 text-left align-top font-normal text-ink-faint">
          {row.number}
        </th>
      )}
      {shown.map((column) => {
        const cell = cells.get(column);
        // Of several that share a cell the chosen one is seen, else the last: a figure rather than its row.
        const own = cell ? marks.filter((mark) => isOn(mark, cell, row.isText)) : [];
        const mark = own.find(({ isChosen }) => isChosen) ?? own.at(-1);
        return (
          <td
            key={column}
            colSpan={column === alone ? columns - column : undefined}
            title={mark?.label}
            data-chosen={mark?.isChosen || undefined}
            onClick={mark && onChoose && (() => onChoose(mark.id))}
            className={classNames(
              'px-2 py-1 align-top',
              cell && NUMERIC.test(cell.text.trim()) && 'figures text-right',
              cell && column !== alone && cell.text.length <= SHORT && 'whitespace-nowrap',
              mark && tones[mark.tone],
              mark && onChoose && 'cursor-pointer',
              mark?.isChosen && 'outline-2 -outline-offset-2 outline-accent',
            )}
          >
            {cell?.text}
          </td>
        );
      })}
    </tr>
  );
}

function isOn({ ref, box }: PageMark, cell: PageCell, isText: boolean): boolean {
  if (isText || (ref !== undefined && ref === cell.ref)) return true;
  if (ref !== undefined) return false;
  const middle = (cell.box[0] + cell.box[2]) / 2;
  return box === undefined || (middle >= box[0] && middle <= box[2]);
}

function Blocks({ block, of, onTurn }: { block: number; of: number; onTurn: (block: number) => void }) {
  const last = Math.ceil(of / MOST_ROWS) - 1;
  return (
    <div className="flex items-center justify-between">
      <p className="text-sm text-ink-soft">
        {pages.rows(block * MOST_ROWS + 1, Math.min(of, (block + 1) * MOST_ROWS), of)}
      </p>
      <PreviousNext
        previous={{ label: pages.previousRows, isDisabled: block <= 0, onPress: () => onTurn(block - 1) }}
        next={{ label: pages.nextRows, isDisabled: block >= last, onPress: () => onTurn(block + 1) }}
      />
    </div>
  );
}
