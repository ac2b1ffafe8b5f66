import type { RowRole, SectionAnswer } from '@hoa/contracts';

/** Every sentence of 'Check the reading', so that one person can proofread them in a sitting. */

const plural = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

export const heading = {
  title: 'Check the reading',
  intro:
    'Each printed total is compared with the lines read from your documents. A budget can rely on a column only when the two are equal.',
};

export const states = {
  ties: 'Ties',
  questions: (count: number) => plural(count, 'question', 'questions'),
  off: 'Not reconciled',
  notPrinted: 'No totals printed',
  unchecked: 'Not checked',
};

export const summaries = {
  ties: 'The lines add up to every total printed in this document.',
  tiesInPart:
    'The lines add up to the totals printed in this document. Where no total is printed, nothing could be compared.',
  questions: (count: number) =>
    count === 1
      ? 'One question could not be answered from the document.'
      : `${count} questions could not be answered from the document.`,
  off: 'At least one column does not add up to its printed totals.',
  noTable: 'No table of income and expenses was found in this document.',
  unread: 'A budget would be made without it. Upload it as a workbook or a CSV file if you have one.',
  notPrinted: 'The document prints no totals, so its lines cannot be compared with any.',
  unchecked:
    'This document was read by an earlier version, which did not compare totals. Delete it and upload it again to check it.',
};

export const card = {
  show: 'Show details',
  hide: 'Hide details',
  pages: ([first, last]: readonly [number, number]) =>
    first === last ? `Page ${first}` : `Pages ${first}–${last}`,
  years: (years: readonly number[]) =>
    years.length < 2 ? `${years[0] ?? ''}` : `${years[0]}–${years.at(-1)}`,
};

export const table = {
  caption: (name: string) => `Totals of ${name}`,
  total: 'Total',
  interpreted: 'As read',
  printed: 'As printed',
  result: 'Result',
  flows: { income: 'Income', expense: 'Expenses', net: 'Net' },
  funds: { operating: 'operating', reserve: 'reserve', special: 'special', all: '' },
  ties: 'Ties',
  tiesRounded: 'Ties within rounding',
  tiesWithout: (difference: string) => `Ties without ${difference} carried over or transferred`,
  partsTie: 'Its parts tie',
  partsOff: 'Its parts do not tie',
  off: (difference: string) => `Off by ${difference}`,
  notPrinted: 'Nothing printed',
  notApplicable: 'none',
  more: (count: number) => `Show ${plural(count, 'other column', 'other columns')}`,
  less: 'Show fewer columns',
  headed: (label: string) => `Column heading: “${label}”`,
  alternative: (number: number) => `Proposal ${number}`,
  titleAs: (title: string, label: string) => `${title} “${label}”`,
  titleAt: (title: string, place: number) => `${title}, column ${place}`,
  inferred: (why: string) => `Inferred: ${why}`,
};

export const questions = {
  title: 'Questions',
  effect: (amount: string) => `Changes a total by up to ${amount}`,
  place: (page: number, line?: number) =>
    line === undefined ? `Page ${page}` : `Page ${page}, line ${line}`,
  show: (place: string) => `Show ${place.toLowerCase()}`,
  total: (column: string, flow: string, amount: string) => `${column}: ${flow.toLowerCase()} ${amount}`,
  asPrinted: 'as printed',
  heading: (label: string) => `“${label}”`,
  noEffect: 'No change of the totals',
  answered: 'Answered',
  undo: 'Undo the answer',
  saved: (label: string) => `Answer saved: ${label}`,
  savedTitle: 'Answer saved',
  failed: 'The answer was not saved',
  undone: 'Answer undone',
  undoFailed: 'The answer could not be undone',
};

