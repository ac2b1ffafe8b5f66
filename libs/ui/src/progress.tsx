import { Progress as Radix } from 'radix-ui';
import { classNames } from './class-names';

export interface ProgressProps {
  /** Percent, 0 to 100; null while nothing is known. */
  value: number | null;
  label: string;
  /** Writes the percentage at the right of the label. */
  showValue?: boolean;
  className?: string;
}

/** How far something has come. The bar glides; with reduced motion it steps. */
export function Progress({ value, label, showValue = false, className }: ProgressProps) {
  const percent = value === null ? null : Math.min(100, Math.max(0, value));
  return (
    <div className={className}>
      {showValue && (
        <div className="mb-2 flex justify-between gap-4 text-sm">
          <span>{label}</span>
          {percent !== null && <span className="figures text-ink-soft">{Math.floor(percent)}%</span>}
        </div>
      )}
      <Radix.Root value={percent} aria-label={label} className="h-2 overflow-hidden rounded-full bg-line">
        <Radix.Indicator
          className={classNames(
            'h-full origin-left rounded-full bg-accent transition-transform duration-150',
            percent === null && 'w-1/3 animate-pulse',
          )}
          style={percent === null ? undefined : { transform: `scaleX(${percent / 100})` }}
        />
      </Radix.Root>
    </div>
  );
}
