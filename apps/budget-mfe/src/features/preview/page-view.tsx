import { classNames } from '@hoa/ui';
import { useEffect, useRef, type CSSProperties, type KeyboardEvent, type ReactNode } from 'react';
import type { Fact } from './facts-of-document';
import type { ColumnHead, Mark, MarkedRow } from './marks';
import { selectionKey, type Selection } from './selection';
import { columnName, surenessLabels } from './words';

export interface PageViewProps {
  rows: readonly MarkedRow[];
  label: string;
  selected: Selection | null;
  onSelect: (selection: Selection) => void;
}

const looks: Record<Fact['sureness'], string> = {
  sure: 'bg-accent-soft decoration-accent',
  look: 'bg-amber-soft decoration-amber decoration-dashed',
  review: 'bg-brick-soft decoration-brick decoration-wavy',
  person: 'bg-accent-soft decoration-accent decoration-double font-semibold',
};

/**
 * A page as it was read, rows and columns kept, with the facts marked in it. Tab reaches one mark, arrow keys the
 * others: a page may have hundreds.
 */
export function PageView({ rows, label, selected, onSelect }: PageViewProps) {
  const region = useRef<HTMLDivElement>(null);
  const chosen = selectionKey(selected);
  useEffect(() => {
    const mark = region.current?.querySelector('[data-chosen]');
    // Absent in a DOM without layout.
    mark?.scrollIntoView?.({ block: 'center', inline: 'nearest' });
  }, [chosen, rows]);
  const first = rows.flatMap(({ marks }) => marks)[0]?.fact.id;
  const isOnPage = rows.some(({ marks }) => marks.some(({ fact }) => fact.id === chosen));
  const stop = isOnPage ? chosen : first;
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const step = steps[event.key];
    const marks = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-mark]')];
    const at = marks.findIndex((mark) => mark === event.target);
    if (step === undefined || at < 0) return;
    event.preventDefault();
    const next = marks[Math.min(marks.length - 1, Math.max(0, Number.isFinite(step) ? at + step : step < 0 ? 0 : marks.length - 1))]; // prettier-ignore
    next?.focus();
  };
  return (
    <div
      ref={region}
      role="region"
      aria-label={label}
      tabIndex={0}
      onKeyDown={move}
      className="relative min-h-0 grow overflow-auto rounded-md border border-line bg-surface px-3 pb-4 font-mono text-xs leading-[1.625rem]"
    >
      {rows.map((row) => (
        <div key={row.row.index}>
          {row.heads.length > 0 && <Heads heads={row.heads} chosen={chosen} onSelect={onSelect} />}
          <Row {...row} stop={stop} chosen={chosen} onSelect={onSelect} />
        </div>
      ))}
    </div>
  );
}

const steps: Record<string, number> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
  Home: -Infinity,
  End: Infinity,
};

function Heads({
  heads,
  chosen,
  onSelect,
}: {
  heads: readonly ColumnHead[];
  chosen: string;
  onSelect: PageViewProps['onSelect'];
}) {
  const width = Math.max(...heads.map(({ end }) => end));
  return (
    // As wide as its table, or the heads would stay behind when it is moved sideways.
    <div
      role="group"
      aria-label="Columns"
      className="sticky top-0 z-10 h-12 bg-surface"
      style={{ minWidth: `${width}ch` }}
    >
      {heads.map(({ partId, column, start, end }) => (
        <button
          key={column.id}
          type="button"
          aria-pressed={chosen === `${partId}/${column.id}`}
          aria-label={`Column ${column.label || 'without a head'}: ${columnName(column)}. Correct`}
          title={`${columnName(column)} (${column.label})`}
          onClick={() => onSelect({ kind: 'column', partId, columnId: column.id })}
          style={{ left: `${start}ch`, width: `${end - start}ch` }}
          className={classNames(
            'absolute top-0.5 h-11 overflow-hidden rounded-sm bg-sunken px-1 text-right text-xs font-semibold leading-5 text-ink-soft ring-1 ring-inset ring-line-strong hover:text-ink',
            'aria-pressed:bg-accent aria-pressed:text-on-accent',
          )}
        >
          <span className="block truncate">{columnName({ role: column.role })}</span>{' '}
          <span className="block truncate">{column.year}</span>
        </button>
      ))}
    </div>
  );
}

