import { amountEntry, formatDollars, isLargeChange, toDecimalString, type Cents } from '@hoa/budget-math';
import { ConfirmDialog, MoneyInput, MoneyText, classNames } from '@hoa/ui';
import { useEffect, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';

export interface AmountCellProps {
  /** What the line is called. */
  label: string;
  cents: Cents;
  /** The text that is being typed; null while nothing is. */
  text: string | null;
  onText: (text: string | null) => void;
  onSave: (cents: Cents) => void;
  /** What was typed is no amount, and why. */
  onInvalid: (problem: string) => void;
  readOnly?: boolean;
}

/**
 * A budget figure that is edited in place: double-click, a tap, Enter, F2 or typing opens it with the exact amount in
 * plain characters; Enter and leaving it save, Escape does not. An unchanged amount is not saved, and one of more than
 * three times as much, or less than a third, only after it was asked about.
 */
export function AmountCell({ label, cents, text, onText, onSave, onInvalid, readOnly }: AmountCellProps) {
  const cell = useRef<HTMLButtonElement>(null);
  const [asked, setAsked] = useState<Cents | null>(null);
  const backToCell = useRef(false);
  const editing = text !== null;
  useEffect(() => {
    if (editing || !backToCell.current) return;
    backToCell.current = false;
    cell.current?.focus();
  }, [editing]);
  if (readOnly) return <MoneyText cents={cents} className="px-2" />;
  if (text !== null)
    return (
      <AmountEditor
        label={label}
        cents={cents}
        text={text}
        onText={onText}
        onSave={(next) => (isLargeChange(cents, next) ? setAsked(next) : onSave(next))}
        onInvalid={onInvalid}
        onKeyboardEnd={() => {
          backToCell.current = true;
        }}
      />
    );
  const open = () => onText(toDecimalString(cents));
  return (
    <>
      <button
        ref={cell}
        type="button"
        data-amount-cell=""
        title="Double-click or press Enter to edit"
        aria-label={`${label}: ${formatDollars(cents)}, edit`}
        onDoubleClick={open}
        onClick={(event) => isDirect(event) && open()}
        onKeyDown={(event) => onCellKey(event, { open, type: onText })}
        className={classNames(
          'figures -my-1 inline-block min-h-8 min-w-18 sm:min-w-24 cursor-text rounded-sm border border-transparent px-2 py-1 text-right',
          'hover:border-line-strong hover:bg-surface',
        )}
      >
        <MoneyText cents={cents} />
      </button>
      {asked !== null && (
        <LargeChange
          label={label}
          from={cents}
          to={asked}
          onAnswer={(yes) => {
            setAsked(null);
            if (yes) onSave(asked);
          }}
        />
      )}
    </>
  );
}

interface LargeChangeProps {
  label: string;
  from: Cents;
  to: Cents;
  onAnswer: (yes: boolean) => void;
}

/** A digit too many or too few is seen here, before it is in the budget. */
function LargeChange({ label, from, to, onAnswer }: LargeChangeProps) {
  const [before, after] = [from, to].map((cents) => formatDollars(cents, { cents: 'if any' }));
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onAnswer(false)}
      title={`Change ${label} to ${after}?`}
      description={`It is ${before} now. That is a large change, so please check the amount.`}
      cancelLabel={`Keep ${before}`}
      confirmLabel={`Change to ${after}`}
      onConfirm={() => onAnswer(true)}
    />
  );
}

/** A tap, or a click that a key or a screen reader made; the mouse needs two. */
function isDirect(event: MouseEvent<HTMLButtonElement>): boolean {
  const { nativeEvent } = event;
  const isTouch = 'pointerType' in nativeEvent && nativeEvent.pointerType === 'touch';
  return event.detail === 0 || isTouch;
}

interface CellKeys {
  open: () => void;
  type: (text: string) => void;
}

function onCellKey(event: KeyboardEvent<HTMLButtonElement>, { open, type }: CellKeys) {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key === 'Enter' || event.key === 'F2') open();
  else if (/^[\d.($\u2212+=-]$/.test(event.key)) type(event.key);
  else if (event.key === 'ArrowDown') focusNeighbour(event.currentTarget, 1);
  else if (event.key === 'ArrowUp') focusNeighbour(event.currentTarget, -1);
  else return;
  event.preventDefault();
}

function focusNeighbour(cell: HTMLElement, step: 1 | -1) {
  const shown = 'tr:not([hidden]) [data-amount-cell]';
  const cells = [...(cell.closest('table')?.querySelectorAll<HTMLElement>(shown) ?? [])];
  cells[cells.indexOf(cell) + step]?.focus();
}

interface EditorProps extends Omit<AmountCellProps, 'text' | 'readOnly'> {
  text: string;
  /** Editing ends by a key, so that the focus belongs to the cell again. */
  onKeyboardEnd: () => void;
}

function AmountEditor({ label, cents, text, onText, onSave, onInvalid, onKeyboardEnd }: EditorProps) {
  const input = useRef<HTMLInputElement>(null);
  // Taking the input away blurs it: what a key has settled is not settled again.
  const ended = useRef(false);
  const [opened] = useState(text);
  useEffect(() => {
    input.current?.focus();
    // The amount is selected, to be typed over; a first character that was typed is not.
    if (opened === toDecimalString(cents)) input.current?.select();
    // Only as it opens: the amount may be refetched meanwhile.
    // oxlint-disable-next-line react/exhaustive-deps -- see above
  }, []);
  const end = () => {
    ended.current = true;
    onText(null);
  };
  const settle = (by: 'key' | 'blur') => {
    if (ended.current) return;
    const { cents: typed, problem } = amountEntry(text, { current: cents });
    if (typed === null) {
      onInvalid(problem);
      // Enter leaves the text there to be mended; leaving the cell gives it up.
      if (by === 'blur') end();
      return;
    }
    if (by === 'key') onKeyboardEnd();
    end();
    if (typed !== cents) onSave(typed);
  };
  return (
    <MoneyInput
      ref={input}
      look="cell"
      aria-label={`New amount for ${label}`}
      value={text}
      onValueChange={onText}
      onBlur={() => settle('blur')}
      onKeyDown={(event) => {
        if (event.key === 'Enter') settle('key');
        else if (event.key === 'Escape') {
          onKeyboardEnd();
          end();
        } else return;
        event.preventDefault();
        event.stopPropagation();
      }}
      className="-my-1 ml-auto w-24 sm:w-32"
    />
  );
}
