import { asApiError, messageOf } from '@hoa/api-client/core';
import type { Parameters } from '@hoa/contracts';
import { Button, Card, EmptyState, ErrorPanel, Skeleton } from '@hoa/ui';
import { FileSpreadsheet } from 'lucide-react';
import { Link } from 'react-router-dom';
import { JoinForm } from '../sharing/join-form';

export function NotGenerated({ parameters: { id, associationName, year } }: { parameters: Parameters }) {
  return (
    <EmptyState
      level={1}
      icon={FileSpreadsheet}
      title="No budget yet"
      description={`The parameters of ${associationName}, ${year} are saved. Generate the budget from there.`}
      action={
        <Button variant="primary" asChild>
          <Link to={`/budget-parameters/${id}`}>Go to Parameters</Link>
        </Button>
      }
    />
  );
}

/** A budget that is not there may be one that this browser has no access to yet. */
export function LoadFailed({ error }: { error: unknown }) {
  const missing = asApiError(error)?.status === 404;
  return (
    <div className="space-y-6">
      <ErrorPanel
        level={1}
        title="Error Loading Budget"
        description={`We're unable to load your budget data: ${messageOf(error, '')}`}
      >
        <Button variant="primary" asChild>
          <Link to="/">Return to Home</Link>
        </Button>
      </ErrorPanel>
      {missing && (
        <Card>
          <JoinForm />
        </Card>
      )}
    </div>
  );
}

export function LoadingReview() {
  return (
    <div role="status">
      <p className="mb-6 text-ink-soft">Loading budget data...</p>
      <div aria-hidden>
        <Skeleton className="h-9 w-80 max-w-full" />
        <Skeleton className="mt-3 h-5 w-56" />
        <div className="mt-8 grid gap-4 sm:grid-cols-3">
          <Skeleton className="h-28 rounded-lg" />
          <Skeleton className="h-28 rounded-lg" />
          <Skeleton className="h-28 rounded-lg" />
        </div>
        <Skeleton className="mt-8 h-11" />
        <div className="mt-6 space-y-3">
          {['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((row) => (
            <Skeleton key={row} className="h-8" />
          ))}
        </div>
      </div>
    </div>
  );
}
