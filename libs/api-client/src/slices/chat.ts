import { ChatMessage, ChatStep, pathOf, routes, type ChatInput } from '@hoa/contracts';
import { api, apiError, send, toApiError, type Connection } from '@hoa/api-client/core';
import { readNdjson } from './ndjson';
import { refetched } from './refetched';

export const chatApi = api.injectEndpoints({
  endpoints: (build) => ({
    listChat: build.query<ChatMessage[], number>({
      query: (parametersId) => ({ url: pathOf('listChat', { parametersId }), method: 'GET' }),
      responseSchema: routes.listChat.response,
      providesTags: (_result, _error, id) => [{ type: 'Chat', id }],
    }),
    /** Answers the assistant's message; the user's own comes with the refetched list. Steps are read from `chatStep`. */
    sendChat: build.mutation<ChatMessage, { parametersId: number; message: ChatInput }>({
      queryFn: async ({ parametersId, message }, { extra, dispatch, signal }) => {
        const report = (verb: string | null) =>
          void dispatch(chatApi.util.upsertQueryData('chatStep', parametersId, verb));
        report(null);
        try {
          const request = {
            url: pathOf('sendChat', { parametersId }),
            method: 'POST',
            body: message,
            headers: { accept: 'application/x-ndjson, application/json' },
          };
          for await (const line of readNdjson(await send(extra as Connection, request, signal))) {
            const step = ChatStep.safeParse(line);
            if (!step.success) return { data: ChatMessage.parse(line) };
            report(step.data.verb);
          }
          throw apiError({
            status: 0,
            code: 'interrupted',
            message: 'The connection ended before the answer was finished.',
          });
        } catch (error) {
          return { error: toApiError(error) };
        }
      },
      invalidatesTags: (_result, error, { parametersId: id }) => refetched(error, [{ type: 'Chat', id }]),
    }),
    /** What a model looks up for the question that is being answered; null where it has not begun. */
    chatStep: build.query<string | null, number>({
      queryFn: () => ({ data: null }),
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useChatStepQuery, useListChatQuery, useSendChatMutation } = chatApi;
