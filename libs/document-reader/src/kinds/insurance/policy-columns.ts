import type { Cell, Line, Page } from '../../page/types';
import { findAmounts } from '../../text/amounts';
import { isNear } from '../reading/labels';
import { isInsurerName } from './insurer-names';
import { rowOf } from './money-items';
import { isPolicyNumber } from './policy-facts';
import { SPEC, type Role } from './premium-heads';
import type { MoneyRow, Placed, PolicyRows } from './premium-tables';
import { ANSWER } from './premium-words';
import { retainedInCell } from './retained';

/** Lines above and below the numbers among which the other facts of the policies are. */
const ABOVE = 10;
const BELOW = 24;

const LONGEST_LABEL = 40;

const TERMS = new Set<Role | undefined>(['old', 'next']);
const CHOSEN = /\b(?:accepted|selected|bound)\b/i;

/** What a row says: the words that name it, and its text in the column of each policy. */
interface Fact {
  label: string;
  role: Role | undefined;
  places: (Placed | undefined)[];
}

/**
 * Policies beside each other: each fact has a row that begins with its name, and each policy a column. Columns of one
 * number are one policy. Each names its insurer, or the row of numbers is something else.
 */
export function policyColumns(pages: Page[]): PolicyRows[] {
  return pages.flatMap((page) => {
    const at = page.lines.findIndex((line) => numbersIn(line).length > 1);
    if (at < 0) return [];
    const facts = factsAround(page, at);
    const chosen = chosenOf(facts);
    // Terms or choices beside each other are of one policy.
    if (!chosen && facts.some(({ places }) => places.filter((place) => TERMS.has(SPEC.roleOf(place?.text ?? ''))).length > 1)) return []; // prettier-ignore
    const policies = new Map<string, PolicyRows>();
    for (const [i, number] of numbersIn(page.lines[at]!).entries()) {
      if (chosen && !chosen.has(i)) continue;
      const known = policies.get(number.text) ?? { premiums: [], deductibles: [] };
      policies.set(number.text, withFacts(known, facts, i));
    }
    const found = [...policies.values()];
    return found.every(({ carrier }) => carrier) ? found : [];
  });
}

/** Numbers right behind each other: behind `Renewal of` stands another one of the same policy. */
function numbersIn({ cells: [label, ...cells] }: Line): Cell[] {
  if (!label || SPEC.roleOf(label.text) !== 'policy') return [];
  const isNumber = (cell: Cell, i: number): boolean =>
    isPolicyNumber(cell.text) && !isNear(cells[i - 1], cell);
  const end = cells.findIndex((cell, i) => !isNumber(cell, i));
  return end < 0 ? cells : cells.slice(0, end);
}

/** The rows around the numbers; a line without a name of its own goes on with the row over it. */
function factsAround(page: Page, at: number): Fact[] {
  // An offer that was declined has no number, and a column.
  const [label, ...columns] = page.lines[at]!.cells;
  const lines = page.lines.slice(Math.max(0, at - ABOVE), at + BELOW);
  // `All` behind the last of them is of no policy.
  const near = columns.length > 1 ? (columns.at(-1)!.box[0] - columns[0]!.box[0]) / (columns.length - 1) / 2 : Infinity; // prettier-ignore
  const facts: Fact[] = [];
  for (const line of lines) {
    const own = line.cells.find((cell) => isUnder(cell, label!));
    const rest = line.cells.filter((cell) => cell !== own && Math.min(...distancesOf(cell, columns)) < near);
    const places = columns.map((_, c): Placed | undefined => {
      const [cell, ...more] = rest.filter((one) => columnOf(one, columns) === c);
      return cell && { text: [cell, ...more].map(({ text }) => text).join(' '), cell, line, page };
    });
    const over = facts.at(-1);
    if (rest.length === 0 || rest.length > columns.length) {
      // The rest of a name, and no paragraph below the table.
      const isOfName = own && over && own.box[2] < columns[0]!.box[0] && over.label.length < LONGEST_LABEL;
      if (isOfName) over.label += ` ${own.text}`;
    } else if (own || !over || places.every((place, c) => place && !over.places[c]))
      facts.push({ label: own?.text ?? '', role: undefined, places });
    else over.places = over.places.map((place, c) => joined(place, places[c]));
  }
  return facts.map((fact) => ({ ...fact, role: fact.label === '' ? 'line' : SPEC.roleOf(fact.label) }));
}

const joined = (over: Placed | undefined, below: Placed | undefined): Placed | undefined =>
  over && below ? { ...over, text: `${over.text} ${below.text}` } : (over ?? below);

const isUnder = (a: Cell, b: Cell): boolean =>
  Math.min(a.box[2], b.box[2]) - Math.max(a.box[0], b.box[0]) > 1;

