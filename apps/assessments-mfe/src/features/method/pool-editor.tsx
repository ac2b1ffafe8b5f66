import { amountEntry, formatDollars, toDecimalString, type Cents } from '@hoa/budget-math';
import { assessmentBases, type AssessmentPool, type PoolPart } from '@hoa/contracts';
import { Button, Checkbox, Input, MoneyInput, Select } from '@hoa/ui';
import { Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { BASIS_LABELS } from './methods';

export interface PoolEditorProps {
  pools: readonly AssessmentPool[];
  onPools: (pools: AssessmentPool[]) => void;
  /** Cents of each category of the chosen budget; none where the total was typed. */
  categories: ReadonlyMap<string, Cents>;
  groups: readonly string[];
}

/** The parts of the total: how much each takes, how it is divided, and who pays it. */
export function PoolEditor({ pools, onPools, categories, groups }: PoolEditorProps) {
  const replace = (at: number, pool: AssessmentPool) =>
    onPools(pools.map((other, index) => (index === at ? pool : other)));
  const add = () =>
    onPools([
      ...pools,
      { label: `Part ${pools.length + 1}`, part: { kind: 'percent', percent: '0' }, basis: 'equal' },
    ]);
  return (
    <div>
      <ul className="space-y-3">
        {pools.map((pool, index) => (
          <li key={index} className="rounded-md border border-line bg-paper p-4">
            <Pool
              pool={pool}
              number={index + 1}
              categories={categories}
              groups={groups}
              onChange={(changed) => replace(index, changed)}
              onRemove={pools.length > 1 ? () => onPools(pools.filter((_, at) => at !== index)) : undefined}
            />
          </li>
        ))}
      </ul>
      <Button size="sm" className="mt-3" onClick={add}>
        <Plus aria-hidden />
        Add a part
      </Button>
    </div>
  );
}

interface PoolProps {
  pool: AssessmentPool;
  number: number;
  categories: ReadonlyMap<string, Cents>;
  groups: readonly string[];
  onChange: (pool: AssessmentPool) => void;
  onRemove: (() => void) | undefined;
}

function Pool({ pool, number, categories, groups, onChange, onRemove }: PoolProps) {
  const named = (what: string) => `${what} of part ${number}`;
  const { group, ...everyone } = pool;
  return (
    <div className="space-y-3">
      <div className="grid gap-3 sm:grid-cols-2">
        <Input
          aria-label={named('Name')}
          value={pool.label}
          maxLength={120}
          onChange={({ target }) => onChange({ ...pool, label: target.value })}
        />
        <Select
          aria-label={named('Amount')}
          value={pool.part.kind}
          onChange={({ target }) => onChange({ ...pool, part: partFor(target.value, categories) })}
        >
          <option value="rest">What the others leave</option>
          <option value="amount">An amount</option>
          <option value="percent">A percentage of the total</option>
          {categories.size > 0 && <option value="categories">Categories of the budget</option>}
        </Select>
      </div>
      <PartFields
        number={number}
        part={pool.part}
        categories={categories}
        onPart={(part) => onChange({ ...pool, part })}
      />
      <div className="grid gap-3 sm:grid-cols-[1fr_1fr_auto]">
        <Select
          aria-label={named('Division')}
          value={pool.basis}
          onChange={({ target }) =>
            onChange({ ...pool, basis: assessmentBases.find((one) => one === target.value) ?? 'share' })
          }
        >
          {assessmentBases.map((basis) => (
            <option key={basis} value={basis}>
              Divided {BASIS_LABELS[basis]}
            </option>
          ))}
        </Select>
        <Select
          aria-label={named('Payers')}
          value={group ?? ''}
          onChange={({ target }) => onChange(target.value ? { ...everyone, group: target.value } : everyone)}
        >
          <option value="">Paid by all units</option>
          {[...new Set([...groups, ...(group ? [group] : [])])].map((one) => (
            <option key={one} value={one}>
              Paid by {one}
            </option>
          ))}
        </Select>
        {onRemove && (
          <Button variant="danger-quiet" aria-label={`Remove part ${number}`} onClick={onRemove}>
            <Trash2 aria-hidden />
          </Button>
        )}
      </div>
    </div>
  );
}

function partFor(kind: string, categories: ReadonlyMap<string, Cents>): PoolPart {
  switch (kind) {
    case 'amount':
      return { kind, amount: '0' };
    case 'percent':
      return { kind, percent: '0' };
    case 'categories':
      return { kind, names: [...categories.keys()].slice(0, 1) };
    default:
      return { kind: 'rest' };
  }
}

interface PartFieldsProps {
  number: number;
  part: PoolPart;
  categories: ReadonlyMap<string, Cents>;
  onPart: (part: PoolPart) => void;
}

function PartFields({ number, part, categories, onPart }: PartFieldsProps) {
  const [text, setText] = useState<string | null>(null);
  if (part.kind === 'amount')
    return (
      <MoneyInput
        aria-label={`Dollars of part ${number}`}
        value={text ?? part.amount}
        aria-invalid={text !== null && amountOf(text) === null ? true : undefined}
        onValueChange={(given) => {
          setText(given);
          const amount = amountOf(given);
          if (amount !== null) onPart({ kind: 'amount', amount });
        }}
        onBlur={() => (text !== null && amountOf(text) === null ? undefined : setText(null))}
      />
    );
  if (part.kind === 'percent')
    return (
      <Input
        aria-label={`Percent of part ${number}`}
        inputMode="decimal"
        className="figures text-right"
        value={text ?? part.percent}
        aria-invalid={text !== null && percentOf(text) === null ? true : undefined}
        onChange={({ target }) => {
          setText(target.value);
          const percent = percentOf(target.value);
          if (percent !== null) onPart({ kind: 'percent', percent });
        }}
        onBlur={() => (text !== null && percentOf(text) === null ? undefined : setText(null))}
      />
    );
  if (part.kind === 'categories')
    return (
      <fieldset>
        <legend className="text-sm text-ink-soft">Categories of part {number}</legend>
        <div className="grid sm:grid-cols-2">
          {[...categories].map(([name, cents]) => (
            <Checkbox
              key={name}
              label={`${name}, ${formatDollars(cents)}`}
              checked={part.names.includes(name)}
              onCheckedChange={(checked) => {
                const names =
                  checked === true ? [...part.names, name] : part.names.filter((other) => other !== name);
                if (names.length > 0) onPart({ kind: 'categories', names });
              }}
            />
          ))}
        </div>
      </fieldset>
    );
  return null;
}

function amountOf(text: string): string | null {
  const { cents } = amountEntry(text);
  return cents === null || cents < 0 ? null : toDecimalString(cents);
}

function percentOf(text: string): string | null {
  const plain = text.replace(/\s*%$/, '').trim();
  return /^\d{1,3}(\.\d{1,12})?$/.test(plain) && Number(plain) <= 100 ? plain : null;
}
