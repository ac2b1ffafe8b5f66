import { Button } from '@hoa/ui';
import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router-dom';

export function BackToBudget({ parametersId }: { parametersId: number }) {
  return (
    <Button variant="link" asChild>
      <Link to={`/budget-modern/${parametersId}`}>
        <ArrowLeft aria-hidden />
        Back to Budget
      </Link>
    </Button>
  );
}
