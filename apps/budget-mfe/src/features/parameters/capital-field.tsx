import { amountEntry, toDecimalString } from '@hoa/budget-math';
import { MAX_CAPITAL_MONTHS, type ParametersInput } from '@hoa/contracts';
import { FormField, Input, MoneyInput, Select } from '@hoa/ui';
import { useState } from 'react';
import { capital } from './messages';

type Choice = ParametersInput['workingCapital'];
type Kind = (typeof capital.kinds)[number][0];

export interface CapitalFieldProps {
  value: Choice;
  error: string | undefined;
  readOnly: boolean;
  onChange: (choice: Choice) => void;
}

/** What the operating fund should hold: nothing, an amount, or months of operating expenses. */
export function CapitalField({ value, error, readOnly, onChange }: CapitalFieldProps) {
  const [kind, setKind] = useState<Kind>(kindOf(value));
  // What is typed stays as it is typed: an amount is sent with its cents.
  const [typed, setTyped] = useState(textOf(value));
  const change = (next: Kind, text: string) => {
    setKind(next);
    setTyped(text);
    onChange(choiceOf(next, text));
  };
  return (
    <>
      <FormField label={capital.label} hint={capital.hint}>
        <Select
          disabled={readOnly}
          value={kind}
          onChange={({ target }) =>
            change(capital.kinds.find(([one]) => one === target.value)?.[0] ?? 'none', '')
          }
        >
          {capital.kinds.map(([one, label]) => (
            <option key={one} value={one}>
              {label}
            </option>
          ))}
        </Select>
      </FormField>
      {kind !== 'none' && (
        <FormField label={capital.labels[kind]} error={error}>
          {kind === 'amount' ? (
            <MoneyInput readOnly={readOnly} value={typed} onValueChange={(text) => change('amount', text)} />
          ) : (
            <Input
              type="number"
              inputMode="decimal"
              min={0}
              max={MAX_CAPITAL_MONTHS}
              step="any"
              className="figures"
              readOnly={readOnly}
              value={typed}
              onChange={({ target }) => change('months', target.value)}
            />
          )}
        </FormField>
      )}
    </>
  );
}

function kindOf(choice: Choice): Kind {
  if (!choice) return 'none';
  return 'amount' in choice ? 'amount' : 'months';
}

function textOf(choice: Choice): string {
  if (!choice) return '';
  return 'amount' in choice ? choice.amount : String(choice.months);
}

/** An empty field is no choice. */
function choiceOf(kind: Kind, text: string): Choice {
  if (kind === 'none' || text === '') return null;
  if (kind === 'months') return { months: Number(text) };
  const { cents } = amountEntry(text);
  return { amount: cents === null ? text : toDecimalString(cents) };
}
