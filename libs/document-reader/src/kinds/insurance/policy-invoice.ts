import type { Cell, Line, Page } from '../../page/types';
import { findDates } from '../../text/dates';
import { centsOfCell } from '../reading/money-cells';
import { isInsurerName } from './insurer-names';
import { rowOf } from './money-items';
import { isPolicyNumber } from './policy-facts';
import type { MoneyRow, Placed, PolicyRows } from './premium-tables';
import { isTotalName } from './premium-words';

/** Lines of one policy on an invoice: what is billed, who insures, and from when to when. */
const MOST_LINES = 8;
const FEWEST_POLICIES = 2;
/** Payments and the balance of the account are of no policy. */
const OF_ACCOUNT = /\b(?:previous|prior) balance\b|\bpayments?\b|\bcredits?\b|\bfinance charge\b|\bagency (?:service )?fee\b|\bdue\b|^\W*totals?\W*$|\b(?:invoice|grand) (?:total|balance)\b/i; // prettier-ignore
const RENEWED = /[,\s–-]*\b(?:renewal|new business|rnw|new|endorsement)\b.*$/i;

/**
 * An agency's invoice for several policies: each begins with the line of its number, which has the first of its charges.
 * Each names its insurer and its term.
 */
export function invoicedPolicies(pages: Page[]): PolicyRows[] {
  const policies = new Map<string, PolicyRows>();
  for (const page of pages) {
    let block: { rows: PolicyRows; lines: Line[] } | undefined;
    for (const line of page.lines) {
      const number = numberIn(line, page);
      if (number) {
        const known = policies.get(number.text) ?? { policy: number, premiums: [], deductibles: [] };
        policies.set(number.text, known);
        block = { rows: known, lines: [] };
      }
      if (block && (block.lines.length > MOST_LINES || endsBlock(line, page))) block = undefined;
      if (!block) continue;
      block.lines.push(line);
      addLine(block.rows, line, page);
    }
  }
  const found = [...policies.values()].filter(({ premiums }) => premiums.some(({ isTotal }) => !isTotal));
  const isBilled = found.length >= FEWEST_POLICIES && found.every(({ carrier, period }) => carrier && period);
  return isBilled ? found.map(withDescription) : [];
}

/** A cell that is the number of a policy and nothing else, in a line that ends with an amount. */
function numberIn(line: Line, page: Page): Placed | undefined {
  if (amountOf(line, page) === undefined) return undefined;
  const cell = line.cells.find((one) => /\d{3}/.test(one.text) && isPolicyNumber(one.text) && centsOfCell(one, page) === undefined); // prettier-ignore
  return cell && { text: cell.text, cell, line, page };
}

const amountOf = (line: Line, page: Page): number | undefined => {
  const last = line.cells.at(-1);
  return last && line.cells.length > 1 ? centsOfCell(last, page)?.cents : undefined;
};

const endsBlock = (line: Line, page: Page): boolean =>
  amountOf(line, page) !== undefined && line.cells.slice(0, -1).some(({ text }) => OF_ACCOUNT.test(text));

function addLine(rows: PolicyRows, line: Line, page: Page): void {
  const placed = (cell: Cell): Placed => ({ text: cell.text, cell, line, page });
  const insurer = line.cells.find(({ text }) => isInsurerName(text) || ENDS_AS_INSURER.test(text));
  if (insurer) rows.carrier ??= placed(insurer);
  for (const cell of line.cells.filter(({ text }) => findDates(text).some((one) => one.precision === 'day')))
    rows.period = joinedTerm(rows.period, placed(cell));
  const cents = amountOf(line, page);
  const cell = line.cells.at(-1)!;
  const name = nameOf(line, rows);
  if (cents === undefined || cents <= 0 || name === '') return;
  const row = rowOf({ name, cents, raw: cell.text, cell, line, page });
  rows.premiums.push({ ...row, isTotal: isTotalName(name) });
}

const ENDS_AS_INSURER =
  /\b(?:indem(?:nity)?|ins\.? co|insurance|exchange|casualty|mutual|surety|liability co)\.?$/i;

/** `09/01/2026 to` over `09/01/2027`, or both in one cell. */
function joinedTerm(known: Placed[] | undefined, next: Placed): Placed[] {
  const [first] = known ?? [];
  const count = (text: string): number => new Set(findDates(text).map(({ iso }) => iso)).size;
  if (!first || count(next.text) > 1) return first && count(first.text) > 1 ? known! : [next];
  return count(first.text) > 1 ? known! : [{ ...first, text: `${first.text} ${next.text}` }];
}

/** The words nearest before the amount that are neither the number, a day nor a sort of transaction. */
function nameOf(line: Line, { policy, carrier }: PolicyRows): string {
  const words = line.cells.slice(0, -1).map(({ text }) => text.trim());
  const told = words.filter((text) => text !== policy?.text && text !== carrier?.text && findDates(text).length === 0 && !/^[A-Z]{3}$/.test(text) && /\p{L}{2}/u.test(text)); // prettier-ignore
  const [name = carrier && words.includes(carrier.text) ? carrier.text : ''] = told.reverse();
  // `Premium` beside what is covered.
  return /^premiums?$/i.test(name) && told[1]
    ? told[1].replace(RENEWED, '')
    : name.replace(RENEWED, '') || name;
}

/** The charge of a line that names only its insurer is of what the next line says. */
function withDescription(policy: PolicyRows): PolicyRows {
  const premiums = policy.premiums.map((row): MoneyRow => {
    const next = row.page.lines[row.page.lines.indexOf(row.line) + 1]?.cells.find(({ text }) => /\brenewal\b/i.test(text)); // prettier-ignore
    const isInsurer = row.name === policy.carrier?.text || isInsurerName(row.name);
    return isInsurer && next ? { ...row, name: next.text.replace(RENEWED, '') } : row;
  });
  return { ...policy, premiums };
}
