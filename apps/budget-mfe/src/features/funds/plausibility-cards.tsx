import { useConfirmCardMutation } from '@hoa/api-client/budget';
import { formatDollars, toCents } from '@hoa/budget-math';
import type { Budget, BudgetItem, PlausibilityCard } from '@hoa/contracts';
import { Badge, Button, Card } from '@hoa/ui';
import { Link } from 'react-router-dom';
import { budget as words } from '../check-reading/messages';
import { CHOICES_ID } from './choice-cards';
import { useFailed } from '../notices/use-failed';

export interface PlausibilityCardsProps {
  budget: Budget;
  items: readonly BudgetItem[];
  readOnly: boolean;
  onRemove: (item: BudgetItem) => void;
  /** Brings a line into sight, to be changed there. */
  onShow: (item: BudgetItem) => void;
}

/** Checks that nobody has confirmed. */
export const openChecks = (budget: Budget | undefined): number =>
  (budget?.plausibility ?? []).filter(({ confirmed }) => !confirmed).length;

/** What a person should confirm or change before the budget may be called complete. */
export function PlausibilityCards({ budget, items, readOnly, ...actions }: PlausibilityCardsProps) {
  const cards = budget.plausibility ?? [];
  const open = openChecks(budget);
  if (cards.length === 0) return null;
  return (
    <Card>
      <details open={open > 0 && open <= 6}>
        <summary className="cursor-pointer">
          <span className="text-xl font-semibold">
            {open === 0 ? 'All checks are confirmed' : `${words.open(open)} before the budget is complete`}
          </span>
        </summary>
        <ul className="mt-4 grid gap-3 lg:grid-cols-2">
          {cards.map((card) => (
            <li key={card.id} className="rounded-lg border border-line p-4">
              <div className="flex flex-wrap items-start justify-between gap-2">
                <h3 className="font-semibold wrap-anywhere">{card.title}</h3>
                {card.confirmed && <Badge tone="accent">Confirmed</Badge>}
                {!card.confirmed && card.amount !== null && (
                  <span className="figures">{formatDollars(toCents(card.amount))}</span>
                )}
              </div>
              <p className="mt-1 wrap-anywhere text-ink-soft">{card.reason}</p>
              {!readOnly && (
                <CardActions
                  card={card}
                  parametersId={budget.parametersId}
                  item={items.find(({ lineKey }) => lineKey === card.lineKey)}
                  hasChoices={Boolean(budget.shortfall ?? budget.surplus)}
                  {...actions}
                />
              )}
            </li>
          ))}
        </ul>
      </details>
    </Card>
  );
}

interface CardActionsProps extends Pick<PlausibilityCardsProps, 'onRemove' | 'onShow'> {
  card: PlausibilityCard;
  parametersId: number;
  item: BudgetItem | undefined;
  hasChoices: boolean;
}

function CardActions({ card, parametersId, item, hasChoices, onRemove, onShow }: CardActionsProps) {
  const [confirm, { isLoading }] = useConfirmCardMutation();
  const failed = useFailed();
  const set = async (confirmed: boolean) => {
    try {
      await confirm({ parametersId, input: { cardId: card.id, confirmed } }).unwrap();
    } catch (error) {
      failed('The check could not be saved', error);
    }
  };
  const actOf = (id: string): (() => void) | undefined => {
    if (id === 'confirm') return () => void set(true);
    if (id === 'choices') return hasChoices ? showChoices : undefined;
    if (id === 'remove') return item && (() => onRemove(item));
    return id === 'edit' && item ? () => onShow(item) : undefined;
  };
  if (card.confirmed)
    return (
      <Button size="sm" className="mt-3" loading={isLoading} onClick={() => void set(false)}>
        Check again
      </Button>
    );
  return (
    <div className="mt-3 flex flex-wrap gap-2">
      {card.actions.map(({ id, label }) => {
        const act = actOf(id);
        return act ? (
          <Button
            key={id}
            size="sm"
            variant={id === 'remove' ? 'danger-quiet' : 'secondary'}
            loading={id === 'confirm' && isLoading}
            onClick={act}
          >
            {label}
          </Button>
        ) : (
          <Button key={id} size="sm" asChild>
            <Link to={placeOf(id, parametersId)}>{label}</Link>
          </Button>
        );
      })}
    </div>
  );
}

function showChoices(): void {
  document.getElementById(CHOICES_ID)?.scrollIntoView({ block: 'center' });
}

/** Where what a card asks for can be changed. */
function placeOf(action: string, parametersId: number): string {
  if (action === 'choices') return `/budget/${parametersId}?tab=interactive`;
  if (action === 'open-reserves') return `/budget-review/${parametersId}?tab=forecast`;
  return `/budget-parameters/${parametersId}`;
}
