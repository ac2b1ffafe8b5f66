import { useMay } from '@hoa/api-client/access';
import { Button, EmptyState } from '@hoa/ui';
import { Eye } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, Navigate, useLocation, useParams } from 'react-router-dom';

/** A page for work that a viewer may not do: the budget leads to the board's view of it, all else says who can help. */
export function ForEditors({ page }: { page: ReactNode }) {
  const may = useMay();
  const { parametersId } = useParams();
  const { pathname } = useLocation();
  if (may('editBudget')) return page;
  if (parametersId !== undefined && !pathname.startsWith('/budget-parameters'))
    return <Navigate to={`/budget/${parametersId}`} replace />;
  return (
    <EmptyState
      icon={Eye}
      title="This browser may read"
      description="It can open budgets, try what-ifs and ask questions. Whoever shared this workspace can let it upload and edit."
      action={
        <Button asChild variant="primary">
          <Link to="/budget-history">Budget History</Link>
        </Button>
      }
    />
  );
}
