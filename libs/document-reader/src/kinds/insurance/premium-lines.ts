import type { Cell, Line, Page } from '../../page/types';
import { isNear } from '../reading/labels';
import { centsOfCell, withDollar } from '../reading/money-cells';
import { saidNumber } from './policy-facts';
import { areOfLimits } from './premium-heads';
import type { MoneyRow } from './premium-tables';
import { leavesOf, sumOf } from './settled';
import {
  CHARGE,
  isPlainPremium,
  isTotalName,
  ITEM,
  LAYER,
  NOT_PREMIUM,
  PREMIUM,
  STOP,
} from './premium-words';

/** Lines that a heading about premiums reaches down to. */
const UNDER = 25;

/**
 * Without a table: `Property premium: $44,180.00`, `General Liability ..... $4,872.00` under a heading that speaks of
 * premiums. A row that names a limit, a deductible or a value is none.
 */
export function premiumLines(pages: Page[]): MoneyRow[] {
  const rows: MoneyRow[] = [];
  let isOfPremiums = false;
  for (const page of pages) {
    let under = -Infinity;
    const listed: MoneyRow[] = [];
    let open: MoneyRow | undefined;
    let behind: MoneyRow[] = [];
    page.lines.forEach((line, i) => {
      const text = line.text.trim();
      if (PREMIUM.test(text) && !/\$\s?\d|\d\.\d{2}/.test(text) && text.length < 90) under = i;
      const isOther = !text.includes('$') && areOfLimits(line.cells.map((cell) => cell.text));
      if (STOP.test(text) || isOther) under = -Infinity;
      isOfPremiums = (isOfPremiums && !isOther) || PREMIUM.test(text);
      const row = rowOfLine(page, line, i - under < UNDER ? 'heading' : isOfPremiums ? 'premium' : undefined);
      isOfPremiums ||= row?.isTotal === true;
      const plain = row ?? rowOfLine(page, line, 'list');
      if (plain && !plain.isTotal) {
        listed.push(plain);
        behind.push(plain);
        // `Total premium $900, made up of`, and below it what adds to it.
        const sum = sumOf(behind);
        if (sum === open?.cents && behind.length > 1) rows.push(...behind.filter((one) => one !== row && !rows.includes(one))); // prettier-ignore
      }
      if (plain?.isTotal) {
        const lines = proven(listed, plain);
        rows.push(...lines.filter((one) => !rows.includes(one)));
        [open, behind] = [lines.length === 0 ? plain : undefined, []];
        // An amount before the word `total` is one where lines add to it.
        if (!row && lines.length > 0) rows.push(plain);
        // `Policy premium`, then what is added to it by any name, then the total of both.
        if (isPlainPremium(plain.name)) listed.push(plain);
      }
      if (row) rows.push(row);
    });
  }
  return rows.sort((a, b) => a.page.number - b.page.number || a.line.index - b.line.index);
}

/** Rows over a total among which its lines are looked for. */
const LONGEST_LIST = 60;

/**
 * The rows that add to the total below them are its lines, whatever heads them; what stands above is none. Of two
 * answers the longer: the shorter begins with a sum of the rows before it.
 */
function proven(given: MoneyRow[], total: MoneyRow): MoneyRow[] {
  const listed = given.slice(-LONGEST_LIST);
  for (let i = 0; i < listed.length; i++) {
    const lines = leavesOf(listed.slice(i));
    const sum = sumOf(lines);
    if (sum === total.cents && lines.length > 1) return lines;
  }
  return [];
}

/** `General Liability ..... $4,872.00` in one cell: the amount that ends it, and the name before what leads to it. */
const ENDING_AMOUNT = /[\s:.…_·–—-](\(?-?\$\s?[\d,]{1,15}(?:\.\d{2})?\)?|\d{1,3}(?:,\d{3}){0,3}\.\d{2})$/;
const LONGEST_JOINED = 200;

