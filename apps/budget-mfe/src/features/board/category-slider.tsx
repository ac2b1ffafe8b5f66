import { formatDollars, percentChange, roundPercent } from '@hoa/budget-math';
import { MoneyText, PercentChange, Slider } from '@hoa/ui';

export interface CategorySliderProps {
  label: string;
  /** What the category costs in the budget, and in the trial. */
  budgetCents: number;
  cents: number;
  onPercent: (percent: number) => void;
}

const REACH_PERCENT = 30;
const STEP_PERCENT = 0.5;

/** One category, from 30 % less to 30 % more; a target fee may move it further. */
export function CategorySlider({ label, budgetCents, cents, onPercent }: CategorySliderProps) {
  const percent = roundPercent(percentChange(cents, budgetCents));
  const clipped = Math.max(-REACH_PERCENT, Math.min(REACH_PERCENT, percent));
  return (
    <div>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="font-semibold">{label}</span>
        <span>
          <MoneyText cents={cents} />
          <span className="ml-3 inline-block min-w-20 text-right text-sm">
            {percent === 0 ? (
              <span className="text-ink-soft">as budgeted</span>
            ) : (
              <PercentChange value={percent} />
            )}
          </span>
        </span>
      </div>
      <Slider
        label={label}
        min={-REACH_PERCENT}
        max={REACH_PERCENT}
        step={STEP_PERCENT}
        value={clipped}
        valueText={inWords(percent, cents)}
        disabled={budgetCents === 0}
        onValueChange={onPercent}
      />
    </div>
  );
}

function inWords(percent: number, cents: number): string {
  const amount = formatDollars(cents);
  if (percent === 0) return `as budgeted, ${amount}`;
  return `${percent > 0 ? 'up' : 'down'} ${Math.abs(percent)} percent, ${amount}`;
}
