import { configureStore } from '@reduxjs/toolkit';
import { api } from './api';
import type { Connection } from './base-query';

/** A store of the one api; two on a page (two embedded calculators) fetch each with its own connection. */
export function makeStore(connection: Connection) {
  return configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    middleware: (defaults) =>
      defaults({
        thunk: { extraArgument: connection },
        serializableCheck: false,
        immutableCheck: false,
      }).concat(api.middleware),
  });
}
export type AppStore = ReturnType<typeof makeStore>;
