import { messageOf } from '@hoa/api-client/core';
import { ErrorPanel, Loading, Skeleton } from '@hoa/ui';
import type { ReactNode } from 'react';

interface Query {
  data?: unknown;
  error?: unknown;
  refetch: () => unknown;
  isFetching: boolean;
}

export interface FetchedProps<Q extends Query> {
  query: Q;
  /** What is said to a screen reader while it loads. */
  loading: string;
  /** What stands in its place until then: its rough shape. */
  skeletons: { count: number; className: string; container?: string };
  failed: { title: string; description?: string; level?: 2 | 3 };
  children: (data: NonNullable<Q['data']>) => ReactNode;
}

/** What a query answers: its data as soon as there is any, else the failure with a way to try again, else its shape. */
export function Fetched<Q extends Query>({ query, loading, skeletons, failed, children }: FetchedProps<Q>) {
  const { error, refetch, isFetching } = query;
  const data: Q['data'] = query.data;
  if (data !== undefined && data !== null) return children(data);
  if (error) {
    const { title, description = 'No answer came. Please try again.', level = 3 } = failed;
    return (
      <ErrorPanel
        level={level}
        title={title}
        description={messageOf(error, description)}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  }
  const { count, className, container = 'space-y-3' } = skeletons;
  return (
    <Loading label={loading} className={container}>
      {Array.from({ length: count }, (_, index) => (
        <Skeleton key={index} className={className} />
      ))}
    </Loading>
  );
}
