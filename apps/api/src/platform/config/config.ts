import { isIP } from 'node:net';
import path from 'node:path';
import { z, type ZodType } from 'zod';
import { AiEnvironment, aiSettings } from './ai-settings';
import { ConfigError } from './config-error';

export { ConfigError } from './config-error';

/** apps/api/{src,dist}/platform/config: five folders below the repository. */
const repository = path.resolve(__dirname, '../../../../..');

/** Signs of life within the time after which a job counts as left: some may be late without its being taken away. */
const PULSES = 5;
const count = (fallback: number) => z.coerce.number().int().min(1).default(fallback);
/** An empty setting is none, rather than the number 0. */
const given = <T extends ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema);
const folder = (fallback: string) =>
  z
    .string()
    .default(fallback)
    .transform((value) => path.resolve(repository, value));
const text = z
  .string()
  .optional()
  .transform((value) => value?.trim() || undefined);
const list = z
  .string()
  .default('')
  .transform((value) =>
    value
      .split(',')
      .map((entry) => entry.trim())
      .filter((entry) => entry !== ''),
  );
const flag = (fallback: boolean) =>
  z
    .enum(['true', 'false', '1', '0', ''])
    .default('')
    .transform((value) => (value === '' ? fallback : value === 'true' || value === '1'));

const Environment = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  /** The address that is listened on: this machine alone unless said otherwise, 0.0.0.0 for every interface. */
  HOST: z.string().trim().default('127.0.0.1'),
  /** Names of this server beside localhost and the machine's own, such as budget.example.org. */
  ALLOWED_HOSTS: list,
  DATA_DIR: folder('data'),
  DATABASE_URL: text,
  REDIS_URL: text,
  SAMPLES_DIR: folder('samples'),
  WEB_DIR: folder('apps'),
  /** `name=address` pairs, for remotes that are served elsewhere. */
  REMOTES: list,
  /** Origins beside the API's own that may call it from a browser. */
  ALLOWED_ORIGINS: list,
  /** Origins of the portals that may show what an embed key opens. */
  EMBED_ORIGINS: list,
  /** How many proxies are in front, or their addresses and networks. */
  TRUST_PROXY: z.string().default('').transform(trustedProxies),
  /** For those who run it: /metrics, /live and /ready on a port of their own. Off unless set. */
  METRICS_PORT: given(z.coerce.number().int().min(0).max(65_535).optional()),
  METRICS_HOST: z.string().default('127.0.0.1'),
  /** The collector that spans are sent to, by the names that OpenTelemetry gives these settings. */
  OTEL_EXPORTER_OTLP_ENDPOINT: text.pipe(z.url().optional()),
  OTEL_SERVICE_NAME: z.string().default('ai-budget-assistant'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('warn'),
  ...AiEnvironment.shape,
  /** Where live rates come from; off unless said otherwise, and then nothing is fetched. */
  ECONOMICS_LIVE: z.enum(['off', 'bls', '']).default('off'),
  /** A key is optional: without one the publisher answers 25 calls a day. */
  BLS_API_KEY: text,
  BLS_BASE_URL: z.url().default('https://api.bls.gov'),
  BLS_TIMEOUT_SECONDS: count(20),
  /** False in an API process that leaves all jobs to worker processes. */
  RUN_JOBS: flag(true),
  /** Documents that one process reads at the same time. */
  READ_CONCURRENCY: count(2),
  READ_TIMEOUT_SECONDS: count(600),
  READ_MEMORY_MB: count(600),
  /** The browser that draws PDFs, instead of the one that is found. */
  PUPPETEER_EXECUTABLE_PATH: text,
  /** Pages that it draws at the same time, how many more may wait, and how long one may take. */
  PRINT_CONCURRENCY: count(2),
  PRINT_WAITING: count(40),
  PRINT_TIMEOUT_SECONDS: count(60),
  /** Without work for so long, it is ended. */
  PRINT_IDLE_SECONDS: count(300),
  /** Where scheduled backups of the whole database are kept: beside the embedded one; nowhere for one of yours unless set. */
  BACKUP_DIR: text,
  /** 0: none. */
  BACKUP_EVERY_HOURS: given(z.coerce.number().min(0).default(24)),
  BACKUP_KEEP: count(14),
  LIMIT_DOCUMENTS: count(500),
  LIMIT_REQUESTS_PER_MINUTE: count(600),
  LIMIT_REQUESTS_PER_MINUTE_PER_ADDRESS: count(3_000),
  /** New workspaces that one address may begin in an hour: every other limit begins anew with each. */
  LIMIT_WORKSPACES_PER_HOUR: count(100),
  /** Free space that is kept on the disk of the embedded database, and the size that the database may have. */
  DISK_RESERVE_MB: z.coerce.number().int().min(0).default(512),
  LIMIT_DATABASE_MB: count(50_000),
  /** What bodies of requests may weigh that are on their way, all together and of one address. */
  LIMIT_BODY_MB: count(192),
  LIMIT_BODY_MB_PER_ADDRESS: count(64),
  /** A body of which nothing comes for so long is cut off. */
  BODY_SILENT_SECONDS: count(20),
  /** Seconds after which work without a sign of life is taken up again, and between two looks. */
  ORPHAN_SECONDS: count(6),
  SWEEP_SECONDS: count(10),
});

