import { ErrorPanel } from '@hoa/ui';
import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { ErrorBoundary } from './error-boundary';
import { loadComponent } from './registry';

/** How long a remote may take before the page says so; it is still shown should it come later. */
const PATIENCE_MS = 3_000;

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
  const { state, retry } = useRemote(remote, module);
  if (state.step === 'ready')
    return (
      <ErrorBoundary
        key={state.attempt}
        fallback={(reset) => (
          <ErrorPanel
            level={level}
            title={`${name} stopped working`}
            description="Something went wrong on this part of the page. What you saved is safe, and everything else works."
            onRetry={reset}
          />
        )}
      >
        <state.Component />
      </ErrorBoundary>
    );
  if (state.step === 'loading') return fallback;
  return (
    <ErrorPanel
      level={level}
      title={`${name} is not available right now`}
      description={
        state.step === 'slow'
          ? 'It is taking longer than usual to load. It appears here as soon as it arrives; everything else works meanwhile.'
          : 'This part of the page could not be loaded. What you saved is safe, and everything else works.'
      }
      onRetry={retry}
    />
  );
}

type RemoteState =
  { step: 'loading' | 'slow' | 'failed' } | { step: 'ready'; Component: ComponentType; attempt: number };

function useRemote(remote: string, module: string) {
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<RemoteState>({ step: 'loading' });
  useEffect(() => {
    let current = true;
    const show = (next: RemoteState) => {
      if (current) setState(next);
    };
    const timer = setTimeout(() => show({ step: 'slow' }), PATIENCE_MS);
    loadComponent({ remote, module, fresh: attempt > 0 })
      .then(
        (Component) => show({ step: 'ready', Component, attempt }),
        (error: unknown) => {
          // For whoever runs the remotes; the panel says it in plain words.
          console.error(error); // eslint-disable-line no-console -- nobody else hears of it
          show({ step: 'failed' });
        },
      )
      .finally(() => clearTimeout(timer));
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [remote, module, attempt]);
  const retry = () => {
    setState({ step: 'loading' });
    setAttempt((count) => count + 1);
  };
  return { state, retry };
}
