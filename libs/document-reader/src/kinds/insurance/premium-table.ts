import type { Cell, Line, Page } from '../../page/types';
import { cellColumns, type CellColumn } from '../reading/columns';
import { centsOfCell } from '../reading/money-cells';

/** An amount of a declarations page with what it is called. */
export interface PremiumRow {
  label: string;
  cents: number;
  cell: Cell;
  line: Line;
  page: Page;
  isTotal: boolean;
  repaired: boolean;
}

export interface PremiumTable {
  premiums: PremiumRow[];
  deductibles: PremiumRow[];
}

export const TOTAL_LABEL =
  /\b(?:total|amount due|balance due|sub-?total|premium due|grand total|due for the policy)\b/i;
const PREMIUM_HEAD = /\bpremiums?\b|\bannual cost\b|\bcost\b|\bamount\b/i;
const NOT_PREMIUM =
  /limit|deductible|expiring|prior|previous|expired|last year|old\b|current premium|rate\b|exposure|basis|insured value|\btiv\b|retention|change|difference|%|increase/i;
const NEW_PREMIUM = /renewal|new\b|proposed|20\d\d/i;
const STOP =
  /^(?:conditions|forms? and endorsements|endorsements?|schedule of forms|notes?|countersign|payment (?:plan|schedule|options)|installment|authorized|these declarations|mortgagee|loss payee|important|notice)\b/i;

/**
 * Rows of a table whose head has a premium column: coverage, limit, deductible, premium. Only that column is money to
 * pay; limits and insured values never are.
 */
export function premiumTables(pages: Page[]): PremiumTable[] {
  return pages.flatMap((page) =>
    page.lines.flatMap((line, i) => {
      if (!isHead(line)) return [];
      const table = tableBelow(page, i);
      return table.premiums.length > 0 ? [table] : [];
    }),
  );
}

/** A head names the premium and something else, or stands over a column of amounts. */
function isHead(line: Line): boolean {
  const texts = line.cells.map((cell) => cell.text);
  const premium = texts.some(
    (text) =>
      /\bpremiums?\b/i.test(text) && !/[$:]|\d{2}/.test(text.replace(/20\d\d/g, '')) && text.length < 40,
  );
  return (
    premium &&
    texts.every((text) => text.length < 45) &&
    (texts.length > 1 || /^(?:annual |total |policy |estimated )*premiums?$/i.test(texts[0]!.trim()))
  );
}

function tableBelow(page: Page, at: number): PremiumTable {
  const rows: Line[] = [];
  let misses = 0;
  for (const line of page.lines.slice(at + 1, at + 60)) {
    if (isHead(line) || STOP.test(line.text.trim())) break;
    const hasAmount =
      line.cells.length > 1 && line.cells.some((cell) => centsOfCell(cell, page) !== undefined);
    misses = hasAmount ? 0 : misses + 1;
    if (misses > 4) break;
    if (hasAmount) rows.push(line);
  }
  const columns = cellColumns(rows, [...firstHead(page, at), page.lines[at]!, ...secondHead(page, at)]);
  const premium = premiumColumn(columns);
  const deductible = columns.filter(
    (column) => /deduct|retention/i.test(column.head) && !/premium/i.test(column.head),
  )[0];
  return {
    premiums: premium ? rowsOf(page, columns, premium) : [],
    deductibles: deductible ? rowsOf(page, columns, deductible).filter((row) => !row.isTotal) : [],
  };
}

/** The line above a head that belongs to it: several short cells without figures. */
function firstHead(page: Page, at: number): Line[] {
  const before = page.lines[at - 1];
  return before &&
    before.cells.length > 1 &&
    before.cells.every((cell) => cell.text.length < 30 && !/\d|:/.test(cell.text))
    ? [before]
    : [];
}

/** The second line of a head: `Annual` over `Premium`. It has no amounts. */
function secondHead(page: Page, at: number): Line[] {
  const next = page.lines[at + 1];
  const isHeadToo =
    next &&
    next.cells.every((cell) => !/\d/.test(cell.text) && cell.text.length < 30) &&
    next.cells.length > 1 &&
    !/\$/.test(next.text);
  return isHeadToo ? [next] : [];
}

function premiumColumn(columns: CellColumn[]): CellColumn | undefined {
  const candidates = columns.filter(
    (column) => PREMIUM_HEAD.test(column.head) && !NOT_PREMIUM.test(column.head),
  );
  const named = candidates.filter((column) => /premium/i.test(column.head));
  const pool = named.length > 0 ? named : candidates;
  return (
    pool.find((column) => NEW_PREMIUM.test(column.head)) ??
    pool.find((column) => /total|annual/i.test(column.head)) ??
    pool.at(-1)
  );
}

