import { useCallback, useEffect, useRef, useState, type ComponentType } from 'react';
import { loadComponent } from './registry';

/** How long a remote may take before the page says so; it is still shown should it come later. */
export const PATIENCE_MS = 2_500;
/** What was drawn for so long lacked no file: one that goes missing later was taken away by another release. */
export const CALM_MS = 10_000;

type RemoteState =
  | { step: 'loading' | 'slow' | 'failed' | 'broken' }
  | { step: 'ready'; Component: ComponentType; attempt: number };

/** A remote's component, from being asked for to being there or not. Each attempt after the first asks for all of it afresh. */
export function useRemote(remote: string, module: string) {
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<RemoteState>({ step: 'loading' });
  const mended = useRef(false);
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
          console.error(error); // oxlint-disable-line no-console -- nobody else hears of it
          show({ step: 'failed' });
        },
      )
      .finally(() => clearTimeout(timer));
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [remote, module, attempt]);
  useEffect(() => {
    if (state.step !== 'ready') return;
    const timer = setTimeout(() => (mended.current = false), CALM_MS);
    return () => clearTimeout(timer);
  }, [state]);
  const again = useCallback(() => {
    setState({ step: 'loading' });
    setAttempt((count) => count + 1);
  }, []);
  const retry = useCallback(() => {
    mended.current = false;
    again();
  }, [again]);
  const broke = useCallback(
    (error: unknown) => {
      // Nobody needs to press a button where a redeploy took a file away: the new ones are asked for, once a release.
      const mend = lacksFile(error) && !mended.current;
      mended.current = mend;
      if (mend) again();
      else setState({ step: 'broken' });
    },
    [again],
  );
  return { state, retry, broke };
}

/** What bundlers throw where a file of their own did not come: a script, or a style sheet. */
function lacksFile(error: unknown): boolean {
  return (
    error instanceof Error &&
    (error.name === 'ChunkLoadError' || ('code' in error && error.code === 'CSS_CHUNK_LOAD_FAILED'))
  );
}