export type Settings = ReturnType<typeof parse>;

function parse(environment: NodeJS.ProcessEnv) {
  const result = Environment.safeParse(environment);
  if (!result.success) {
    const what = result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('; ');
    throw new ConfigError(`The configuration is not valid. ${what}`);
  }
  const env = result.data;
  return {
    port: env.PORT,
    host: env.HOST,
    allowedHosts: env.ALLOWED_HOSTS.map((name) => name.toLowerCase()),
    dataDir: env.DATA_DIR,
    databaseUrl: env.DATABASE_URL,
    redisUrl: env.REDIS_URL,
    samplesDir: env.SAMPLES_DIR,
    webDir: env.WEB_DIR,
    remotes: new Map(env.REMOTES.map((pair) => splitPair(pair))),
    allowedOrigins: env.ALLOWED_ORIGINS,
    embedOrigins: [...new Set(env.EMBED_ORIGINS.map(exactOrigin))],
    trustProxy: env.TRUST_PROXY,
    logLevel: env.LOG_LEVEL,
    metrics: { port: env.METRICS_PORT, host: env.METRICS_HOST },
    traces: {
      endpoint: env.OTEL_EXPORTER_OTLP_ENDPOINT?.replace(/\/+$/, ''),
      serviceName: env.OTEL_SERVICE_NAME,
    },
    ai: aiSettings(env, environment),
    economics: {
      live: env.ECONOMICS_LIVE === 'bls',
      bls: {
        apiKey: env.BLS_API_KEY,
        baseUrl: env.BLS_BASE_URL.replace(/\/+$/, ''),
        timeoutSeconds: env.BLS_TIMEOUT_SECONDS,
      },
    },
    runJobs: env.RUN_JOBS,
    reading: {
      concurrency: env.READ_CONCURRENCY,
      timeoutSeconds: env.READ_TIMEOUT_SECONDS,
      memoryMb: env.READ_MEMORY_MB,
    },
    printing: {
      executable: env.PUPPETEER_EXECUTABLE_PATH,
      concurrency: env.PRINT_CONCURRENCY,
      waiting: env.PRINT_WAITING,
      timeoutSeconds: env.PRINT_TIMEOUT_SECONDS,
      idleSeconds: env.PRINT_IDLE_SECONDS,
    },
    backups: { folder: backupFolder(env), everyHours: env.BACKUP_EVERY_HOURS, keep: env.BACKUP_KEEP },
    limits: {
      documents: env.LIMIT_DOCUMENTS,
      requestsPerMinute: env.LIMIT_REQUESTS_PER_MINUTE,
      requestsPerMinutePerAddress: env.LIMIT_REQUESTS_PER_MINUTE_PER_ADDRESS,
      workspacesPerHour: env.LIMIT_WORKSPACES_PER_HOUR,
      diskReserveMb: env.DISK_RESERVE_MB,
      databaseMb: env.LIMIT_DATABASE_MB,
      bodyMb: env.LIMIT_BODY_MB,
      bodyMbPerAddress: env.LIMIT_BODY_MB_PER_ADDRESS,
      bodySilentSeconds: env.BODY_SILENT_SECONDS,
    },
    jobs: {
      orphanSeconds: env.ORPHAN_SECONDS,
      sweepSeconds: env.SWEEP_SECONDS,
      pulseMs: (env.ORPHAN_SECONDS * 1_000) / PULSES,
    },
  };
}

