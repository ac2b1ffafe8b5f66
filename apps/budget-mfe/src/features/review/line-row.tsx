import { noteOf, toDecimalString } from '@hoa/budget-math';
import { Badge, classNames, MoneyText, PercentChange } from '@hoa/ui';
import { ChevronRight, TriangleAlert } from 'lucide-react';
import { memo, useState } from 'react';
import { AmountCell } from './amount-cell';
import { BasisMark, LineAnalysis } from './line-analysis';
import { changeOf, earlierYear, priorBasisLabel, type FiscalYear, type Line } from './lines';
import type { LineActions } from './use-line-actions';
import { changeColumn, COLUMN_COUNT, from, tight } from './columns';
import { Cell, Row } from './table-parts';

export interface LineRowProps {
  line: Line;
  fiscalYear: FiscalYear;
  /** The year that the heading of the earlier figures names, so that a row names only another. */
  priorYear: string;
  /** What most prior figures are, so that a row says it only where its own is another. */
  priorBasis: string;
  /** One of hundreds: drawn only near the window. */
  ofMany: boolean;
  readOnly: boolean;
  actions: LineActions;
}

/**
 * One budget line, with its analysis below it when opened. A budget has hundreds: a row is drawn again only when its own
 * line changed (`lineOf` keeps it the same else). `data-line` is what `useHiddenRows` finds its rows by.
 */
export const LineRow = memo(function LineRow({ ofMany, ...props }: LineRowProps) {
  const { line, fiscalYear, readOnly, actions } = props;
  const { item } = line;
  const [open, setOpen] = useState(false);
  const [text, setText] = useState<string | null>(null);
  // An id from 1 is a stored line; anything else could not be saved.
  const fixed = readOnly || item.id < 1;
  const detailsId = `line-${item.id}`;
  return (
    <>
      <Row data-line={item.id} className={ofMany ? 'budget-row-of-many' : undefined}>
        <Cells {...props} readOnly={fixed} detailsId={detailsId} {...{ open, setOpen, text, setText }} />
      </Row>
      {open && (
        <Row id={detailsId} data-line={item.id} className="bg-paper hover:bg-paper">
          <Cell colSpan={COLUMN_COUNT} className="px-4 py-5 sm:px-6">
            <LineAnalysis
              item={item}
              fiscalYear={fiscalYear}
              readOnly={fixed}
              onEdit={() => setText(toDecimalString(line.proposedCents))}
              onRestore={() => void actions.restore(item)}
              onRemove={() => void actions.remove(item)}
              onAmount={(cents) => void actions.save(item, cents)}
            />
          </Cell>
        </Row>
      )}
    </>
  );
});

interface CellsProps extends Omit<LineRowProps, 'ofMany'> {
  detailsId: string;
  open: boolean;
  setOpen: (open: boolean) => void;
  /** What is being typed as the new amount; null while nothing is. */
  text: string | null;
  setText: (text: string | null) => void;
}

const Cells = memo(function Cells(props: CellsProps) {
  const { line, readOnly, actions } = props;
  const { item } = line;
  const { detailsId, open, setOpen, text, setText } = props;
  return (
    <>
      <Cell className={classNames('figures text-ink-soft', from.md)}>{item.glCode || '–'}</Cell>
      <Cell className="pl-1 pr-1 sm:pr-3">
        <div className="flex items-start gap-1">
          <button
            type="button"
            aria-expanded={open}
            aria-controls={open ? detailsId : undefined}
            aria-label={`${open ? 'Hide' : 'Show'} the analysis of ${item.description}`}
            onClick={() => setOpen(!open)}
            className="-my-0.5 inline-flex size-7 shrink-0 items-center justify-center rounded-sm text-ink-faint hover:bg-sunken hover:text-ink"
          >
            <ChevronRight
              aria-hidden
              className={classNames('size-4 transition-transform duration-150', open && 'rotate-90')}
            />
          </button>
          <Name line={line} />
        </div>
      </Cell>
      <Cell numeric className={classNames(tight, 'font-medium')}>
        <AmountCell
          label={item.description}
          cents={line.proposedCents}
          text={text}
          onText={setText}
          onSave={(cents) => void actions.save(item, cents)}
          onInvalid={actions.invalid}
          readOnly={readOnly}
        />
      </Cell>
      <Cell numeric className={from.sm}>
        <Prior {...props} />
      </Cell>
      <Cell numeric className={changeColumn}>
        <PercentChange value={changeOf(line)} rise={item.type === 'income' ? 'neutral' : 'attention'} />
      </Cell>
      <Cell className={classNames('text-ink-soft', from.lg)}>
        <span className="line-clamp-2">{noteOf(item, item.formula)}</span>
      </Cell>
    </>
  );
});

function Name({ line: { item } }: { line: Line }) {
  return (
    <div className="min-w-0 grow self-baseline">
      <span className="wrap-anywhere">{item.description}</span> <BasisMark basis={item.basis} />{' '}
      {item.needsReview && (
        <Badge tone="amber">
          <TriangleAlert aria-hidden />
          Review
        </Badge>
      )}{' '}
      {item.edited && <Badge tone="outline">Edited</Badge>}
    </div>
  );
}

function Prior(props: Pick<LineRowProps, 'line' | 'priorBasis' | 'priorYear' | 'fiscalYear'>) {
  const { item, previousCents } = props.line;
  const year = earlierYear(item, props.fiscalYear);
  const notes = [
    year === props.priorYear ? '' : year,
    item.previousBasis === props.priorBasis ? '' : priorBasisLabel(item.previousBasis),
  ].filter(Boolean);
  return (
    <>
      <MoneyText cents={item.previousYearKnown ? previousCents : null} />
      {item.previousYearKnown && notes.length > 0 && (
        <span className="block text-xs text-ink-faint">{notes.join(' ')}</span>
      )}
    </>
  );
}
