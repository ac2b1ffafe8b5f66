import {
  amountEntry,
  billingAdjective,
  eachWords,
  formatDollars,
  formatPercent,
  ownersPay,
  RESERVE_GROUP,
  targetFee,
  type Billing,
  type BudgetGroup,
  type GroupTargets,
  type TargetFee,
} from '@hoa/budget-math';
import { Button, Card, CardHeader, Checkbox, FormField, MoneyInput } from '@hoa/ui';
import { useState, type FormEvent } from 'react';
import type { Line, Totals } from '../review/lines';

export interface TargetFeeFormProps {
  lines: readonly Line[];
  billed: Billing;
  groups: Totals['groups'];
  onTargets: (targets: GroupTargets) => void;
}

/** Groups that a board can seldom cut: premiums are quoted, and reserves are owed to the building. */
const SELDOM_GIVE: readonly BudgetGroup[] = ['Insurance Expenses', RESERVE_GROUP];

/** What would have to change for $385 a month. */
export function TargetFeeForm({ lines, billed, groups, onTargets }: TargetFeeFormProps) {
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  const [answer, setAnswer] = useState<string>();
  const [giving, setGiving] = useState<readonly BudgetGroup[]>(() =>
    groups.map(({ group }) => group).filter((group) => !SELDOM_GIVE.includes(group)),
  );
  const billing = billingAdjective(billed);
  const toggle = (group: BudgetGroup) =>
    setGiving(giving.includes(group) ? giving.filter((one) => one !== group) : [...giving, group]);
  const solve = (event: FormEvent) => {
    event.preventDefault();
    const { cents: feeCents, problem } = amountEntry(typed, {
      current: ownersPay(lines, billed).perUnitCents,
    });
    setAnswer(undefined);
    if (feeCents === null) return setError(problem);
    if (feeCents <= 0) return setError(`Please enter the ${billingAdjective(billed)} fee in dollars.`);
    const found = targetFee(lines, { ...billed, feeCents, groups: giving });
    if (!found.targets) return setError(impossible(found, giving.length));
    setError(undefined);
    setAnswer(inWords(found, feeCents, eachWords(billed)));
    onTargets(found.targets);
  };
  return (
    <Card asChild>
      <form onSubmit={solve} aria-labelledby="target-fee-title" noValidate>
        <div id="target-fee-title">
          <CardHeader
            title="What must give?"
            description={`Enter what owners should pay ${eachWords(billed)}, and see by how much the categories below would have to change. Contracted lines stay as they are.`}
          />
        </div>
        <div className="flex flex-wrap items-end gap-3">
          <FormField
            label={`${billing.charAt(0).toUpperCase()}${billing.slice(1)} fee per unit`}
            className="w-48"
            {...(error ? { error } : {})}
          >
            <MoneyInput value={typed} onValueChange={setTyped} />
          </FormField>
          <Button type="submit">Show what it takes</Button>
        </div>
        <fieldset className="mt-4">
          <legend className="font-semibold">Which categories may change</legend>
          <div className="mt-1 grid gap-x-6 sm:grid-cols-2">
            {groups.map(({ group }) => (
              <Checkbox
                key={group}
                label={group}
                checked={giving.includes(group)}
                onCheckedChange={() => toggle(group)}
              />
            ))}
          </div>
        </fieldset>
        <p role="status" className="mt-2">
          {answer}
        </p>
      </form>
    </Card>
  );
}

function inWords({ differenceCents, percent }: TargetFee, feeCents: number, each: string): string {
  const fee = formatDollars(feeCents, { cents: 'if any' });
  if (differenceCents === 0) return `${fee} ${each} is what the budget asks for now.`;
  const amount = formatDollars(Math.abs(differenceCents));
  return differenceCents < 0
    ? `For ${fee} ${each}, ${amount} a year must be saved: ${formatPercent(Math.abs(percent))} of the ticked categories.`
    : `${fee} ${each} leaves ${amount} a year more to spend: ${formatPercent(percent)} of the ticked categories.`;
}

function impossible({ differenceCents }: TargetFee, ticked: number): string {
  if (ticked === 0) return 'Please select at least one category that may change.';
  return `The ticked categories cannot save ${formatDollars(Math.abs(differenceCents))} a year. Tick more of them, or enter a higher fee.`;
}