function backupFolder({
  BACKUP_DIR,
  DATABASE_URL,
  DATA_DIR,
}: z.output<typeof Environment>): string | undefined {
  if (BACKUP_DIR !== undefined) return path.resolve(repository, BACKUP_DIR);
  return DATABASE_URL === undefined ? path.join(DATA_DIR, 'backups') : undefined;
}

/** Anybody may write an X-Forwarded-For: it counts from proxies that are known alone. */
function trustedProxies(given: string): false | number | string[] {
  const value = given.trim();
  if (['', 'false', '0'].includes(value)) return false;
  if (/^\d+$/.test(value)) return Number(value);
  // What it was before there were lists: a proxy of this machine, or of a network that is not the internet.
  if (value === 'true') return ['loopback', 'linklocal', 'uniquelocal'];
  const addresses = value.split(',').map((entry) => entry.trim());
  const wrong = addresses.find((entry) => !isProxy(entry));
  if (wrong === undefined) return addresses;
  throw new ConfigError(
    `TRUST_PROXY must be how many proxies are in front, or their addresses such as 10.0.0.7 or 10.0.0.0/8, not "${wrong}".`,
  );
}

function isProxy(entry: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(entry)) return true;
  const [address = '', bits = '0', ...more] = entry.split('/');
  const most = isIP(address) === 6 ? 128 : 32;
  return isIP(address) !== 0 && /^\d{1,3}$/.test(bits) && Number(bits) <= most && more.length === 0;
}

function splitPair(pair: string): [string, string] {
  const at = pair.indexOf('=');
  if (at < 1) throw new ConfigError(`REMOTES must be name=address pairs, not "${pair}".`);
  return [pair.slice(0, at), pair.slice(at + 1)];
}

/** Whole origins only: a pattern would let pages in that nobody thought of. */
function exactOrigin(given: string): string {
  const url = URL.canParse(given) ? new URL(given) : undefined;
  const isOrigin =
    url && /^https?:$/.test(url.protocol) && !given.includes('*') && url.href === `${url.origin}/`;
  if (!isOrigin)
    throw new ConfigError(`EMBED_ORIGINS must be origins such as https://portal.example, not "${given}".`);
  return url.origin;
}

/** What any program of the system may need to know; no key, no password and no address is among it. */
const HARMLESS = [
  'PATH',
  'LANG',
  'LC_ALL',
  'LC_CTYPE',
  'TZ',
  'LD_LIBRARY_PATH',
  'FONTCONFIG_PATH',
  'FONTCONFIG_FILE',
];

/** What of our own environment a program that is started gets, with `more`. */
export function environmentWith(more: Readonly<Record<string, string>>): Record<string, string | undefined> {
  const own = HARMLESS.flatMap((name) => {
    const value = process.env[name];
    return value === undefined ? [] : [[name, value] as const];
  });
  return { ...Object.fromEntries(own), ...more };
}

class Holder {
  constructor(settings: object) {
    Object.assign(this, settings);
  }
}
/** Holder assigns every field of the settings; TypeScript cannot see that by itself. */
const SettingsHolder = Holder as new (settings: Settings) => Readonly<Settings>;

/** The one injectable that knows the environment. It is read once, at start. */
export class Config extends SettingsHolder {
  static fromEnvironment(environment: NodeJS.ProcessEnv = process.env): Config {
    return new Config(parse(environment));
  }
}
