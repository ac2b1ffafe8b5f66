import { Counter, Gauge, Histogram, Registry } from 'prom-client';

/** What this process counts, for Prometheus. Labels are names from the code: never an id, a device or a file. */
export const registry = new Registry();

const registers = [registry];

export const requestSeconds = new Histogram({
  name: 'http_request_duration_seconds',
  help: 'Requests by their route as the contract writes it.',
  labelNames: ['method', 'route', 'status'] as const,
  buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
  registers,
});

export const jobSeconds = new Histogram({
  name: 'job_duration_seconds',
  help: 'Jobs of the queue. One that failed is taken up again by a sweep if its row still waits.',
  labelNames: ['job', 'outcome'] as const,
  buckets: [0.1, 0.5, 1, 2.5, 5, 10, 30, 60, 120, 300, 600, 900],
  registers,
});

export const modelSeconds = new Histogram({
  name: 'ai_call_duration_seconds',
  help: 'Questions to language models, with their repairs and retries.',
  labelNames: ['task', 'provider', 'outcome'] as const,
  buckets: [0.1, 0.5, 1, 2.5, 5, 10, 30, 60, 120],
  registers,
});

export const modelTokens = new Counter({
  name: 'ai_tokens_total',
  help: 'Tokens that language models took, questions and answers together.',
  labelNames: ['provider', 'model'] as const,
  registers,
});

export const lastBackup = new Gauge({
  name: 'backup_last_success_timestamp_seconds',
  help: 'When this process last finished a scheduled backup of the database; 0 before the first.',
  registers,
});
