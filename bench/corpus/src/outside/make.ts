import { asFraction, exact, inPercent, sumOf, type Exact, type TruthPart } from './kit';

type Part<K extends TruthPart['kind']> = Extract<TruthPart, { kind: K }>;

/** What a unit owns, as it is printed and as a fraction of one. */
export interface Share {
  unit: string;
  as: string;
  value: Exact;
  lot?: string;
  /** Square feet, points or whatever else is printed beside it. */
  size?: number;
  note?: string;
}

/** "2.50%", "0.0250", "1/36" or "85" of a whole. */
export function valueOf(as: string, whole?: number): Exact {
  const bare = as.replace(/[,\s]/g, '');
  const [top = '', bottom] = bare.replace('%', '').split('/');
  if (bottom) return exact(BigInt(top), BigInt(bottom));
  const [units = '', digits = ''] = top.split('.');
  const value = BigInt(units + digits);
  const places = 10n ** BigInt(digits.length);
  if (whole !== undefined) return exact(value, BigInt(whole) * places);
  return exact(value, places * (bare.endsWith('%') ? 100n : 1n));
}

/** "101, 103-105" and "1A-1D" as single names. */
export const units = (text: string): string[] =>
  text.split(',').flatMap((part) => {
    const [, from = '', to] = /^\s*([^-]+?)(?:\s*-\s*([^-]+?))?\s*$/.exec(part) ?? [];
    if (to === undefined) return [from];
    const letters = /^(.*)([A-Z])$/.exec(from);
    const last = to.at(-1)!;
    if (letters)
      return Array.from({ length: last.charCodeAt(0) - letters[2]!.charCodeAt(0) + 1 }, (_, i) =>
        letters[1]!.concat(String.fromCharCode(letters[2]!.charCodeAt(0) + i)),
      );
    const head = from.replace(/\d+$/, '');
    const digits = from.slice(head.length);
    const end = Number(to.slice(head.length));
    return Array.from({ length: end - Number(digits) + 1 }, (_, i) =>
      head.concat(String(Number(digits) + i).padStart(digits.length, '0')),
    );
  });

/** "101-104 2.50%; 105 3.00%": every unit with its share as printed. */
export const shares = (text: string, whole?: number): Share[] =>
  text.split(';').flatMap((entry) => {
    const [, names = '', as = ''] = /^\s*(.*?)\s+(\S+)\s*$/.exec(entry) ?? [];
    return units(names).map((unit) => ({ unit, as, value: valueOf(as, whole) }));
  });

/** Shares in proportion to sizes ("101-104 850; 105 920"), rounded so that they add to the whole exactly. */
export function bySize(text: string, places: number, form: 'percent' | 'decimal' = 'percent'): Share[] {
  const all = shares(text, 1).map((one) => ({ ...one, size: Number(one.as) }));
  const sum = all.reduce((so, { size }) => so + size, 0);
  const whole = 10 ** (places + (form === 'percent' ? 2 : 0));
  const parts = all.map(({ size }) => Math.floor((size / sum) * whole));
  const rest = all.map(({ size }, at) => ({ at, rest: (size / sum) * whole - parts[at]! }));
  rest.sort((a, b) => b.rest - a.rest);
  const missing = whole - parts.reduce((so, part) => so + part, 0);
  for (const { at } of rest.slice(0, missing)) parts[at]!++;
  return all.map(({ unit, size }, at) => {
    const as = (parts[at]! / 10 ** places).toFixed(places) + (form === 'percent' ? '%' : '');
    return { unit, size, as, value: valueOf(as) };
  });
}

export const ownership = (
  all: readonly Share[],
  more: Partial<Pick<Part<'ownership'>, 'inForce' | 'group' | 'flaws'>> = {},
): TruthPart => ({
  kind: 'ownership',
  inForce: true,
  sum: asFraction(inPercent(sumOf(all.map(({ value }) => value)))),
  shares: all.map(({ unit, lot, value }) => ({ unit, ...(lot ? { lot } : {}), share: asFraction(value) })),
  flaws: [],
  ...more,
});

/** Rows of a table, `columns` entries side by side, filled column by column. */
export function rows<T>(all: readonly T[], cells: (one: T) => (string | number)[], columns = 1): string {
  const height = Math.ceil(all.length / columns);
  const empty = cells(all[0]!).map(() => '');
  return Array.from({ length: height }, (_, line) =>
    Array.from({ length: columns }, (_, column) => {
      const one = all[column * height + line];
      return one === undefined ? empty : cells(one);
    }).flat(),
  )
    .map((row) => `| ${row.join(' | ')}`)
    .join('\n');
}

export const unitAnd = ({ unit, as }: Share): string[] => [unit, as];

/** "2025-03-01 to 2028-02-29" */
const dates = (term: string): [string, string] => {
  const [from = '', to = ''] = term.split(' to ');
  return [from, to];
};

type Usual = 'escalator' | 'surcharges' | 'decoys';

export const contract = ({
  term,
  ...part
}: Omit<Part<'contract'>, 'kind' | Usual> &
  Partial<Pick<Part<'contract'>, Usual>> & { term?: string }): TruthPart => {
  const [start, end] = dates(term ?? '');
  return {
    kind: 'contract',
    ...(term ? { start, end } : {}),
    escalator: { type: 'none' },
    surcharges: [],
    decoys: [],
    ...part,
  };
};

/** "Property 41,200.00; Liability 6,118.00" */
export const amounts = (text: string): { line: string; amount: string }[] =>
  text.split(';').map((entry) => {
    const [, line = '', amount = ''] = /^\s*(.*?)\s+(-?[\d,]+(?:\.\d\d)?)\s*$/.exec(entry) ?? [];
    return { line, amount: money(amount) };
  });

export const money = (text: string): string => Number(text.replace(/[$,]/g, '')).toFixed(2);
export const dollars = (value: number, cents = 0): string =>
  `$${value.toLocaleString('en-US', { minimumFractionDigits: cents, maximumFractionDigits: cents })}`;

export const insurance = ({
  carrier,
  policy,
  ...given
}: {
  carrier: string;
  policy: string;
  term: string;
  premiums: string;
  total?: string;
  deductibles?: string;
}): TruthPart => {
  const [from, to] = dates(given.term);
  return {
    kind: 'insurance',
    carrier,
    policy,
    period: { from, to },
    premiums: amounts(given.premiums).map(({ line, amount }) => ({ line, premium: amount })),
    ...(given.total ? { total: money(given.total) } : {}),
    deductibles: given.deductibles ? amounts(given.deductibles) : [],
  };
};
