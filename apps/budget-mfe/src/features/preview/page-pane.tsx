import { messageOf } from '@hoa/api-client/core';
import { useGetPageQuery } from '@hoa/api-client/documents';
import type { DocumentPage, DocumentRow, Facts } from '@hoa/contracts';
import { Button, Loading, Skeleton } from '@hoa/ui';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { Fact } from './facts-of-document';
import { markedRows } from './marks';
import { layOut } from './page-layout';
import { PageView } from './page-view';
import type { Selection } from './selection';

export interface PagePaneProps {
  document: DocumentRow;
  facts: Facts;
  all: readonly Fact[];
  page: number;
  selected: Selection | null;
  onPage: (page: number) => void;
  onSelect: (selection: Selection) => void;
}

/** A sheet may have thousands of rows: so many are drawn at a time. */
const MOST_ROWS = 300;

/** One page at a time is asked for and drawn, however long the document is. */
export function PagePane({ document, facts, all, page, selected, onPage, onSelect }: PagePaneProps) {
  const { data, error } = useGetPageQuery({ id: document.id, page });
  const shown = data?.page === page ? data : undefined;
  if (error) return <p role="alert">{messageOf(error, 'The page could not be loaded.')}</p>;
  return (
    <>
      <Turn label="page" at={page} of={shown?.pages ?? Math.max(page, document.pagesRead)} onTurn={onPage} />
      {shown ? (
        // Keyed by page, so that another begins with its first rows.
        <Rows key={page} {...{ page: shown, facts, all, selected, onSelect }} />
      ) : (
        <Loading label="Loading the page" className="grow space-y-2">
          <Skeleton />
          <Skeleton className="w-4/5" />
          <Skeleton className="w-3/5" />
        </Loading>
      )}
    </>
  );
}

interface RowsProps extends Pick<PagePaneProps, 'facts' | 'all' | 'selected' | 'onSelect'> {
  page: DocumentPage;
}

function Rows({ page, facts, all, selected, onSelect }: RowsProps) {
  const [turned, setTurned] = useState<{ block: number; for: Selection | null }>({ block: 0, for: null });
  const rows = useMemo(() => {
    const onPage = all.filter(({ source }) => source.page === page.page);
    return markedRows(page.lines, layOut(page.lines), { page: page.page, facts: onPage, document: facts });
  }, [page, all, facts]);
  const blocks = Math.max(1, Math.ceil(rows.length / MOST_ROWS));
  // What was chosen since the rows were turned stands in a block of its own.
  const at =
    selected?.kind === 'fact' && turned.for !== selected
      ? rows.findIndex((row) => holds(row, selected.id))
      : -1;
  const block = at < 0 ? Math.min(turned.block, blocks - 1) : Math.floor(at / MOST_ROWS);
  const drawn = useMemo(() => rows.slice(block * MOST_ROWS, (block + 1) * MOST_ROWS), [rows, block]);
  if (rows.length === 0)
    return <p className="grow py-8 text-center text-ink-soft">Nothing is written on this page.</p>;
  return (
    <>
      {blocks > 1 && (
        <Turn
          label={`rows ${block * MOST_ROWS + 1} to ${Math.min(rows.length, (block + 1) * MOST_ROWS)}, part`}
          at={block + 1}
          of={blocks}
          onTurn={(next) => setTurned({ block: next - 1, for: selected })}
        />
      )}
      <PageView rows={drawn} label={`Text of page ${page.page}`} selected={selected} onSelect={onSelect} />
    </>
  );
}

function holds({ marks, others }: ReturnType<typeof markedRows>[number], id: string): boolean {
  return marks.some(({ fact }) => fact.id === id) || others.some((fact) => fact.id === id);
}

function Turn({
  label,
  at,
  of,
  onTurn,
}: {
  label: string;
  at: number;
  of: number;
  onTurn: (to: number) => void;
}) {
  const name = label.charAt(0).toUpperCase() + label.slice(1);
  return (
    <div className="flex items-center justify-between">
      <h3 className="text-sm font-semibold text-ink-soft">
        {name} {at} of {of}
      </h3>
      {of > 1 && (
        <div className="flex">
          <Button
            size="icon"
            variant="quiet"
            aria-label={`Previous ${label}`}
            disabled={at <= 1}
            onClick={() => onTurn(at - 1)}
          >
            <ChevronLeft aria-hidden />
          </Button>
          <Button
            size="icon"
            variant="quiet"
            aria-label={`Next ${label}`}
            disabled={at >= of}
            onClick={() => onTurn(at + 1)}
          >
            <ChevronRight aria-hidden />
          </Button>
        </div>
      )}
    </div>
  );
}
