import { approx, ratio, sumOf, times, type Ratio } from './ratio';
import type { RawTable, Row, RowKey } from './row';
import { bare, running } from './running-tables';
import { spread, type Spread } from './spread';
import { commonMasks, counts, loneOne, repairedLike } from './unit-masks';
import { isWhole } from './whole';

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

/** Spreads ranges and names units; a table of towers of 100 % each comes back as one table a tower. */
export function shareTables(raw: RawTable): ShareTable[] {
  const { rows, guessed } = spread(raw.rows);
  const shares = named(rows);
  return partition(shares, raw).map(({ shares: part, group, raw: own = raw }) => ({
    shares: part,
    sum: sumOf(part.map((share) => share.share)),
    ...(group === undefined ? {} : { group }),
    raw: own,
    guessed,
  }));
}

function keyName(row: Row, label: RowKey['label']): string | undefined {
  return row.keys.find((key) => key.label === label)?.names[0];
}

/**
 * Bare designations, made unique where the document tells them apart by building, block or kind: `A-101`. A lot of a
 * document without units is the unit.
 */
function named(rows: Spread[]): UnitShare[] {
  const names = rows.map((one) => one.name);
  const masks = commonMasks(names);
  const shares = rows.map(({ row, main, name, share }) => {
    const like = repairedLike(name, masks);
    const repaired = row.page.source === 'ocr' ? loneOne(like, names) : like;
    const building = keyName(row, 'building') ?? keyName(row, 'phase') ?? groupName(row);
    const lot = keyName(row, 'lot');
    const block = keyName(row, 'block');
    return {
      unit: repaired,
      share,
      row,
      main,
      renamed: repaired !== name || row.renamed !== undefined,
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

export interface Part {
  shares: UnitShare[];
  group?: string;
  /** Where it stands, if it is one of several tables that were read as one. */
  raw?: RawTable;
}

/** Towers of 100 % each, told apart by headings, by a column, or by where a running sum is whole and numbers start anew. */
function partition(shares: UnitShare[], raw: RawTable): Part[] {
  const only = shares[0]?.row.group;
  const isOneGroup = only !== undefined && shares.every((share) => share.row.group === only);
  const repeats = new Set(shares.map((share) => share.bare)).size < shares.length;
  // Under one heading the same units may be listed again: as they are before and after another phase.
  if (isOneGroup && !repeats) return [{ shares: bare(shares), group: only }];
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
  return running(shares, raw);
}

function tidyGroup(group: string, shares: UnitShare[]): string {
  const label = shares[0]?.row.keys.find((key) => key.names[0] === group)?.label;
  return label === 'building' ? `Building ${group}` : label === 'phase' ? `Phase ${group}` : group;
}

/** A sum of shares in percent. */
export function inPercent(sum: Ratio): Ratio {
  return times(sum, ratio(100n, 1n));
}
