import type { ReadDocument } from '../../page/types';
import type { Table } from '../../tables/types';
import { MONTH, withoutDecision, yearOf } from '../../tables/roles';
import type { Entry } from './entries';

/** Lines at the head of a page that may name the document. */
const DEPTH = 8;
const LONGEST = 120;
const LONGEST_PARAGRAPH = 400;
const INTRODUCES =
  /\bbudget\b.{0,40}\b(?:below|follow(?:s|ing)|shown here)\b|\b(?:below|following)\b.{0,40}\bbudget\b/i;

/** The words that say what a table is: its sheet's name, the head of its page and of the first page, what stands above it. */
export function titleOf(doc: ReadDocument, table: Table): string {
  const row = table.rows[0]?.source;
  const above = table.titles.slice(-DEPTH).map((title) => title.line.text);
  const top = table.headers[0]?.line.index ?? row?.line.index ?? 0;
  const page = row ? headOf(row.page.lines.slice(0, Math.max(0, top - 1)).map((line) => line.text)) : [];
  const first =
    doc.container === 'pdf' || doc.container === 'docx'
      ? headOf(doc.pages[0]?.lines.map((line) => line.text) ?? [])
      : [];
  const own = [row?.page.name ?? '', ...above, ...page, ...besideLabels(table), ...belowLabels(table)];
  const titled = row?.page === doc.pages[0] || isOfAnotherYear(own, first) ? own : [...own, ...first];
  const kept = [...new Set(titled)].filter((text) => text.length < LONGEST && !isRow(text));
  const found = [...kept, ...introductionOf(table), ...periodBelow(doc, kept)];
  return (isNamed(found, table) ? found : [...found, ...toldBeside(table)]).join('\n');
}

const TOLD =
  /\b(?:twelve|12) months ended\b.*\b(?:19|20)\d\d\b|\b(?:fiscal )?year ended\b.*\b(?:19|20)\d\d\b/i;

/** "All figures are for the twelve months ended December 31, 2024." at the foot of a document that names no year above. */
function periodBelow(doc: ReadDocument, titles: readonly string[]): string[] {
  if (titles.some((text) => /\b(?:19|20)\d\d\b/.test(text))) return [];
  const foot =
    doc.pages
      .at(-1)
      ?.lines.slice(-LAST_LINES)
      .map(({ text }) => text.trim()) ?? [];
  return foot.filter((text) => text.length < LONGEST && !isRow(text) && TOLD.test(text)).slice(0, 1);
}

const LAST_LINES = 4;

/** One budget a page, each with its year above it. */
function isOfAnotherYear(own: readonly string[], first: readonly string[]): boolean {
  const [year, other] = [own, first].map((lines) =>
    yearOfTitle(lines.filter((text) => !isRow(text)).join('\n')),
  );
  return year !== undefined && other !== undefined && year !== other;
}

const isNamed = (titles: string[], { columns }: Table): boolean =>
  titles.some((text) => /budget|statement|actual/i.test(text)) ||
  columns.some(({ role, certainty }) => role !== 'other' && certainty === 1);

const PASSED =
  /\b(?:approv|adopt|propos|ratif|pass)\w*\b.{0,40}\bbudget\b.{0,20}\b20\d\d\b|\b20\d\d\b.{0,20}\bbudget\b.{0,40}\b(?:approv|adopt|propos|ratif|pass)\w*/i;

/** A newsletter names no table; the article beside it says that the budget for the newest of its years was passed. */
function toldBeside({ columns, rows }: Table): string[] {
  const years = columns.flatMap(({ year }) => year ?? []);
  if (years.length === 0) return [];
  const newest = Math.max(...years);
  const cells = rows[0]?.source.page.lines.flatMap((line) => line.cells) ?? [];
  const sentence = cells
    .map(({ text }) => text)
    .filter((text) => text.length < LONGEST_PARAGRAPH)
    .flatMap((text) => text.split(/(?<=[a-z\d]\.) /))
    .find((text) => PASSED.test(text) && text.includes(String(newest)));
  return sentence === undefined ? [] : [sentence];
}

/** `2025 HOA BUDGET` on its own line between the labels and the first figures. */
function belowLabels({ rows }: Table): string[] {
  const first = rows.findIndex(({ amounts }) => amounts.some(Boolean));
  return rows.slice(0, Math.max(0, first)).map(({ source }) => source.line.text);
}

/** `Year ended 6/30/26` or `2026 Budget` over the descriptions, in the row that labels the columns. */
function besideLabels({ headers, columns, rows }: Table): string[] {
  const start = Math.min(...columns.map((column) => column.left));
  const first = rows[0]?.source;
  // A header that comes again further down names what is below it.
  const above = headers.filter(({ page, line }) => page !== first?.page || line.index < first.line.index);
  return above.map((row) =>
    row.items
      .filter((item) => item.box[2] <= start && !columns.some(({ label }) => label.includes(item.text)))
      .map((item) => item.text)
      .join(' '),
  );
}

