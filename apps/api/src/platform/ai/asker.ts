import type { AiCalls } from './ai-calls';
import type { Asking } from './ask';
import { BUILT_IN, type AiProviders } from './providers';

/** A model with the account on which it is asked. */
export interface Asker extends Pick<Asking, 'model' | 'record'> {
  /** The provider's name. */
  provider: string;
}

/**
 * Who answers under a provider's name, for a task outside of a run; undefined where the built-in rules do. Throws
 * unknown_provider and provider_not_configured.
 */
export async function askerOf(
  provider: string,
  { providers, calls }: { providers: AiProviders; calls: AiCalls },
): Promise<Asker | undefined> {
  const model = provider === BUILT_IN ? undefined : await providers.modelOf(provider);
  return model && { model, provider, record: calls.unattached() };
}
