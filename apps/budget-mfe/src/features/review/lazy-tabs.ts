import { lazy } from 'react';

/** Tabs beside the budget, fetched when one is opened: charts are large, and the budget must not wait for them. */
export const ContractsTab = lazy(async () => ({
  default: (await import('../contracts/contracts-tab')).ContractsTab,
}));
export const ForecastTab = lazy(async () => ({
  default: (await import('../forecast/forecast-tab')).ForecastTab,
}));
export const InsightsTab = lazy(async () => ({
  default: (await import('../insights/insights-tab')).InsightsTab,
}));
export const ChatPanel = lazy(async () => ({
  default: (await import('../chat/chat-panel')).ChatPanel,
}));
