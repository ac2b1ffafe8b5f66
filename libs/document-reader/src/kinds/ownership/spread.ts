import { ratio, sumOf, type Ratio } from './ratio';
import type { Row, RowKey } from './row';
import { isWhole } from './whole';
import { spreadList } from './unit-text';

/** One unit of a row, before it has its final name. */
export interface Spread {
  row: Row;
  main: RowKey;
  name: string;
  share: Ratio;
}

const MAIN: RowKey['label'][] = ['unit', 'special', 'lot', 'building'];

export function mainKey(row: Row): RowKey | undefined {
  for (const label of MAIN) {
    const key = row.keys.find((candidate) => candidate.label === label);
    if (key) return key;
  }
  return undefined;
}

/**
 * `Units 101-110, each 0.8750%` is ten shares. Where `each` is not printed, the sum decides: every unit the share, the
 * share divided among them, or (`101 through 404`) the floors' own numbers.
 */
export function spread(rows: Row[]): { rows: Spread[]; guessed: boolean } {
  const attempts: { names: (row: Row, key: RowKey) => string[]; divided: boolean }[] = [
    { names: (_row, key) => key.names, divided: false },
    { names: (_row, key) => floors(key.names) ?? key.names, divided: false },
    { names: (_row, key) => hyphened(key) ?? key.names, divided: false },
    { names: (_row, key) => key.names, divided: true },
  ];
  const results = attempts.map(({ names, divided }) =>
    rows.flatMap((row) => {
      const main = mainKey(row);
      if (!main) return [];
      const list = names(row, main);
      const share = divided ? ratio(row.share.n, row.share.d * BigInt(Math.max(1, list.length))) : row.share;
      return list.map((name) => ({ row, main, name, share }));
    }),
  );
  const whole = results.findIndex((result) => isWhole(sumOf(result.map((one) => one.share)), 0.002));
  return { rows: results[Math.max(0, whole)]!, guessed: whole > 0 };
}

/** `101` to `404` as the units 01 to 04 of the floors 1 to 4. */
function floors(names: string[]): string[] | undefined {
  const first = names[0];
  const last = names.at(-1);
  if (!first || !last || names.length < 90 || !/^\d{3,4}$/.test(first) || !/^\d{3,4}$/.test(last))
    return undefined;
  const [from, to] = [Number(first), Number(last)];
  const floor = (n: number): number => Math.floor(n / 100);
  const spreadNames: string[] = [];
  for (let n = floor(from); n <= floor(to); n++)
    for (let door = from % 100; door <= to % 100; door++) spreadNames.push(String(n * 100 + door));
  return spreadNames.length > 0 ? spreadNames : undefined;
}

/** A bare `101-110` may be one designation or ten. */
function hyphened(key: RowKey): string[] | undefined {
  const only = key.names.length === 1 ? key.names[0] : undefined;
  if (!only || !/^\d+-\d+$/.test(only)) return undefined;
  const list = spreadList(only, true).names;
  return list.length > 1 ? list : undefined;
}
