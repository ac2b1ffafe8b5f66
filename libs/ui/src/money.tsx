import { formatDollars } from '@hoa/budget-math';
import type { ClipboardEvent, ComponentProps } from 'react';
import { classNames } from './class-names';
import { controlStyle } from './fields';
import { useFieldAttributes } from './form-field';

export interface MoneyTextProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Integer cents; null where there is no figure, shown as a dash and read as 'none'. */
  cents: number | null;
  /** Two decimals, as a schedule wants them. */
  exact?: boolean;
}

/** An amount in US dollars without decimals; digits of one width, so that columns line up, and a true minus. */
export function MoneyText({ cents, exact = false, className, ...rest }: MoneyTextProps) {
  const look = classNames('figures whitespace-nowrap', className);
  if (cents === null)
    return (
      <span className={classNames(look, 'text-ink-faint')} {...rest}>
        <span aria-hidden>–</span>
        <span className="sr-only">none</span>
      </span>
    );
  return (
    <span className={look} {...rest}>
      {formatDollars(cents, { cents: exact })}
    </span>
  );
}

export interface MoneyInputProps extends Omit<ComponentProps<'input'>, 'type' | 'value' | 'onChange'> {
  /** Exactly what stands in the input; the owner parses it (parentheses and a true minus mean minus). */
  value: string;
  onValueChange: (value: string) => void;
  /** `cell` fills a table cell without a frame of its own or a dollar sign. */
  look?: 'field' | 'cell';
}

/**
 * Cells of a spreadsheet that are pasted together. A browser drops the line ends of what is pasted into an input, and
 * would make one amount of two; with a space between them nobody takes them for one.
 */
function onPaste(event: ClipboardEvent<HTMLInputElement>, onValueChange: (value: string) => void) {
  const pasted = event.clipboardData.getData('text').trim();
  if (!/[\r\n]/.test(pasted)) return;
  event.preventDefault();
  const { value, selectionStart, selectionEnd } = event.currentTarget;
  const [start, end] = [selectionStart ?? value.length, selectionEnd ?? value.length];
  onValueChange(value.slice(0, start) + pasted.replace(/\s*[\r\n]+\s*/g, ' ') + value.slice(end));
}

/** An input for an amount: right-aligned figures, the phone's number pad. */
export function MoneyInput({ value, onValueChange, look = 'field', className, ...rest }: MoneyInputProps) {
  const input = (
    <input
      type="text"
      inputMode="decimal"
      autoComplete="off"
      value={value}
      onChange={(event) => onValueChange(event.target.value)}
      onPaste={(event) => onPaste(event, onValueChange)}
      className={classNames(
        controlStyle,
        'figures text-right',
        look === 'field' ? 'pl-8' : 'h-8 px-2 text-sm',
        className,
      )}
      {...useFieldAttributes(rest)}
    />
  );
  if (look === 'cell') return input;
  return (
    <div className="relative">
      <span aria-hidden className="pointer-events-none absolute left-3 top-2.5 text-ink-soft">
        $
      </span>
      {input}
    </div>
  );
}
