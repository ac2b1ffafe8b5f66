import { median, shareNear } from './bands';
import type { Band, Row } from './types';

const FEWEST_RAGGED = 4;
/** Of a row's height: a name and its figure with a dash between them. */
const CLOSE = 3;

/** `- Mowing - $12,500`: dashes that stand for no figure but part a list's names from their amounts. */
export function withoutDashes(row: Row): Row {
  const items = row.items.filter((item, i) => item.kind !== 'dash' || i === row.items.length - 1);
  return items.length === row.items.length ? row : { ...row, items };
}

/** A list without columns, `Mowing 12500` under `Insurance 2100`: the last figure of each row, wherever it ends. */
export function raggedBand(rows: Row[]): Band[] {
  const lasts = rows.flatMap((row) => {
    const item = row.items.at(-1);
    const [name] = row.items;
    if (row.items.length !== 2 || name!.kind !== 'words' || item?.kind !== 'amount') return [];
    return item.mixed || item.box[0] - name!.box[2] < CLOSE * row.height ? [item] : [];
  });
  if (lasts.length < FEWEST_RAGGED || lasts.length * 2 < rows.length) return [];
  const edges = lasts.map((item) => item.edge);
  if (shareNear(edges, median(edges), 6) >= 0.5) return [];
  const right = Math.max(...lasts.map((item) => item.box[2]));
  return [
    { left: Math.min(...lasts.map((item) => item.box[0])), right, edge: right, kind: 'amount', clarity: 0.5 },
  ];
}