function rowsOf(page: Page, columns: CellColumn[], column: CellColumn): PremiumRow[] {
  const rows: PremiumRow[] = [];
  for (const [row, pieces] of column.chunks) {
    const piece = pieces.find(({ cell }) => centsOfCell(cell, page) !== undefined);
    const amount = piece && centsOfCell(piece.cell, page);
    if (!piece || !amount) continue;
    const label = labelOf(row.line, piece.cell, columns);
    if (label === '') continue;
    rows.push({
      label,
      cents: amount.cents,
      cell: piece.cell,
      line: row.line,
      page,
      isTotal: TOTAL_LABEL.test(label),
      repaired: amount.repaired,
    });
  }
  return rows;
}

/** The words before the figures: the first cell, or the one that holds letters. */
function labelOf(line: Line, before: Cell, columns: CellColumn[]): string {
  const words = line.cells.filter(
    (cell) =>
      cell.box[0] < before.box[0] &&
      /[A-Za-z]{2}/.test(cell.text) &&
      !/^(?:\$|none|n\/a|included|per schedule|incl\.?|nil|see )/i.test(cell.text),
  );
  const coverage = columns.find(
    (column) =>
      /coverage|line of|policy type|description|type of|insurance/i.test(column.head) &&
      !/premium|limit|carrier|company|number|period/i.test(column.head),
  );
  const named = coverage && words.find((cell) => cell.box[0] < coverage.x1 && cell.box[2] > coverage.x0);
  return (named ?? words[0])?.text.replace(/[\s.…:_-]+$/, '').trim() ?? '';
}

const LABELLED_PREMIUM = /^(.{3,60}?)[\s:.…_-]*$/;

/**
 * Without a table: `Property premium: $44,180.00`, `General Liability ..... $4,872.00` under a heading that speaks of
 * premiums. A row that names a limit, a deductible or a value is none.
 */
export function premiumLines(pages: Page[]): PremiumRow[] {
  const rows: PremiumRow[] = [];
  for (const page of pages) {
    let under = -1;
    page.lines.forEach((line, i) => {
      if (/premium/i.test(line.text) && !/\$\s?\d|\d\.\d{2}/.test(line.text) && line.text.length < 90)
        under = i;
      if (STOP.test(line.text.trim())) under = -1;
      const row = rowOfLine(page, line, under >= 0 && i - under < 25);
      if (row) rows.push(row);
    });
  }
  return rows;
}

function rowOfLine(page: Page, line: Line, underHeading: boolean): PremiumRow | undefined {
  const last = line.cells.at(-1);
  const joined = last && /^(.*?)[\s:.…_-]+(\$\s?[\d,]+(?:\.\d{2})?)$/.exec(last.text);
  const amount = last && centsOfCell({ ...last, text: joined ? joined[2]! : last.text }, page);
  if (!last || !amount) return undefined;
  const label =
    joined && line.cells.length === 1
      ? joined[1]!
      : line.cells
          .slice(0, -1)
          .map((cell) => cell.text)
          .join(' ');
  const text = LABELLED_PREMIUM.exec(label.trim())?.[1]?.trim() ?? '';
  if (
    text === '' ||
    !/[A-Za-z]{3}/.test(text) ||
    /\d{3}/.test(text.replace(/20\d\d/g, '')) ||
    /\$/.test(text)
  )
    return undefined;
  if (
    /limit|deductible|value|aggregate|occurrence|retention|install|expiring|prior|deposit|down payment|minimum earned|per unit|replacement|reimburse/i.test(
      text,
    )
  )
    return undefined;
  const isPremium =
    /premium|\btax(?:es)?\b|\bfees?\b|surcharge|assessment|stamping|tria|terrorism/i.test(text) ||
    TOTAL_LABEL.test(text);
  if (!isPremium && !underHeading) return undefined;
  if (!isPremium && !/\$|\.\d{2}$/.test(last.text)) return undefined;
  return {
    label: text.replace(/\s*(?:annual\s+)?premium$/i, '').trim() || text,
    cents: amount.cents,
    cell: last,
    line,
    page,
    isTotal: TOTAL_LABEL.test(text) || /^(?:annual |policy |estimated |total )*premium$/i.test(text),
    repaired: amount.repaired,
  };
}
