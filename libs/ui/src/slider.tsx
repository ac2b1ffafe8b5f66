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

/** A slider of one value: by pointer, arrow keys, Page Up and Down, Home and End. */
export function Slider({ value, onValueChange, label, valueText, className, ...range }: SliderProps) {
  return (
    <Radix.Root
      value={[value]}
      onValueChange={([next]) => next !== undefined && onValueChange(next)}
      className={classNames('relative flex h-8 w-full touch-none select-none items-center', className)}
      {...range}
    >
      <Radix.Track className="relative h-1.5 grow rounded-full bg-line">
        <Radix.Range className="absolute h-full rounded-full bg-line-strong data-disabled:bg-line" />
      </Radix.Track>
      <Radix.Thumb
        aria-label={label}
        aria-valuetext={valueText}
        className="block size-6 rounded-full border-2 border-accent bg-surface shadow-card hover:bg-accent-soft data-disabled:border-line-strong data-disabled:bg-sunken"
      />
    </Radix.Root>
  );
}
