import type { AiStatus } from '@hoa/contracts';
import { Banner, Card, Progress } from '@hoa/ui';
import { formatCount, formatMicros, formatMonth, formatTime } from './words';

/** What this workspace used since midnight UTC, beside what it may. */
export function UsageToday({ today }: { today: AiStatus['today'] }) {
  const { tokens, costMicros, calls, limits, resetsAt, pricesAsOf } = today;
  const isReached =
    (limits.tokens !== null && tokens >= limits.tokens) ||
    (limits.costMicros !== null && costMicros >= limits.costMicros);
  return (
    <section aria-labelledby="today">
      <h2 id="today" className="text-xl font-semibold">
        Used today
      </h2>
      <p className="mt-1 text-ink-soft">
        {calls === 1 ? '1 question' : `${formatCount(calls)} questions`}. The count starts again at{' '}
        {formatTime(resetsAt)} (midnight UTC).
      </p>
      {isReached && (
        <Banner tone="attention" className="mt-4">
          Today’s limit is reached. Budgets are made by the built-in rules until then, and say so.
        </Banner>
      )}
      <div className="mt-4 grid gap-4 sm:grid-cols-2">
        <Used label="Tokens" used={tokens} limit={limits.tokens} format={formatCount} />
        <Used label="Cost" used={costMicros} limit={limits.costMicros} format={formatMicros} />
      </div>
      {pricesAsOf && (
        <p className="mt-2 text-sm text-ink-soft">
          The cost is an estimate, from prices published by {formatMonth(pricesAsOf)} unless this server sets
          its own. A model without a known price counts in tokens alone.
        </p>
      )}
    </section>
  );
}

interface UsedProps {
  label: string;
  used: number;
  limit: number | null;
  format: (value: number) => string;
}

function Used({ label, used, limit, format }: UsedProps) {
  return (
    <Card>
      <p className="text-ink-soft">{label}</p>
      <p className="figures mt-1 text-2xl font-semibold">{format(used)}</p>
      <p className="mt-1 text-sm text-ink-soft">
        {limit === null ? 'No limit is set.' : `of ${format(limit)} a day`}
      </p>
      {limit !== null && (
        <Progress
          className="mt-3"
          label={`${label} used today`}
          value={Math.min(100, (used / limit) * 100)}
        />
      )}
    </Card>
  );
}
