import { z } from 'zod';
import { ChatInput, ChatMessage } from '../chat';
import { byParameters, route } from './route';

/** Questions about a budget, answered from its data. */
export const chatRoutes = {
  listChat: route({
    method: 'GET',
    path: '/api/chat/{parametersId}',
    tag: 'chat',
    summary: 'Messages of a budget, oldest first',
    params: byParameters,
    response: z.array(ChatMessage),
  }),
  sendChat: route({
    method: 'POST',
    path: '/api/chat/{parametersId}',
    tag: 'chat',
    summary: 'Ask the assistant; it may propose changes, and makes none',
    params: byParameters,
    body: ChatInput,
    role: 'viewer',
    response: ChatMessage,
    streamsIfAsked: true,
  }),
} as const;
