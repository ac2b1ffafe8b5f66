import { Loading, Skeleton } from '@hoa/ui';

/** The shape of a page whose content is on its way: a heading, a line below it, two sheets. */
export function PageSkeleton() {
  return (
    <Loading label="Loading…">
      <Skeleton className="h-9 w-72 max-w-full" />
      <Skeleton className="mt-3 h-5 w-96 max-w-full" />
      <Skeleton className="mt-8 h-40 rounded-lg" />
      <Skeleton className="mt-4 h-64 rounded-lg" />
    </Loading>
  );
}
