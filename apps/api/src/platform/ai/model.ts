export interface ChatTurn {
  role: 'system' | 'human' | 'ai';
  content: string;
}

/** A chat model with what its calls are recorded under. */
export interface ChatModel {
  /** The model's own name. */
  name: string;
  /** A task, with its repairs, may take so long. */
  timeoutMs: number;
  /** The model's answer to a conversation, asked for as JSON, with the tokens that it took. */
  answer(turns: readonly ChatTurn[], signal: AbortSignal): Promise<{ text: string; tokens: number }>;
}
