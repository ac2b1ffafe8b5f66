import { add, approx, ratio, sumOf, times, ZERO, type Ratio } from './ratio';
import type { RawTable, Row, RowKey } from './row';
import { spreadList } from './unit-text';

/** One unit's share, spread and named. */
export interface UnitShare {
  unit: string;
  lot?: string;
  share: Ratio;
  row: Row;
  /** The unit's own characters were put right (l01 for 101). */
  renamed: boolean;
  building?: string;
  /** Without what tells it from the same number elsewhere. */
  bare: string;
}

export interface ShareTable {
  shares: UnitShare[];
  sum: Ratio;
  group?: string;
  raw: RawTable;
  /** Shares of a range were divided or spread in the only way that makes the table whole. */
  guessed: boolean;
}

/** True where shares add to a whole, or to that of several towers, within what rounding explains. */
export function isWhole(sum: Ratio, tolerance = 0.0005): boolean {
  const value = approx(sum);
  const whole = Math.round(value);
  return whole >= 1 && Math.abs(value - whole) <= tolerance * whole;
}

/** Spreads ranges and names units; a table of towers of 100 % each comes back as one table a tower. */
export function shareTables(raw: RawTable): ShareTable[] {
  const { rows, guessed } = spread(raw.rows);
  const shares = named(rows);
  return partition(shares).map(({ shares: part, group }) => ({
    shares: part,
    sum: sumOf(part.map((share) => share.share)),
    ...(group === undefined ? {} : { group }),
    raw,
    guessed,
  }));
}

interface Spread {
  row: Row;
  main: RowKey;
  name: string;
  share: Ratio;
}

const MAIN: RowKey['label'][] = ['unit', 'special', 'lot', 'building'];

function mainKey(row: Row): RowKey | undefined {
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
function spread(rows: Row[]): { rows: Spread[]; guessed: boolean } {
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

function keyName(row: Row, label: RowKey['label']): string | undefined {
  return row.keys.find((key) => key.label === label)?.names[0];
}

/**
 * Bare designations, made unique where the paper tells them apart by building, block or kind: `A-101`. A lot of a
 * paper without units is the unit.
 */
function named(rows: Spread[]): UnitShare[] {
  const masks = commonMasks(rows.map((one) => one.name));
  const shares = rows.map(({ row, main, name, share }) => {
    const repaired = repairedLike(name, masks);
    const building = keyName(row, 'building') ?? keyName(row, 'phase') ?? groupName(row);
    const lot = keyName(row, 'lot');
    const block = keyName(row, 'block');
    return {
      unit: repaired,
      share,
      row,
      main,
      renamed: repaired !== name,
      building,
      block,
      lot: main.label === 'lot' ? repaired : lot,
    };
  });
  const taken = counts(shares.map((share) => share.unit));
  const together = counts(
    shares.map((share) => `${share.main.word}|${share.block ?? share.building ?? ''}|${share.unit}`),
  );
  return shares.map(({ unit, share, row, main, renamed, building, block, lot }) => {
    const place = block ?? (main.label === 'building' ? undefined : building);
    const isShared =
      (taken.get(unit) ?? 0) > 1 &&
      (together.get(`${main.word}|${block ?? building ?? ''}|${unit}`) ?? 0) < (taken.get(unit) ?? 0);
    const prefix = !isShared
      ? ''
      : main.word !== ''
        ? `${capital(main.word)} `
        : place !== undefined
          ? `${place}-`
          : '';
    return {
      unit: `${prefix}${unit}`,
      bare: unit,
      ...(lot === undefined ? {} : { lot }),
      share,
      row,
      renamed,
      ...(building === undefined ? {} : { building }),
    };
  });
}

function groupName(row: Row): string | undefined {
  return row.group?.replace(
    /^(?:building|bldg\.?|tower|wing|phase|section|cluster|block|village|community)\s+(?:no\.?\s*)?/i,
    '',
  );
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1).toLowerCase();
}

function counts(names: string[]): Map<string, number> {
  const result = new Map<string, number>();
  for (const name of names) result.set(name, (result.get(name) ?? 0) + 1);
  return result;
}

/** `101` is `999`, `A-1` is `A-9`. */
function maskOf(name: string): string {
  return name.replace(/\d/g, '9').replace(/[A-Za-z]/g, 'A');
}

/** How the designations of this table look: what one in ten of them looks like is no mistake. */
function commonMasks(names: string[]): Set<string> {
  const all = counts(names.map(maskOf));
  return new Set(
    [...all].filter(([, count]) => count >= Math.max(2, names.length * 0.1)).map(([mask]) => mask),
  );
}

/** `1O2` among `101`, `103` is 102: a letter that looks like a digit, where the others have a digit. */
function repairedLike(name: string, masks: Set<string>): string {
  if (masks.has(maskOf(name)) || !/\d/.test(name)) return name;
  const tidy = [...name].map((char) => (/[OoQ]/.test(char) ? '0' : /[Il|]/.test(char) ? '1' : char));
  for (const mask of masks) {
    if (mask.length !== name.length) continue;
    const repaired = [...name].map((char, i) => (mask[i] === '9' ? tidy[i]! : char)).join('');
    if (maskOf(repaired) === mask) return repaired;
  }
  return name;
}

interface Part {
  shares: UnitShare[];
  group?: string;
}

/** Towers of 100 % each, told apart by headings, by a column, or by where a running sum is whole and numbers start anew. */
function partition(shares: UnitShare[]): Part[] {
  const only = shares[0]?.row.group;
  const isOneGroup = only !== undefined && shares.every((share) => share.row.group === only);
  if (isOneGroup) return [{ shares: bare(shares), group: only }];
  const sum = sumOf(shares.map((share) => share.share));
  if (isWhole(sum, 0.05) && approx(sum) < 1.5) return [{ shares }];
  for (const groupOf of [(share: UnitShare) => share.row.group, (share: UnitShare) => share.building]) {
    const groups = new Map<string, UnitShare[]>();
    for (const share of shares) {
      const group = groupOf(share) ?? '';
      groups.set(group, [...(groups.get(group) ?? []), share]);
    }
    const parts = [...groups].map(([group, part]) => ({ shares: bare(part), group: tidyGroup(group, part) }));
    const wholes = parts.filter((part) =>
      isWhole(sumOf(part.shares.map((share) => share.share)), 0.05),
    ).length;
    if (parts.length > 1 && !groups.has('') && wholes >= parts.length - 1 && wholes > 0) return parts;
  }
  return running(shares);
}

/** Inside its tower a unit needs no prefix. */
function bare(shares: UnitShare[]): UnitShare[] {
  return shares.map((share) => ({ ...share, unit: share.bare }));
}

function tidyGroup(group: string, shares: UnitShare[]): string {
  const label = shares[0]?.row.keys.find((key) => key.names[0] === group)?.label;
  return label === 'building' ? `Building ${group}` : label === 'phase' ? `Phase ${group}` : group;
}

function running(shares: UnitShare[]): Part[] {
  const parts: Part[] = [];
  let open: UnitShare[] = [];
  let sum = ZERO;
  for (const share of shares) {
    const repeats = open.some((other) => other.unit === share.unit);
    if (repeats && Math.abs(approx(sum) - 1) < 0.0005) {
      parts.push({ shares: open });
      open = [];
      sum = ZERO;
    }
    open.push(share);
    sum = add(sum, share.share);
  }
  parts.push({ shares: open });
  return parts;
}

/** A sum of shares in percent. */
export function inPercent(sum: Ratio): Ratio {
  return times(sum, ratio(100n, 1n));
}
