import { z } from 'zod';
import { ItemSource } from './cited';
import { Id, Money, openEnum, ProviderName, Timestamp } from './primitives';

/** Longer questions are refused. */
export const LONGEST_CHAT_MESSAGE = 4000;
/** Of one budget's conversation the newest so many messages are kept. */
export const KEPT_CHAT_MESSAGES = 500;

/** What an answer rests on: a line of the budget, a place in a document, or both. */
export const ChatCitation = z.looseObject({
  label: z.string(),
  itemId: Id.nullish(),
  source: ItemSource.nullish(),
});
export type ChatCitation = z.infer<typeof ChatCitation>;

/** What the assistant would change. It never does: who reads it applies it as an edit with origin `chat`. */
export const ChatProposal = z.looseObject({
  summary: z.string(),
  changes: z.array(
    z.looseObject({ itemId: Id, version: z.int(), description: z.string(), from: Money, to: Money }),
  ),
});
export type ChatProposal = z.infer<typeof ChatProposal>;

/** Figures of an answer side by side; every row has a cell for each column. */
export const ChatTable = z.looseObject({
  title: z.string(),
  columns: z.array(z.string()),
  rows: z.array(z.looseObject({ cells: z.array(z.string()), total: z.boolean().optional() })),
});
export type ChatTable = z.infer<typeof ChatTable>;

export const chatDownloads = ['letter', 'text'] as const;
/** A draft as a file: the letter to owners as the export makes it, or a text that stands here. */
export const ChatDownload = z.looseObject({
  label: z.string(),
  kind: openEnum(chatDownloads),
  fileName: z.string().optional(),
  text: z.string().optional(),
});
export type ChatDownload = z.infer<typeof ChatDownload>;

export const ChatMessage = z.looseObject({
  id: Id,
  isAssistant: z.boolean(),
  content: z.string(),
  createdAt: Timestamp,
  citations: z.array(ChatCitation).optional(),
  proposal: ChatProposal.nullish(),
  table: ChatTable.nullish(),
  download: ChatDownload.nullish(),
  /** The batch of edits that this message reports; it can be undone while nothing changed its lines since. */
  batchId: z.string().nullish(),
  /** Who answered: the name of a provider. */
  provider: z.string().nullish(),
});
export type ChatMessage = z.infer<typeof ChatMessage>;

/** A line of the answer's stream before the last, which is the message: what the model looks up. */
export const ChatStep = z.looseObject({ verb: z.string() });
export type ChatStep = z.infer<typeof ChatStep>;

export const ChatInput = z.object({
  content: z
    .string()
    .trim()
    .min(1, 'Please enter a message.')
    .max(LONGEST_CHAT_MESSAGE, 'This message is too long. Please ask in fewer words.'),
  /** Who is to answer; the default provider where absent. */
  provider: ProviderName.optional(),
  /** The message was a command that the client has applied as this batch: the answer reports it. */
  batchId: z.uuid().optional(),
});
export type ChatInput = z.infer<typeof ChatInput>;
