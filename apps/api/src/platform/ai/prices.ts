import type { Price } from '../config/ai-settings';

/**
 * Dollars for a million tokens, as price lists of others told those of openai.com/api/pricing and claude.com/pricing;
 * what is charged is what these pages say.
 * A model that is not here costs nothing that is known: it counts in tokens alone until AI_PRICES says more.
 */
export const PRICES_AS_OF = '2026-04';
const DOLLARS = new Map<string, readonly [input: number, output: number]>([
  ['gpt-4o', [2.5, 10]],
  ['gpt-4o-mini', [0.15, 0.6]],
  ['gpt-4.1', [2, 8]],
  ['gpt-4.1-mini', [0.4, 1.6]],
  ['gpt-4.1-nano', [0.1, 0.4]],
  ['gpt-5', [1.25, 10]],
  ['gpt-5-mini', [0.25, 2]],
  ['gpt-5-nano', [0.05, 0.4]],
  ['gpt-5.1', [1.25, 10]],
  ['gpt-5.4', [2.5, 15]],
  ['o3', [2, 8]],
  ['o4-mini', [1.1, 4.4]],
  ['claude-haiku-4-5', [1, 5]],
  ['claude-sonnet-4', [3, 15]],
  ['claude-sonnet-4-5', [3, 15]],
  ['claude-opus-4-1', [15, 75]],
  ['claude-opus-4-5', [5, 25]],
  ['claude-opus-4-6', [5, 25]],
]);

/** Of a model by its name, a dated version's with it (`gpt-4o-2024-11-20` costs what `gpt-4o` does). */
export function priceOf(model: string, own: ReadonlyMap<string, Price>): Price | undefined {
  const family = model.replace(/-(?:latest|\d{8}|\d{4}-\d{2}-\d{2})$/, '');
  const set = own.get(model) ?? own.get(family);
  if (set) return set;
  const dollars = DOLLARS.get(model) ?? DOLLARS.get(family);
  return dollars && { input: Math.round(dollars[0] * 1e6), output: Math.round(dollars[1] * 1e6) };
}

/** Millionths of a dollar, rounded up: many small calls never cost nothing. */
export function costMicros(usage: { input: number; output: number }, price: Price): number {
  return Math.ceil((usage.input * price.input + usage.output * price.output) / 1e6);
}
