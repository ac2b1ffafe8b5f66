import { Injectable } from '@nestjs/common';
import { normaliseWords } from '@hoa/budget-math';
import { ACCEPTED_CONFIDENCE, type Citation } from '@hoa/contracts';
import { TenantContext } from '../../platform/access/tenant';
import { Database } from '../../platform/database/database';
import type { StoredLine } from './stored-pages';

export interface FoundPassage {
  source: Citation;
  text: string;
}

/** Words that a passage must have, those that it had better have, and what it has to look like to be an answer. */
export interface WantedPassage {
  all: readonly string[];
  some: readonly string[];
  /** So many of all of them at least. */
  least: number;
  fits: RegExp;
}

interface FoundPage {
  document_id: number;
  document_name: string;
  reading_id: string;
  page: number;
  lines: StoredLine[];
}

const MOST_PAGES = 40;
const MOST_PASSAGES = 3;
/** Words that stand further apart than so many lines say nothing together. */
const MOST_LINES = 3;
/** A sentence goes on for so many lines more. */
const MORE_LINES = 3;
const LONGEST_QUOTE = 500;
const LONG_PARAGRAPH = 160;
/** As the index has it, letter for letter, or the index is not used. */
const WORDS = `to_tsvector('english', left(p.text, 200000))`;

/** Full text over the pages of the newest readings. */
@Injectable()
export class PageSearch {
  constructor(
    private readonly database: Database,
    private readonly tenant: TenantContext,
  ) {}

  /**
   * Passages with all of the needed words near each other and most of the others, in lines that were read without doubt; one a
   * page. Each word may have others for the same: "cancel|terminate".
   */
  async passages(documentIds: readonly number[], wanted: WantedPassage): Promise<FoundPassage[]> {
    const [all, some] = await Promise.all([this.stemsOf(wanted.all), this.stemsOf(wanted.some)]);
    const groups = all.length > 0 ? all : some;
    if (groups.length === 0) return [];
    const words = groups.map((stems) => `(${stems.map((stem) => `'${stem}'`).join(' | ')})`);
    const pages = await this.database.query<FoundPage>(
      `WITH newest AS (
         SELECT DISTINCT ON (r.document_id) r.document_id, r.id, d.name FROM readings r
           JOIN documents d ON d.workspace_id = r.workspace_id AND d.id = r.document_id
          WHERE r.workspace_id = $1 AND r.document_id = ANY($2::bigint[]) AND r.status = 'ready'
          ORDER BY r.document_id, r.created_at DESC)
       SELECT n.document_id, n.name AS document_name, n.id AS reading_id, p.page, p.cells AS lines
         FROM newest n
         JOIN reading_pages p ON p.workspace_id = $1 AND p.reading_id = n.id
        WHERE ${WORDS} @@ $3::tsquery
        ORDER BY n.document_id, p.page LIMIT ${MOST_PAGES}`,
      [this.tenant.workspaceId, documentIds, words.join(all.length > 0 ? ' & ' : ' | ')],
    );
    const found = pages.flatMap((page) => passageOf(page, { ...wanted, all, some }) ?? []);
    const best = Math.max(...found.map(({ rank }) => rank));
    return found.filter(({ rank }) => rank === best).slice(0, MOST_PASSAGES);
  }

  /** The words as PostgreSQL compares them; those that say nothing are left out. */
  private async stemsOf(words: readonly string[]): Promise<string[][]> {
    const plain = words
      .map((word) => word.split('|').map((one) => one.replace(/[^\p{L}\p{N}]/gu, '')))
      .map((one) => one.filter((word) => word !== '').join(' | '))
      .filter((one) => one !== '');
    if (plain.length === 0) return [];
    const rows = await this.database.query<{ stems: string }>(
      `SELECT to_tsquery('english', word)::text AS stems FROM unnest($1::text[]) AS word`,
      [plain],
    );
    return rows
      .map(({ stems }) => [...stems.matchAll(/'((?:[^']|'')+)'/g)].map(([, stem = '']) => stem))
      .filter((stems) => stems.length > 0);
  }
}

/** Whether nothing of a line was read in doubt. */
export const isReadable = ({ cells }: Pick<StoredLine, 'cells'>): boolean =>
  cells.every(({ confidence }) => confidence >= ACCEPTED_CONFIDENCE);

