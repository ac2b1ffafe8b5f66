import type { ScheduleUnit } from '@hoa/contracts';
import { Banner, Button } from '@hoa/ui';
import { ChevronDown, ChevronRight } from 'lucide-react';
import { useId, useState } from 'react';
import { METHOD_LABELS, methodOf, METHODS, poolsFor, type Method } from './methods';
import { PoolEditor, type PoolEditorProps } from './pool-editor';

export interface MethodChoiceProps extends Omit<PoolEditorProps, 'groups'> {
  units: readonly ScheduleUnit[];
  /** The pools were proposed: nobody has said that they are right. */
  assumed: boolean;
}

/** How the total is divided. By ownership interest, unless something else is chosen: it needs no decision. */
export function MethodChoice({ units, pools, assumed, onPools, ...rest }: MethodChoiceProps) {
  const [asked, setAsked] = useState(false);
  const method = methodOf(pools);
  const open = asked || assumed;
  const groups = [...new Set(units.flatMap(({ group }) => (group ? [group] : [])))];
  const Chevron = open ? ChevronDown : ChevronRight;
  return (
    <section aria-label="How the total is divided" className="mb-5">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <span>
          Divided: <strong className="font-semibold">{METHOD_LABELS[method].label}</strong>
        </span>
        <Button size="sm" aria-expanded={open} onClick={() => setAsked(!open)} disabled={assumed}>
          <Chevron aria-hidden />
          Change how it is divided
        </Button>
      </p>
      {assumed && <Assumed onAccept={() => onPools([...pools])} />}
      {open && (
        <div className="mt-4 space-y-5">
          <Methods
            method={method}
            hasGroups={groups.length > 0}
            onMethod={(chosen) => onPools(poolsFor(chosen, units))}
          />
          {(method === 'mixed' || method === 'groups') && (
            <PoolEditor {...rest} pools={pools} onPools={onPools} groups={groups} />
          )}
        </div>
      )}
    </section>
  );
}

function Assumed({ onAccept }: { onAccept: () => void }) {
  return (
    <Banner
      tone="attention"
      title="Assumption: each tower pays in proportion to its number of units"
      className="mt-4"
      aside={
        <Button size="sm" onClick={onAccept}>
          This is right
        </Button>
      }
    >
      Each tower’s percentages add up to 100% by themselves. How towers divide the budget among each other is
      for the declaration to say: please check the parts below.
    </Banner>
  );
}

interface MethodsProps {
  method: Method;
  hasGroups: boolean;
  onMethod: (method: Method) => void;
}

function Methods({ method, hasGroups, onMethod }: MethodsProps) {
  const name = useId();
  return (
    <fieldset className="grid gap-2 sm:grid-cols-2">
      <legend className="sr-only">How the total is divided</legend>
      {METHODS.filter((one) => one !== 'groups' || hasGroups || method === 'groups').map((one) => (
        <label
          key={one}
          className="flex cursor-pointer items-start gap-3 rounded-md border border-line bg-surface px-4 py-3 has-checked:border-accent has-checked:bg-accent-soft"
        >
          <input
            type="radio"
            name={name}
            checked={method === one}
            onChange={() => onMethod(one)}
            className="mt-1.5 size-4 shrink-0 accent-accent"
          />
          <span className="min-w-0">
            <span className="block font-semibold">{METHOD_LABELS[one].label}</span>
            <span className="block text-sm text-ink-soft">{METHOD_LABELS[one].description}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
