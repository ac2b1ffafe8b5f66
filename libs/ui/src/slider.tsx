import { Slider as Radix } from 'radix-ui';
import { classNames } from './class-names';

export interface SliderProps {
  value: number;
  onValueChange: (value: number) => void;
  min: number;
  max: number;
  step: number;
  label: string;
  /** The value in words, for screen readers: "up 3.5 percent". */
  valueText: string;
  disabled?: boolean;
  className?: string;
}

/** A slider of one value, zero marked: by pointer, arrow keys, Page Up and Down, Home and End. */
export function Slider(props: SliderProps) {
  const { value, onValueChange, label, valueText, className, min, max, ...range } = props;
  return (
    <Radix.Root
      value={[value]}
      onValueChange={([next]) => next !== undefined && onValueChange(next)}
      className={classNames('relative flex h-8 w-full touch-none select-none items-center', className)}
      min={min}
      max={max}
      {...range}
    >
      <Radix.Track className="relative h-1.5 grow rounded-full bg-line">
        {min < 0 && max > 0 && (
          <span
            aria-hidden
            className="absolute -top-1 h-3.5 w-0.5 -translate-x-1/2 rounded-full bg-line-strong"
            style={{ left: `${(-min / (max - min)) * 100}%` }}
          />
        )}
      </Radix.Track>
      <Radix.Thumb
        aria-label={label}
        aria-valuetext={valueText}
        className="block size-6 rounded-full border-2 border-accent bg-surface shadow-card hover:bg-accent-soft data-disabled:border-line-strong data-disabled:bg-sunken"
      />
    </Radix.Root>
  );
}
