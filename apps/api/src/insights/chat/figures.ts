import {
  formatDollars,
  formatPercent,
  lineAmounts,
  percentChange,
  sumCents,
  toCents,
  type Cents,
} from '@hoa/budget-math';
import type { BudgetItem, ChatCitation, ChatTable, Cited, ItemSource } from '@hoa/contracts';
import type { Passage, VerbAnswer } from './context';
import { longDayText } from '../../pipeline/generation/rules/text';

/** Money, differences, citations and tables as every answer shows them. */

export const dollars = (cents: Cents): string => formatDollars(cents, { cents: 'if any' });
export const exactDollars = (cents: Cents): string => formatDollars(cents, { cents: true });
export const amountOf = (item: BudgetItem): string => dollars(toCents(item.proposedBudget));

/** "April 30, 2028": how an answer writes a day; what no document states is said to be so. */
export const dayOf = (day: string | Date | null | undefined): string =>
  day ? longDayText(day) : 'not stated';

/** "+$500", "−$500", "$0" */
export function signed(cents: Cents): string {
  return cents > 0 ? `+${dollars(cents)}` : dollars(cents);
}

export const previousOf = (item: BudgetItem): Cents | null =>
  item.previousYearKnown ? toCents(item.previousYear) : null;

/** The year of the earlier figures of some lines; null where they are of several years or unknown. */
export function previousYearOf(items: readonly BudgetItem[]): number | null {
  const years = new Set(
    items.filter((one) => one.previousYearKnown).map((one) => one.previousYearOf ?? null),
  );
  const [year = null] = years;
  return years.size === 1 ? year : null;
}

/** "up $500 (+4.2%) from $12,000 in 2026"; says so where the earlier figure is not known. */
export function against(cents: Cents, previous: Cents | null, year: number | null): string {
  if (previous === null) return 'the year before is not known';
  const when = year === null ? 'before' : `in ${year}`;
  const difference = cents - previous;
  if (difference === 0) return `the same as ${when}`;
  const percent = previous === 0 ? '' : ` (${formatPercent(percentChange(cents, previous), { sign: true })})`;
  return `${difference > 0 ? 'up' : 'down'} ${dollars(Math.abs(difference))}${percent} from ${dollars(previous)} ${when}`; // prettier-ignore
}

/** The lines whose amount is another than before, by how much it is. */
export function moversOf(items: readonly BudgetItem[]): BudgetItem[] {
  const changeOf = (item: BudgetItem) => Math.abs(toCents(item.proposedBudget) - toCents(item.previousYear));
  return items
    .filter((item) => item.previousYearKnown && changeOf(item) > 0)
    .sort((a, b) => changeOf(b) - changeOf(a));
}

export interface Sum {
  proposedCents: Cents;
  previousCents: Cents;
  /** Lines whose earlier figure is not known: they count as 0. */
  unknown: BudgetItem[];
}

export function sumOf(items: readonly BudgetItem[]): Sum {
  const amounts = items.map(lineAmounts);
  return {
    proposedCents: sumCents(amounts.map(({ proposedCents }) => proposedCents)),
    previousCents: sumCents(amounts.map(({ previousCents }) => previousCents)),
    unknown: items.filter(({ previousYearKnown }) => !previousYearKnown),
  };
}

/** Said where a sum of the year before has lines that are not known. */
export function unknownNote(unknown: readonly BudgetItem[]): string {
  if (unknown.length === 0) return '';
  return `The year before is not known of ${firstNames(unknown.map(({ description }) => description), 3)}: counted as $0.`; // prettier-ignore
}

/** The parts of an answer that there are, each on its line. */
export const joined = (...parts: readonly string[]): string => parts.filter((part) => part !== '').join('\n');

/** The first of many names. */
export const firstNames = (names: readonly string[], most = 6): string =>
  `${names.slice(0, most).join(', ')}${names.length > most ? ` and ${names.length - most} more` : ''}`;

export const lineCitation = (item: BudgetItem): ChatCitation => ({
  label: `Line ${item.glCode === '' ? '' : `${item.glCode} `}${item.description}`,
  itemId: item.id,
});

export const sourceCitation = (label: string, source: ItemSource): ChatCitation => ({ label, source });

/** The words of documents with their places; null where there are none. */
export const quotesOf = (passages: readonly Passage[]): VerbAnswer | null =>
  passages.length === 0 ? null : { content: passages.map(({ source, text }) => `${source.documentName}, page ${source.page}: “${text}”`).join('\n'), citations: passages.map(({ source }) => sourceCitation('Quoted', source)) }; // prettier-ignore

/** Answers one below the other, with the first table that there is; the first one's proposal and download stand. */
export function together([first, ...others]: [VerbAnswer, ...VerbAnswer[]]): VerbAnswer {
  const all = [first, ...others];
  const table = all.find((one) => one.table)?.table;
  return {
    ...first,
    content: all.map(({ content }) => content).join('\n'),
    citations: all.flatMap(({ citations }) => citations),
    ...(table ? { table } : {}),
  };
}

/** Not where two readings differ. */
export function citedAs<T>(label: string, cited: Cited<T> | undefined): ChatCitation[] {
  return cited ? [sourceCitation(label, cited.source)] : [];
}

/** Lines with this year's and the earlier figure, and their sum. */
export function linesTable(title: string, items: readonly BudgetItem[], year: number): ChatTable {
  const sum = sumOf(items);
  const before = previousYearOf(items);
  const row = (name: string, previous: Cents | null, now: Cents) => [
    name,
    previous === null ? 'not known' : dollars(previous),
    dollars(now),
    previous === null ? '' : signed(now - previous),
  ];
  return {
    title,
    columns: ['Line', before === null ? 'Before' : String(before), String(year), 'Change'],
    rows: [
      ...items.map((item) => ({
        cells: row(item.description, previousOf(item), toCents(item.proposedBudget)),
      })),
      ...(items.length > 1
        ? [{ cells: row('Together', sum.previousCents, sum.proposedCents), total: true }]
        : []),
    ],
  };
}