/** `The following is adopted as the budget for 2027:`, `The budget below was approved for 2027.` in a paragraph above the table. */
function introductionOf({ titles }: Table): string[] {
  const paragraphs = titles
    .map((row) => row.line.text.trim())
    .filter((text) => text.length >= LONGEST && text.length < LONGEST_PARAGRAPH);
  const last = titles.at(-1)?.line.text.trim();
  return paragraphs.flatMap((text) =>
    text === last && text.endsWith(':')
      ? [text]
      : text.split(/(?<=[a-z\d]\.) /).filter((part) => INTRODUCES.test(part)),
  );
}

function headOf(lines: string[]): string[] {
  return lines.slice(0, DEPTH);
}

/** A row with amounts is no title. */
function isRow(text: string): boolean {
  return /\d,\d{3}|\d\.\d{2}\b/.test(text);
}

/** `As of: Sep 2025`, `9/1/2025 - 9/30/2025`, `January through December 2024`: what a statement reports. */
export function isPeriod(line: string): boolean {
  if (
    /\b(?:printed|prepared|run|revised|created|approved|adopted|mailed|balances?|meeting|effective)\b/i.test(
      line,
    )
  )
    return false;
  return /\bas of\b|\bperiods?\b|\bmonths? end|\b(?:through|thru)\b|\bended\b|\d\/\d{2,4} ?(?:-|–|to) ?\d/i.test(
    line,
  );
}

/** "Proposed Draft 1", "BUDGET 2019" below how the dues are worked out: where the title names no year, what heads the rows. */
export function titleWithYear(title: string, entries: readonly Entry[]): string {
  if (/\b(?:19|20)\d\d\b/.test(title)) return title;
  const heads = entries.filter(({ kind }) => kind === 'heading').map(({ description }) => description);
  const told = heads.filter(
    (head) => head.length < LONGEST && /\bbudget\b/i.test(head) && yearOf(head) !== undefined,
  );
  return told.length === 1 ? `${title}\n${told[0]}` : title;
}

/** "2024 Year End" and nothing else, above or before the heads of the columns of a document that is called after the year to come. */
export function yearRightAbove({ titles, headers, columns }: Table): number | undefined {
  const start = columns[0]?.left ?? 0;
  const beside = headers.flatMap(({ items: [first, second] }) =>
    second && first!.box[2] < start ? first!.text : [],
  );
  const own = [titles.at(-1)?.line.text ?? '', ...beside].map((text) => text.trim());
  return own.flatMap((text) => (YEAR_ALONE.test(text) ? (yearOf(text) ?? []) : []))[0];
}

const YEAR_ALONE =
  /^(?:(?:fiscal|calendar) )?(?:year )?(?:19|20)\d\d(?: (?:year[- ]?end|results?|actuals?|year))?$/i;

/** The year of the budget that a title names, the latest where there are several. */
export function yearOfTitle(title: string): number | undefined {
  const years = title
    .split('\n')
    .filter(
      (line) =>
        /budget|fiscal|year|\bfy|statement|actual|\bfinancial|\bresults?\b|\breport\b/i.test(line) ||
        YEAR_ALONE.test(line.trim()) ||
        isPeriod(line),
    )
    .map(withoutDecision)
    .flatMap((line) => [yearOf(line) ?? [], firstOfTwo(line) ?? []].flat());
  return years.length > 0 ? Math.max(...years) : undefined;
}

/** "May 2024" is a month. */
const NAMES_MONTH = new RegExp(`\\b${MONTH}\\b`, 'i');

/** "Larkspur Commons $$$ 2025": the one year of this century that a title names, whatever else it says. */
export function yearAlone(title: string): number | undefined {
  const lines = title.split('\n').filter((line) => !/\b(?:since|est(?:ablished)?|built|incorporated|founded|suite|street|ave|road|p\.? ?o\.? box)\b/i.test(line) && !NAMES_MONTH.test(line)); // prettier-ignore
  const named = new Set(
    lines.flatMap((line) => withoutDecision(line).match(/(?<![\d,./-])20\d\d(?![\d,./-])/g) ?? []),
  );
  const [only, ...more] = named;
  return only !== undefined && more.length === 0 ? Number(only) : undefined;
}

/** `Years ended June 30, 2026 and 2025`: the first of two years beside each other. */
export function firstOfTwo(line: string): number | undefined {
  const two = /\b((?:19|20)\d\d)(?: and |, | & | \/ |\/)((?:19|20)\d\d)\b/.exec(line);
  return two && Math.abs(Number(two[1]) - Number(two[2])) === 1 ? Number(two[1]) : undefined;
}
