import type { RateId } from '../rates';

/** A published series that a rate follows. */
export interface Series {
  id: string;
  rate: RateId;
  name: string;
  /** An index, of which the change over twelve months is computed, or that change itself in percent. */
  measure: 'index' | 'percent';
}

/**
 * Series of the U.S. Bureau of Labor Statistics. Household insurance (CUUR0000SEHD) is left out on purpose: it is not
 * what associations pay for master policies.
 */
export const blsSeries: readonly Series[] = [
  { id: 'CUUR0000SA0', rate: 'cpi', name: 'CPI-U, all items', measure: 'index' },
  { id: 'CUUR0000SA0L1E', rate: 'cpi-core', name: 'CPI-U, less food and energy', measure: 'index' },
  { id: 'CUUR0000SAS', rate: 'cpi-services', name: 'CPI-U, services', measure: 'index' },
  { id: 'CUUR0000SEHF01', rate: 'electricity', name: 'CPI-U, electricity', measure: 'index' },
  { id: 'CUUR0000SEHF02', rate: 'gas', name: 'CPI-U, utility (piped) gas service', measure: 'index' },
  { id: 'CUUR0000SEHG', rate: 'water', name: 'CPI-U, water, sewer and trash collection', measure: 'index' },
  {
    id: 'CIU2020000000000A',
    rate: 'wages',
    name: 'Employment Cost Index, private wages, 12 months',
    measure: 'percent',
  },
];
