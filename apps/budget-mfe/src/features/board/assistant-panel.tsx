import {
  formatDollars,
  INCOME_GROUP,
  monthlyFee,
  ownersPay,
  ownersPayText,
  percentChange,
  roundPercent,
} from '@hoa/budget-math';
import type { BudgetItem, Parameters } from '@hoa/contracts';
import { Button, Card, MoneyText, PercentChange } from '@hoa/ui';
import { MessageCircle, Sparkles } from 'lucide-react';
import { useState } from 'react';
import { earlierLabel, lineOf, type Totals } from '../review/lines';
import { AskDialog } from './ask-dialog';

export interface AssistantPanelProps {
  parameters: Parameters;
  totals: Totals;
  items: readonly BudgetItem[];
}

const TOP_CATEGORIES = 2;

/** The budget in three sentences, and the way to ask about it. */
export function AssistantPanel({ parameters, totals, items }: AssistantPanelProps) {
  const [asking, setAsking] = useState(false);
  const { units } = parameters;
  const { proposedCents, previousCents } = totals.expenses;
  const pay = ownersPay(items.map(lineOf), parameters);
  const before = earlierLabel(totals, parameters);
  const top = totals.groups
    .filter(({ group }) => group !== INCOME_GROUP)
    .sort((a, b) => b.proposedCents - a.proposedCents)
    .slice(0, TOP_CATEGORIES);
  return (
    <Card asChild>
      <aside aria-labelledby="assistant-title" className="space-y-4 xl:sticky xl:top-4">
        <h2 id="assistant-title" className="flex items-center gap-2 text-lg font-semibold">
          <Sparkles aria-hidden className="size-5 text-accent" />
          AI Budget Assistant
        </h2>
        <div>
          <p className="text-sm text-ink-soft">The largest categories</p>
          <ul className="mt-1 space-y-1">
            {top.map(({ group, proposedCents: cents }) => (
              <li key={group} className="flex justify-between gap-3">
                {group}
                <MoneyText cents={cents} className="font-semibold" />
              </li>
            ))}
          </ul>
        </div>
        <p>{changeInWords(percentChange(proposedCents, previousCents), before)}</p>
        <p>
          The monthly fee is{' '}
          <span className="figures font-semibold">{formatDollars(monthlyFee(proposedCents, units))}</span> per
          unit.
        </p>
        <p>
          Owners pay <span className="figures font-semibold">{ownersPayText(pay)}</span>.
        </p>
        <Button variant="primary" className="w-full" onClick={() => setAsking(true)}>
          <MessageCircle aria-hidden />
          Ask a question
        </Button>
        {asking && <AskDialog parameters={parameters} onClose={() => setAsking(false)} />}
      </aside>
    </Card>
  );
}

function changeInWords(percent: number, before: string) {
  if (roundPercent(percent) === 0) return `The budget is unchanged from ${before}.`;
  return (
    <>
      The budget {percent > 0 ? 'increased' : 'decreased'} from {before}: <PercentChange value={percent} />.
    </>
  );
}
