import type { Parameters } from '@hoa/contracts';
import { Button } from '@hoa/ui';
import { Download, Presentation, Users } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Regenerate } from '../generation/regenerate';
import { BudgetHeader } from './budget-header';

export interface ReviewHeaderProps {
  parameters: Parameters;
  editedCount: number;
  /** Adopted budgets are not generated again. */
  open: boolean;
}

export function ReviewHeader({ parameters, editedCount, open }: ReviewHeaderProps) {
  const { id } = parameters;
  return (
    <BudgetHeader
      parameters={parameters}
      actions={
        <>
          {open && <Regenerate parametersId={id} editedCount={editedCount} />}
          <Button asChild>
            <Link to={`/budget/${id}`}>
              <Users aria-hidden />
              Board view
            </Link>
          </Button>
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
      }
    />
  );
}
