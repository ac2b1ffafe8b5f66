import { Injectable } from '@nestjs/common';
import type { Provider } from '@hoa/contracts';
import { Config } from '../config/config';
import { AppError } from '../errors/app-error';
import { openAiModel } from './openai';
import type { ChatModel } from './model';

export const BUILT_IN = 'built-in';

interface Entry {
  name: string;
  label: string;
  configured: boolean;
  /** Undefined for rules, which need no model. */
  model?: () => Promise<ChatModel>;
}

/** Who can answer an AI task, by name. */
@Injectable()
export class AiProviders {
  private readonly entries: readonly Entry[];

  constructor(config: Config) {
    const { openai } = config;
    this.entries = [
      { name: BUILT_IN, label: 'Built-in rules', configured: true },
      {
        name: 'openai',
        label: `OpenAI (${openai.model})`,
        configured: openai.apiKey !== undefined,
        model: () => openAiModel(openai),
      },
    ];
  }

  get default(): string {
    return BUILT_IN;
  }

  list(): Provider[] {
    return this.entries.map(({ name, label, configured }) => ({
      name,
      label,
      configured,
      default: name === this.default,
    }));
  }

  /** Throws unknown_provider, naming the known ones, and provider_not_configured. */
  assertUsable(name: string): void {
    this.usable(name);
  }

  /** The model of a provider; undefined where rules answer. */
  async modelOf(name: string): Promise<ChatModel | undefined> {
    return this.usable(name).model?.();
  }

  private usable(name: string): Entry {
    const entry = this.entries.find((one) => one.name === name);
    if (!entry) {
      const known = this.entries.map((one) => one.name);
      throw new AppError(
        'unknown_provider',
        `There is no provider "${name}". Known providers: ${known.join(', ')}.`,
        {
          details: { known },
        },
      );
    }
    if (!entry.configured) {
      throw new AppError(
        'provider_not_configured',
        `The provider "${name}" is not configured on this server.`,
      );
    }
    return entry;
  }
}
