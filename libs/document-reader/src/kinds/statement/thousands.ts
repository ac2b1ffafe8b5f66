import type { BudgetPart, Cited, FactWarning } from '@hoa/contracts';
import { centsToMoney, formatCents } from '../../text/amounts';
import { wordsAbove } from './draft';
import type { Entry } from './entries';

/** Budgets that are printed in thousands of dollars: read and checked as printed, and told in dollars. */

const THOUSANDS =
  /\bin \$?\s*(?:thousands|000'?s)\b|\(\$?\s?(?:000|thousands)'?s?\s?(?:omitted)?\)|\$000'?s?\b|\b000'?s omitted/i;
const THOUSAND = 1_000;
/** In cents as printed. More than this would be more than any association spends: the words are of something else. */
const MOST = 500_000_00;

interface Printed {
  title: string;
  head: string;
  columns: readonly { label: string }[];
  entries: readonly Entry[];
}

/** The title, the head of the table or a column states that figures are thousands of dollars, or a sentence of the page does and they are small. */
export const saysThousands = (of: Printed): boolean =>
  THOUSANDS.test(wordsAbove(of)) || of.columns.some(({ label }) => THOUSANDS.test(label)) || isToldOnPage(of);

function isToldOnPage({ entries }: Printed): boolean {
  const lines = entries[0]?.row.source.page.lines ?? [];
  const isSmall = entries.every(({ values }) => values.every((cents = 0) => Math.abs(cents) <= MOST_ON_PAGE));
  return isSmall && lines.some(({ text }) => THOUSANDS_TOLD.test(text));
}

/** "Figures are in thousands of dollars", "all amounts in $000s". */
const THOUSANDS_TOLD =
  /\b(?:figures?|amounts?|numbers?|dollars?|budget|table|everything|all)\b[^.;]{0,40}\bin \$?\s*(?:thousands|000'?s)\b/i;
const MOST_ON_PAGE = 30_000_00;

/** It says so, and its figures can be: without cents, though perhaps with tenths, and not too large. */
export function areThousands(of: Printed): boolean {
  const figures = of.entries.filter(({ kind }) => kind === 'figures');
  const hasCents = figures.some(({ row }) => row.amounts.some((item) => item && /\.\d\d\b/.test(item.text)));
  const values = figures.flatMap((entry) => entry.values);
  return saysThousands(of) && !hasCents && values.every((cents = 0) => Math.abs(cents) <= MOST);
}

export function thousandsWarning(of: Printed, at: (entry: Entry) => FactWarning['at']): FactWarning[] {
  const [first] = of.entries;
  if (!first || !areThousands(of)) return [];
  const message =
    'The paper says that its amounts are in thousands of dollars. They are stated in dollars here; its own figures show beside them.';
  return [{ code: 'amounts_in_thousands', message, at: at(first) }];
}

type Cells = Record<string, Cited<string>>;

/** The part with all its amounts in dollars; what each figure cites stays as printed. */
export function inDollars(part: BudgetPart): BudgetPart {
  const rates = new Set(part.columns.flatMap(({ id, measure }) => (measure === 'percent' ? [id] : [])));
  const cells = (printed: Cells): Cells =>
    Object.fromEntries(
      Object.entries(printed).map(([id, cell]) => [id, rates.has(id) ? cell : timesThousand(cell)]),
    );
  return {
    ...part,
    lines: part.lines.map((line) => ({ ...line, cells: cells(line.cells) })),
    totals: part.totals.map((total) => ({
      ...total,
      printed: timesThousand(total.printed),
      sum: money(total.sum),
    })),
    ...(part.rows ? { rows: part.rows.map((row) => ({ ...row, cells: cells(row.cells) })) } : {}),
    reconciliation: (part.reconciliation ?? []).map(({ printed, ...one }) => ({
      ...one,
      interpreted: money(one.interpreted),
      ...(printed ? { printed: timesThousand(printed) } : {}),
    })),
    questions: (part.questions ?? []).map((question) => ({
      ...question,
      prompt: inWords(question.prompt),
      effect: money(question.effect),
      answers: question.answers.map((answer) => ({
        ...answer,
        label: inWords(answer.label),
        totals: answer.totals.map((total) => ({ ...total, interpreted: money(total.interpreted) })),
      })),
    })),
  };
}

const money = (printed: string): string => centsToMoney(Math.round(Number(printed) * 100) * THOUSAND);

/** What a person typed is in dollars already. */
const timesThousand = (cell: Cited<string>): Cited<string> =>
  cell.by === 'person' ? cell : { ...cell, value: money(cell.value) };

const inWords = (text: string): string =>
  text.replace(/\$([\d,]+(?:\.\d\d)?)/g, (_, amount: string) =>
    formatCents(Math.round(Number(amount.replaceAll(',', '')) * 100) * THOUSAND).replace(/\.00$/, ''),
  );
