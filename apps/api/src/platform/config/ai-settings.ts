import { PROVIDER_NAME, routes } from '@hoa/contracts';
import { z } from 'zod';
import { ConfigError } from './config-error';

/** What no model answers: the rules of this program. */
export const BUILT_IN = 'built-in';

/** A server that is asked for answers. The key stays here: it is in no answer, no message and no log. */
export interface ProviderSettings {
  name: string;
  label: string;
  /** The protocol that it speaks: OpenAI's chat completions or Anthropic's messages. */
  wire: 'openai' | 'anthropic';
  configured: boolean;
  apiKey: string | undefined;
  baseUrl: string;
  model: string;
  /** A task, with all its tries, may take so long. */
  timeoutSeconds: number;
  /** It is asked to send its answers as they are made: proxies cut connections that are silent for long. */
  streams: boolean;
  capabilities: { tools: boolean; vision: boolean; context: number | null };
}

/** What a million tokens cost, in millionths of a dollar. */
export interface Price {
  input: number;
  output: number;
}

const seconds = z.coerce.number().int().min(1);
const text = z
  .string()
  .optional()
  .transform((value) => value?.trim() || undefined);

const dollars = (fallback: string) =>
  z
    .string()
    .default(fallback)
    .transform((value, context) => {
      const micros = microsOf(value);
      if (micros !== undefined) return micros;
      context.addIssue('must be dollars such as 2.50');
      return z.NEVER;
    });

export const AiEnvironment = z.object({
  OPENAI_API_KEY: text,
  OPENAI_BASE_URL: text,
  OPENAI_MODEL: z.string().default('gpt-4o-mini'),
  OPENAI_TIMEOUT_SECONDS: seconds.optional(),
  ANTHROPIC_API_KEY: text,
  ANTHROPIC_BASE_URL: text,
  ANTHROPIC_MODEL: z.string().default('claude-sonnet-4-5'),
  /** `name=address#model`, separated by commas: any server that speaks OpenAI's protocol. */
  AI_SERVERS: z.string().default(''),
  AI_DEFAULT_PROVIDER: z.string().default(BUILT_IN),
  /** After so long without a usable answer the built-in rules do a task. */
  AI_TIMEOUT_SECONDS: seconds.default(60),
  /** Questions that one provider is asked at the same time by this process. */
  AI_CONCURRENCY: seconds.default(4),
  /** `model=input/output` in dollars for a million tokens, separated by commas. */
  AI_PRICES: z.string().default(''),
  /** Of one workspace in one day of UTC; 0 is no limit. */
  LIMIT_AI_TOKENS_PER_DAY: z.coerce.number().int().min(0).default(5_000_000),
  LIMIT_AI_COST_PER_DAY: dollars('10'),
  /** Of all workspaces together: a new one begins with nothing spent. */
  LIMIT_AI_TOKENS_PER_DAY_TOTAL: z.coerce.number().int().min(0).default(25_000_000),
  LIMIT_AI_COST_PER_DAY_TOTAL: dollars('50'),
});

/** Null is no limit. */
export interface AiLimits {
  tokens: number | null;
  costMicros: number | null;
}

export interface AiSettings {
  providers: readonly ProviderSettings[];
  defaultProvider: string;
  concurrency: number;
  /** For one workspace. */
  limits: AiLimits;
  /** For all workspaces together. */
  totalLimits: AiLimits;
  /** By model; they come before the built-in table. */
  prices: ReadonlyMap<string, Price>;
}

/** Throws a ConfigError that names the setting, never its value: an address may hold what should be a secret. */
export function aiSettings(
  env: z.output<typeof AiEnvironment>,
  environment: NodeJS.ProcessEnv = {},
): AiSettings {
  const providers = [openai(env), anthropic(env), ...servers(env, environment)];
  const usable = providers.filter(({ configured }) => configured).map(({ name }) => name);
  const defaultProvider = env.AI_DEFAULT_PROVIDER;
  if (defaultProvider !== BUILT_IN && !usable.includes(defaultProvider))
    throw new ConfigError(
      `AI_DEFAULT_PROVIDER must be a configured provider: ${[BUILT_IN, ...usable].join(', ')}.`,
    );
  return {
    providers,
    defaultProvider,
    concurrency: env.AI_CONCURRENCY,
    limits: { tokens: env.LIMIT_AI_TOKENS_PER_DAY || null, costMicros: env.LIMIT_AI_COST_PER_DAY || null },
    totalLimits: {
      tokens: env.LIMIT_AI_TOKENS_PER_DAY_TOTAL || null,
      costMicros: env.LIMIT_AI_COST_PER_DAY_TOTAL || null,
    },
    prices: new Map(listOf(env.AI_PRICES).map(priceOf)),
  };
}

