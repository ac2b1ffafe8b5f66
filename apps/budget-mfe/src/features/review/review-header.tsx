import type { Budget, BudgetItem, Parameters } from '@hoa/contracts';
import { Button } from '@hoa/ui';
import { Users } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Regenerate } from '../generation/regenerate';
import { Share } from '../sharing/share-dialog';
import { StatusMenu } from '../versions/status-menu';
import { BudgetHeader, PresentAndExport } from './budget-header';
import { isOpen } from './use-line-actions';

export interface ReviewHeaderProps {
  parameters: Parameters;
  /** Undefined until it is loaded. */
  budget: Budget | undefined;
  items: readonly BudgetItem[];
}

export function ReviewHeader({ parameters, budget, items }: ReviewHeaderProps) {
  const { id } = parameters;
  return (
    <BudgetHeader
      parameters={parameters}
      budget={budget}
      items={items}
      actions={
        <>
          {budget && <StatusMenu budget={budget} />}
          {/* An adopted budget is not generated again. */}
          {isOpen(budget) && <Regenerate parametersId={id} editedCount={budget?.editedCount ?? 0} />}
          <Share parametersId={id} />
          <Button asChild>
            <Link to={`/budget/${id}`}>
              <Users aria-hidden />
              Board view
            </Link>
          </Button>
          <PresentAndExport id={id} />
        </>
      }
    />
  );
}
