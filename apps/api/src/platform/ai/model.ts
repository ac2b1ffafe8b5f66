import type { BaseChatModel } from '@langchain/core/language_models/chat_models' with {
  'resolution-mode': 'import',
};
import type { Price } from '../config/ai-settings';
import type { Slots } from '../slots';
import type { Features } from './adapt';

export interface ChatTurn {
  role: 'system' | 'human' | 'ai';
  content: string;
}

export interface ModelAnswer {
  text: string;
  /** All that the question and its answer took. */
  tokens: number;
  /** Where the server tells them apart. */
  usage?: { input: number; output: number };
  /** Why it ends where it does, if that is not its end. */
  stopped?: 'length' | 'refusal';
}

/** The model as an agent asks it: with tools, and with or without a temperature. */
export interface AgentModel {
  client: (temperature: boolean) => BaseChatModel;
  features: Features;
}

/** A chat model with what its calls are recorded under. */
export interface ChatModel {
  /** The model's own name. */
  name: string;
  /** The provider's name. */
  provider?: string;
  /** A task, with its repairs and retries, may take so long. */
  timeoutMs: number;
  /** Unknown where absent: calls then count in tokens alone. */
  price?: Price;
  /** Shared by all who ask this provider. */
  slots?: Slots;
  /** The model's answer to a conversation, asked for as JSON, with the tokens that it took. */
  answer(turns: readonly ChatTurn[], signal: AbortSignal): Promise<ModelAnswer>;
  /** Absent where it cannot use tools. */
  agent?: AgentModel;
}
