/** How a contract's price rises, as its paper says it. Percent figures: 3 is 3 %. */
export interface EscalatorTerms {
  type: 'none' | 'fixed_percent' | 'cap_percent' | 'cpi' | 'lesser_of' | 'schedule' | 'cost_based';
  value?: number | undefined;
  floor?: number | undefined;
  cap?: number | undefined;
}

/** What it comes to a year: printed, an index within limits (an estimate), rows of a schedule, or nothing to compute with. */
export type EscalatorRate =
  | { kind: 'none' | 'schedule' | 'not-stated' }
  | { kind: 'stated'; percent: number }
  | { kind: 'index'; percent: number; limit: 'floor' | 'cap' | null };

/**
 * An index between its floor and the lowest of its caps: `value` is a cap as well ('the lesser of CPI and 4 %', 'not
 * more than 5 %'). A cap below the floor wins: it is the promise that no bill goes beyond.
 */
export function indexedPercent(
  indexPercent: number,
  limits: Pick<EscalatorTerms, 'value' | 'floor' | 'cap'>,
): { percent: number; limit: 'floor' | 'cap' | null } {
  const floor = limits.floor ?? -Infinity;
  const cap = Math.min(limits.cap ?? Infinity, limits.value ?? Infinity);
  if (Math.max(indexPercent, floor) > cap) return { percent: cap, limit: 'cap' };
  if (indexPercent < floor) return { percent: floor, limit: 'floor' };
  return { percent: indexPercent, limit: null };
}

/** The yearly rate of an escalator where consumer prices rise by `indexPercent`. */
export function escalatorRate(escalator: EscalatorTerms | undefined, indexPercent: number): EscalatorRate {
  switch (escalator?.type) {
    case undefined:
    case 'none':
      return { kind: 'none' };
    case 'schedule':
      return { kind: 'schedule' };
    case 'cost_based':
      return { kind: 'not-stated' };
    case 'fixed_percent':
      return escalator.value === undefined
        ? { kind: 'not-stated' }
        : { kind: 'stated', percent: escalator.value };
    case 'cap_percent':
    case 'cpi':
    case 'lesser_of':
      return { kind: 'index', ...indexedPercent(indexPercent, escalator) };
  }
}
