import { Loading, Skeleton } from '@hoa/ui';

/** A group's name and three cards. */
export function HistorySkeleton() {
  return (
    <Loading label="Loading your budget history…">
      <Skeleton className="mb-3 h-6 w-72 max-w-full" />
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {['first', 'second', 'third'].map((card) => (
          <div key={card} className="rounded-lg border border-line bg-surface p-5">
            <Skeleton className="h-6 w-32" />
            <Skeleton className="mt-2 h-5 w-24" />
            <Skeleton className="mt-5 w-28" />
            <Skeleton className="mt-2.5 w-44" />
            <Skeleton className="mt-2.5 w-32" />
          </div>
        ))}
      </div>
    </Loading>
  );
}
