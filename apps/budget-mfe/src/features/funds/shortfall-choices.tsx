import { useHost } from '@hoa/api-client/core';
import { useCoverShortfallMutation } from '@hoa/api-client/budget';
import { formatDollars, formatPercent, toCents } from '@hoa/budget-math';
import type { Budget, Shortfall, ShortfallChoice } from '@hoa/contracts';
import { Badge, Button, Card, CardHeader } from '@hoa/ui';
import { useFailed } from '../notices/use-failed';
import { useUndoBatch } from '../notices/use-undo-batch';

/** Where the page shows the choices. */
export const SHORTFALL_ID = 'shortfall-choices';

const exact = (money: string) => formatDollars(toCents(money), { cents: 'if any' });

const TITLES: Record<string, string> = {
  'raise-dues': 'Raise dues',
  'use-surplus': 'Use surplus',
  cut: 'Cut expenses',
  'phase-in': 'Phase in',
};

/** What can be done where this year's dues do not cover next year's expenses. Dues were raised when the budget was generated. */
export function ShortfallChoices({ budget, readOnly }: { budget: Budget; readOnly: boolean }) {
  const { shortfall, parametersId, revision } = budget;
  const [cover, { isLoading, originalArgs }] = useCoverShortfallMutation();
  const undoOf = useUndoBatch(parametersId);
  const { notify } = useHost();
  const failed = useFailed();
  if (!shortfall || shortfall.choices.length === 0) return null;
  const apply = async (choice: ShortfallChoice['id']) => {
    if (!isChoice(choice)) return;
    try {
      const { batchId } = await cover({ parametersId, input: { choice, revision } }).unwrap();
      notify({
        title: TITLES[choice] ?? 'Applied',
        description: 'The budget was changed as you chose.',
        action: undoOf(batchId),
      });
    } catch (error) {
      failed('The choice could not be applied', error);
    }
  };
  return (
    <Card id={SHORTFALL_ID}>
      <CardHeader
        title={`At this year’s dues, income falls ${exact(shortfall.amount)} short`}
        description={balanceWords(shortfall)}
      />
      <ul className="grid gap-3 sm:grid-cols-2 xl:grid-cols-4">
        {shortfall.choices.map((choice) => (
          <li key={choice.id} className="flex flex-col gap-2 rounded-lg border border-line p-4">
            <h3 className="font-semibold">{TITLES[choice.id] ?? choice.id}</h3>
            <p className="grow">{describe(choice)}</p>
            {choice.applied ? (
              <div>
                <Badge tone="accent">In this budget</Badge>
              </div>
            ) : (
              !readOnly &&
              isChoice(choice.id) && (
                <Button
                  size="sm"
                  className="self-start"
                  loading={isLoading && originalArgs?.input.choice === choice.id}
                  disabled={isLoading}
                  aria-label={`Apply: ${TITLES[choice.id]}`}
                  onClick={() => void apply(choice.id)}
                >
                  Apply
                </Button>
              )
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}

type Choice = 'raise-dues' | 'use-surplus' | 'cut' | 'phase-in';
const isChoice = (id: string): id is Choice => id in TITLES;

function balanceWords({ opening, workingCapital }: Shortfall): string {
  if (opening === null)
    return 'No document states the balance of the operating fund, so a use of surplus cannot be offered.';
  return `The operating fund begins with ${exact(opening)}; ${exact(workingCapital)}, a month of expenses, should stay in it.`;
}

function describe({ id, dues, percent, surplusUsed, cut, cutPercent, years, net }: ShortfallChoice): string {
  const change = percent === null ? '' : ` (${formatPercent(percent, { sign: true })})`;
  const cents = toCents(net);
  const rest =
    cents < 0
      ? ` ${formatDollars(-cents, { cents: 'if any' })} stay uncovered.`
      : cents > 0
        ? ` ${formatDollars(cents, { cents: 'if any' })} of it is a margin.`
        : '';
  switch (id) {
    case 'use-surplus':
      return `${exact(surplusUsed ?? '0')} of earlier years’ balance; dues of ${exact(dues)}${change}.${rest}`;
    case 'cut':
      return `${exact(cut ?? '0')} less (${formatPercent(cutPercent ?? 0)} of the lines that no contract binds), dues stay at ${exact(dues)}.${rest}`;
    case 'phase-in':
      return `Dues of ${exact(dues)}${change}, the first of ${years ?? 3} equal steps; the balance pays the other ${exact(surplusUsed ?? '0')} of this year.${rest}`;
    default:
      return `Dues of ${exact(dues)}${change}.${rest}`;
  }
}