export const sections = {
  title: (count: number) => `Sections (${count})`,
  intro: 'Set what a section is. The totals are calculated again.',
  rows: (count: number) => plural(count, 'row', 'rows'),
  label: (name: string) => `Use of ${name || 'the section without a heading'}`,
  unnamed: 'No heading',
  apply: 'Apply',
  saved: (name: string, use: string) => `${name}: ${use}`,
  undo: (name: string) => `Undo the change to ${name}`,
  mixed: 'Income and expenses',
  uses: {
    income: 'Income',
    expense: 'Expense',
    'reserve-income': 'Reserve income',
    'reserve-expense': 'Reserve expense',
    exclude: 'Not part of the budget',
  } satisfies Record<SectionAnswer, string>,
};

export type ExcludedGroup =
  | 'balances'
  | 'transfers'
  | 'statistics'
  | 'repeats'
  | 'details'
  | 'notes'
  | 'sections';

export const excluded = {
  title: (count: number) => `Not counted (${plural(count, 'row', 'rows')})`,
  more: (count: number) => `Show all ${count}`,
  groups: {
    balances: ['Balances', 'The balance of an account is neither income nor an expense.'],
    transfers: [
      'Transfers and carryovers',
      'Money moved between funds or years is not earned or spent again.',
    ],
    statistics: ['Statistics', 'Counts, rates and costs per unit are not amounts of the budget.'],
    repeats: ['Printed again', 'These rows repeat amounts that are counted elsewhere in the document.'],
    details: ['Details', 'These amounts are part of another line.'],
    notes: ['Notes', 'Remarks with amounts are not lines of the budget.'],
    sections: ['Excluded sections', 'These rows belong to sections that are not part of the budget.'],
  } satisfies Record<ExcludedGroup, [string, string]>,
};

export const groupByRole: Partial<Record<RowRole, ExcludedGroup>> = {
  'opening-balance': 'balances',
  'closing-balance': 'balances',
  transfer: 'transfers',
  carryover: 'transfers',
  statistic: 'statistics',
  repeat: 'repeats',
  detail: 'details',
  note: 'notes',
};

export const page = {
  summary: 'Page with marks',
  legendTitle: 'Marks on the page',
  legend: { counted: 'Counted', totals: 'Totals', excluded: 'Not counted', question: 'Question' },
  roles: {
    line: 'Line',
    subtotal: 'Subtotal',
    total: 'Total',
    net: 'Net',
    'opening-balance': 'Opening balance',
    'closing-balance': 'Closing balance',
    transfer: 'Transfer',
    carryover: 'Carryover',
    statistic: 'Statistic',
    repeat: 'Printed again',
    detail: 'Detail',
    heading: 'Heading',
    note: 'Note',
  } satisfies Record<RowRole, string>,
};

export const gate = {
  title: 'Before this budget is generated',
  stopped: 'No budget was generated yet: the documents leave questions open. Your answers settle them.',
  stoppedByTotals:
    'No budget was generated yet: lines read from the documents do not add up to the totals printed in them.',
  settled: 'Every question is answered and the totals are equal. The budget can be generated.',
  anyway: 'Generate anyway',
  anywayHint:
    'A budget that is generated anyway is labeled “Not reconciled”, makes no claim of balance, and cannot be adopted.',
  generate: 'Generate budget',
  back: 'Back to Parameters',
  close: 'Close',
};

export const differences = {
  title: 'What does not agree',
  savedTitle: 'Answer saved',
  saved: (label: string) => `Answer saved: ${label}`,
  failed: 'The answer was not saved',
  undo: 'Undo the answer',
  undone: 'Answer undone',
  undoFailed: 'The answer could not be undone',
};

export const budget = {
  badge: 'Not reconciled',
  complete: 'Complete Budget',
  open: (count: number) => plural(count, 'thing to check', 'things to check'),
  toReview: (count: number) => plural(count, 'line to review', 'lines to review'),
  banner: 'Not reconciled',
  fallback: 'The lines of this budget do not add up to the totals printed in its documents.',
  check: 'Check the reading',
  unproven: 'Not compared with the documents',
  noScore: 'No health score',
  noScoreReason:
    'A score would rest on figures that do not add up to the printed totals. Reconcile the budget first.',
};