type Env = z.output<typeof AiEnvironment>;

function openai(env: Env): ProviderSettings {
  return {
    name: 'openai',
    label: `OpenAI (${env.OPENAI_MODEL})`,
    wire: 'openai',
    configured: env.OPENAI_API_KEY !== undefined,
    apiKey: env.OPENAI_API_KEY,
    baseUrl: env.OPENAI_BASE_URL ?? 'https://api.openai.com/v1',
    model: env.OPENAI_MODEL,
    timeoutSeconds: env.OPENAI_TIMEOUT_SECONDS ?? env.AI_TIMEOUT_SECONDS,
    streams: false,
    capabilities: { tools: true, vision: true, context: 128_000 },
  };
}

function anthropic(env: Env): ProviderSettings {
  return {
    name: 'anthropic',
    label: `Anthropic (${env.ANTHROPIC_MODEL})`,
    wire: 'anthropic',
    configured: env.ANTHROPIC_API_KEY !== undefined,
    apiKey: env.ANTHROPIC_API_KEY,
    baseUrl: env.ANTHROPIC_BASE_URL ?? 'https://api.anthropic.com',
    model: env.ANTHROPIC_MODEL,
    timeoutSeconds: env.AI_TIMEOUT_SECONDS,
    streams: false,
    capabilities: { tools: true, vision: true, context: 200_000 },
  };
}

/** What a server can do beside chat is not asked of it: AI_SERVER_<NAME>_FEATURES and _CONTEXT say so. */
function servers(env: Env, environment: NodeJS.ProcessEnv): ProviderSettings[] {
  const taken = new Set([BUILT_IN, 'openai', 'anthropic', ...verbs()]);
  return listOf(env.AI_SERVERS).map((entry) => {
    const [, name = '', address = '', model = ''] = /^([^=]+)=([^#]+)#(.+)$/.exec(entry) ?? [];
    if (!PROVIDER_NAME.test(name) || name.length > 40)
      throw new ConfigError(
        'AI_SERVERS must be name=address#model entries, each name of a-z, 0-9 and dashes.',
      );
    if (taken.has(name)) throw new ConfigError(`AI_SERVERS: the name "${name}" is taken.`);
    taken.add(name);
    const setting = `AI_SERVER_${name.toUpperCase().replaceAll('-', '_')}`;
    const features = listOf(environment[`${setting}_FEATURES`] ?? '');
    return {
      name,
      label: `${name[0]?.toUpperCase() ?? ''}${name.slice(1)} (${model})`,
      wire: 'openai',
      configured: true,
      apiKey: environment[`${setting}_KEY`]?.trim() || undefined,
      baseUrl: addressOf(name, address),
      model,
      timeoutSeconds: env.AI_TIMEOUT_SECONDS,
      streams: features.includes('stream'),
      capabilities: {
        tools: features.includes('tools'),
        vision: features.includes('vision'),
        context: Number(environment[`${setting}_CONTEXT`]) || null,
      },
    };
  });
}

/** A key in an address would be shown with it: keys have settings of their own. */
function addressOf(name: string, address: string): string {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password || url.search)
    throw new ConfigError(
      `AI_SERVERS: the address of "${name}" must be http or https, with no user, password or query; its key goes into AI_SERVER_<NAME>_KEY.`,
    );
  return address;
}

/** "generate" of /api/generate-budget/{id}: a provider of that name could not be addressed. */
function verbs(): string[] {
  return Object.values(routes).flatMap(
    ({ path }) => /^\/api\/([a-z-]+)-(?:budget|export)\//.exec(path)?.[1] ?? [],
  );
}

function priceOf(entry: string): [string, Price] {
  const [, model = '', input = '', output = ''] = /^(.+)=([^/]+)\/([^/]+)$/.exec(entry) ?? [];
  const price = { input: microsOf(input), output: microsOf(output) };
  if (price.input === undefined || price.output === undefined)
    throw new ConfigError(
      `AI_PRICES must be model=input/output in dollars for a million tokens, not "${entry}".`,
    );
  return [model, { input: price.input, output: price.output }];
}

/** "2.50" is 2,500,000 millionths of a dollar; undefined for what is no such amount. */
function microsOf(dollars: string): number | undefined {
  const [, whole = '', fraction = ''] = /^(\d{1,9})(?:\.(\d{1,6}))?$/.exec(dollars.trim()) ?? [];
  return whole === '' ? undefined : Number(whole) * 1_000_000 + Number(fraction.padEnd(6, '0'));
}

function listOf(given: string): string[] {
  return given
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
}
