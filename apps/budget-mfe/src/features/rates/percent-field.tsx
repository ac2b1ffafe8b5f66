import { MAX_RATE_PERCENT, MIN_RATE_PERCENT } from '@hoa/contracts';
import { FormField, Input } from '@hoa/ui';
import { useState } from 'react';
import { parsePercent } from './percent';

export interface PercentFieldProps {
  label: string;
  /** Percent a year. */
  percent: number;
  /** Below the label. */
  note?: string | undefined;
  disabled?: boolean;
  /** Whether it was saved; where not, the field goes back to what is in force. */
  onSave: (percent: number) => Promise<boolean>;
}

/** One rate that may be replaced: saved by Enter or on leaving, given up by Escape. */
export function PercentField({ label, percent, note, disabled = false, onSave }: PercentFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const [wrong, setWrong] = useState(false);
  const close = () => {
    setTyped(null);
    setWrong(false);
  };
  const save = async () => {
    if (typed === null) return;
    const value = parsePercent(typed);
    if (value === null) return setWrong(true);
    if (value !== percent) await onSave(value);
    close();
  };
  return (
    <FormField
      label={label}
      {...(note ? { hint: note } : {})}
      {...(wrong
        ? { error: `Please enter a percentage between ${MIN_RATE_PERCENT} and ${MAX_RATE_PERCENT}.` }
        : {})}
    >
      <div className="relative">
        <PercentInput
          value={typed ?? String(percent)}
          disabled={disabled}
          onChange={setTyped}
          onEnter={() => void save()}
          onEscape={close}
          onLeave={() => void save()}
        />
        <span aria-hidden className="pointer-events-none absolute right-3 top-2.5 text-ink-soft">
          %
        </span>
      </div>
    </FormField>
  );
}

interface PercentInputProps {
  value: string;
  disabled: boolean;
  onChange: (value: string) => void;
  onEnter: () => void;
  onEscape: () => void;
  onLeave: () => void;
}

function PercentInput({ value, disabled, onChange, onEnter, onEscape, onLeave }: PercentInputProps) {
  return (
    <Input
      className="figures pr-8 text-right"
      inputMode="decimal"
      autoComplete="off"
      value={value}
      disabled={disabled}
      onChange={(event) => onChange(event.target.value)}
      onBlur={onLeave}
      onKeyDown={(event) => {
        if (event.key === 'Enter') onEnter();
        if (event.key === 'Escape') onEscape();
      }}
    />
  );
}
