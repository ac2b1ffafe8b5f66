import { messageOf } from '@hoa/api-client/core';
import { useListParametersQuery } from '@hoa/api-client/parameters';
import type { Parameters } from '@hoa/contracts';
import { ErrorPanel } from '@hoa/ui';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { UNNAMED } from '../history/group-budgets';

/** How many of the newest budgets the home screen shows. */
const SHOWN = 3;

/** The first budgets that the API lists. While they load, and where there are none, nothing. */
export function RecentActivity() {
  const { data, error, isFetching, refetch } = useListParametersQuery();
  if (error)
    return (
      <ErrorPanel
        title="Your recent budgets could not be loaded"
        description={messageOf(error, 'They are safe; please try again.')}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  if (!data || data.length === 0) return null;
  return (
    <section aria-labelledby="recent-activity">
      <div className="mb-3 flex items-baseline justify-between gap-4">
        <h2 id="recent-activity" className="text-xl font-semibold">
          Recent Activity
        </h2>
        <Link
          to="/budget-history"
          className="py-1 text-accent underline underline-offset-4 hover:text-accent-strong"
        >
          View all
        </Link>
      </div>
      <ul className="divide-y divide-line overflow-hidden rounded-lg border border-line bg-surface">
        {data.slice(0, SHOWN).map((budget) => (
          <li key={budget.id}>
            <Row budget={budget} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Row({ budget }: { budget: Parameters }) {
  return (
    <Link
      to={`/budget-review/${budget.id}`}
      className="flex items-center gap-4 px-5 py-4 text-ink no-underline transition-colors duration-150 hover:bg-raised focus-visible:-outline-offset-2"
    >
      <div className="min-w-0 grow">
        <p className="font-semibold wrap-anywhere">{budget.associationName.trim() || UNNAMED}</p>
        <p className="mt-0.5 flex flex-wrap gap-x-4 text-sm text-ink-soft">
          <span>{budget.year} Budget</span>
          <span>{budget.units} units</span>
        </p>
      </div>
      <ChevronRight aria-hidden className="size-5 shrink-0 text-ink-faint" />
    </Link>
  );
}
