import { monthName } from '../../core/dates';
import { ratio } from '../../core/money';
import { type TruthColumn } from '../../truth';
import { type Col, type Sums, type Val } from './ledger';

type Roles = { role: TruthColumn['role']; alsoRoles?: TruthColumn['role'][]; year?: number };

/** A column of a whole year or a part of it. `years` is how far it is from the base, `part` the share of a year. */
export function amounts(
  id: string,
  heads: string[],
  how: Roles & {
    years?: number;
    part?: number;
    whole?: boolean;
    spread?: number;
    holes?: 'blank' | 'dash' | 'zero';
    odds?: number;
    w?: number;
  },
): Col {
  const { role, alsoRoles, year } = how;
  return {
    id,
    heads,
    kind: 'money',
    w: how.w ?? 1,
    truth: { role, ...(alsoRoles ? { alsoRoles } : {}), ...(year ? { year } : {}) },
    fill: ({ account, random }): Val => {
      const small = account.base < 300000;
      if (how.holes && small && random.chance(how.odds ?? 0.3))
        return how.holes === 'blank' ? undefined : how.holes === 'dash' ? 'dash' : 0;
      const factor =
        (1 + 0.03 * (how.years ?? 0)) * (1 + random.float(-1, 1) * (how.spread ?? 0.04)) * (how.part ?? 1);
      const cents = ratio(account.base, Math.round(factor * 100000), 100000);
      return how.whole ? Math.max(100, Math.round(cents / 100) * 100) : Math.max(1, cents);
    },
  };
}

/** The base figure itself: the budget that the document is about. */
export function plain(id: string, heads: string[], how: Roles & { whole?: boolean; w?: number }): Col {
  return amounts(id, heads, { ...how, spread: 0 });
}

export function variance(id: string, heads: string[], of: { from: string; less: string; w?: number }): Col {
  return {
    id,
    heads,
    kind: 'money',
    w: of.w ?? 1,
    truth: { role: 'variance' },
    derived: true,
    fill: ({ got }): Val => (got[of.from] ?? 0) - (got[of.less] ?? 0),
  };
}

export function percent(
  id: string,
  heads: string[],
  of: { top: (got: Sums) => number; bottom: (got: Sums) => number; digits: number; w?: number },
): Col {
  return {
    id,
    heads,
    kind: 'pct',
    w: of.w ?? 0.8,
    truth: { role: 'percent' },
    pct: (got) => {
      const bottom = of.bottom(got);
      if (bottom === 0) return undefined;
      const value = ((of.top(got) / bottom) * 100).toFixed(of.digits);
      return Number(value) === 0 ? (0).toFixed(of.digits) : value;
    },
  };
}

/** Part of another column: a month of it, or a home's part of it. */
export function part(
  id: string,
  heads: string[],
  of: Roles & { from: string; divisor: number; w?: number; whole?: boolean },
): Col {
  const { role, alsoRoles, year } = of;
  return {
    id,
    heads,
    kind: 'money',
    w: of.w ?? 1,
    derived: true,
    truth: { role, ...(alsoRoles ? { alsoRoles } : {}), ...(year ? { year } : {}) },
    fill: ({ got }): Val => {
      const cents = got[of.from];
      if (cents === undefined) return undefined;
      return of.whole ? ratio(cents, 1, of.divisor * 100) * 100 : ratio(cents, 1, of.divisor);
    },
  };
}

export const blank = (id: string, w = 0.25): Col => ({ id, heads: [''], kind: 'blank', w });

const busy: Record<number, number[]> = { 1: [0], 2: [0, 6], 4: [0, 3, 6, 9] };

/** Twelve months and their sum, first or last: most lines even, some in one, two or four of the months. */
export function twelve(of: {
  starts: number;
  year: number;
  style: 'short' | 'upper' | 'dated';
  total: string;
  first?: boolean;
  whole: boolean;
}): Col[] {
  const label = (at: number): string => {
    const name = monthName(of.starts + at).slice(0, 3);
    return of.style === 'upper'
      ? name.toUpperCase()
      : of.style === 'dated'
        ? `${name}-${String(of.year % 100)}`
        : name;
  };
  let split: number[] = [];
  const months = Array.from({ length: 12 }, (_, at): Col => ({
    id: `m${at + 1}`,
    heads: [label(at)],
    kind: 'money',
    w: 0.72,
    truth: { role: 'month' },
    fill: ({ account, random }) => {
      if (at === 0 || of.first)
        split =
          at === 0 && !of.first
            ? splitYear(account.base, random.pick([12, 12, 12, 4, 2, 1]), of.whole)
            : split;
      return split[at] ?? 0;
    },
  }));
  const total: Col = {
    id: 'year',
    heads: [of.total],
    kind: 'money',
    w: 0.95,
    truth: { role: 'budget', alsoRoles: ['proposed'], year: of.year },
    fill: ({ account, random, got }) => {
      if (!of.first) return Math.abs(Object.values(got).reduce((sum, one) => sum + one, 0));
      split = splitYear(account.base, random.pick([12, 12, 12, 4, 2, 1]), of.whole);
      return split.reduce((sum, one) => sum + one, 0);
    },
  };
  return of.first ? [total, ...months] : [...months, total];
}

function splitYear(base: number, times: number, whole: boolean): number[] {
  const unit = whole ? 100 : 1;
  const each = Math.max(unit, Math.floor(base / times / unit) * unit);
  const places = busy[times];
  return Array.from({ length: 12 }, (_, at) => (places ? (places.includes(at) ? each : 0) : each));
}

export const quarters = (year: number, whole: boolean): Col[] => {
  const four = [1, 2, 3, 4].map((at): Col => ({
    id: `q${at}`,
    heads: [`Q${at}`],
    kind: 'money',
    w: 0.9,
    truth: { role: 'quarter' },
    fill: ({ account, random }) => {
      const cents = ratio(account.base, Math.round(random.float(0.85, 1.15) * 2500), 10000);
      return whole ? Math.max(100, Math.round(cents / 100) * 100) : cents;
    },
  }));
  const sum: Col = {
    id: 'year',
    heads: [`Year ${year}`],
    kind: 'money',
    w: 1,
    derived: true,
    truth: { role: 'budget', alsoRoles: ['proposed'], year },
    fill: ({ got }) => Object.values(got).reduce((all, one) => all + one, 0),
  };
  return [...four, sum];
};
