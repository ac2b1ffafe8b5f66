import { deviceId, HostProvider, type Host } from '@hoa/api-client/core';
import { DEVICE_HEADER, type ShellConfig } from '@hoa/contracts';
import { ErrorPanel } from '@hoa/ui';
import { useEffect, useMemo, useState } from 'react';
import { PageSkeleton } from '../layout/page-skeleton';
import { registerRemotes } from '../remotes/registry';
import { CurrentPage } from '../routing/current-page';
import { fetchConfig } from './config';
import { notify } from './notify';
import { useTheme } from './theme';

/** How long the server may take to say where everything is. */
export const PATIENCE_MS = 10_000;

/** The pages, once the shell knows where the API and the remotes are. */
export function HostedApp() {
  const { config, failed, retry } = useConfig();
  if (failed)
    return (
      <ErrorPanel
        title="AI Budget Assistant could not start"
        description="The server did not answer. Nothing of yours is lost. Please check your connection and try again."
        onRetry={retry}
        level={1}
      />
    );
  if (!config) return <PageSkeleton />;
  return <Hosted config={config} />;
}

function Hosted({ config }: { config: ShellConfig }) {
  const { theme } = useTheme();
  const { apiBase } = config;
  const host = useMemo<Host>(
    () => ({ apiBase, key: { header: DEVICE_HEADER, value: deviceId() }, notify, theme }),
    [apiBase, theme],
  );
  return (
    <HostProvider host={host}>
      <CurrentPage />
    </HostProvider>
  );
}

function useConfig() {
  const [attempt, setAttempt] = useState(0);
  const [config, setConfig] = useState<ShellConfig>();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    const controller = new AbortController();
    const timer = setTimeout(() => {
      setFailed(true);
      // A request that hangs is let go: the next one for this address would wait for it.
      controller.abort();
    }, PATIENCE_MS);
    fetchConfig(controller.signal)
      .then(
        (found) => {
          registerRemotes(found.remotes);
          setConfig(found);
        },
        (error: unknown) => {
          if (controller.signal.aborted) return;
          // For whoever runs the server; the page says it in plain words.
          console.error(error); // oxlint-disable-line no-console -- nobody else hears of it
          setFailed(true);
        },
      )
      .finally(() => clearTimeout(timer));
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [attempt]);
  const retry = () => {
    setFailed(false);
    setAttempt((count) => count + 1);
  };
  return { config, failed, retry };
}
