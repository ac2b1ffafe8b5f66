import { billCents, periodOf, sumCents, type Cents } from '@hoa/budget-math';
import type { ExportItem } from '../export/budget-rows';
import { change, exact } from '../export/pdf/figures';
import type { Report } from '../export/report';

/** A letter names so many lines. */
const NAMED = 5;

/** Why the fee is what it is: the lines that move it most, and the rest, which foot to the totals. */
export interface Drivers {
  intro: string;
  /** Titles of the columns, the name's first. */
  header: string[];
  rows: DriverRow[];
}

export interface DriverRow {
  name: string;
  /** What the figure rests on; '' for a sum. */
  why: string;
  /** Ready to show, one a column after the name. */
  amounts: string[];
  total?: boolean;
}

export function driversOf(report: Report): Drivers {
  return report.totals.previousKnown ? changesOf(report) : largestOf(report);
}

const expensesOf = ({ groups }: Report) =>
  groups.filter(({ type }) => type === 'expense').flatMap(({ items }) => items);

const differenceOf = (item: ExportItem): Cents => item.proposedCents - item.previousCents;

function changesOf(report: Report): Drivers {
  const { totals, parameters } = report;
  const items = expensesOf(report);
  const named = items
    .filter((item) => differenceOf(item) !== 0)
    .sort((a, b) => Math.abs(differenceOf(b)) - Math.abs(differenceOf(a)))
    .slice(0, NAMED);
  const rest = items.filter((item) => !named.includes(item));
  // As the fees are shown: each rounded, then compared.
  const bill = (cents: Cents) => billCents(cents, { ...parameters, wholeDollars: false });
  const each = bill(totals.expensesCents) - bill(totals.previousExpensesCents);
  const parts = named.map((item) => bill(differenceOf(item)));
  // What rounding leaves is the rest's, or else the last line's, so that the column adds up.
  const left = each - sumCents(parts);
  if (rest.length === 0 && parts.length > 0) parts[parts.length - 1]! += left;
  const by = totals.changeCents === 0 ? 'stay' : totals.changeCents > 0 ? 'rise' : 'fall';
  return {
    intro:
      by === 'stay'
        ? `Expenses stay at ${exact(totals.expensesCents)}. These lines change most:`
        : `Expenses ${by} by ${exact(Math.abs(totals.changeCents))} (${change(totals.changePercent)}), from ${exact(totals.previousExpensesCents)} to ${exact(totals.expensesCents)}. These lines change most:`,
    header: [
      'Expense',
      report.previousLabel,
      report.yearLabel,
      'Change',
      `Per home and ${periodOf(parameters)}`,
    ],
    rows: [
      ...named.map((item, index) => ({
        name: item.description,
        why: whyOf(item),
        amounts: [
          item.previousKnown ? exact(item.previousCents) : 'not known',
          exact(item.proposedCents),
          exact(differenceOf(item)),
          exact(parts[index] ?? 0),
        ],
      })),
      ...(rest.length === 0
        ? []
        : [
            {
              name: rest.length === 1 ? 'One other line' : `${rest.length} other lines`,
              why: '',
              amounts: [
                exact(sumCents(rest.map(({ previousCents }) => previousCents))),
                exact(sumCents(rest.map(({ proposedCents }) => proposedCents))),
                exact(sumCents(rest.map(differenceOf))),
                exact(left),
              ],
            },
          ]),
      {
        name: 'All expenses',
        why: '',
        amounts: [totals.previousExpensesCents, totals.expensesCents, totals.changeCents, each].map(exact),
        total: true,
      },
      ...duesRows(report, each),
    ],
  };
}

/** From all expenses to the dues: what other income and the margin pay; nothing where the earlier dues are not known. */
function duesRows({ totals }: Report, each: Cents): DriverRow[] {
  const { pay } = totals;
  if (pay.previousDuesCents === null || pay.changeCents === null) return [];
  const before = pay.previousDuesCents - totals.previousExpensesCents;
  const now = pay.duesCents - totals.expensesCents;
  return [
    {
      name: 'Other income and margin',
      why: '',
      amounts: [before, now, now - before, pay.changeCents - each].map(exact),
    },
    {
      name: 'Dues',
      why: '',
      amounts: [
        pay.previousDuesCents,
        pay.duesCents,
        pay.duesCents - pay.previousDuesCents,
        pay.changeCents,
      ].map(exact),
      total: true,
    },
  ];
}

/** Without an earlier year a letter can only say what costs most. */
function largestOf(report: Report): Drivers {
  const { totals } = report;
  const items = expensesOf(report).sort((a, b) => b.proposedCents - a.proposedCents);
  const named = items.slice(0, NAMED);
  const rest = items.slice(NAMED);
  return {
    intro: 'No document of an earlier year was read, so nothing can be compared. These lines cost most:',
    header: ['Expense', report.yearLabel],
    rows: [
      ...named.map((item) => ({
        name: item.description,
        why: whyOf(item),
        amounts: [exact(item.proposedCents)],
      })),
      ...(rest.length === 0
        ? []
        : [
            {
              name: rest.length === 1 ? 'One other line' : `${rest.length} other lines`,
              why: '',
              amounts: [exact(sumCents(rest.map(({ proposedCents }) => proposedCents)))],
            },
          ]),
      { name: 'All expenses', why: '', amounts: [exact(totals.expensesCents)], total: true },
    ],
  };
}

/** The words of the budget itself: how the figure came about, and the paper that says so. */
function whyOf({ edited, formula, sources }: ExportItem): string {
  if (edited) return 'Set by hand.';
  const [source] = sources;
  const said = formula ? `${formula.replace(/\.$/, '')}. ` : '';
  return source
    ? `${said}From ${source.documentName}, page ${source.page}.`
    : `${said}An assumption: no document states it.`;
}
