import { sumCents } from '../../core/money';
import { type Random } from '../../core/random';
import { type TruthColumn } from '../../truth';
import { type Account, type Group, type Home } from '../world';

/** A cell: cents, nothing, a dash for zero, words, or a percent as printed. */
export type Val = number | undefined | 'dash' | { words: string } | { pct: string };
export type Vals = Record<string, Val>;
export type Sums = Record<string, number>;

export interface Col {
  id: string;
  /** Header rows from above; a heading over several columns is repeated in each. */
  heads: string[];
  kind: 'money' | 'pct' | 'blank';
  w: number;
  truth?: Omit<TruthColumn, 'id' | 'label'>;
  /** Cents of an account, before its sign; of a derived column from the figures to its left. */
  fill?: (of: { account: Account; got: Sums; random: Random }) => Val;
  /** The percent of a row from its figures. */
  pct?: (got: Sums) => string | undefined;
  derived?: boolean;
}

export interface Line {
  k: 'line';
  code?: string;
  name: string;
  section: string;
  also?: string;
  type: Group['type'];
  depth: number;
  vals: Vals;
  note?: string;
}
export interface Total {
  k: 'total';
  name: string;
  depth: number;
  grand: boolean;
  sums: Sums;
  pcts: Record<string, string | undefined>;
  /** Columns in which it does not add up. */
  wrong: string[];
}
export interface Head {
  k: 'head';
  text: string;
  code?: string;
  depth: number;
}
export type Entry = Line | Total | Head | { k: 'text'; text: string };

export interface Plan {
  cols: Col[];
  /** A group's heading and the name of its total; null prints no such row. */
  heading?: (group: Group) => { text: string; section?: string; code?: string } | null;
  total?: (group: Group) => string | null;
  income?: { head?: string; total: string };
  expense?: { head?: string; total: string };
  /** Where reserve contributions stand: among the expenses, after their total, or below a first net. */
  reserves?: { place: 'inside' | 'after' | 'below'; total?: string };
  firstNet?: string;
  net?: string;
  code?: (account: Account, group: Group) => string | undefined;
  /** -1 prints income as credits. */
  incomeSign?: 1 | -1;
  note?: (account: Account, random: Random) => string | undefined;
  /** One printed section total is off. */
  wrong?: boolean;
  groups?: (group: Group) => boolean;
  touch?: (line: Line, random: Random) => void;
}

export interface Ledger {
  cols: Col[];
  entries: Entry[];
}

export const isCents = (value: Val): value is number => typeof value === 'number';

/** Makes a budget's rows, figures and totals from an association's accounts. */
export function makeLedger(home: Home, plan: Plan, random: Random): Ledger {
  const groups = home.chart.filter((group) => plan.groups?.(group) ?? true);
  const of = (type: Group['type']): Group[] => groups.filter((group) => group.type === type);
  const maker = new Maker(plan, random);
  const { reserves } = plan;
  if (of('income').length > 0) maker.income(of('income'));
  maker.expenses([...of('expense'), ...(reserves?.place === 'inside' ? of('reserve') : [])]);
  if (reserves && reserves.place !== 'inside') {
    if (reserves.place === 'below' && plan.firstNet) maker.net(plan.firstNet);
    maker.chapter(of('reserve'), reserves.total);
  }
  if (plan.net) maker.net(plan.net);
  if (plan.wrong) maker.spoil();
  return { cols: plan.cols, entries: maker.entries };
}

const titleOf: NonNullable<Plan['heading']> = (group) => ({ text: group.title });

class Maker {
  readonly entries: Entry[] = [];

  constructor(
    private readonly plan: Plan,
    private readonly random: Random,
  ) {}

  income(groups: Group[]): void {
    this.umbrella(groups, this.plan.income);
  }

  expenses(groups: Group[]): void {
    this.umbrella(groups, this.plan.expense);
  }

  private umbrella(groups: Group[], over: Plan['income']): void {
    if (over?.head) this.entries.push({ k: 'head', text: over.head, depth: 0 });
    const from = this.entries.length;
    groups.forEach((group) => this.group(group, over?.head));
    if (over) this.total(over.total, { lines: this.linesFrom(from), depth: 0, grand: true });
  }

