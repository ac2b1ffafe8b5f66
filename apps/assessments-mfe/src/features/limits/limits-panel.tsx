import {
  checkIncrease,
  increaseLimits,
  LIMITS_NOTICE,
  type IncreaseCheck,
  type IncreaseFigures,
} from '@hoa/budget-math';
import { usStates } from '@hoa/contracts';
import { Badge, FormField, Select } from '@hoa/ui';

export interface LimitsPanelProps {
  /** A full state name; '' where none is known. */
  location: string;
  propertyType: string;
  onLocation: (location: string) => void;
  figures: IncreaseFigures;
}

/** Whether the increase stays within what the state allows, with the rule and where it is written. */
export function LimitsPanel({ location, propertyType, onLocation, figures }: LimitsPanelProps) {
  const limits = increaseLimits({ state: location, propertyType });
  return (
    <section aria-label="State limits" className="space-y-4">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div className="min-w-0">
          <h3 className="font-semibold">State limits on increases</h3>
          <p className="text-sm text-ink-soft">{LIMITS_NOTICE}</p>
        </div>
        <FormField label="State" className="w-56 max-w-full">
          <Select value={location} onChange={({ target }) => onLocation(target.value)}>
            <option value="">Choose a state</option>
            {usStates.map((state) => (
              <option key={state} value={state}>
                {state}
              </option>
            ))}
          </Select>
        </FormField>
      </div>
      {location !== '' && limits.length === 0 && (
        <p className="text-ink-soft">
          No limit of {location} for this kind of property is on our list. The declaration or the law may set
          one: please check.
        </p>
      )}
      <ul className="space-y-3">
        {limits.map((limit) => (
          <li key={limit.id} className="rounded-md border border-line px-4 py-3">
            <Check check={checkIncrease(limit, figures)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Check({ check }: { check: IncreaseCheck }) {
  const { limit } = check;
  return (
    <div className="space-y-1">
      <p className="flex flex-wrap items-center gap-2">
        <Verdict check={check} />
        <span className="font-semibold">{limit.citation}</span>
        {limit.fit === 'may apply' && <Badge tone="outline">May apply</Badge>}
      </p>
      <p className="font-semibold">{check.text}</p>
      <p>{limit.rule}</p>
      <p className="text-sm text-ink-soft">
        Threshold: {limit.threshold}. {limit.caution} For: {limit.appliesTo}
      </p>
      <p className="text-sm text-ink-soft">
        Verified {limit.verified} (
        <a href={limit.source} target="_blank" rel="noreferrer" className="underline underline-offset-4">
          source
        </a>
        ). {limit.notice}
      </p>
    </div>
  );
}

function Verdict({ check: { kind } }: { check: IncreaseCheck }) {
  switch (kind) {
    case 'exceeded':
      return <Badge tone="brick">Above the limit</Badge>;
    case 'within':
      return <Badge tone="accent">Within the limit</Badge>;
    case 'unknown':
      return <Badge tone="neutral">Not known</Badge>;
    case 'not applicable':
      return <Badge tone="neutral">Nothing to check</Badge>;
  }
}
