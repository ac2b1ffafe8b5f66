import { lazy } from 'react';

/** Fetched when it is opened: charts are large, and the budget must not wait for them. */
export const PresentationPage = lazy(async () => ({
  default: (await import('./presentation-page')).PresentationPage,
}));
