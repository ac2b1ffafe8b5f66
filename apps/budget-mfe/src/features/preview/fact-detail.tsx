import type { BudgetPart, Facts } from '@hoa/contracts';
import { Badge, Button } from '@hoa/ui';
import { X } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { AmountForm, AssociationForm, ColumnForm, CorrectedByYou, LineForm } from './correction-forms';
import { correctionOf, dollars, type Fact } from './facts-of-document';
import { selectionKey, type Selection } from './selection';
import type { Corrections } from './use-corrections';
import { correctedInWords, lineLabels, surenessLabels } from './words';

export interface FactDetailProps {
  facts: Facts;
  all: readonly Fact[];
  selected: Selection;
  corrections: Corrections;
  onClose: () => void;
}

const budgetOf = (facts: Facts, id: string | undefined): BudgetPart | undefined =>
  facts.parts.find((part): part is BudgetPart => part.kind === 'budget' && part.id === id);

/** What was chosen: where it comes from, how sure it is, and what can be corrected about it. */
export function FactDetail({ facts, all, selected, corrections, onClose }: FactDetailProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const key = selectionKey(selected);
  useEffect(() => heading.current?.focus({ preventScroll: true }), [key]);
  const fact = selected.kind === 'fact' ? all.find(({ id }) => id === selected.id) : undefined;
  const part = budgetOf(facts, selected.kind === 'column' ? selected.partId : fact?.place?.partId);
  const column =
    selected.kind === 'column' ? part?.columns.find(({ id }) => id === selected.columnId) : undefined;
  if (!fact && !column) return null;
  return (
    <section
      aria-labelledby="fact-detail"
      className="max-h-[42dvh] shrink-0 overflow-y-auto rounded-md border border-line-strong bg-raised p-4 shadow-raised"
    >
      <div className="flex items-start gap-3">
        <h3 id="fact-detail" ref={heading} tabIndex={-1} className="min-w-0 grow font-semibold break-words">
          {fact ? fact.label : `Column: ${column?.label || 'without a head'}`}
        </h3>
        {fact && <Sureness fact={fact} />}
        <Button
          size="icon"
          variant="quiet"
          aria-label="Close the details"
          className="-my-2"
          onClick={onClose}
        >
          <X aria-hidden />
        </Button>
      </div>
      {fact && <Reading fact={fact} />}
      {fact?.id === 'association' && facts.association && (
        <Correct correction={correctionOf(facts, { field: 'association' })} corrections={corrections}>
          <AssociationForm
            key={facts.association.value}
            name={facts.association.value}
            corrections={corrections}
          />
        </Correct>
      )}
      {part && column && (
        <Correct
          correction={correctionOf(facts, { field: 'column', partId: part.id, columnId: column.id })}
          corrections={corrections}
        >
          <p className="text-sm text-ink-soft">All figures of the column follow, on every page.</p>
          <ColumnForm
            key={`${key} ${column.role} ${column.year ?? ''}`}
            partId={part.id}
            column={column}
            corrections={corrections}
          />
        </Correct>
      )}
      {part && fact?.place?.lineId && (
        <LineDetail facts={facts} part={part} place={fact.place} corrections={corrections} />
      )}
    </section>
  );
}

export function Sureness({ fact }: { fact: Fact }) {
  const tones = { sure: 'accent', look: 'amber', review: 'brick', person: 'outline' } as const;
  return <Badge tone={tones[fact.sureness]}>{surenessLabels[fact.sureness]}</Badge>;
}

function Reading({ fact }: { fact: Fact }) {
  const { source, raw } = fact;
  return (
    <div className="mt-1 space-y-1">
      <p>
        <span className="figures text-lg font-semibold">{fact.value}</span>
        {raw && raw !== fact.value && <span className="text-sm text-ink-soft"> printed as “{raw}”</span>}
      </p>
      {fact.remark && <p className="text-sm text-amber">{fact.remark}</p>}
      <p className="text-sm text-ink-soft break-words">
        Page {source.page}
        {source.line !== undefined && `, line ${source.line}`}
        {source.cell && `, cell ${source.cell}`}: “{source.quote}”
      </p>
    </div>
  );
}

function LineDetail({
  facts,
  part,
  place,
  corrections,
}: {
  facts: Facts;
  part: BudgetPart;
  place: NonNullable<Fact['place']>;
  corrections: Corrections;
}) {
  const line = part.lines.find(({ id }) => id === place.lineId);
  const column = part.columns.find(({ id }) => id === place.columnId);
  if (!line) return null;
  const where = { partId: part.id, lineId: line.id };
  const cell = column && line.cells[column.id];
  return (
    <div className="mt-3 grid gap-x-8 gap-y-4 border-t border-line pt-3 sm:grid-cols-2">
      {cell && column && column.role !== 'percent' && (
        <Correct
          correction={correctionOf(facts, { field: 'amount', ...where, columnId: column.id })}
          corrections={corrections}
        >
          <AmountForm
            key={`${line.id} ${column.id} ${cell.value}`}
            place={{ ...where, columnId: column.id }}
            value={cell.value}
            corrections={corrections}
          />
        </Correct>
      )}
      <Correct correction={correctionOf(facts, { field: 'line', ...where })} corrections={corrections}>
        <LineForm key={`${line.id} ${line.type}`} partId={part.id} line={line} corrections={corrections} />
      </Correct>
    </div>
  );
}

function Correct({
  correction,
  corrections,
  children,
}: {
  correction: ReturnType<typeof correctionOf>;
  corrections: Corrections;
  children: ReactNode;
}) {
  return (
    <div className="mt-2 space-y-2">
      {children}
      {correction && (
        <CorrectedByYou correction={correction} was={wasInWords(correction)} corrections={corrections} />
      )}
    </div>
  );
}

function wasInWords({ field, was }: NonNullable<ReturnType<typeof correctionOf>>): string | undefined {
  if (was === null) return undefined;
  if (field === 'amount' && typeof was === 'string') return dollars(was);
  if (field === 'line' && typeof was === 'string') return lineLabels[was];
  return correctedInWords({ field, value: was });
}
