import { pathOf, routes, type ChatInput, type ChatMessage } from '@hoa/contracts';
import { api } from '@hoa/api-client/core';
import { refetched } from './refetched';

export const chatApi = api.injectEndpoints({
  endpoints: (build) => ({
    listChat: build.query<ChatMessage[], number>({
      query: (parametersId) => ({ url: pathOf('listChat', { parametersId }), method: 'GET' }),
      responseSchema: routes.listChat.response,
      providesTags: (_result, _error, id) => [{ type: 'Chat', id }],
    }),
    /** Answers the assistant's message; the user's own comes with the refetched list. */
    sendChat: build.mutation<ChatMessage, { parametersId: number; message: ChatInput }>({
      query: ({ parametersId, message }) => ({
        url: pathOf('sendChat', { parametersId }),
        method: 'POST',
        body: message,
      }),
      responseSchema: routes.sendChat.response,
      invalidatesTags: (_result, error, { parametersId: id }) => refetched(error, [{ type: 'Chat', id }]),
    }),
  }),
});

export const { useListChatQuery, useSendChatMutation } = chatApi;
