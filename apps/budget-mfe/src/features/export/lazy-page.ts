import { lazy } from 'react';

/** Fetched when it is opened: few visits to a budget end in a file. */
export const ExportPage = lazy(async () => ({ default: (await import('./export-page')).ExportPage }));