/** PostgreSQL writes the stem of "summary" as "summari". */
const begins = (word: string, stem: string): boolean =>
  (stem.endsWith('e') && word === `${stem.slice(0, -1)}ing`) ||
  [stem, stem.replace(/i$/, 'y')].some((one) => word.startsWith(one) && ENDING.test(word.slice(one.length)));
/** How a stem goes on: "least" is none of "leas". */
const ENDING =
  /^(?:[a-z]?(?:e?s|e?d|ing|ings|ers?|ors?|e|y|ly)|al|ally|ional|ionally|ies|ied|ments?|i?ons?|ations?|cations?|ances?|ences?|ity|able|ible|ive|ness|ful|less|ist|ism|ized?|ation|ant|ent|ary|ory|ic|ical|ual|ure|th|ling)?$/;

type Groups = readonly (readonly string[])[];

const hasOf = (words: readonly string[], group: readonly string[]): boolean =>
  group.some((stem) => words.some((word) => begins(word, stem)));

interface Ranked extends FoundPassage {
  rank: number;
}

/** The fewest lines in a row with all needed words and most of the others, with the rest of their sentence. */
function passageOf(
  page: FoundPage,
  { all, some, least, fits }: Omit<WantedPassage, 'all' | 'some'> & { all: Groups; some: Groups },
): Ranked | null {
  const { lines } = page;
  const words = lines.map(({ text }) => normaliseWords(text).split(' '));
  const weights = new Map(
    some.map((group) => [group, 1 + 1 / (1 + words.filter((own) => hasOf(own, group)).length)]),
  );
  let best: Ranked | null = null;
  for (let size = 1; size <= MOST_LINES; size += 1)
    for (let from = 0; from + size <= lines.length; from += 1) {
      const own = words.slice(from, from + size).flat();
      if (!all.every((group) => hasOf(own, group))) continue;
      const beside = some.filter((group) => hasOf(own, group));
      // A word that few lines have says more, and words of three lines say less together than those of one.
      const rank = beside.reduce((sum, group) => sum + (weights.get(group) ?? 1), -1.5 * size);
      if (all.length + beside.length < least || (best && best.rank >= rank)) continue;
      if (!lines.slice(from, from + size).every(isReadable)) continue;
      const shown = wholeSentence(lines, { from, to: from + size });
      const whole = shown.map((line) => line.text.trim()).join(' ');
      const part = sentencesWith(whole, [...all, ...beside]).slice(0, LONGEST_QUOTE);
      const text = fits.test(part) ? part : whole.slice(0, LONGEST_QUOTE);
      if (!fits.test(text)) continue;
      const source = {
        documentId: page.document_id,
        documentName: page.document_name,
        readingId: page.reading_id,
        page: page.page,
        ...(shown[0] ? { line: shown[0].index } : {}),
        quote: text,
      };
      best = { source, text, rank };
    }
  return best;
}

/** Of a long paragraph the fewest sentences in a row that have a word of each group. */
export function sentencesWith(text: string, stems: readonly (readonly string[])[]): string {
  const sentences = text.split(/(?<=[.;!?]["\u201d)]?) (?=["\u201c(]?\p{Lu})/u);
  if (text.length < LONG_PARAGRAPH || sentences.length < 2) return text;
  for (let size = 1; size < sentences.length; size += 1)
    for (let from = 0; from + size <= sentences.length; from += 1) {
      const part = sentences.slice(from, from + size).join(' ');
      const words = normaliseWords(part).split(' ');
      const hasAll = stems.every((group) => hasOf(words, group));
      // "3.2", "Parking." and such say nothing by themselves.
      if (hasAll && words.length > 3) return part;
    }
  return text;
}

const ENDS = /[.;:!?]["\u201d)]?\s*$/;

/** A line of prose begins above it and ends below; a line in doubt is not quoted with it. */
export function wholeSentence(
  lines: readonly StoredLine[],
  { from, to }: { from: number; to: number },
): StoredLine[] {
  const isProse = (at: number) => {
    const line = lines[at];
    return line !== undefined && line.cells.length === 1 && isReadable(line);
  };
  let [first, last] = [from, to];
  while (
    from - first < MORE_LINES &&
    isProse(first) &&
    isProse(first - 1) &&
    !ENDS.test(lines[first - 1]?.text ?? '')
  )
    first -= 1;
  while (
    last - to < MORE_LINES &&
    isProse(last - 1) &&
    isProse(last) &&
    !ENDS.test(lines[last - 1]?.text ?? '')
  )
    last += 1;
  return lines.slice(first, last);
}
