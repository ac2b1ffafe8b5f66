import { mainKey } from '../spread';
import type { RawTable, Row, RowKey } from '../row';
import { countedNames, type ReadName } from './counted-names';

/** Letters that are no designation, and were hardly recognised: what a smear was taken for. */
const SMEAR = /^[^\d]{2,}$/;
const SMALL = /^[a-z]{1,3}$/;
const DOUBTED = 0.6;
/** Below this confidence a text is no name, but what was made of one. */
const HARDLY = 0.4;

/**
 * Rows of a scanned table with their designations counted: what recognition mistook is put right, what it could not
 * read is placed. A row that counting does not name is left out, and a doubt tells its share.
 */
export function namedRows(rows: Row[], doubts: RawTable['doubts']): Row[] {
  const mains = rows.map(mainKey);
  const isList = mains.every((key) => key?.names.length === 1 && !key.ranged);
  const isScan = rows.length >= 5 && rows.every(({ page }) => page.source === 'ocr');
  if (!isScan || !isList) return rows.filter((row) => !mainKey(row)?.unread);
  const small = mains.filter((key) => SMALL.test(key!.names[0]!));
  const read = rows.map((row, i) => readName(row, mains[i]!));
  // One name in small letters among figures and capitals is what was made of another: `ac` of 3C.
  if (small.length === 1) Object.assign(read[mains.indexOf(small[0])]!, { unread: true, confidence: 0 });
  const result = countedNames(read);
  const lost: Row[] = [];
  const named = rows.flatMap((row, i) => {
    const { name, how } = result[i]!;
    if (name === undefined) lost.push(row);
    return name === undefined ? [] : how === 'kept' ? [row] : [renamed(row, mains[i]!, { name, how })];
  });
  for (const { raw, page, line } of lost.slice(0, 3))
    doubts.push({
      code: 'ownership-unnamed',
      message: `A share of ${raw} is in a row whose unit could not be read; it is not in the table.`,
      page,
      line,
    });
  return named;
}

function readName(row: Row, key: RowKey): ReadName {
  const text = key.names[0]!;
  const confidence = key.confidence ?? row.confidence;
  const unread = key.unread === true || confidence < HARDLY || (SMEAR.test(text) && confidence < DOUBTED);
  const place = ['building', 'block', 'phase'].map(
    (label) => row.keys.find((one) => one.label === label)?.names[0],
  );
  return { text, confidence: unread ? 0 : confidence, unread, place: [row.group, ...place].join('|') };
}

function renamed(row: Row, key: RowKey, to: { name: string; how: 'repaired' | 'placed' }): Row {
  const { unread: _unread, ...rest } = key;
  const keys = row.keys.map((one) => (one === key ? { ...rest, names: [to.name] } : one));
  return { ...row, keys, renamed: to.how };
}
