import { cva, type VariantProps } from 'class-variance-authority';
import { LoaderCircle } from 'lucide-react';
import { Slot } from 'radix-ui';
import type { ComponentProps } from 'react';
import { classNames } from './class-names';

const styles = cva(
  [
    'relative inline-flex select-none items-center justify-center gap-2 whitespace-nowrap rounded-md border font-semibold',
    'no-underline transition-colors duration-150 [&_svg]:size-[1.125em] [&_svg]:shrink-0',
    'disabled:cursor-not-allowed disabled:border-line disabled:bg-sunken disabled:text-ink-faint',
    'not-aria-busy:aria-disabled:cursor-not-allowed not-aria-busy:aria-disabled:border-line',
    'not-aria-busy:aria-disabled:bg-sunken not-aria-busy:aria-disabled:text-ink-faint aria-busy:cursor-progress',
  ],
  {
    variants: {
      variant: {
        primary: 'border-accent bg-accent text-on-accent hover:border-accent-strong hover:bg-accent-strong',
        secondary: 'border-line-strong bg-surface text-ink hover:bg-sunken',
        quiet:
          'border-transparent bg-transparent text-ink-soft hover:bg-sunken hover:text-ink disabled:bg-transparent',
        danger: 'border-brick bg-brick text-on-brick hover:border-brick-strong hover:bg-brick-strong',
        'danger-quiet':
          'border-transparent bg-transparent text-brick hover:bg-brick-soft disabled:bg-transparent',
        link: 'h-auto! border-transparent bg-transparent p-0! text-accent underline underline-offset-4 hover:text-accent-strong',
      },
      size: {
        sm: 'h-9 px-3 text-sm',
        md: 'h-11 px-4 text-base',
        lg: 'h-12 px-6 text-base',
        icon: 'size-10 p-0 text-lg',
      },
    },
    defaultVariants: { variant: 'secondary', size: 'md' },
  },
);

export interface ButtonProps extends ComponentProps<'button'>, VariantProps<typeof styles> {
  /** Shows a spinner in place of the label, which keeps its width and its name; further clicks do nothing. */
  loading?: boolean;
  /** Draws its only child (a router link, say) as the button. */
  asChild?: boolean;
}

/** A button; `type="button"` unless told otherwise. */
export function Button({ variant, size, loading = false, asChild = false, className, ...rest }: ButtonProps) {
  const look = classNames(styles({ variant, size }), className);
  if (asChild) return <Slot.Root className={look} {...rest} />;
  const { children, type = 'button', onClick, ...attributes } = rest;
  return (
    <button
      type={type}
      className={look}
      {...attributes}
      // Not `disabled`: that would take the focus away from the button that was just pressed.
      aria-disabled={loading || undefined}
      aria-busy={loading || undefined}
      onClick={loading ? (event) => event.preventDefault() : onClick}
    >
      <span className={classNames('inline-flex items-center gap-2', loading && 'opacity-0')}>{children}</span>
      {loading && <LoaderCircle aria-hidden className="absolute animate-spin" />}
    </button>
  );
}
