import { z } from 'zod';
import { withinTime } from '../../../platform/within-time';
import type { RateId } from '../rates';
import { blsSeries, type Series } from './series';

/** A yearly change as its publisher gives it. */
export interface LiveRate {
  id: RateId;
  /** Percent a year, one decimal, as the publisher's own releases show it. */
  percent: number;
  asOf: string;
  source: string;
}

export interface BlsOptions {
  baseUrl: string;
  apiKey: string | undefined;
  timeoutSeconds: number;
  now: Date;
  signal: AbortSignal;
}

const Observation = z.looseObject({
  year: z.string().regex(/^\d{4}$/),
  /** M01 to M12, M13 for the year's average, Q01 to Q04. */
  period: z.string(),
  /** A number, or a dash for a month without one. */
  value: z.string(),
});
type Observation = z.infer<typeof Observation>;

const Answer = z.looseObject({
  status: z.string(),
  message: z.array(z.string()).default([]),
  Results: z
    .looseObject({
      series: z
        .array(z.looseObject({ seriesID: z.string(), data: z.array(Observation).default([]) }))
        .default([]),
    })
    .nullish(),
});

/**
 * The yearly changes of all series, in one call of the public API v2 (POST /publicAPI/v2/timeseries/data/). Without a
 * key it answers 25 calls a day and computes no changes, so they are computed here either way. A series without
 * figures is left out. Throws where the API cannot be reached in time, refuses, or answers none.
 */
export async function fetchBlsRates(options: BlsOptions): Promise<LiveRate[]> {
  const limits = { milliseconds: options.timeoutSeconds * 1000, signal: options.signal };
  return withinTime(limits, (signal) => ratesOf(options, signal));
}

async function ratesOf(options: BlsOptions, signal: AbortSignal): Promise<LiveRate[]> {
  const year = options.now.getUTCFullYear();
  const response = await fetch(`${options.baseUrl}/publicAPI/v2/timeseries/data/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      seriesid: blsSeries.map(({ id }) => id),
      // In January the latest month is of last year, and is compared with one of the year before.
      startyear: String(year - 2),
      endyear: String(year),
      ...(options.apiKey === undefined ? {} : { registrationkey: options.apiKey }),
    }),
    redirect: 'error',
    signal,
  });
  if (!response.ok) throw new Error(`it answered with status ${response.status}`);
  const answer = Answer.parse(await response.json());
  if (answer.status !== 'REQUEST_SUCCEEDED') {
    throw new Error(`it refused the request (${answer.status}): ${answer.message.join(' ').slice(0, 300)}`);
  }
  const bySeries = new Map((answer.Results?.series ?? []).map(({ seriesID, data }) => [seriesID, data]));
  const rates = blsSeries.flatMap((series) => rateOf(series, bySeries.get(series.id) ?? []) ?? []);
  if (rates.length === 0) throw new Error('it answered without any figure');
  return rates;
}

/** The latest month, or quarter, that has what its change needs. */
function rateOf(series: Series, data: readonly Observation[]): LiveRate | undefined {
  const values = new Map(
    data.flatMap((one) => {
      const value = valueOf(one.value);
      return value === undefined || monthOf(one.period) === undefined
        ? []
        : [[`${one.year}-${one.period}`, { ...one, value }] as const];
    }),
  );
  const latestFirst = [...values.values()].sort((a, b) => keyOf(b).localeCompare(keyOf(a)));
  for (const { year, period, value } of latestFirst) {
    const before = values.get(`${Number(year) - 1}-${period}`);
    const percent =
      series.measure === 'percent'
        ? value
        : before && before.value > 0
          ? ((value - before.value) / before.value) * 100
          : undefined;
    if (percent === undefined) continue;
    return {
      id: series.rate,
      percent: Math.round(percent * 10) / 10,
      asOf: `${monthOf(period)} ${year}`,
      source: `U.S. Bureau of Labor Statistics, series ${series.id} (${series.name})`,
    };
  }
  return undefined;
}

const keyOf = ({ year, period }: { year: string; period: string }): string =>
  `${year}-${String(MONTHS.indexOf(monthOf(period) ?? '')).padStart(2, '0')}`;

function valueOf(text: string): number | undefined {
  return /^-?\d+(\.\d+)?$/.test(text.trim()) ? Number(text) : undefined;
}

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** "October" of M10; "June" of Q02, as which the index of a quarter is of its last month; undefined for averages. */
function monthOf(period: string): string | undefined {
  const [, kind, digits] = /^([MQ])(\d{2})$/.exec(period) ?? [];
  const month = kind === 'Q' ? Number(digits) * 3 : Number(digits);
  return MONTHS[month - 1];
}
