import { type Cell } from '../../blind/write/ink';
import { decimal, printMoney, type MoneyStyle } from '../../core/money';
import { type Random } from '../../core/random';
import { type TruthBudget, type TruthColumn, type TruthLine } from '../../truth';
import { type Account, type Ledger, makeLedger } from '../accounts';
import { type Home } from '../home';
import { type Figures, type Kind, makeFigures } from './figures';

export interface Column {
  kind: Kind;
  /** As printed; header rows apart by a line break. */
  label: string;
  role: TruthColumn['role'];
  year?: number;
  also?: TruthColumn['role'][];
}

interface Where {
  section: string;
  above?: string;
  code?: string;
  note?: string;
  /** Printed instead of the account's own name. */
  name?: string;
  /** Words in place of figures, by kind. */
  words?: Record<Kind, string>;
}

type Signed = readonly [accounts: readonly Account[], sign: 1 | -1];

/** Keeps the truth of a budget while a layout prints it: every call gives the cells to print and notes what they say. */
export class Book {
  readonly ledger: Ledger;
  readonly truth: TruthBudget = { kind: 'budget', columns: [], lines: [], totals: [] };
  private readonly figures: Map<Account, Figures>;
  private readonly wrong: number;
  private printedTotals = 0;

  constructor(
    home: Home,
    private readonly random: Random,
    private readonly how: { columns: Column[]; style: MoneyStyle; months?: number; ledger?: Ledger },
  ) {
    this.ledger = how.ledger ?? makeLedger(home, random.fork('ledger'));
    this.figures = makeFigures(this.ledger, { home, random: random.fork('figures'), whole: how.style.decimals === 0, months: how.months ?? 8 });
    this.wrong = random.chance(0.12) ? random.int(0, 4) : -1;
    this.truth.columns = how.columns.map(({ kind, label, role, year, also }) => ({
      id: kind,
      label: label.replace(/\s+/g, ' '),
      role,
      ...(year ? { year } : {}),
      ...(also ? { alsoRoles: also } : {}),
    }));
  } // prettier-ignore

  get columns(): Column[] {
    return this.how.columns;
  }

  value(account: Account, kind: Kind): number | null {
    return this.figures.get(account)?.[kind] ?? null;
  }

  /** The figures of one account, in the order of the columns. */
  line(account: Account, at: Where): Cell[] {
    const line: TruthLine = {
      ...(at.code ? { glCode: at.code } : {}),
      description: at.name ?? account.name,
      section: at.section,
      ...(at.above ? { alsoSection: at.above } : {}),
      type: account.type,
      cells: {},
      ...(at.note ? { note: at.note } : {}),
    };
    this.truth.lines.push(line);
    return this.columns.map(({ kind }): Cell => {
      const word = at.words?.[kind];
      if (word) {
        line.words = { ...line.words, [kind]: word };
        return { t: word, al: 'r' };
      }
      return this.figure(line, kind, this.value(account, kind));
    });
  }

  private figure(line: TruthLine, kind: Kind, value: number | null): Cell {
    if (value === null) return { t: '', al: 'r' };
    if (kind === 'percent') {
      line.cells[kind] = (value / 100).toFixed(1);
      return { t: `${(value / 100).toFixed(1)}%`, al: 'r', percent: value / 100 };
    }
    line.cells[kind] = decimal(value);
    if (value === 0 && this.how.style.zero === 'dash') line.dashes = [...(line.dashes ?? []), kind];
    return { t: printMoney(value, this.styleOf(kind)), al: 'r', cents: value };
  }

  private styleOf(kind: Kind): MoneyStyle {
    const fine = kind === 'unitMonth' || kind === 'perUnit' || kind === 'monthly';
    return fine ? { ...this.how.style, decimals: 2 } : this.how.style;
  }

  /** A printed total: the sum of the accounts by their signs, or now and then a figure that does not foot. */
  total(description: string, of: readonly Signed[]): Cell[] {
    const spoiled = this.printedTotals++ === this.wrong ? this.random.int(0, this.columns.length - 1) : -1;
    return this.columns.map(({ kind }, at): Cell => {
      if (kind === 'percent') return { t: '', al: 'r' };
      const sum = of.reduce(
        (all, [accounts, sign]) => all + accounts.reduce((part, one) => part + sign * (this.value(one, kind) ?? 0), 0),
        0,
      );
      const printed = at === spoiled ? sum + 90000 : sum;
      this.truth.totals.push({ description, columnId: kind, printed: decimal(printed), foots: printed === sum });
      return { t: printMoney(printed, { ...this.styleOf(kind), zero: 'figure' }), al: 'r', cents: printed, formula: at !== spoiled };
    });
  } // prettier-ignore

  get spending(): Account[] {
    return this.ledger.expenses.flatMap((section) => section.accounts);
  }
}
