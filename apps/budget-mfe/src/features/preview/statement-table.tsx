import type { BudgetColumn, BudgetPart } from '@hoa/contracts';
import { classNames } from '@hoa/ui';
import { TriangleAlert } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import type { Fact, FactRow } from './facts-of-document';
import { columnName, surenessLabels } from './words';

export interface StatementTableProps {
  part: BudgetPart;
  rows: readonly FactRow[];
  chosen: string;
  onChoose: (fact: Fact) => void;
  onColumn: (partId: string, columnId: string) => void;
}

/** A budget as it was read: a row a line, a column a column. Tab reaches one figure, arrow keys the others. */
export function StatementTable({ part, rows, chosen, onChoose, onColumn }: StatementTableProps) {
  const facts = rows.flatMap((row) => row.facts);
  const stop = facts.some(({ id }) => id === chosen) ? chosen : facts[0]?.id;
  return (
    // `relative`: words for screen readers are absolute, and would widen the dialog from outside the frame.
    <div
      role="region"
      aria-label="Table of what was read"
      tabIndex={0}
      className="relative mt-2 overflow-x-auto"
    >
      <table className="w-full border-collapse text-sm" onKeyDown={moveFocus}>
        <thead className="text-ink-soft">
          <tr className="border-b border-line-strong align-bottom">
            <th scope="col" className="py-1.5 pr-2 text-left text-xs font-semibold">
              Line
            </th>
            {part.columns.map((column) => (
              <th key={column.id} scope="col" className="px-1 py-1.5 text-right">
                <ColumnButton
                  column={column}
                  isChosen={chosen === `${part.id}/${column.id}`}
                  onColumn={() => onColumn(part.id, column.id)}
                />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr
              key={row.id}
              className={classNames('border-b border-line/60', row.facts[0]?.isTotal && 'font-semibold')}
            >
              <th
                scope="row"
                className="min-w-36 py-1 pr-2 text-left font-normal break-words [.font-semibold>&]:font-semibold"
              >
                {row.label}
                <Remark facts={row.facts} />
              </th>
              {part.columns.map(({ id }, at) => (
                <td key={id} className="px-1 py-0.5 text-right">
                  {row.facts
                    .filter(({ place }) => place?.columnId === id)
                    .map((fact) => (
                      <Figure
                        key={fact.id}
                        {...{ fact, onChoose, place: `${index} ${at}` }}
                        isStop={fact.id === stop}
                        isChosen={fact.id === chosen}
                      />
                    ))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** By how much a total of the row is off. */
function Remark({ facts }: { facts: readonly Fact[] }) {
  const remark = facts.find((fact) => fact.isTotal && fact.remark)?.remark;
  if (!remark) return null;
  return (
    <span className="flex items-start gap-1.5 text-xs font-normal text-brick">
      <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
      {remark}
    </span>
  );
}

interface ColumnButtonProps {
  column: BudgetColumn;
  isChosen: boolean;
  onColumn: () => void;
}

function ColumnButton({ column, isChosen, onColumn }: ColumnButtonProps) {
  const name = columnName(column);
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      aria-label={`Column ${column.label || 'without a head'}: ${name}. Correct`}
      title={column.label}
      onClick={onColumn}
      className="min-h-11 min-w-20 rounded-sm px-1.5 text-right text-xs font-semibold underline decoration-line-strong underline-offset-4 hover:bg-sunken hover:text-ink aria-pressed:bg-accent aria-pressed:text-on-accent"
    >
      {name}
    </button>
  );
}

const looks: Record<Fact['sureness'], string> = {
  sure: 'text-ink',
  look: 'bg-amber-soft underline decoration-amber decoration-dashed decoration-2 underline-offset-4',
  review: 'bg-brick-soft underline decoration-brick decoration-wavy underline-offset-4',
  person: 'bg-accent-soft underline decoration-accent decoration-double underline-offset-4',
};

interface FigureProps {
  fact: Fact;
  /** Row and column. */
  place: string;
  isStop: boolean;
  isChosen: boolean;
  onChoose: (fact: Fact) => void;
}

function Figure({ fact, place, isStop, isChosen, onChoose }: FigureProps) {
  return (
    <button
      type="button"
      data-place={place}
      tabIndex={isStop ? 0 : -1}
      aria-pressed={isChosen}
      aria-label={spoken(fact)}
      onClick={() => onChoose(fact)}
      className={classNames(
        'figures min-h-8 rounded-sm px-1.5 whitespace-nowrap hover:bg-sunken pointer-coarse:min-h-11',
        looks[fact.sureness],
        isChosen && 'outline-2 outline-accent',
      )}
    >
      {fact.value}
    </button>
  );
}

/** Begins with the words of the document, which can be said to it like those on the screen. */
function spoken({ label, value, raw, sureness, remark }: Fact): string {
  const read = raw.includes(value) ? label : `${label}, ${value}`;
  return `${raw}: ${read}, ${surenessLabels[sureness]}${remark ? `. ${remark}` : ''}`;
}

const steps: Record<string, [number, number]> = {
  ArrowRight: [0, 1],
  ArrowLeft: [0, -1],
  ArrowDown: [1, 0],
  ArrowUp: [-1, 0],
};

/** To the next figure in the direction of the arrow, over empty cells; Home and End to the first and the last. */
function moveFocus(event: KeyboardEvent<HTMLTableElement>): void {
  const figures = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-place]')];
  const target = event.target as HTMLElement;
  if (!figures.includes(target)) return;
  const next =
    event.key === 'Home'
      ? figures[0]
      : event.key === 'End'
        ? figures.at(-1)
        : along(figures, target, steps[event.key]);
  if (!next) return;
  event.preventDefault();
  next.focus();
}

function along(figures: readonly HTMLElement[], from: HTMLElement, step: [number, number] | undefined) {
  if (!step) return undefined;
  const [row, column] = placeOf(from);
  const ahead = figures.filter((one) => {
    const [r, c] = placeOf(one);
    return step[0] === 0 ? r === row && (c - column) * step[1] > 0 : c === column && (r - row) * step[0] > 0;
  });
  return step[0] + step[1] > 0 ? ahead[0] : ahead.at(-1);
}

function placeOf(figure: HTMLElement): [number, number] {
  const [row, column] = (figure.dataset['place'] ?? '').split(' ').map(Number);
  return [row ?? 0, column ?? 0];
}
