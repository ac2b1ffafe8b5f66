import { Check, ChevronDown } from 'lucide-react';
import { Checkbox as RadixCheckbox } from 'radix-ui';
import type { ComponentProps } from 'react';
import { classNames } from './class-names';
import { useFieldAttributes } from './form-field';

export const controlStyle = [
  'block h-11 w-full rounded-md border border-line-strong bg-surface px-3 text-base text-ink',
  'placeholder:text-ink-faint placeholder:opacity-100 hover:border-ink-soft',
  'focus-visible:border-accent focus-visible:outline-2 focus-visible:outline-offset-0 focus-visible:outline-accent',
  'aria-invalid:border-brick aria-invalid:focus-visible:outline-brick',
  'disabled:cursor-not-allowed disabled:border-line disabled:bg-sunken disabled:text-ink-soft disabled:opacity-100',
];

/** Not for selects: those always count as read-only. */
const readOnlyStyle = 'read-only:border-line read-only:bg-sunken read-only:hover:border-line';

/** A text input. Inside a `FormField` it takes its id, its hint and its error by itself. */
export function Input({ className, ...rest }: ComponentProps<'input'>) {
  return (
    <input className={classNames(controlStyle, readOnlyStyle, className)} {...useFieldAttributes(rest)} />
  );
}

export function Textarea({ className, rows = 4, ...rest }: ComponentProps<'textarea'>) {
  return (
    <textarea
      rows={rows}
      className={classNames(controlStyle, readOnlyStyle, 'h-auto min-h-24 resize-y py-2.5', className)}
      {...useFieldAttributes(rest)}
    />
  );
}

/** The browser's own select: its list is what people know, on a phone most of all. Options are children. */
export function Select({ className, children, ...rest }: ComponentProps<'select'>) {
  return (
    <div className="relative">
      <select
        className={classNames(controlStyle, 'appearance-none pr-10', className)}
        {...useFieldAttributes(rest)}
      >
        {children}
      </select>
      <ChevronDown
        aria-hidden
        className="pointer-events-none absolute right-3 top-3.5 size-4 text-ink-soft"
      />
    </div>
  );
}

export interface CheckboxProps extends Omit<ComponentProps<typeof RadixCheckbox.Root>, 'asChild'> {
  label: string;
  description?: string;
}

/** A checkbox with its label; a click anywhere on the label counts. */
export function Checkbox({ label, description, className, ...rest }: CheckboxProps) {
  return (
    <label className={classNames('flex min-h-10 cursor-pointer items-start gap-3 py-2', className)}>
      <RadixCheckbox.Root
        className="mt-0.5 inline-flex size-5 shrink-0 items-center justify-center rounded-sm border border-line-strong bg-surface text-on-accent data-[state=checked]:border-accent data-[state=checked]:bg-accent"
        {...rest}
      >
        <RadixCheckbox.Indicator>
          <Check aria-hidden className="size-4" strokeWidth={3} />
        </RadixCheckbox.Indicator>
      </RadixCheckbox.Root>
      <span className="min-w-0">
        <span className="block">{label}</span>
        {description && <span className="block text-sm text-ink-soft">{description}</span>}
      </span>
    </label>
  );
}
