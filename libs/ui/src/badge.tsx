import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { classNames } from './class-names';

const styles = cva(
  'inline-flex items-center gap-1.5 whitespace-nowrap rounded-sm px-2 py-0.5 text-xs font-semibold [&_svg]:size-3.5 [&_svg]:shrink-0',
  {
    variants: {
      tone: {
        neutral: 'bg-sunken text-ink-soft',
        accent: 'bg-accent-soft text-accent',
        amber: 'bg-amber-soft text-amber',
        brick: 'bg-brick-soft text-brick',
        solid: 'bg-accent text-on-accent',
        outline: 'text-ink-soft ring-1 ring-inset ring-line',
      },
    },
    defaultVariants: { tone: 'neutral' },
  },
);

export type BadgeProps = ComponentProps<'span'> & VariantProps<typeof styles>;

/** A short state or attribute; always words, the tone only underlines them. */
export function Badge({ tone, className, ...rest }: BadgeProps) {
  return <span className={classNames(styles({ tone }), className)} {...rest} />;
}
