import type { DocumentRow, Facts } from '@hoa/contracts';
import { Badge, Banner, classNames } from '@hoa/ui';
import { useMemo, useState } from 'react';
import { kindLabel } from '../documents/describe';
import { CorrectedByYou, KindForm } from './correction-forms';
import { FactDetail } from './fact-detail';
import { correctionOf, groupsOf, type Fact } from './facts-of-document';
import { FactsPanel } from './facts-panel';
import { ReadingPage } from '../pages/reading-page';
import { factMarks } from './fact-marks';
import { selectionKey, type Selection } from './selection';
import { useCorrections, type Corrections } from './use-corrections';

export interface PreviewProps {
  document: DocumentRow;
  facts: Facts;
}

/** The page at the left, what was read at the right; on a phone one of the two. */
export function Preview({ document, facts }: PreviewProps) {
  const corrections = useCorrections(document.id, facts.readingId);
  const groups = useMemo(() => groupsOf(facts), [facts]);
  const all = useMemo(() => groups.flatMap(({ rows }) => rows.flatMap((row) => row.facts)), [groups]);
  const [selected, setSelected] = useState<Selection | null>(null);
  const [page, setPage] = useState(1);
  const [pane, setPane] = useState<'page' | 'facts'>('page');
  const chosen = selectionKey(selected);
  const marks = useMemo(() => factMarks(all, page, chosen), [all, page, chosen]);
  const choose = (fact: Fact) => {
    setSelected({ kind: 'fact', id: fact.id });
    setPage(fact.source.page);
    setPane('page');
  };
  return (
    <>
      {/* A phone has no room for these beside the details. */}
      <div className={classNames('space-y-3', selected && 'max-sm:hidden')}>
        <Kind facts={facts} corrections={corrections} />
        <FileProperties file={facts.file} />
        <Warnings facts={facts} onPage={setPage} />
      </div>
      <p role="status" className="sr-only">
        {corrections.said}
      </p>
      <Panes shown={pane} onShow={setPane} count={all.length} />
      <div
        className={classNames(
          'grid min-h-0 grow grid-rows-[minmax(0,1fr)] gap-6',
          // A table of figures wants as much room as its page.
          facts.parts.some(({ kind }) => kind === 'budget')
            ? 'lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]'
            : 'lg:grid-cols-[minmax(0,1fr)_20rem]',
        )}
      >
        <div
          className={classNames('flex min-h-0 min-w-0 flex-col gap-3', pane !== 'page' && 'max-lg:hidden')}
        >
          <ReadingPage
            document={document}
            page={page}
            onPage={setPage}
            marks={marks}
            onChoose={(id) => setSelected({ kind: 'fact', id })}
            className="min-h-0 grow"
          />
          {selected && (
            <FactDetail {...{ facts, all, selected, corrections }} onClose={() => setSelected(null)} />
          )}
        </div>
        <section
          aria-label="What was read"
          tabIndex={0}
          className={classNames('min-h-0 overflow-y-auto', pane !== 'facts' && 'max-lg:hidden')}
        >
          <h3 className="mb-3 hidden text-lg font-semibold lg:block">What was read</h3>
          <FactsPanel
            {...{ facts, groups, corrections, chosen }}
            onChoose={choose}
            onColumn={(partId, columnId) => {
              setSelected({ kind: 'column', partId, columnId });
              setPane('page');
            }}
          />
        </section>
      </div>
    </>
  );
}

/** What the file says of itself: a title that names another year is worth a second look. */
function FileProperties({ file }: Pick<Facts, 'file'>) {
  if (!file?.title && !file?.producer) return null;
  return (
    <p className="text-sm break-words text-ink-soft max-sm:hidden">
      {[
        file.title && `Title: ${file.title}`,
        file.producer && `Written with ${file.producer}`,
        `${file.pages} ${file.pages === 1 ? 'page' : 'pages'}`,
      ]
        .filter(Boolean)
        .join(' · ')}
    </p>
  );
}

function Kind({ facts, corrections }: { facts: Facts; corrections: Corrections }) {
  const { kind, association, fiscalYear } = facts;
  const correction = correctionOf(facts, { field: 'kind' });
  const was = typeof correction?.was === 'string' ? kindLabel(correction.was) : undefined;
  return (
    <div className="space-y-1">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Badge tone="accent">{kindLabel(kind)}</Badge>
        {association && (
          <span className="text-sm text-ink-soft max-sm:hidden">
            Names <span className="font-medium text-ink">{association.value}</span>
            {fiscalYear && `, fiscal year ${fiscalYear.value}`}
          </span>
        )}
        <details className="grow basis-40">
          <summary className="inline-block min-h-8 py-1 text-sm text-ink-soft underline decoration-line-strong underline-offset-4">
            Is it something else?
          </summary>
          <div className="max-w-md pb-2 pt-1">
            <KindForm kind={kind} corrections={corrections} />
          </div>
        </details>
      </div>
      {correction && <CorrectedByYou correction={correction} was={was} corrections={corrections} />}
    </div>
  );
}

function Warnings({ facts: { warnings }, onPage }: { facts: Facts; onPage: (page: number) => void }) {
  if (warnings.length === 0) return null;
  return (
    <Banner tone="attention" className="py-3">
      <details>
        <summary className="font-semibold">Worth a look ({warnings.length})</summary>
        <ul
          className="mt-2 max-h-40 list-disc space-y-1 overflow-y-auto pl-5 text-sm"
          tabIndex={0}
          aria-label="Warnings"
        >
          {warnings.map(({ message, at }, index) => (
            <li key={index}>
              {message}{' '}
              {at && (
                <button
                  type="button"
                  className="min-h-6 underline underline-offset-4"
                  onClick={() => onPage(at.page)}
                >
                  Page {at.page}
                </button>
              )}
            </li>
          ))}
        </ul>
      </details>
    </Banner>
  );
}

interface PanesProps {
  shown: 'page' | 'facts';
  onShow: (pane: 'page' | 'facts') => void;
  count: number;
}

function Panes({ shown, onShow, count }: PanesProps) {
  const panes = [
    ['page', 'The page'],
    ['facts', `What was read (${count})`],
  ] as const;
  return (
    <div role="group" aria-label="Show" className="flex border-b border-line lg:hidden">
      {panes.map(([pane, label]) => (
        <button
          key={pane}
          type="button"
          aria-pressed={shown === pane}
          onClick={() => onShow(pane)}
          className="-mb-px h-11 border-b-2 border-transparent px-3 font-semibold text-ink-soft aria-pressed:border-accent aria-pressed:text-ink"
        >
          {label}
        </button>
      ))}
    </div>
  );
}