  chapter(groups: Group[], total?: string): void {
    const from = this.entries.length;
    groups.forEach((group) => this.group(group, undefined, total !== undefined));
    if (total && groups.length > 0) this.total(total, { lines: this.linesFrom(from), depth: 0, grand: true });
  }

  private group(group: Group, above: string | undefined, quiet = false): void {
    const { plan } = this;
    const heading = (plan.heading ?? titleOf)(group);
    const depth = above === undefined ? 0 : 1;
    if (heading)
      this.entries.push({
        k: 'head',
        text: heading.text,
        depth,
        ...(heading.code ? { code: heading.code } : {}),
      });
    const section = heading ? (heading.section ?? heading.text) : (above ?? '');
    const also = heading?.section ? heading.text : heading && above ? above : undefined;
    const from = this.entries.length;
    for (const account of group.accounts) {
      const code = plan.code?.(account, group);
      const note = plan.note?.(account, this.random);
      const line: Line = {
        k: 'line',
        ...(code ? { code } : {}),
        name: account.name,
        section,
        ...(also ? { also } : {}),
        type: group.type,
        depth: heading ? depth + 1 : depth,
        vals: this.vals(account, group.type),
        ...(note ? { note } : {}),
      };
      plan.touch?.(line, this.random);
      this.entries.push(line);
    }
    const name = quiet ? null : plan.total?.(group);
    if (name) this.total(name, { lines: this.linesFrom(from), depth, grand: false });
  }

  private vals(account: Account, type: Group['type']): Vals {
    const got: Sums = {};
    const vals: Vals = {};
    const sign = (type === 'income' ? (this.plan.incomeSign ?? 1) : 1) * (account.contra ? -1 : 1);
    for (const col of this.plan.cols) {
      const value = col.fill?.({ account, got, random: this.random });
      if (col.pct) {
        const text = col.pct(got);
        vals[col.id] = text === undefined ? undefined : { pct: text };
      } else if (isCents(value)) {
        vals[col.id] = got[col.id] = col.derived ? value : value * sign;
      } else {
        vals[col.id] = value;
        if (value === 'dash') got[col.id] = 0;
      }
    }
    return vals;
  }

  private linesFrom(at: number): Line[] {
    return this.entries.slice(at).filter((one) => one.k === 'line');
  }

  private sums(lines: readonly Line[], weigh: (line: Line) => number = () => 1): Sums {
    return Object.fromEntries(
      this.plan.cols
        .filter((col) => col.kind === 'money')
        .map((col) => [
          col.id,
          sumCents(
            lines.map((line) =>
              isCents(line.vals[col.id]) ? (line.vals[col.id] as number) * weigh(line) : 0,
            ),
          ),
        ]),
    );
  }

  private total(
    name: string,
    of: { lines: Line[]; depth: number; grand: boolean; weigh?: (line: Line) => number },
  ): void {
    const sums = this.sums(of.lines, of.weigh);
    const pcts = Object.fromEntries(
      this.plan.cols.flatMap((col) => (col.pct ? [[col.id, col.pct(sums)]] : [])),
    );
    this.entries.push({ k: 'total', name, depth: of.depth, grand: of.grand, sums, pcts, wrong: [] });
  }

  net(name: string): void {
    const sign = this.plan.incomeSign ?? 1;
    const weigh = (line: Line): number => (line.type === 'income' ? 1 : -sign);
    this.total(name, { lines: this.linesFrom(0), depth: 0, grand: true, weigh });
  }

  /** A total typed by hand: two figures changed places, or a line was added after it was. */
  spoil(): void {
    const totals = this.entries.filter((one): one is Total => one.k === 'total' && !one.grand);
    const col = this.plan.cols.find((one) => one.kind === 'money' && !one.derived);
    if (totals.length === 0 || !col) return;
    const total = this.random.pick(totals);
    const off = this.random.pick([9000, 90000, 27000, -18000, 10000]);
    total.sums[col.id] = (total.sums[col.id] ?? 0) + off;
    total.wrong.push(col.id);
  }
}
