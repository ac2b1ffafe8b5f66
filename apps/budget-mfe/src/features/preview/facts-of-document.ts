import { formatDollars, toCents } from '@hoa/budget-math';
import {
  ACCEPTED_CONFIDENCE,
  type BudgetPart,
  type Cited,
  type Citation,
  type Correctable,
  type Facts,
  type Part,
  type PriceNotice,
} from '@hoa/contracts';
import { columnName, escalatorInWords, feeInWords, fractionInWords, partTitle, periods } from './words';

/** How sure a fact is, in words; `person` where somebody said it. */
export type Sureness = 'sure' | 'look' | 'review' | 'person';

export interface Fact {
  /** Unique in the document, and the same after its value was corrected. */
  id: string;
  label: string;
  /** As it is shown. */
  value: string;
  raw: string;
  source: Citation;
  sureness: Sureness;
  /** What another reading says, or by how much a total is off. */
  remark?: string;
  /** A short name beside the mark, where no column's head tells it. */
  tag?: string;
  isTotal?: boolean;
  place?: { partId: string; lineId?: string; columnId?: string };
}

/** What stands together in the list: a line of a budget with its figures, or one value. */
export interface FactRow {
  id: string;
  label: string;
  facts: Fact[];
  place?: { partId: string; lineId: string };
}

export interface FactGroup {
  id: string;
  title: string;
  pages: [number, number];
  part: Part | null;
  rows: FactRow[];
}

/** Below this a fact is more likely to be wrong: it is not only worth a look, it needs one. */
const REVIEW = 0.7;

function surenessOf({ confidence, by, rival }: Cited<unknown>): Sureness {
  if (by === 'person') return 'person';
  if (rival || confidence < REVIEW) return 'review';
  return confidence < ACCEPTED_CONFIDENCE ? 'look' : 'sure';
}

export const dollars = (money: string): string => formatDollars(toCents(money), { cents: true });

interface Described<T> {
  id: string;
  label: string;
  cited: Cited<T>;
  show: (value: T) => string;
  more?: Pick<Fact, 'tag' | 'isTotal' | 'place' | 'remark'>;
}

function fact<T>({ id, label, cited, show, more }: Described<T>): Fact {
  return {
    id,
    label,
    value: show(cited.value),
    raw: cited.raw,
    source: cited.source,
    sureness: surenessOf(cited),
    ...(cited.rival ? { remark: `Another reading: ${show(cited.rival.value)}` } : {}),
    ...more,
  };
}

/** Everything that was read, grouped by part; the document's own facts first. */
export function groupsOf(facts: Facts): FactGroup[] {
  const { association, fiscalYear } = facts;
  const own = [
    ...one(['association', 'Association', association]),
    ...one(['fiscalYear', 'Fiscal year', fiscalYear]),
  ];
  const groups = facts.parts.map((part) => ({
    id: part.id,
    title: partTitle(part),
    pages: part.pages,
    part,
    rows: rowsOf(part),
  }));
  const told = (facts.notices ?? []).map(noticeRow);
  const all: FactGroup[] =
    told.length === 0
      ? groups
      : [
          ...groups,
          { id: 'notices', title: 'Prices it tells of', pages: pagesOf(told), part: null, rows: told },
        ];
  if (own.length === 0) return all;
  return [{ id: 'document', title: 'The document', pages: [1, 1], part: null, rows: own }, ...all];
}

const NOTICE_PERIODS: Record<string, string> = { ...periods, unit: ' a home and month' };

/** A price to come that the document tells in words. */
function noticeRow({ amount, period, service }: PriceNotice, index: number): FactRow {
  const [id, label] = [`notice-${index}`, service ?? 'Price'];
  const show = (value: string) => `${dollars(value)}${NOTICE_PERIODS[period ?? ''] ?? ''}`;
  return { id, label, facts: [fact({ id, label, cited: amount, show, more: { tag: label } })] };
}

function pagesOf(rows: readonly FactRow[]): [number, number] {
  const pages = rows.flatMap(({ facts }) => facts.map(({ source }) => source.page));
  return [Math.min(...pages), Math.max(...pages)];
}

/** A row of one value, if it was read: [id, label, value]. */
function one<T>(
  [id, label, cited]: [string, string, Cited<T> | undefined],
  show: (value: T) => string = String,
): FactRow[] {
  if (!cited) return [];
  return [{ id, label, facts: [fact({ id, label, cited, show, more: { tag: label } })] }];
}

