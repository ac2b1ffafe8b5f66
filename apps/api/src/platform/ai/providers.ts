import { Injectable } from '@nestjs/common';
import type { Provider } from '@hoa/contracts';
import { BUILT_IN, type ProviderSettings } from '../config/ai-settings';
import { Config } from '../config/config';
import { AppError } from '../errors/app-error';
import { Slots } from '../slots';
import type { Features } from './adapt';
import { anthropicAnswers } from './anthropic';
import type { ChatModel } from './model';
import { openAiAnswers } from './openai';
import { priceOf } from './prices';

export { BUILT_IN };

/** So many questions may wait for one provider; each waits as long as a task may take. */
const MOST_WAITING = 200;

/** A provider with what this process has learned of it. */
interface Entry {
  settings: ProviderSettings;
  features: Features;
  slots: Slots;
  /** Loaded when it is first asked for. */
  model?: Promise<ChatModel>;
}

/** Who can answer an AI task, by name. */
@Injectable()
export class AiProviders {
  private readonly entries: ReadonlyMap<string, Entry>;

  constructor(private readonly config: Config) {
    const { providers, concurrency } = config.ai;
    this.entries = new Map(
      providers.map((settings) => {
        const patienceMs = settings.timeoutSeconds * 1000;
        const slots = new Slots({ slots: concurrency, waiting: MOST_WAITING, patienceMs });
        const features = { json: settings.wire === 'openai', temperature: true };
        return [settings.name, { settings, features, slots }];
      }),
    );
  }

  get default(): string {
    return this.config.ai.defaultProvider;
  }

  list(): Provider[] {
    const builtIn = { name: BUILT_IN, label: 'Built-in rules', configured: true };
    const models = [...this.entries.values()].map(({ settings, features }) => ({
      name: settings.name,
      label: settings.label,
      configured: settings.configured,
      model: settings.model,
      capabilities: { structuredOutput: features.json, ...settings.capabilities },
    }));
    return [builtIn, ...models].map((one) => ({ ...one, default: one.name === this.default }));
  }

  /** Throws unknown_provider, naming the known ones, and provider_not_configured. */
  assertUsable(name: string): void {
    this.usable(name);
  }

  /** The model of a provider; undefined where rules answer. */
  async modelOf(name: string): Promise<ChatModel | undefined> {
    const entry = this.usable(name);
    if (!entry) return undefined;
    entry.model ??= this.load(entry);
    return entry.model;
  }

  /** Undefined for rules, which need no model. */
  private usable(name: string): Entry | undefined {
    if (name === BUILT_IN) return undefined;
    const entry = this.entries.get(name);
    if (!entry) {
      const known = [BUILT_IN, ...this.entries.keys()];
      throw new AppError(
        'unknown_provider',
        `There is no provider "${name}". Known providers: ${known.join(', ')}.`,
        { details: { known } },
      );
    }
    if (!entry.settings.configured) {
      throw new AppError(
        'provider_not_configured',
        `The provider "${name}" is not configured on this server.`,
      );
    }
    return entry;
  }

  private async load({ settings, features, slots }: Entry): Promise<ChatModel> {
    const answers = settings.wire === 'anthropic' ? anthropicAnswers : openAiAnswers;
    const price = priceOf(settings.model, this.config.ai.prices);
    return {
      name: settings.model,
      provider: settings.name,
      timeoutMs: settings.timeoutSeconds * 1000,
      slots,
      ...(price ? { price } : {}),
      ...(await answers(settings, features)),
    };
  }
}
