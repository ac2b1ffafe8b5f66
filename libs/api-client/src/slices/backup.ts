import { ErrorBody, pathOf, routes, type RestoreResult } from '@hoa/contracts';
import { api, send, tagTypes, type ApiError, type Connection } from '@hoa/api-client/core';
import { fileNameOf } from './file-name';

export interface RestoreInput {
  file: File;
  /** Percent of the file that the server has; 100 while it checks and restores. */
  onProgress?: (percent: number) => void;
}

export const backupApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Afterwards anything may be there that was not: everything shown is fetched anew. */
    restoreBackup: build.mutation<RestoreResult, RestoreInput>({
      queryFn: (input, { extra, signal }) => upload(extra as Connection, input, signal),
      invalidatesTags: (result) => (result ? [...tagTypes] : []),
    }),
  }),
});

/** All that this browser's workspace has, as one file. Throws an ApiError. */
export async function fetchBackup(connection: Connection): Promise<{ blob: Blob; name: string }> {
  const response = await send(connection, { url: pathOf('downloadBackup'), method: 'GET' });
  const name = fileNameOf(response.headers.get('content-disposition'));
  return { blob: await response.blob(), name: name ?? 'AI_Budget_Backup.zip' };
}

type Answer = { data: RestoreResult } | { error: ApiError };

/** By XMLHttpRequest: `fetch` does not tell how much of a body has been sent, and this one may take minutes. */
function upload(
  { apiBase, key }: Connection,
  { file, onProgress }: RestoreInput,
  signal: AbortSignal,
): Promise<Answer> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open(routes.restoreBackup.method, `${apiBase}${pathOf('restoreBackup')}`);
    request.withCredentials = true;
    request.setRequestHeader(key.header, key.value);
    request.upload.onprogress = ({ loaded, total, lengthComputable }) => {
      if (lengthComputable) onProgress?.((loaded / total) * 100);
    };
    request.upload.onload = () => onProgress?.(100);
    request.onload = () => resolve(answerOf(request.status, request.responseText));
    request.onerror = () => resolve({ error: UNREACHABLE });
    request.onabort = request.onerror;
    signal.addEventListener('abort', () => request.abort());
    const form = new FormData();
    form.append('file', file, file.name);
    request.send(form);
  });
}

const UNREACHABLE: ApiError = {
  status: 0,
  code: 'unreachable',
  message: 'The connection to the server was lost. Nothing was restored; please try again.',
};

function answerOf(status: number, text: string): Answer {
  const body = parsed(text);
  const result = status === 200 ? routes.restoreBackup.response.safeParse(body) : undefined;
  if (result?.success) return { data: result.data };
  const error = ErrorBody.safeParse(body);
  if (error.success) return { error: { status, ...error.data } };
  return { error: { status, code: 'unknown', message: `${status}: ${text}` } };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}

export const { useRestoreBackupMutation } = backupApi;
