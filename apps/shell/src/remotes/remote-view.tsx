import { ErrorPanel } from '@hoa/ui';
import type { ReactNode } from 'react';
import { ErrorBoundary } from './error-boundary';
import { useRemote } from './use-remote';

export interface RemoteViewProps {
  remote: string;
  module: string;
  /** What the part is called in the sentence that says it is missing: 'Budget History'. */
  name: string;
  fallback: ReactNode;
  /** Level of the panel's heading: 1 where the remote is the whole page. */
  level?: 1 | 2;
}

/** A part of the page that comes from a remote. If it cannot be had, a panel says so and the rest lives on. */
export function RemoteView({ remote, module, name, fallback, level = 2 }: RemoteViewProps) {
  const { state, retry, broke } = useRemote(remote, module);
  if (state.step === 'ready')
    return (
      <ErrorBoundary key={state.attempt} onError={broke} fallback={fallback}>
        <state.Component />
      </ErrorBoundary>
    );
  if (state.step === 'loading') return fallback;
  const { title, description } = words[state.step];
  return <ErrorPanel level={level} title={`${name} ${title}`} description={description} onRetry={retry} />;
}

const words = {
  slow: {
    title: 'is not available right now',
    description:
      'It is taking longer than usual to load. It appears here as soon as it arrives; everything else works meanwhile.',
  },
  failed: {
    title: 'is not available right now',
    description:
      'This part of the page could not be loaded. What you saved is safe, and everything else works.',
  },
  broken: {
    title: 'stopped working',
    description:
      'Something went wrong on this part of the page. What you saved is safe, and everything else works.',
  },
};
