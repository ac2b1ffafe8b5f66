/** A published or assumed yearly change in percent. */
export interface Rate {
  id: RateId;
  label: string;
  /** Percent a year: 4.2 for 4.2 %. */
  percent: number;
  asOf: string;
  source: string;
  /** True where no published national figure stands behind it. */
  assumption: boolean;
  /** Built in unless said otherwise. */
  origin?: 'built-in' | 'live' | 'override';
}

export const rateIds = [
  'cpi',
  'cpi-core',
  'cpi-services',
  'electricity',
  'gas',
  'water',
  'wages',
  'insurance-condominium',
  'insurance-other',
  'insurance-national',
  'insurance-liability',
  'forecast-inflation',
] as const;
export type RateId = (typeof rateIds)[number];

const CPI_RELEASE = 'BLS news release, Consumer Price Index, 10 June 2026';

/** Built in, so that a budget can be made without a network; each with its date and source. */
export const defaultRates: readonly Rate[] = [
  {
    id: 'cpi',
    label: 'Consumer prices (CPI-U, 12 months)',
    percent: 4.2,
    asOf: 'May 2026',
    source: CPI_RELEASE,
    assumption: false,
  },
  {
    id: 'cpi-core',
    label: 'Consumer prices less food and energy',
    percent: 2.9,
    asOf: 'May 2026',
    source: 'BLS CPI tables 1 and 3',
    assumption: false,
  },
  {
    id: 'cpi-services',
    label: 'Consumer prices of services',
    percent: 3.5,
    asOf: 'May 2026',
    source: 'BLS CPI tables 1 and 3',
    assumption: false,
  },
  {
    id: 'electricity',
    label: 'Electricity',
    percent: 6.7,
    asOf: 'December 2025',
    source: 'BLS, reported by ABA Banking Journal, January 2026',
    assumption: false,
  },
  {
    id: 'gas',
    label: 'Piped gas',
    percent: 10.8,
    asOf: 'December 2025',
    source: 'BLS, reported by ABA Banking Journal, January 2026',
    assumption: false,
  },
  {
    id: 'water',
    label: 'Water, sewer and trash',
    percent: 5.4,
    asOf: 'June 2025',
    source: 'BLS, reported by U.S. economic trends',
    assumption: false,
  },
  {
    id: 'wages',
    label: 'Private wages (ECI)',
    percent: 3.4,
    asOf: 'March 2026',
    source: 'BLS Employment Cost Index, table 9',
    assumption: false,
  },
  {
    id: 'insurance-condominium',
    label: 'Property insurance, condominium, Florida',
    percent: 10,
    asOf: '2025',
    source: 'Florida broker guidance: regional, not a national figure',
    assumption: true,
  },
  {
    id: 'insurance-other',
    label: 'Property insurance, other associations, Florida',
    percent: 15,
    asOf: '2025',
    source: 'Florida broker guidance: regional, not a national figure',
    assumption: true,
  },
  {
    id: 'insurance-national',
    label: 'Property insurance, United States',
    percent: 4.9,
    asOf: 'second quarter of 2025',
    source:
      'Council of Insurance Agents & Brokers, Commercial Property/Casualty Market Index: mean of major lines',
    assumption: false,
  },
  {
    id: 'insurance-liability',
    label: 'Liability insurance',
    percent: 8,
    asOf: '2026',
    source: 'Assumption until overridden',
    assumption: true,
  },
  {
    id: 'forecast-inflation',
    label: 'Forecast inflation',
    percent: 3.2,
    asOf: '2026',
    source: 'Assumption: the product’s default',
    assumption: true,
  },
];

/** The rates by id. Throws where one is missing: generation must not go on with none. */
export function rateTable(rates: readonly Rate[]): Record<RateId, Rate> {
  const byId = new Map(rates.map((rate) => [rate.id, rate]));
  const entries = rateIds.map((id) => {
    const rate = byId.get(id);
    if (!rate) throw new Error(`The rate ${id} is missing.`);
    return [id, rate] as const;
  });
  return Object.fromEntries(entries) as Record<RateId, Rate>;
}

/** Published figures in place of the built-in ones of the same rate. */
export function withLive(
  rates: readonly Rate[],
  live: {
    fetchedAt: string | null;
    rates: readonly { id: RateId; percent: number; asOf: string; source: string }[];
  },
): Rate[] {
  const byId = new Map(live.rates.map((rate) => [rate.id, rate]));
  return rates.map((rate) => {
    const figure = byId.get(rate.id);
    if (!figure) return { ...rate };
    const fetched = live.fetchedAt === null ? '' : `, fetched ${live.fetchedAt.slice(0, 10)}`;
    return { ...rate, ...figure, source: `${figure.source}${fetched}`, assumption: false, origin: 'live' };
  });
}

/** What a person put in place of rates, by id. */
export type RateOverrides = ReadonlyMap<string, { percent: number; at: Date }>;

/** A person's rates go before all others, and say that they are a person's. */
export function withOverrides(rates: readonly Rate[], overrides: RateOverrides): Rate[] {
  return rates.map((rate) => {
    const own = overrides.get(rate.id);
    if (!own) return { ...rate };
    return {
      ...rate,
      percent: own.percent,
      asOf: `entered by hand on ${own.at.toISOString().slice(0, 10)}`,
      source: 'Entered by hand for this budget',
      // Nobody published it, but it is a person's decision and no stand-in of ours.
      assumption: false,
      origin: 'override',
    };
  });
}
