import type { Budget, BudgetItem, Parameters } from '@hoa/contracts';
import { Badge, Button, PageHeader } from '@hoa/ui';
import { CircleCheck, CircleHelp, Download, Presentation, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { budget as words } from '../check-reading/messages';
import { isUnreconciled } from '../check-reading/not-reconciled';
import { openChecks } from '../funds/plausibility-cards';

export interface BudgetHeaderProps {
  parameters: Parameters;
  /** Undefined until it is loaded. */
  budget: Budget | undefined;
  items: readonly Pick<BudgetItem, 'needsReview'>[];
  actions: ReactNode;
  /** Further badges, such as the budget's status. */
  badges?: ReactNode;
}

/** Whose budget it is, of which year, and what can be done with it. */
export function BudgetHeader({ parameters, budget, items, actions, badges }: BudgetHeaderProps) {
  const { associationName, location, units, year, associationType, propertyType } = parameters;
  return (
    <PageHeader
      title={associationName || 'Unnamed Association'}
      subtitle={
        <span className="figures">
          {location} · {units} {units === 1 ? 'unit' : 'units'} · {year}
        </span>
      }
      actions={actions}
    >
      <div className="mt-3 flex flex-wrap gap-2">
        <StateOf budget={budget} items={items} />
        <Badge tone="outline">{associationType || propertyType || 'Condominium'}</Badge>
        {badges}
      </div>
    </PageHeader>
  );
}

/** Complete only once its figures agree with the documents, its checks are confirmed and no line is left to review. */
function StateOf({ budget, items }: Pick<BudgetHeaderProps, 'budget' | 'items'>) {
  const open = openChecks(budget);
  const toReview = items.filter(({ needsReview }) => needsReview).length;
  if (isUnreconciled(budget))
    return (
      <Badge tone="brick">
        <TriangleAlert aria-hidden />
        {words.badge}
      </Badge>
    );
  return open > 0 || toReview > 0 ? (
    <Badge tone="amber">
      <CircleHelp aria-hidden />
      {open > 0 ? words.open(open) : words.toReview(toReview)}
    </Badge>
  ) : (
    <Badge tone="accent">
      <CircleCheck aria-hidden />
      {words.complete}
    </Badge>
  );
}

/** The two ways out of a budget, wherever it is looked at. */
export function PresentAndExport({ id }: { id: number }) {
  return (
    <>
      <Button asChild>
        <Link to={`/budget-presentation/${id}`}>
          <Presentation aria-hidden />
          Present
        </Link>
      </Button>
      <Button asChild>
        <Link to={`/budget-export/${id}`}>
          <Download aria-hidden />
          Export
        </Link>
      </Button>
    </>
  );
}
