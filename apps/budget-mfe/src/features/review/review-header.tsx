import type { Parameters } from '@hoa/contracts';
import { Badge, Button, PageHeader } from '@hoa/ui';
import { CircleCheck, Download } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Regenerate } from '../generation/regenerate';

export interface ReviewHeaderProps {
  parameters: Parameters;
  editedCount: number;
  /** Adopted budgets are not generated again. */
  open: boolean;
}

export function ReviewHeader({ parameters, editedCount, open }: ReviewHeaderProps) {
  const { id, associationName, location, units, year, associationType, propertyType } = parameters;
  return (
    <PageHeader
      title={associationName || 'Unnamed Association'}
      subtitle={
        <span className="figures">
          {location} · {units} {units === 1 ? 'unit' : 'units'} · {year}
        </span>
      }
      actions={
        <>
          {open && <Regenerate parametersId={id} editedCount={editedCount} />}
          <Button asChild>
            <Link to={`/budget-export/${id}`}>
              <Download aria-hidden />
              Export
            </Link>
          </Button>
        </>
      }
    >
      <div className="mt-3 flex flex-wrap gap-2">
        <Badge tone="accent">
          <CircleCheck aria-hidden />
          Complete Budget
        </Badge>
        <Badge tone="outline">{associationType || propertyType || 'Condominium'}</Badge>
      </div>
    </PageHeader>
  );
}