/** Words alone are broken where the screen ends; a phone does not spend its width on their indent. */
const WORDS =
  'max-w-[100ch] whitespace-pre-wrap break-words pl-[min(var(--indent,0px),20%)] lg:pl-(--indent)';

interface RowProps extends MarkedRow {
  stop: string | undefined;
  chosen: string;
  onSelect: PageViewProps['onSelect'];
}

function Row({ row, marks, others, stop, chosen, onSelect }: RowProps) {
  const pieces: ReactNode[] = [];
  const indent = row.isTable ? 0 : row.text.length - row.text.trimStart().length;
  let at = indent;
  for (const mark of marks) {
    pieces.push(row.text.slice(at, mark.start));
    pieces.push(
      <MarkedWords
        key={`${mark.fact.id} ${mark.start}`}
        mark={mark}
        words={row.text.slice(mark.start, mark.end)}
        isStop={mark.fact.id === stop}
        isChosen={mark.fact.id === chosen}
        onSelect={onSelect}
      />,
    );
    at = mark.end;
  }
  pieces.push(row.text.slice(at));
  // A clause of several lines is named at its first.
  const named = [...marks.filter(({ isFirst }) => isFirst).map(({ fact }) => fact), ...others];
  const tags = [...new Set(named.flatMap(({ tag }) => tag ?? []))];
  const off = marks.find(({ fact }) => fact.isTotal && fact.remark)?.fact.remark;
  return (
    <div
      data-chosen={[...marks.map(({ fact }) => fact), ...others].some(({ id }) => id === chosen) || undefined}
      className={row.isTable ? 'w-max min-w-full whitespace-pre' : WORDS}
      style={indent > 0 ? ({ '--indent': `${indent}ch` } as CSSProperties) : undefined}
    >
      {pieces}
      {tags.map((tag) => (
        <span
          key={tag}
          className="ml-2 rounded-sm bg-sunken px-1.5 py-0.5 font-sans text-xs font-semibold text-ink-soft"
        >
          {tag}
        </span>
      ))}
      {off && (
        <span className="ml-2 rounded-sm bg-amber-soft px-1.5 py-0.5 font-sans text-xs font-semibold text-amber">
          {off}
        </span>
      )}
    </div>
  );
}

function MarkedWords({
  mark: { fact },
  words,
  isStop,
  isChosen,
  onSelect,
}: {
  mark: Mark;
  words: string;
  isStop: boolean;
  isChosen: boolean;
  onSelect: PageViewProps['onSelect'];
}) {
  const choose = () => onSelect({ kind: 'fact', id: fact.id });
  return (
    // No <button>: its words could not be broken over lines, as those of a clause must be.
    <span
      role="button"
      tabIndex={isStop ? 0 : -1}
      data-mark=""
      aria-pressed={isChosen}
      aria-label={spoken(fact, words)}
      onClick={choose}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        choose();
      }}
      className={classNames(
        'cursor-pointer rounded-sm py-0.5 text-ink underline decoration-2 underline-offset-4',
        looks[fact.sureness],
        fact.isTotal && 'font-semibold',
        fact.isTotal && fact.remark && 'bg-amber-soft decoration-amber',
        isChosen && 'outline-2 outline-accent',
      )}
    >
      {words}
    </span>
  );
}

/** Begins with the words themselves: what is seen is what can be said to it. */
function spoken({ label, value, sureness, remark }: Fact, words: string): string {
  const read = words.includes(value) ? label : `${label}, ${value}`;
  return `${words}: ${read}, ${surenessLabels[sureness]}${remark ? `. ${remark}` : ''}`;
}
