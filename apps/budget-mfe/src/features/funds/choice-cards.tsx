import { useHost } from '@hoa/api-client/core';
import { useCoverShortfallMutation } from '@hoa/api-client/budget';
import { eachWords, formatDollars, toCents } from '@hoa/budget-math';
import type { Budget, ShortfallInput } from '@hoa/contracts';
import { Badge, Button, Card, CardHeader } from '@hoa/ui';
import { useFailed } from '../notices/use-failed';
import { useUndoBatch } from '../notices/use-undo-batch';

/** Where the page shows the choices. */
export const CHOICES_ID = 'shortfall-choices';

export const exact = (money: string) => formatDollars(toCents(money), { cents: 'if any' });

/** "$115 a month". */
export function billWords(perUnit: string, { ownersPay }: Budget): string {
  const isAverage = ownersPay?.billedBy !== undefined && ownersPay.billedBy !== 'equal';
  return `${exact(perUnit)} ${eachWords({ billing: ownersPay?.billing })}${isAverage ? ' on average' : ''}`;
}

interface Choice {
  /** What a newer server adds can be read, not applied. */
  id: string;
  text: string;
  applied: boolean;
}

export interface ChoiceCardsProps {
  budget: Budget;
  readOnly: boolean;
  title: string;
  description: string;
  choices: readonly Choice[];
}

const TITLES: Record<ShortfallInput['choice'], string> = {
  'raise-dues': 'Raise dues',
  'use-surplus': 'Use surplus',
  cut: 'Cut expenses',
  'phase-in': 'Phase in',
  'lower-dues': 'Lower dues',
  'to-reserves': 'Put it into reserves',
  'keep-capital': 'Keep as working capital',
  keep: 'Keep it as it is',
};
const isChoice = (id: string): id is ShortfallInput['choice'] => id in TITLES;

/** Choices about the whole budget: what each does, which one is in force, and one click for another. */
export function ChoiceCards({ budget, readOnly, title, description, choices }: ChoiceCardsProps) {
  const { parametersId, revision } = budget;
  const [cover, { isLoading, originalArgs }] = useCoverShortfallMutation();
  const undoOf = useUndoBatch(parametersId);
  const { notify } = useHost();
  const failed = useFailed();
  const apply = async (choice: ShortfallInput['choice']) => {
    try {
      const { batchId } = await cover({ parametersId, input: { choice, revision } }).unwrap();
      notify({
        title: TITLES[choice],
        description: 'The budget was changed as you chose.',
        action: undoOf(batchId),
      });
    } catch (error) {
      failed('The choice could not be applied', error);
    }
  };
  return (
    <Card id={CHOICES_ID}>
      <CardHeader title={title} description={description} />
      <ul className="grid gap-3 sm:grid-cols-2 xl:grid-cols-4">
        {choices.map(({ id, text, applied }) => (
          <li key={id} className="flex flex-col gap-2 rounded-lg border border-line p-4">
            <h3 className="font-semibold">{isChoice(id) ? TITLES[id] : id}</h3>
            <p className="grow">{text}</p>
            {applied ? (
              <div>
                <Badge tone="accent">In this budget</Badge>
              </div>
            ) : (
              !readOnly &&
              isChoice(id) && (
                <Button
                  size="sm"
                  className="self-start"
                  loading={isLoading && originalArgs?.input.choice === id}
                  disabled={isLoading}
                  aria-label={`Apply: ${TITLES[id]}`}
                  onClick={() => void apply(id)}
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
