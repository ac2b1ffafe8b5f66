import {
  pathOf,
  routes,
  type CcrAnalysis,
  type Schedule,
  type ScheduleChange,
  type ScheduleInput,
  type ScheduleSummary,
  type StatementsInput,
} from '@hoa/contracts';
import { api, send, type Connection } from '@hoa/api-client/core';
import { fileNameOf } from './file-name';
import { refetched } from './refetched';

export const assessmentsApi = api.injectEndpoints({
  endpoints: (build) => ({
    analyzeCcr: build.mutation<CcrAnalysis, number>({
      query: (documentId) => ({ url: pathOf('analyzeCcr'), method: 'POST', body: { documentId } }),
      responseSchema: routes.analyzeCcr.response,
    }),
    listSchedules: build.query<ScheduleSummary[], void>({
      query: () => ({ url: pathOf('listSchedules'), method: 'GET' }),
      responseSchema: routes.listSchedules.response,
      providesTags: [{ type: 'Schedules', id: 'LIST' }],
    }),
    getSchedule: build.query<Schedule, number>({
      query: (id) => ({ url: pathOf('getSchedule', { id }), method: 'GET' }),
      responseSchema: routes.getSchedule.response,
      providesTags: (_result, _error, id) => [{ type: 'Schedules', id }],
    }),
    createSchedule: build.mutation<Schedule, ScheduleInput>({
      query: (schedule) => ({ url: pathOf('createSchedule'), method: 'POST', body: schedule }),
      responseSchema: routes.createSchedule.response,
      invalidatesTags: (_result, error) => refetched(error, [{ type: 'Schedules', id: 'LIST' }]),
    }),
    updateSchedule: build.mutation<Schedule, { id: number; change: ScheduleChange }>({
      query: ({ id, change }) => ({ url: pathOf('updateSchedule', { id }), method: 'PATCH', body: change }),
      responseSchema: routes.updateSchedule.response,
      invalidatesTags: (_result, error, { id }) =>
        refetched(error, [
          { type: 'Schedules', id: 'LIST' },
          { type: 'Schedules', id },
        ]),
    }),
    deleteSchedule: build.mutation<unknown, number>({
      query: (id) => ({ url: pathOf('deleteSchedule', { id }), method: 'DELETE' }),
      invalidatesTags: (_result, error) => refetched(error, [{ type: 'Schedules', id: 'LIST' }]),
    }),
  }),
});

/** Statements of a kept schedule as one PDF. Throws an ApiError. */
export async function fetchStatements(
  connection: Connection,
  of: { id: number; input: StatementsInput },
  signal?: AbortSignal,
): Promise<{ blob: Blob; name: string }> {
  const request = {
    url: pathOf('assessmentStatements', { id: of.id }),
    method: 'POST',
    body: of.input,
  };
  const response = await send(connection, request, signal);
  const name = fileNameOf(response.headers.get('content-disposition'));
  return { blob: await response.blob(), name: name ?? 'assessment-statements.pdf' };
}

export const {
  useAnalyzeCcrMutation,
  useListSchedulesQuery,
  useGetScheduleQuery,
  useLazyGetScheduleQuery,
  useCreateScheduleMutation,
  useUpdateScheduleMutation,
  useDeleteScheduleMutation,
} = assessmentsApi;
