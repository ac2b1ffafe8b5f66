import type { Line } from '../../page/types';
import { sentencesOf, type Prose } from '../reading/prose';
import { isOfOtherMatter } from './acceptance';
import { approx, sumOf } from './ratio';
import { paperAt, type Paper } from './papers';
import { Descriptions } from './descriptions';
import { rowAt, tableOf } from './prose-rows';
import type { RawTable, Row } from './row';
import { findShares, type FoundShare } from './share-text';
import { spread } from './spread';
import { findKeys, type FoundKey } from './unit-text';
import { isWhole } from './whole';
import { OWNERSHIP } from './words';

/** A table made of sentences. `counted` where units were numbered by their count, for the document does not list them. */
export interface ProseTable {
  table: RawTable;
  counted: boolean;
}

/** Characters of a sentence. */
const LONGEST = 2400;

/**
 * Sentences that give named units their shares: `Unit A shall have an undivided 22% interest`, `Type A (Units 101, 102):
 * 1/20 per unit`. One table for each document of the file; lines that a table was read from are left out.
 */
export function namedShares(prose: Prose, papers: Paper[], taken: Set<Line>): ProseTable[] {
  const byPaper = new Map<Paper | undefined, Row[]>();
  const described = new Descriptions(prose);
  let goesOn = false;
  for (const sentence of wholeSentences(prose)) {
    const context = prose.text.slice(Math.max(0, sentence.start - 400), sentence.end);
    // The words that say what a list is of stand above its first sentence, however long it is.
    const rows: Row[] = goesOn || OWNERSHIP.test(context) ? rowsOfSentence(prose, sentence) : [];
    goesOn = rows.length > 0;
    const ofDescription = described.rowsOf(sentence);
    for (const row of rows.length > 0 ? rows : ofDescription) {
      if (taken.has(row.line)) continue;
      const paper = paperAt(papers, row);
      byPaper.set(paper, [...(byPaper.get(paper) ?? []), row]);
    }
  }
  return [...byPaper.values()]
    .filter(isTable)
    .map((rows) => ({ table: tableOf(rows, rows[0]!), counted: false }));
}

/** Lines below a table in which a sentence may give the rest of the whole. */
const BELOW = 8;

/** `The remaining 1.5% is held by the commercial space C-1`: rows below a table that make it whole. */
export function withRest(table: RawTable, prose: Prose): RawTable {
  const { rows, last } = table;
  const sum = sumOf(spread(rows).rows.map(({ share }) => share));
  if (isWhole(sum, 0.0005) || approx(sum) > 1) return table;
  const known = new Set(rows.flatMap(({ keys }) => keys.flatMap(({ names }) => names)));
  const rest = sentencesOf(prose.text)
    .flatMap((sentence) => rowsOfSentence(prose, sentence))
    .filter(({ page, line, keys }) => {
      const lines = line.index - last.line.index;
      const isNew = keys.every((key) => key.names.every((name) => !known.has(name)));
      return page.number === last.page.number && lines > 0 && lines <= BELOW && isNew;
    });
  const whole = sumOf([sum, ...spread(rest).rows.map(({ share }) => share)]);
  return rest.length > 0 && isWhole(whole, 0.0005) ? { ...table, rows: [...rows, ...rest] } : table;
}

/** `Flat 3,` at the end of a line goes on in the next one, however far apart the two are set. */
function wholeSentences({ text }: Prose): ReturnType<typeof sentencesOf> {
  const whole: ReturnType<typeof sentencesOf> = [];
  for (const sentence of sentencesOf(text)) {
    const last = whole.at(-1);
    const goesOn = last && /,\s{0,4}$/.test(last.text) && last.text.length < LONGEST;
    if (!goesOn) whole.push(sentence);
    else whole[whole.length - 1] = { ...last, end: sentence.end, text: text.slice(last.start, sentence.end) };
  }
  return whole;
}

function isTable(rows: Row[]): boolean {
  const sum = rows.reduce((total, row) => total + approx(row.share) * names(row), 0);
  const units = rows.reduce((total, row) => total + names(row), 0);
  return (
    units >= 2 &&
    sum < 20 &&
    (sum > 0.9 || rows.length >= 4) &&
    (rows.length >= 2 || Math.abs(sum - 1) < 0.005)
  );
}

function names(row: Row): number {
  return row.keys.reduce((most, key) => Math.max(most, key.names.length), 1);
}

function rowsOfSentence(prose: Prose, { start, text }: { start: number; text: string }): Row[] {
  if (isOfOtherMatter(text)) return [];
  const found = findShares(text);
  const keys = findKeys(blank(text, found)).filter(
    (key) => key.label === 'unit' || key.label === 'lot' || key.label === 'special',
  );
  // `..., being one hundred percent (100%) in all`: what they are together is of no unit.
  const isSummed = found.length === keys.length + 1 && keys.length > 1 && isOne(found.at(-1)!);
  const shares = isSummed ? found.slice(0, -1) : found;
  return pair(shares, keys).flatMap(([share, key]) => {
    const row = rowAt(
      prose,
      { start: start + share.index, end: start + share.index + share.raw.length },
      { share, keys: [key] },
    );
    return row ? [row] : [];
  });
}

function isOne({ share }: FoundShare): boolean {
  return share.n === share.d;
}

/** Shares and units must alternate (`Unit A, 22%; Unit B, 30%` or `22% to Unit A and 30% to Unit B`), one of each. */
function pair(shares: FoundShare[], keys: FoundKey[]): [FoundShare, FoundKey][] {
  if (shares.length === 0 || shares.length !== keys.length) return [];
  const keyFirst = keys[0]!.index < shares[0]!.index;
  const order = [
    ...shares.map((share) => ({ at: share.index, share: true })),
    ...keys.map((key) => ({ at: key.index, share: false })),
  ].sort((a, b) => a.at - b.at);
  const alternates = order.every(({ share }, i) => share === ((i % 2 === 0) !== keyFirst));
  return alternates ? shares.map((share, i) => [share, keys[i]!]) : [];
}

function blank(text: string, shares: FoundShare[]): string {
  return shares.reduce(
    (rest, { index, raw }) => rest.slice(0, index) + ' '.repeat(raw.length) + rest.slice(index + raw.length),
    text,
  );
}
