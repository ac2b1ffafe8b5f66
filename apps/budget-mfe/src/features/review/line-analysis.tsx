import { formatDollars, formatPercent, noteOf, toCents, type Cents } from '@hoa/budget-math';
import type { BudgetItem, ItemSource } from '@hoa/contracts';
import { Badge, Button, SourceMark, sourceKinds, type SourceKind } from '@hoa/ui';
import { FileSearch, Pencil, RotateCcw, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { ExplainLine } from './explain-line';
import { LineMethod } from './line-method';
import { changeOf, earlierYear, lineOf, priorBasisLabel, yearLabel, type FiscalYear } from './lines';
import { SourceDialog } from '../sources/source-dialog';

export interface LineAnalysisProps {
  item: BudgetItem;
  fiscalYear: FiscalYear;
  readOnly: boolean;
  onEdit: () => void;
  onRestore: () => void;
  onRemove: () => void;
  onAmount: (cents: Cents) => void;
}

/** Where a figure comes from, in words, with its sources at hand. */
export function LineAnalysis(props: LineAnalysisProps) {
  const { item, fiscalYear, readOnly, onEdit, onRestore, onRemove, onAmount } = props;
  return (
    <div className="grid gap-x-10 gap-y-5 whitespace-normal lg:grid-cols-[3fr_2fr]">
      <div className="min-w-0 space-y-4">
        <HowItCameAbout item={item} />
        {item.assumptions.length > 0 && (
          <div>
            <h2 className="font-semibold">Assumptions</h2>
            <ul className="mt-1 list-disc space-y-0.5 pl-5">
              {item.assumptions.map((assumption) => (
                <li key={assumption}>{assumption}</li>
              ))}
            </ul>
          </div>
        )}
        <LineMethod item={item} fiscalYear={fiscalYear} readOnly={readOnly} onAmount={onAmount} />
        <Sources sources={item.sources} />
        {/* Another amount is another line to explain. */}
        <ExplainLine key={`${item.id}:${item.version}`} itemId={item.id} />
      </div>
      <div className="min-w-0 space-y-4">
        <Figures item={item} fiscalYear={fiscalYear} />
        {item.notes && (
          <div>
            <h2 className="font-semibold">Notes</h2>
            <p className="mt-1 whitespace-pre-line wrap-anywhere">{noteOf(item)}</p>
          </div>
        )}
        {!readOnly && (
          <div className="flex flex-wrap gap-2">
            <Button size="sm" onClick={onEdit}>
              <Pencil aria-hidden />
              Change amount
            </Button>
            {item.edited && item.generatedAmount !== null && (
              <Button size="sm" onClick={onRestore}>
                <RotateCcw aria-hidden />
                Restore {formatDollars(toCents(item.generatedAmount))}
              </Button>
            )}
            <Button size="sm" variant="danger-quiet" onClick={onRemove}>
              <Trash2 aria-hidden />
              Remove line
            </Button>
          </div>
        )}
      </div>
    </div>
  );
}

function HowItCameAbout({ item }: { item: BudgetItem }) {
  return (
    <div>
      <h2 className="mb-1.5 font-semibold">How this figure came about</h2>
      <BasisMark basis={item.basis} withLabel />
      {item.formula && <p className="mt-2 wrap-anywhere">{item.formula}</p>}
      {item.needsReview && (
        <p className="mt-2 text-amber">
          Needs your review: two readings disagree, or a figure could not be matched to a document.
        </p>
      )}
      {item.edited && (
        <p className="mt-2">
          Edited by hand.{' '}
          {item.generatedAmount === null
            ? 'This line was added to the budget.'
            : `Generated was ${formatDollars(toCents(item.generatedAmount), { cents: true })}.`}
        </p>
      )}
    </div>
  );
}

/** A basis that this version does not know is shown as the weakest that it does. */
export function BasisMark({ basis, withLabel }: { basis: string; withLabel?: boolean }) {
  const kind: SourceKind = sourceKinds.find((known) => known === basis) ?? 'assumption';
  return <SourceMark kind={kind} withLabel={withLabel} />;
}

function Figures({ item, fiscalYear }: { item: BudgetItem; fiscalYear: FiscalYear }) {
  const line = lineOf(item);
  const change = changeOf(line);
  const exact = { cents: true };
  const before = earlierYear(item, fiscalYear);
  const rows = [
    [`${yearLabel(fiscalYear)} budget`, formatDollars(line.proposedCents, exact)],
    [
      item.previousYearKnown ? `${before} ${priorBasisLabel(item.previousBasis)}` : before,
      item.previousYearKnown ? formatDollars(line.previousCents, exact) : 'not in the documents',
    ],
    [
      'Change',
      change === null
        ? '–'
        : `${formatDollars(line.proposedCents - line.previousCents, exact)} (${formatPercent(change, { sign: true })})`,
    ],
    [`${yearLabel(fiscalYear, 1)} projected`, formatDollars(toCents(item.projectedNextYear), exact)],
    ['Confidence', formatPercent(item.confidence * 100, { digits: 0 })],
  ];
  return (
    <dl className="grid grid-cols-[auto_auto] justify-start gap-x-6 gap-y-1">
      {rows.map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="text-ink-soft">{name}</dt>
          <dd className="figures text-right">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Sources({ sources }: { sources: ItemSource[] }) {
  const [opened, setOpened] = useState<(ItemSource & { documentId: number }) | null>(null);
  if (sources.length === 0) return <p className="text-ink-soft">No document states this figure.</p>;
  return (
    <div>
      <h2 className="font-semibold">{sources.length === 1 ? 'Source' : 'Sources'}</h2>
      <ul className="mt-1 space-y-3">
        {sources.map((source, index) => (
          <li key={index} className="min-w-0">
            <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <span className="font-medium wrap-anywhere">{source.documentName}</span>
              <span className="text-ink-soft">
                page {source.page}
                {source.cell && `, cell ${source.cell}`}
              </span>
              {source.documentId === null ? (
                <Badge tone="outline">document deleted</Badge>
              ) : (
                <SourceButton source={{ ...source, documentId: source.documentId }} onOpen={setOpened} />
              )}
            </div>
            <blockquote className="mt-1 border-l-2 border-line-strong pl-3 wrap-anywhere text-ink-soft">
              “{source.quote}”
            </blockquote>
          </li>
        ))}
      </ul>
      {opened && <SourceDialog source={opened} onClose={() => setOpened(null)} />}
    </div>
  );
}

interface SourceButtonProps {
  source: ItemSource & { documentId: number };
  onOpen: (source: ItemSource & { documentId: number }) => void;
}

function SourceButton({ source, onOpen }: SourceButtonProps) {
  return (
    <Button
      variant="link"
      className="text-sm"
      aria-label={`Show in document: ${source.documentName}, page ${source.page}`}
      onClick={() => onOpen(source)}
    >
      <FileSearch aria-hidden />
      Show in document
    </Button>
  );
}
