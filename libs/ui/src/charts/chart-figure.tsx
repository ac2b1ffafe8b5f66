import { ChartColumn, Table2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Button } from '../button';
import { classNames } from '../class-names';
import { Table, TableBody, TableCell, TableFoot, TableHead, TableHeaderCell, TableRow } from '../table';
import { chartDollars, seriesColour, type ChartRow, type ChartSeries } from './series';

export interface ChartFigureProps {
  title: string;
  /** What there is to see, in a sentence; a screen reader gets it in place of the drawing. */
  summary: string;
  /** Heading of the table's first column: what a row is. */
  rowLabel: string;
  series: readonly ChartSeries[];
  rows: readonly ChartRow[];
  /** The last row of the table, where the figures add up to something. */
  total?: ChartRow;
  /** Colour keys above the drawing; not for a chart of one series. */
  legend?: boolean;
  className?: string;
  /** The drawing of the same series and rows. */
  children: ReactNode;
}

/** A chart with its words, and the same figures as a table one click away. */
export function ChartFigure(props: ChartFigureProps) {
  const { title, summary, series, legend = series.length > 1, className, children } = props;
  const [asTable, setAsTable] = useState(false);
  return (
    <figure className={classNames('rounded-lg border border-line bg-surface p-4 sm:p-5', className)}>
      <figcaption className="flex items-start justify-between gap-2">
        <div className="min-w-0 grow">
          <p className="text-lg font-semibold">{title}</p>
          <p className="text-sm text-ink-soft">{summary}</p>
        </div>
        <Button
          size="sm"
          variant="quiet"
          className="print:hidden"
          aria-pressed={asTable}
          aria-label={`${title}: show as a table`}
          onClick={() => setAsTable(!asTable)}
        >
          {asTable ? <ChartColumn aria-hidden /> : <Table2 aria-hidden />}
          {asTable ? 'Chart' : 'Table'}
        </Button>
      </figcaption>
      <div className="mt-4">
        {asTable ? (
          <Figures {...props} />
        ) : (
          <>
            {legend && <Keys series={series} />}
            <div role="img" aria-label={`${title}. ${summary}`}>
              {children}
            </div>
          </>
        )}
      </div>
    </figure>
  );
}

function Keys({ series }: Pick<ChartFigureProps, 'series'>) {
  return (
    <ul className="mb-3 flex flex-wrap gap-x-5 gap-y-1 text-sm text-ink-soft">
      {series.map(({ id, label }, index) => (
        <li key={id} className="flex items-center gap-2">
          <span aria-hidden className="size-3 rounded-sm" style={{ background: seriesColour(index) }} />
          {label}
        </li>
      ))}
    </ul>
  );
}

function Figures({ title, rowLabel, series, rows, total }: ChartFigureProps) {
  return (
    <Table label={title} frameClassName="max-h-96">
      <TableHead>
        <TableRow>
          <TableHeaderCell>{rowLabel}</TableHeaderCell>
          {series.map(({ id, label }) => (
            <TableHeaderCell key={id} numeric>
              {label}
            </TableHeaderCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map((row) => (
          <FigureRow key={row.id} row={row} />
        ))}
      </TableBody>
      {total && (
        <TableFoot>
          <FigureRow row={total} />
        </TableFoot>
      )}
    </Table>
  );
}

function FigureRow({ row }: { row: ChartRow }) {
  return (
    <TableRow>
      <TableHeaderCell scope="row" className="font-normal">
        {row.label}
      </TableHeaderCell>
      {row.cents.map((cents, index) => (
        <TableCell key={index} numeric>
          {chartDollars(cents)}
        </TableCell>
      ))}
    </TableRow>
  );
}
