import { formatPercent } from '@hoa/budget-math';
import { classNames } from '../class-names';
import { chartDollars, type ChartRow } from './series';

export interface ShareBarsProps {
  rows: readonly ChartRow[];
  totalCents: number;
  /** `lg` for a slide, which is read from across a room. */
  size?: 'md' | 'lg';
}

/** Shares of a whole as bars of its length: read more exactly than slices of a pie. Rows have one amount each. */
export function ShareBars({ rows, totalCents, size = 'md' }: ShareBarsProps) {
  const text = size === 'lg' ? 'text-lg' : 'text-sm';
  return (
    <ul className="space-y-3">
      {rows.map(({ id, label, cents: [cents = null] }) => {
        const percent = totalCents > 0 && cents !== null ? (cents / totalCents) * 100 : 0;
        return (
          <li key={id}>
            <div className={classNames('flex flex-wrap justify-between gap-x-4', text)}>
              <span>{label}</span>
              <span className="figures text-ink-soft">
                {chartDollars(cents)} · {formatPercent(percent)}
              </span>
            </div>
            <div className="mt-1 h-2.5 rounded-sm bg-sunken">
              <div
                className="h-full rounded-sm bg-series-1"
                style={{ width: `${Math.min(100, Math.max(0, percent))}%` }}
              />
            </div>
          </li>
        );
      })}
    </ul>
  );
}
