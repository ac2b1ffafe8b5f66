import {
  pathOf,
  routes,
  type EmailExport,
  type NoticeFormat,
  type NoticeInput,
  type NoticeScope,
  type PresentationData,
} from '@hoa/contracts';
import { api, send, type Connection } from '@hoa/api-client/core';
import { fileNameOf } from './file-name';

/** A budget, and who finds the words; the built-in rules where nobody is named. */
export interface WordedBudget {
  parametersId: number;
  provider?: string | undefined;
}

export const exportsApi = api.injectEndpoints({
  endpoints: (build) => ({
    exportEmail: build.query<EmailExport, WordedBudget>({
      query: ({ parametersId: id, provider }) => ({
        url: pathOf('exportEmail', { id }),
        method: 'GET',
        query: { provider },
      }),
      responseSchema: routes.exportEmail.response,
      providesTags: (_result, _error, { parametersId: id }) => [{ type: 'Items', id }],
    }),
    exportPresentation: build.query<PresentationData, WordedBudget>({
      query: ({ parametersId: id, provider }) => ({
        url: pathOf('exportPresentation', { id }),
        method: 'GET',
        query: { provider },
      }),
      responseSchema: routes.exportPresentation.response,
      providesTags: (_result, _error, { parametersId: id }) => [
        { type: 'Items', id },
        { type: 'Budget', id },
        { type: 'Recommendations', id },
        'Documents',
      ],
    }),
  }),
});

/** What a budget can be downloaded as. The provider of a CSV is `built-in` unless said otherwise. */
export type ExportFile =
  | { kind: 'excel' | 'pdf'; parametersId: number }
  | ({ kind: 'email' | 'slidesPdf' | 'slides' } & WordedBudget)
  | { kind: 'csv'; parametersId: number; provider?: string }
  | { kind: 'notice'; parametersId: number; format: NoticeFormat; per: NoticeScope; input: NoticeInput };

export interface Downloaded {
  blob: Blob;
  /** As the server names it. */
  name: string;
}

/** A budget as a file, by the key that opens it (a plain link cannot carry that). Throws an ApiError. */
export async function fetchExport(
  connection: Connection,
  file: ExportFile,
  signal?: AbortSignal,
): Promise<Downloaded> {
  const request = { url: urlOf(file), method: 'GET', query: queryOf(file) };
  const response = await send(connection, request, signal);
  const name = fileNameOf(response.headers.get('content-disposition'));
  return { blob: await response.blob(), name: name ?? fallbackOf(file) };
}

const fallbackOf = (file: ExportFile) =>
  file.kind === 'notice' ? `${FALLBACKS.notice}.${file.format}` : FALLBACKS[file.kind];

const FALLBACKS: Readonly<Record<ExportFile['kind'], string>> = {
  excel: 'HOA_Budget.xlsx',
  email: 'HOA_Budget.eml',
  csv: 'HOA_Budget.csv',
  pdf: 'HOA_Budget.pdf',
  slidesPdf: 'HOA_Budget_Slides.pdf',
  slides: 'HOA_Budget.pptx',
  notice: 'HOA_Budget_Owner_Letter',
};

function queryOf(file: ExportFile): Record<string, string | undefined> {
  if (file.kind === 'notice')
    return { ...file.input, as: file.format, ...(file.per === 'unit' ? { per: 'unit' } : {}) };
  // The provider of a CSV stands in its address.
  const provider = 'provider' in file && file.kind !== 'csv' ? file.provider : undefined;
  // The same address answers what the slides say, unless it is asked for a file.
  return { provider, ...(file.kind === 'slides' ? { as: 'file' } : {}) };
}

const ROUTES = {
  excel: 'exportExcel',
  email: 'exportEmailFile',
  pdf: 'exportPdf',
  slidesPdf: 'exportSlidesPdf',
  slides: 'exportPresentation',
  notice: 'exportNotice',
} as const;

function urlOf(file: ExportFile): string {
  const { parametersId } = file;
  if (file.kind === 'csv')
    return pathOf('exportCsv', { provider: file.provider ?? 'built-in', parametersId });
  return pathOf(ROUTES[file.kind], { id: parametersId });
}

export const {
  useExportEmailQuery,
  useLazyExportEmailQuery,
  useExportPresentationQuery,
  useLazyExportPresentationQuery,
} = exportsApi;
