import type { Parameters } from '@hoa/contracts';
import { Badge, Button, PageHeader } from '@hoa/ui';
import { CircleCheck, Download, Presentation } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

export interface BudgetHeaderProps {
  parameters: Parameters;
  actions: ReactNode;
  /** Further badges, such as the budget's status. */
  badges?: ReactNode;
}

/** Whose budget it is, of which year, and what can be done with it. */
export function BudgetHeader({ parameters, actions, badges }: BudgetHeaderProps) {
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
        <Badge tone="accent">
          <CircleCheck aria-hidden />
          Complete Budget
        </Badge>
        <Badge tone="outline">{associationType || propertyType || 'Condominium'}</Badge>
        {badges}
      </div>
    </PageHeader>
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
