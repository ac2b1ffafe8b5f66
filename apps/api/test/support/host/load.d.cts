import type { HostedApp } from './host';

export interface Host {
  start: (environment: Record<string, string>) => Promise<HostedApp>;
}

export function loadHost(projectConfig: unknown): Promise<Host>;
