import { cva, type VariantProps } from 'class-variance-authority';
import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from './class-names';

const styles = cva('flex flex-wrap items-start gap-x-4 gap-y-3 rounded-lg p-4', {
  variants: {
    tone: {
      neutral: 'bg-sunken text-ink',
      good: 'bg-accent-soft text-ink [&>svg]:text-accent',
      attention: 'bg-amber-soft text-ink [&>svg]:text-amber',
      problem: 'bg-brick-soft text-ink [&>svg]:text-brick',
    },
  },
  defaultVariants: { tone: 'neutral' },
});

const icons = { neutral: Info, good: CircleCheck, attention: TriangleAlert, problem: CircleAlert };

export interface BannerProps extends VariantProps<typeof styles> {
  title?: string;
  children?: ReactNode;
  /** At the right edge: a badge or a button. */
  aside?: ReactNode;
  /** Announced when it appears (something just went wrong), rather than simply being there. */
  announce?: boolean;
  className?: string;
}

/** A message that belongs to the page and stays in it. */
export function Banner({ tone, title, children, aside, announce = false, className }: BannerProps) {
  const Icon = icons[tone ?? 'neutral'];
  return (
    <div role={announce ? 'alert' : undefined} className={classNames(styles({ tone }), className)}>
      <Icon aria-hidden className="mt-0.5 size-5 shrink-0 text-ink-soft" />
      <div className="min-w-0 grow basis-56">
        {title && <p className="font-semibold">{title}</p>}
        {children && <div className={classNames(title && 'mt-0.5')}>{children}</div>}
      </div>
      {aside && <div className="shrink-0">{aside}</div>}
    </div>
  );
}
