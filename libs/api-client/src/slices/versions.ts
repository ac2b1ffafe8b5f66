import { pathOf, routes, type BudgetVersion, type ResponseOf, type VersionInput } from '@hoa/contracts';
import { api } from '@hoa/api-client/core';
import { refetched } from './refetched';

type Comparison = ResponseOf<'compareVersions'>;
type Restored = ResponseOf<'restoreVersion'>;

/** `to` is absent for the current budget. */
export interface Compared {
  parametersId: number;
  from: number;
  to?: number | undefined;
}

// An older shell's core does not know the tag: the slice brings it along.
const withVersions = api.enhanceEndpoints({ addTagTypes: ['Versions'] });

export const versionsApi = withVersions.injectEndpoints({
  endpoints: (build) => ({
    listVersions: build.query<BudgetVersion[], number>({
      query: (parametersId) => ({ url: pathOf('listVersions', { parametersId }), method: 'GET' }),
      responseSchema: routes.listVersions.response,
      // Generating and a change of status save versions too, and both refetch the budget.
      providesTags: (_result, _error, id) => [
        { type: 'Versions', id },
        { type: 'Budget', id },
      ],
    }),
    compareVersions: build.query<Comparison, Compared>({
      query: ({ parametersId, from, to }) => ({
        url: pathOf('compareVersions', { parametersId }),
        method: 'GET',
        query: { from: String(from), to: to === undefined ? undefined : String(to) },
      }),
      responseSchema: routes.compareVersions.response,
      providesTags: (_result, _error, { parametersId: id }) => [
        { type: 'Versions', id },
        { type: 'Items', id },
      ],
    }),
    saveVersion: build.mutation<BudgetVersion, { parametersId: number; version: VersionInput }>({
      query: ({ parametersId, version }) => ({
        url: pathOf('saveVersion', { parametersId }),
        method: 'POST',
        body: version,
      }),
      responseSchema: routes.saveVersion.response,
      invalidatesTags: (_result, error, { parametersId: id }) => refetched(error, [{ type: 'Versions', id }]),
    }),
    restoreVersion: build.mutation<Restored, { id: number; parametersId: number }>({
      query: ({ id }) => ({ url: pathOf('restoreVersion', { id }), method: 'POST', body: {} }),
      responseSchema: routes.restoreVersion.response,
      invalidatesTags: (_result, error, { parametersId: id }) =>
        refetched(error, [
          { type: 'Versions', id },
          { type: 'Items', id },
          { type: 'Budget', id },
          { type: 'Edits', id },
          'Parameters',
        ]),
    }),
  }),
});

export const {
  useListVersionsQuery,
  useCompareVersionsQuery,
  useSaveVersionMutation,
  useRestoreVersionMutation,
} = versionsApi;
