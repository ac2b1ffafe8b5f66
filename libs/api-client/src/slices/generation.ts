import {
  GenerationProgress,
  GenerationResult,
  pathOf,
  routes,
  type GenerateOptions,
  type GenerationRun,
  type Provider,
  type ResponseOf,
} from '@hoa/contracts';
import { api, apiError, send, toApiError, type ApiError, type Connection } from '@hoa/api-client/core';
import { refetched } from './refetched';
import { readNdjson } from './ndjson';

export interface Generate {
  parametersId: number;
  /** Keep amounts that a person typed; true unless said otherwise. */
  keepEdits?: boolean;
  /** Generate although totals do not tie or questions are open. */
  acceptUnreconciled?: boolean;
}

export const generationApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Streams; progress is read from `generationProgress` of the same budget. */
    generateBudget: build.mutation<GenerationResult, Generate>({
      queryFn: async ({ parametersId, ...options }, { extra, dispatch, signal }) => {
        const report = (progress: GenerationProgress | null) =>
          void dispatch(generationApi.util.upsertQueryData('generationProgress', parametersId, progress));
        report(null);
        try {
          const data = await generate({
            connection: extra as Connection,
            parametersId,
            options,
            report,
            signal,
          });
          // A run that ends without a budget is a failure, whatever the status of the answer.
          const isFailed = data.error && data.status !== 'needs-answers';
          return isFailed ? { error: failedRun(data.error ?? '') } : { data };
        } catch (error) {
          return { error: toApiError(error) };
        }
      },
      invalidatesTags: (_result, error, { parametersId }) =>
        refetched(error, [...generated(parametersId), 'Documents']),
    }),
    /** The last progress that the server reported for a budget's running generation; null before it did. */
    generationProgress: build.query<GenerationProgress | null, number>({
      queryFn: () => ({ data: null }),
      keepUnusedDataFor: 0,
    }),
    /** The review's dialog: answers when done. */
    generateWith: build.mutation<ResponseOf<'generateWith'>, Generate & { provider: string }>({
      query: ({ provider, parametersId, ...options }) => ({
        url: pathOf('generateWith', { provider, parametersId }),
        method: 'POST',
        body: bodyOf(options),
        headers: { accept: 'application/json' },
      }),
      responseSchema: routes.generateWith.response,
      invalidatesTags: (_result, error, { parametersId }) => refetched(error, generated(parametersId)),
    }),
    getRun: build.query<GenerationRun, string>({
      query: (runId) => ({ url: pathOf('getRun', { runId }), method: 'GET' }),
      responseSchema: routes.getRun.response,
      providesTags: ['Runs'],
    }),
    listProviders: build.query<Provider[], void>({
      query: () => ({ url: pathOf('listProviders'), method: 'GET' }),
      responseSchema: routes.listProviders.response,
      providesTags: ['Providers'],
    }),
  }),
});

/** What a new generation changes on the screens. */
function generated(id: number) {
  return [
    { type: 'Items' as const, id },
    { type: 'Budget' as const, id },
    { type: 'Edits' as const, id },
    'Parameters' as const,
    'Runs' as const,
  ];
}

interface Stream {
  connection: Connection;
  parametersId: number;
  options: Omit<Generate, 'parametersId'>;
  report: (progress: GenerationProgress) => void;
  signal: AbortSignal;
}

async function generate({
  connection,
  parametersId,
  options,
  report,
  signal,
}: Stream): Promise<GenerationResult> {
  let runId: string | undefined;
  try {
    const response = await send(
      connection,
      {
        url: pathOf('generateBudget', { parametersId }),
        method: 'POST',
        body: bodyOf(options),
        headers: { accept: 'application/x-ndjson, application/json' },
      },
      signal,
    );
    for await (const line of readNdjson(response)) {
      const result = GenerationResult.safeParse(line);
      if (result.success) return result.data;
      const progress = GenerationProgress.parse(line);
      runId = progress.runId ?? runId;
      report(progress);
    }
    throw interrupted('The connection ended before the budget was finished.');
  } catch (error) {
    // The run goes on without the stream: follow it to its end.
    if (!runId || signal.aborted) throw error;
    return followRun({ connection, runId, parametersId, report, signal });
  }
}

const FOLLOW_EVERY_MS = 1000;
const FOLLOW_TRIES = 600;

async function followRun(follow: Omit<Stream, 'options'> & { runId: string }): Promise<GenerationResult> {
  const { connection, runId, parametersId, report, signal } = follow;
  for (let attempt = 0; attempt < FOLLOW_TRIES && !signal.aborted; attempt++) {
    await new Promise((resolve) => setTimeout(resolve, FOLLOW_EVERY_MS));
    const run = await runOf(connection, runId, signal);
    if (!run) continue;
    report({ stage: run.stage ?? 'document-analysis', percent: run.percent, message: '', runId });
    if (run.status === 'succeeded') {
      const items = await send(
        connection,
        { url: pathOf('listItems', { parametersId }), method: 'GET' },
        signal,
      );
      return { items: routes.listItems.response.parse(await items.json()), runId };
    }
    if (run.status === 'needs-answers')
      return {
        items: [],
        runId,
        status: run.status,
        ...(run.questions ? { questions: run.questions } : {}),
        ...(run.differences ? { differences: run.differences } : {}),
      };
    if (run.status === 'failed' || run.status === 'cancelled')
      return {
        items: [],
        runId,
        error: run.error?.message ?? 'There was an error generating your budget. Please try again.',
      };
  }
  throw interrupted('The budget is taking longer than expected. It goes on in the background.');
}

/** Null while the server cannot be reached: it may be restarting, and the run survives that. */
async function runOf(
  connection: Connection,
  runId: string,
  signal: AbortSignal,
): Promise<GenerationRun | null> {
  try {
    const response = await send(connection, { url: pathOf('getRun', { runId }), method: 'GET' }, signal);
    return routes.getRun.response.parse(await response.json());
  } catch (error) {
    if (toApiError(error).status === 0) return null;
    throw error;
  }
}

/** An ordinary generation has no body: only what is chosen otherwise than the server would do is sent. */
function bodyOf({
  keepEdits = true,
  acceptUnreconciled = false,
}: GenerateOptions): GenerateOptions | undefined {
  if (keepEdits && !acceptUnreconciled) return undefined;
  return { ...(keepEdits ? {} : { keepEdits }), ...(acceptUnreconciled ? { acceptUnreconciled } : {}) };
}

const interrupted = (message: string): Error => apiError({ status: 0, code: 'interrupted', message });
const failedRun = (message: string): ApiError => ({ status: 200, code: 'run_failed', message });

export const {
  useGenerateBudgetMutation,
  useGenerationProgressQuery,
  useGenerateWithMutation,
  useGetRunQuery,
  useListProvidersQuery,
} = generationApi;