/** The column whose number stands nearest. */
function columnOf(cell: Cell, columns: Cell[]): number {
  const distances = distancesOf(cell, columns);
  return distances.indexOf(Math.min(...distances));
}

/** By an edge, or the middle of both. */
const distancesOf = ({ box }: Cell, columns: Cell[]): number[] =>
  columns.map((column) =>
    Math.min(
      Math.abs(box[0] - column.box[0]),
      Math.abs(box[2] - column.box[2]),
      Math.abs(box[0] + box[2] - column.box[0] - column.box[2]) / 2,
    ),
  );

/** Of rival offers the columns that say that they were taken. */
function chosenOf(facts: Fact[]): ReadonlySet<number> | undefined {
  const heads = facts.filter(({ label, role }) => label === '' || role === undefined || role === 'carrier');
  const chosen = heads.flatMap(({ places }) => places.flatMap((place, c) => (CHOSEN.test(place?.text ?? '') ? [c] : []))); // prettier-ignore
  return chosen.length > 0 ? new Set(chosen) : undefined;
}

/** The row without a name of its own, over the others, has the coverages. */
function withFacts(policy: PolicyRows, facts: Fact[], column: number): PolicyRows {
  const of = (role: Role): Placed | undefined =>
    facts.find((fact) => fact.role === role && fact.places[column])?.places[column];
  const named = facts.find(({ label, places }) => label === '' && places[column]);
  const coverage = (named?.places[column] ?? of('line'))?.text ?? '';
  const head = named?.places[column];
  const insurer = head?.text.split(/\s*\*/)[0] ?? '';
  const ofHead = head && isInsurerName(insurer) ? { ...head, text: insurer } : undefined;
  const [carrier, number, period] = [of('carrier') ?? ofHead, of('policy'), of('period')];
  const [from, to] = [of('from'), of('to')];
  const premiums = pricesIn(facts, column, coverage);
  const deductibles = facts
    .filter(({ role, label }) => role === 'deductible' && !label.includes('$'))
    .flatMap(({ label, places }) =>
      retainedIn(
        places[column],
        label.replace(/\W*\b(?:deductible|retention)s?\b(?: or retention)?\W*/i, '') ||
          coverage ||
          'Deductible',
      ),
    );
  return {
    ...policy,
    ...(carrier && { carrier }),
    ...(number && { policy: number }),
    ...(period ? { period: [period] } : from && to ? { period: [from, to] } : {}),
    premiums: [...policy.premiums, ...premiums],
    deductibles: [...policy.deductibles, ...deductibles],
  };
}

/** Premiums, what is charged on them, and their total; what stands between is a price too where only so all adds up. */
function pricesIn(facts: Fact[], column: number, coverage: string): MoneyRow[] {
  const called = facts.filter(({ role }) => role === 'premium' || role === 'fees');
  const isSum = ({ label, role }: Fact): boolean =>
    role === 'whole' || /^\W*(?:annual )?total\b/i.test(label);
  const total = facts.find((fact) => isSum(fact));
  const own = called.filter((fact) => fact !== total);
  const prices = own.filter(({ role }) => role === 'premium');
  const rowsOf = ({ label, role, places }: Fact): MoneyRow[] => {
    const name = role === 'premium' && prices.length === 1 && coverage ? coverage : label;
    return amountsOf(places[column], name);
  };
  const [whole] = total ? rowsOf(total) : [];
  const first = own[0] ?? facts.find(({ role, places }) => (role === undefined || role === 'line') && amountsOf(places[column], '').length > 0); // prettier-ignore
  const between = first ? facts.slice(facts.indexOf(first), Math.max(0, facts.indexOf(total!))) : [];
  const [few, all] = [own, between].map((some) => some.flatMap(rowsOf)) as [MoneyRow[], MoneyRow[]];
  if (!whole) return few;
  if (all.length > 0 && sumOf(all) === whole.cents) return [...all, { ...whole, isTotal: true }];
  return few.length > 0 ? [...few, { ...whole, isTotal: true }] : [whole];
}

const sumOf = (rows: MoneyRow[]): number => rows.reduce((sum, { cents }) => sum + cents, 0);

/** One amount and nothing else of its sort. */
function amountsOf(place: Placed | undefined, name: string): MoneyRow[] {
  const [amount, ...more] = findAmounts(place?.text ?? '');
  if (!place || !amount || more.length > 0 || amount.cents <= 0 || place.text.includes('%')) return [];
  const { cell, line, page } = place;
  return [rowOf({ name, cents: amount.cents, raw: amount.raw, cell, line, page })];
}

function retainedIn(place: Placed | undefined, coverage: string): MoneyRow[] {
  if (!place || ANSWER.test(place.text)) return [];
  const { cell, line, page } = place;
  return retainedInCell(place.text, coverage).map(({ cause, cents, raw }) => rowOf({ name: cause, cents, raw, cell, line, page })); // prettier-ignore
}