function joinedOf(given: string): { name: string; raw: string } | undefined {
  // `Premium: $900 (includes $9 for terrorism)`.
  const text = given.replace(/(?<=\d)\s?\([^()]*\)$|(?<=\d),\s(?:with an? |\$[\d,]+ )?(?:deductible|retention|SIR)\b.*$/i, ''); // prettier-ignore
  const amount = text.length <= LONGEST_JOINED ? ENDING_AMOUNT.exec(text) : null;
  const name = amount && text.slice(0, amount.index).replace(/[\s:.…_·–—-]+$/, '');
  if (!amount || !name || !/\p{L}/u.test(name)) return undefined;
  // `Package policy, Liberty Plains Exchange, policy LP-20114`: what a list says of a policy behind its coverage.
  return { name: saidNumber(name) ? name.split(/,\s|\s\(/)[0]! : name, raw: amount[1]! };
}

/** `Policy premium` in the box over an amount, which other fields of its line say nothing of. */
function labelOver(page: Page, line: Line, { box, text }: Cell): { name: string; raw: string } | undefined {
  const over = page.lines.slice(0, page.lines.indexOf(line)).slice(-2);
  const above = over.flatMap(({ cells }) =>
    cells.length === 1 || cells.some((cell) => /^\$ ?\d{1,3},\d{3}/.test(cell.text)) ? cells : [],
  );
  const label = above.findLast((cell) => cell.box[0] < box[2] && cell.box[2] > box[0]);
  const isAlone = label && isPlainPremium(label.text) && line.cells.length > 2 && /^\$/.test(text) && /\d/.test(line.cells.at(-2)!.text); // prettier-ignore
  return isAlone ? { name: label.text, raw: text } : undefined;
}

/** `Property ($10,000 deductible)`: what a name says of its deductible in parentheses, before its premium. */
const WITH_DEDUCTIBLE =
  /\s*[([]\s*(?:(?:with|subject to|incl(?:uding|\.)?)\s+)?(?:an?\s+)?(?:(\$\s?[\d,]{1,12}(?:\.\d{2})?)\s*(?:\w+\s+){0,2}(?:deductible|ded\.?|retention|SIR)|(?:deductible|ded\.?|retention|SIR)\s*(?:of\s+|:\s*)?(\$\s?[\d,]{1,12}(?:\.\d{2})?))\s*[)\]]/i;

/** The name without what it says of its deductible, and the words that say it. */
function apart(name: string): { name: string; deductible?: string } {
  const said = name.length <= LONGEST_JOINED ? WITH_DEDUCTIBLE.exec(name) : null;
  const deductible = said?.[1] ?? said?.[2];
  return said && deductible ? { name: name.replace(said[0], ''), deductible } : { name };
}

/** A premium by its name alone. */
export function byNameAlone(row: MoneyRow): MoneyRow {
  return { ...row, name: apart(row.name).name };
}

/** `Policy premium   $4,100.00   25% ($1,025.00) is earned at once`: a sentence behind the amount is a remark on it. */
function withoutRemark(cells: Cell[]): Cell[] {
  const [{ text: amount } = { text: '' }, remark] = cells.slice(-2);
  const isAmount = amount.startsWith('$') && amount.at(-3) === '.';
  const isRemark = cells.length > 2 && isAmount && remark!.text.split(' ').length > 3;
  return isRemark ? cells.slice(0, -1) : cells;
}

const DAY = /^\d{1,2}\/\d{1,2}\/\d{2,4}$/;

/**
 * `under` is what stands over a line without words of its own: a heading of premiums, somewhere a premium to which charges
 * are added, or only other such lines.
 */
function rowOfLine(
  page: Page,
  line: Line,
  under: 'heading' | 'premium' | 'list' | undefined,
): MoneyRow | undefined {
  const cells = withoutRemark(line.cells);
  const last = cells.at(-1);
  if (!last) return undefined;
  // `Item 5. Premium:   Umbrella $9,000`: behind the label of the item the name of the premium.
  const isItem = cells.length === 2 && /\bpremium:?$/i.test(cells[0]!.text);
  const joined = cells.length === 1 || isItem ? joinedOf(last.text) : labelOver(page, line, last);
  const raw = joined?.raw ?? withDollar(last.text, page);
  const amount = centsOfCell({ ...last, text: raw }, page);
  // What adds to the total below it needs no other proof: a class with its payroll and rate, a coverage with its limit.
  const isProven = under === 'list';
  // On a scan the words of a name may be cells of their own.
  const near = page.source === 'ocr' ? cells.filter((cell, c) => isNear(cells[c - 1], cell)).length : 0;
  if (!amount || cells.length - near > (isProven ? 8 : 3)) return undefined;
  const isDated = DAY.test(cells[0]!.text);
  // `01/01/27   Renewal   Package premium   $9,000`: behind its day and its sort an entry has its name.
  const named = isDated
    ? cells.slice(-2, -1)
    : cells.slice(0, -1).filter(({ text }, c) => c === 0 || !/\d/.test(text));
  // `5   Premium   $900.00`, `Premium summary:   Total premium   $5,000.00`: before the name its number, a heading, or a field of a panel at its left.
  const heading = named.length > 1 && /^\d{1,2}\W?$|:(?:\s|$)/.test(named[0]!.text) ? 1 : 0;
  const words = joined ? [joined.name] : named.slice(heading).map((cell) => cell.text);
  const { name } = apart(words.join(' ').replace(ITEM, '').replace(/[\s:.…_-]+$/, '').trim()); // prettier-ignore
  if (name.length < 3 || name.length > (isProven ? 90 : 70) || !(isProven ? /[A-Za-z].*[A-Za-z]/ : /[A-Za-z]{3}|D ?& ?O/).test(name)) return undefined; // prettier-ignore
  const isOther =
    /\d{3}/.test(name.replace(/20\d\d/g, '')) ||
    name.replace(LAYER, '').includes('$') ||
    NOT_PREMIUM.test(name);
  if (isOther && !isProven) return undefined;
  const isCalled = PREMIUM.test(name) || isTotalName(name) || (joined && saidNumber(last.text) !== undefined);
  const says = isCalled || (under !== undefined && CHARGE.test(name));
  if (!says && !isProven && !(under === 'heading' && /\$|\.\d{2}\)?$/.test(raw))) return undefined;
  return {
    // `Policy premium` is the premium before what is added to it, `Property premium` that of a coverage.
    name: isTotalName(name) ? name : name.replace(/\s*\b(?:annual\s+)?premium$/i, '').trim() || name,
    cents: amount.cents,
    raw,
    cell: last,
    line,
    page,
    isTotal: isTotalName(name),
    repaired: amount.repaired || (!joined && raw !== last.text),
    evidence: isCalled ? 0.95 : 0.85,
  };
}
