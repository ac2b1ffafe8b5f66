import type { ReactNode } from 'react';
import { classNames } from './class-names';

export interface StatTileProps {
  label: string;
  value: ReactNode;
  /** Below the figure: its change, its unit. */
  detail?: ReactNode;
  /** Beside the label: an `InfoTip`. */
  explain?: ReactNode;
  className?: string;
}

/** One figure that matters. */
export function StatTile({ label, value, detail, explain, className }: StatTileProps) {
  return (
    <div className={classNames('rounded-lg border border-line bg-surface px-5 py-4', className)}>
      <div className="flex min-h-6 items-center gap-1 text-ink-soft">
        <span>{label}</span>
        {explain}
      </div>
      <div className="figures mt-1 text-3xl font-semibold tracking-tight">{value}</div>
      {detail && <div className="mt-1 text-sm text-ink-soft">{detail}</div>}
    </div>
  );
}
