import { ArrowDown, ArrowUp } from 'lucide-react';
import { classNames } from './class-names';

export interface PercentChangeProps {
  /** Percent (3.2 for 3.2 %), already rounded to what is to be shown or not; null where nothing can be compared. */
  value: number | null;
  /** What a rise means: a cost that rises deserves attention, income that rises does not. */
  rise?: 'attention' | 'good' | 'neutral';
  /** Written where there is nothing to compare with. */
  missing?: string;
  className?: string;
}

const number = new Intl.NumberFormat('en-US', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** A change by an arrow, a sign and words as well as by colour. */
export function PercentChange({ value, rise = 'attention', missing = 'New', className }: PercentChangeProps) {
  if (value === null) return <span className={classNames('text-ink-soft', className)}>{missing}</span>;
  const size = number.format(Math.abs(value));
  if (size === '0.0') return <span className={classNames('figures text-ink-soft', className)}>0.0%</span>;
  const up = value > 0;
  const Arrow = up ? ArrowUp : ArrowDown;
  const tone = rise === 'neutral' ? 'text-ink-soft' : up === (rise === 'good') ? 'text-accent' : 'text-amber';
  return (
    <span className={classNames('figures inline-flex items-center gap-0.5 whitespace-nowrap', tone, className)}>
      <Arrow aria-hidden className="size-[0.9em] shrink-0" />
      <span className="sr-only">{up ? 'up ' : 'down '}</span>
      <span aria-hidden>{up ? '+' : '\u2212'}</span>
      {size}%
    </span>
  );
}
