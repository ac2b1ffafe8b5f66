import {
  pathOf,
  routes,
  type Correction,
  type DocumentDetail,
  type DocumentPage,
  type DocumentRow,
  type DocumentType,
  type Facts,
  type NewAnswer,
  type NewCorrection,
} from '@hoa/contracts';
import { api, send, toApiError, type Connection } from '@hoa/api-client/core';
import { refetched } from './refetched';

export const documentsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listDocuments: build.query<DocumentRow[], { type?: DocumentType } | void>({
      query: (filter) => ({
        url: pathOf('listDocuments'),
        method: 'GET',
        query: { type: filter ? filter.type : undefined },
      }),
      responseSchema: routes.listDocuments.response,
      providesTags: ['Documents'],
    }),
    getDocument: build.query<DocumentDetail, number>({
      query: (id) => ({ url: pathOf('getDocument', { id }), method: 'GET' }),
      responseSchema: routes.getDocument.response,
      providesTags: (_result, _error, id) => [{ type: 'Documents', id }],
    }),
    getFacts: build.query<Facts, number>({
      query: (id) => ({ url: pathOf('getFacts', { id }), method: 'GET' }),
      responseSchema: routes.getFacts.response,
      providesTags: (_result, _error, id) => [{ type: 'Facts', id }],
    }),
    getPage: build.query<DocumentPage, { id: number; page: number }>({
      query: ({ id, page }) => ({ url: pathOf('getPage', { id, page }), method: 'GET' }),
      responseSchema: routes.getPage.response,
    }),
    /** The address of an image in this browser's memory. A plain link cannot carry the key. */
    getPageImage: build.query<string, { id: number; page: number; width: number }>({
      queryFn: async ({ id, page, width }, { extra, signal }) => {
        const url = pathOf('getPageImage', { id, page });
        try {
          const request = { url, method: 'GET', query: { width: String(width) } };
          const response = await send(extra as Connection, request, signal);
          return { data: URL.createObjectURL(await response.blob()) };
        } catch (error) {
          return { error: toApiError(error) };
        }
      },
      onCacheEntryAdded: async (_page, { cacheDataLoaded, cacheEntryRemoved }) => {
        const drawn = await cacheDataLoaded.catch(() => null);
        await cacheEntryRemoved;
        if (drawn) URL.revokeObjectURL(drawn.data);
      },
    }),
    /** Answers a question, or sets what a section is; the correction that it becomes can be removed like any other. */
    answerQuestion: build.mutation<Correction, { id: number; answer: NewAnswer }>({
      query: ({ id, answer }) => ({ url: pathOf('answerQuestion', { id }), method: 'POST', body: answer }),
      responseSchema: routes.answerQuestion.response,
      invalidatesTags: (_result, error, { id }) => refetched(error, ['Documents', { type: 'Facts', id }]),
    }),
    addCorrection: build.mutation<Correction, { id: number; correction: NewCorrection }>({
      query: ({ id, correction }) => ({
        url: pathOf('addCorrection', { id }),
        method: 'POST',
        body: correction,
      }),
      responseSchema: routes.addCorrection.response,
      invalidatesTags: (_result, error, { id }) => refetched(error, ['Documents', { type: 'Facts', id }]),
    }),
    removeCorrection: build.mutation<Correction, { id: number; correctionId: number }>({
      query: ({ id, correctionId }) => ({
        url: pathOf('removeCorrection', { id, correctionId }),
        method: 'DELETE',
      }),
      responseSchema: routes.removeCorrection.response,
      invalidatesTags: (_result, error, { id }) => refetched(error, ['Documents', { type: 'Facts', id }]),
    }),
    uploadDocument: build.mutation<DocumentRow, { file: File; type?: DocumentType }>({
      query: ({ file, type }) => {
        const body = new FormData();
        // The type stands before the file, so that a streaming server knows it when the bytes arrive.
        if (type) body.append('type', type);
        body.append('file', file, file.name);
        return { url: pathOf('uploadDocument'), method: 'POST', body };
      },
      responseSchema: routes.uploadDocument.response,
      invalidatesTags: (_result, error) => refetched(error, ['Documents']),
    }),
    addSampleDocuments: build.mutation<DocumentRow[], void>({
      query: () => ({ url: pathOf('addSampleDocuments'), method: 'POST', body: {} }),
      responseSchema: routes.addSampleDocuments.response,
      invalidatesTags: (_result, error) => refetched(error, ['Documents']),
    }),
    deleteDocument: build.mutation<unknown, number>({
      query: (id) => ({
        url: pathOf('deleteDocument', { id }),
        method: 'DELETE',
        headers: { 'content-type': 'application/json' },
      }),
      invalidatesTags: (_result, error) => refetched(error, ['Documents', 'Items']),
    }),
  }),
});

/** A document's file as it was uploaded. A plain link cannot carry the key. Throws an ApiError. */
export async function fetchDocumentFile(connection: Connection, id: number): Promise<Blob> {
  const response = await send(connection, { url: pathOf('getDocumentFile', { id }), method: 'GET' });
  return response.blob();
}

export const {
  useListDocumentsQuery,
  useGetDocumentQuery,
  useGetFactsQuery,
  useLazyGetFactsQuery,
  useGetPageQuery,
  useGetPageImageQuery,
  useAnswerQuestionMutation,
  useAddCorrectionMutation,
  useRemoveCorrectionMutation,
  useUploadDocumentMutation,
  useAddSampleDocumentsMutation,
  useDeleteDocumentMutation,
} = documentsApi;
