import { formatPercent, roundPercent } from '@hoa/budget-math';
import { classNames } from './class-names';

export interface PercentChangeProps {
  /** Percent (3.2 for 3.2 %), shown with one decimal; null where nothing can be compared. */
  value: number | null;
  /** What a rise means: a cost that rises deserves attention, income that rises does not. */
  rise?: 'attention' | 'good' | 'neutral';
  /** Written where there is nothing to compare with. */
  missing?: string;
  className?: string;
}

/** A change by an arrow, a sign and words as well as by colour. */
export function PercentChange({ value, rise = 'attention', missing = 'New', className }: PercentChangeProps) {
  if (value === null) return <span className={classNames('text-ink-soft', className)}>{missing}</span>;
  if (roundPercent(value) === 0)
    return <span className={classNames('figures text-ink-soft', className)}>{formatPercent(0)}</span>;
  const up = value > 0;
  const tone = rise === 'neutral' ? 'text-ink-soft' : up === (rise === 'good') ? 'text-accent' : 'text-amber';
  return (
    <span className={classNames('figures whitespace-nowrap', tone, className)}>
      <span className="sr-only">{up ? 'up ' : 'down '}</span>
      {/* A character, not a drawing: a budget has hundreds. */}
      <span
        aria-hidden
        className={classNames('before:mr-1', up ? "before:content-['↑']" : "before:content-['↓']")}
      >
        {up ? '+' : '\u2212'}
      </span>
      {formatPercent(Math.abs(value))}
    </span>
  );
}