function rowsOf(part: Part): FactRow[] {
  switch (part.kind) {
    case 'budget':
      return inOrder([...budgetRows(part), ...totalRows(part)]);
    case 'ownership':
      return part.shares.flatMap(({ unit, share }, i) => {
        const id = `${part.id}/${i}`;
        return [
          {
            id,
            label: unit,
            facts: [fact({ id, label: `Share of ${unit}`, cited: share, show: fractionInWords })],
          },
        ];
      });
    case 'contract':
      return [
        ...one([`${part.id}/vendor`, 'Vendor', part.vendor]),
        ...one([`${part.id}/customer`, 'Customer', part.customer]),
        ...one([`${part.id}/service`, 'Service', part.service]),
        ...one([`${part.id}/fee`, 'Fee', part.fee], feeInWords),
        ...one([`${part.id}/escalator`, 'Escalator', part.escalator], escalatorInWords),
        ...one([`${part.id}/start`, 'Start', part.start]),
        ...one([`${part.id}/end`, 'End', part.end]),
        ...one([`${part.id}/renewal`, 'Renewal', part.renewal]),
        ...one([`${part.id}/notice`, 'Notice', part.noticeDays], (days) => `${days} days`),
        ...part.surcharges.flatMap((cited, i) => one([`${part.id}/surcharge${i}`, 'Surcharge', cited])),
      ];
    case 'insurance':
      return [
        ...one([`${part.id}/carrier`, 'Carrier', part.carrier]),
        ...one([`${part.id}/policy`, 'Policy', part.policy]),
        ...one([`${part.id}/period`, 'Period', part.period], ({ from, to }) => `${from} to ${to}`),
        ...part.premiums.map(({ line, premium }, i) =>
          tagged({ id: `${part.id}/premium${i}`, label: line, tag: 'Premium' }, premium),
        ),
        ...one([`${part.id}/total`, 'Total premium', part.total], dollars),
        ...part.deductibles.map(({ line, amount }, i) =>
          tagged({ id: `${part.id}/deductible${i}`, label: line, tag: 'Deductible' }, amount),
        ),
      ];
    case 'reserve':
      return [
        ...one([`${part.id}/balance`, 'Reserve balance', part.balance], dollars),
        ...one([`${part.id}/funded`, 'Percent funded', part.percentFunded], percent),
        ...one([`${part.id}/contribution`, 'Recommended contribution', part.contribution], dollars),
        ...one([`${part.id}/inflation`, 'Inflation', part.inflation], percent),
        ...one([`${part.id}/interest`, 'Interest', part.interest], percent),
        ...part.components.map(({ name, usefulLife, remainingLife, cost }, i) => ({
          id: `${part.id}/component${i}`,
          label: name,
          facts: [
            ...years(`${part.id}/component${i}/useful`, `${name}, useful life`, usefulLife),
            ...years(`${part.id}/component${i}/remaining`, `${name}, remaining life`, remainingLife),
            ...(cost ? [fact({ id: `${part.id}/component${i}/cost`, label: `${name}, cost`, cited: cost, show: dollars })] : []), // prettier-ignore
          ],
        })),
      ];
    case 'other':
      return [];
  }
}

const percent = (value: number): string => `${value} %`;

function years(id: string, label: string, cited: Cited<number> | undefined): Fact[] {
  return cited ? [fact({ id, label, cited, show: (value) => `${value} years` })] : [];
}

function tagged(row: { id: string; label: string; tag: string }, cited: Cited<string>): FactRow {
  const { id, label, tag } = row;
  const name = `${label}, ${tag.toLowerCase()}`;
  return { id, label, facts: [fact({ id, label: name, cited, show: dollars, more: { tag } })] };
}

/** As the document prints them: a total below its lines. */
function inOrder(rows: FactRow[]): FactRow[] {
  const at = ({ facts: [first] }: FactRow): number =>
    first ? first.source.page * 1e6 + (first.source.line ?? 0) : Infinity;
  return rows
    .map((row) => ({ row, at: at(row) }))
    .sort((a, b) => a.at - b.at || 0)
    .map(({ row }) => row);
}

function budgetRows(part: BudgetPart): FactRow[] {
  return part.lines.map((line) => ({
    id: `${part.id}/${line.id}`,
    label: line.glCode ? `${line.glCode} ${line.description}` : line.description,
    place: { partId: part.id, lineId: line.id },
    facts: part.columns.flatMap((column) => {
      const cited = line.cells[column.id];
      if (!cited) return [];
      return [
        fact({
          id: `${part.id}/${line.id}/${column.id}`,
          label: `${line.description}, ${columnName(column)}`,
          cited,
          show: column.role === 'percent' ? (value) => percent(Number(value)) : dollars,
          more: { place: { partId: part.id, lineId: line.id, columnId: column.id } },
        }),
      ];
    }),
  }));
}

function totalRows(part: BudgetPart): FactRow[] {
  const rows = new Map<string, FactRow>();
  for (const total of part.totals) {
    const column = part.columns.find(({ id }) => id === total.columnId);
    const { page, line } = total.printed.source;
    const id = `${part.id}/total/${page}/${line ?? ''}/${total.description}`;
    const label = total.description || 'Total';
    const row = rows.get(id) ?? { id, label, facts: [] };
    rows.set(id, row);
    const off = total.foots ? {} : { remark: `Its lines add to ${dollars(total.sum)}` };
    const made = fact({
      id: `${id}/${total.columnId}`,
      label: column ? `${label}, ${columnName(column)}` : label,
      cited: total.printed,
      show: dollars,
      more: { isTotal: true, place: { partId: part.id, columnId: total.columnId }, ...off },
    });
    row.facts.push(total.foots ? made : { ...made, sureness: 'review' });
  }
  return [...rows.values()];
}

/** The person's correction of a place, if there is one. */
export function correctionOf(facts: Facts, place: Partial<Correctable>): Correctable | undefined {
  return facts.corrections?.find(
    (one) =>
      one.field === place.field &&
      one.partId === place.partId &&
      one.columnId === place.columnId &&
      one.lineId === place.lineId &&
      String(one.pages ?? '') === String(place.pages ?? ''),
  );
}
