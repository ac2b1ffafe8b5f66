import type {
  BudgetLine,
  BudgetPart,
  Cited,
  FactWarning,
  Identity,
  PrintedTotal,
  Reconciliation,
  StatementRow,
  StatementSection,
} from '@hoa/contracts';
import { centsToMoney, formatCents } from '../../text/amounts';
import type { Item } from '../../tables/types';
import type { Entry } from './entries';
import { cellConfidence, doubtsOf as doubtsOfCells, type Doubts, type Proof } from './confidence';
import { isScaled, scaleWarnings, wordWarnings } from './warnings';
import { cite, cited, type KindContext } from '../types';
import { toBudgetColumn } from './columns';
import { balanceId } from './balances';
import { alternativeId, doubtsOf, type Doubt } from './doubts';
import { leavesOf, type Node, type StatementEntry } from './node';
import { questionsOf } from './questions';
import { countedIn, innerMismatches, sumOf } from './reconcile';
import type { Meaning } from './settle';
import type { Understood } from './understand';

/** What is left of a figure's confidence where its document prints thousands: as dollars it is wrong. */
const SCALED = 0.5;
const columnId = (index: number): string => `c${index + 1}`;

/** Turns an understood statement into the wire's part, with a citation for each figure. */
export class PartMaker {
  private readonly rowIds: Map<StatementEntry, string>;
  private readonly lineIds = new Map<StatementEntry, string>();
  private readonly doubts: Doubt[];
  private readonly cellDoubts: Doubts;

  constructor(
    private readonly of: Understood,
    private readonly ctx: KindContext,
  ) {
    this.rowIds = new Map(of.rows.map((row, i) => [row, `r${i + 1}`]));
    this.doubts = doubtsOf(of);
    const totals = [...of.settled.rows.values()].filter(({ node }) => node?.kind === 'total');
    this.cellDoubts = doubtsOfCells(of.columns, totals.map(({ node }) => node!.tie?.failed === 0)); // prettier-ignore
    const lines = of.rows.filter((row) => this.isLine(this.meaning(row)) || this.missing(row).length > 0);
    lines.forEach((row, i) => this.lineIds.set(row, `l${i + 1}`));
  }

  part(id: string): BudgetPart {
    const { of } = this;
    const pages = of.rows.map(({ entry }) => entry.row.source.page.number);
    const columns = of.columns.map((column, i) =>
      toBudgetColumn(this.chosen(column), columnId(i), this.doubtOf(i)),
    );
    return {
      id,
      kind: 'budget',
      pages: [Math.min(...pages), Math.max(...pages)],
      columns,
      lines: [...this.lineIds].map(([row, lineId]) => this.line(row, lineId)),
      totals: of.rows.flatMap((row) => this.totals(this.meaning(row))),
      schema: 2,
      rows: of.rows.flatMap((row) => [this.row(row), ...this.residualRow(row)]),
      sections: this.sections(),
      identities: this.identities(),
      reconciliation: this.reconciliation(),
      questions: questionsOf(of, this.doubts, { partId: id, ctx: this.ctx }),
    };
  }

  warnings(): FactWarning[] {
    const at = (entry: Entry, item?: Item) =>
      cite(this.ctx, entry.row.source.page, entry.row.source.line, item?.cell);
    const entries = [...this.lineIds.keys()].map(({ entry }) => entry);
    return [...scaleWarnings(this.of.draft, at), ...this.footWarnings(), ...wordWarnings(entries, at)];
  }

  private meaning(row: StatementEntry): Meaning {
    return this.of.settled.rows.get(row)!;
  }

  /** Rivals of the adopted alternative are kept as columns of another meaning. */
  private chosen(column: Understood['columns'][number]): Understood['columns'][number] {
    const at = this.of.amounts.indexOf(this.of.columns.indexOf(column));
    if (at >= 0 && this.of.answers.get(balanceId(this.of, at)) === 'no')
      return { ...column, role: 'other', measure: 'other' };
    const answer =
      column.alternative === undefined
        ? undefined
        : this.of.answers.get(alternativeId(this.of, column.year ?? 0));
    if (answer === undefined) return column;
    const isChosen = answer === columnId(this.of.columns.indexOf(column));
    return isChosen ? { ...column, role: 'budget', scenario: 'adopted' } : { ...column, role: 'other' };
  }

  private isLine({ role, node }: Meaning): boolean {
    return role === 'line' && node !== undefined && node.children.length === 0;
  }

  /** Amounts that a total prints and no line below it explains: without detail, or as a person answered. */
  private missing(row: StatementEntry): { column: number; cents: number }[] {
    const { of } = this;
    const meaning = this.meaning(row);
    if (meaning.node?.kind !== 'total') return [];
    const isPrinted = of.answers.get(`total:${of.keys.get(row)}`) === 'printed';
    return of.amounts.flatMap((at, column) => {
      const bare = countedIn(of.settled, column).find((one) => one.isBare && one.row === row);
      if (bare) return [{ column: at, cents: bare.cents }];
      const printed = row.values[column];
      if (!isPrinted || printed === undefined) return [];
      const lines = leavesOf(meaning.node!).map((leaf) => leaf.row);
      const sum = sumOf(countedIn(of.settled, column).filter((one) => lines.includes(one.row)));
      return printed === sum ? [] : [{ column: at, cents: printed - sum }];
    });
  }

  private line(row: StatementEntry, id: string): BudgetLine {
    const meaning = this.meaning(row);
    const { entry } = row;
    const code = entry.code ?? this.codeAbove(row);
    const residual = this.missing(row);
    const cells = residual.length > 0 ? this.residualCells(row, residual) : this.cells(row);
    const section = meaning.node?.headings.at(-1) ?? meaning.node?.owner;
    const name =
      residual.length > 0 ? (meaning.node?.owner?.entry.description ?? entry.description) : entry.description;
    return {
      id,
      ...(code && residual.length === 0 ? { glCode: code } : {}),
      description: name,
      section: section?.entry.description ?? '',
      type: meaning.flow === 'income' ? 'income' : meaning.isContribution ? 'reserve' : 'expense',
      ...(meaning.fund ? { fund: meaning.fund } : {}),
      cells,
      ...(entry.note ? { note: entry.note } : {}),
    };
  }

  private residualCells(
    row: StatementEntry,
    residual: { column: number; cents: number }[],
  ): BudgetLine['cells'] {
    const own = this.cells(row);
    return Object.fromEntries(
      residual.flatMap(({ column, cents }) => {
        const cell = own[columnId(column)];
        return cell ? [[columnId(column), { ...cell, value: centsToMoney(cents) }]] : [];
      }),
    );
  }

  /** The projected line of what a total prints and no row explains, as a row beside its total. */
  private residualRow(row: StatementEntry): StatementRow[] {
    const residual = this.missing(row);
    const lineId = this.lineIds.get(row);
    const total = residual.length > 0 && lineId ? this.row(row) : undefined;
    if (!total || !lineId) return [];
    const { description, cells } = this.line(row, lineId);
    return [{ ...total, id: `${total.id}x`, role: 'line', description, cells, lineId }];
  }

  /** A heading's account number is that of its lines where none of them has its own. */
  private codeAbove(row: StatementEntry): string | undefined {
    const heading = this.meaning(row).node?.headings.at(-1);
    if (!heading?.entry.code) return undefined;
    const kin = [...this.lineIds.keys()].filter((one) => this.meaning(one).node?.headings.at(-1) === heading);
    return kin.some(({ entry }) => entry.code) ? undefined : heading.entry.code;
  }

  private row(row: StatementEntry): StatementRow {
    const { entry } = row;
    const meaning = this.meaning(row);
    const lineId = this.lineIds.get(row);
    const repeats = meaning.repeats && this.rowIds.get(meaning.repeats.row);
    return {
      id: this.rowIds.get(row)!,
      role: meaning.role,
      ...(meaning.fund ? { fund: meaning.fund } : {}),
      ...(meaning.flow ? { flow: meaning.flow } : {}),
      section: (meaning.node?.headings ?? []).map((heading) => heading.entry.description),
      ...(entry.code ? { glCode: entry.code } : {}),
      description: entry.description,
      cells: this.cells(row),
      confidence: this.confidence(meaning),
      ...(repeats ? { repeats } : {}),
      ...(lineId && this.isLine(meaning) ? { lineId } : {}),
      source: cite(this.ctx, entry.row.source.page, entry.row.source.line),
    };
  }

  private confidence({ row, node }: Meaning): number {
    if (this.doubts.some((doubt) => 'row' in doubt && doubt.row === row)) return 0.5;
    const piece = this.of.settled.pieces.find((one) => node && leavesOf(one.node).includes(node));
    if (!piece) return 0.9;
    const lean = Number.isFinite(piece.certainty) ? 1 / (1 + Math.exp(-piece.certainty)) : 0.995;
    return Math.round(lean * 1000) / 1000;
  }

  private cells(row: StatementEntry): Record<string, Cited<string>> {
    const cells: Record<string, Cited<string>> = {};
    const { entry } = row;
    entry.row.amounts.forEach((item, column) => {
      const cents = item && item.kind !== 'dash' && item.kind !== 'words' ? item.cents : undefined;
      if (item && cents !== undefined && entry.kind === 'figures')
        cells[columnId(column)] = this.cell(row, item, column);
    });
    for (const { row: own, column, cents } of this.of.corrected) {
      const cell = cells[columnId(column)];
      if (own === row && cell)
        cells[columnId(column)] = { ...cell, value: centsToMoney(cents), confidence: 1, by: 'person' };
    }
    // What an inner column prints counts in the outer one.
    this.of.columns.forEach(({ same }, column) => {
      const from = same?.find((at) => cells[columnId(at)]);
      if (from !== undefined) cells[columnId(column)] ??= cells[columnId(from)]!;
    });
    return cells;
  }

  private cell(row: StatementEntry, item: Item, column: number): Cited<string> {
    const { page, line } = row.entry.row.source;
    const confidence = cellConfidence({
      item,
      column: this.of.columns[column]!,
      source: page.source,
      proof: this.proof(row, this.of.amounts.indexOf(column)),
      doubts: this.cellDoubts,
    });
    const isTurned = this.meaning(row).isDeducted && this.of.amounts.includes(column);
    return cited({
      value: centsToMoney(isTurned ? -item.cents! : item.cents!),
      raw: item.text,
      source: cite(this.ctx, page, line, { ...item.cell, box: item.box }),
      confidence: confidence * (isScaled(this.of.draft) ? SCALED : 1),
    });
  }

  /** A dash in a total whose lines leave nothing says 0. */
  private dash(row: StatementEntry, column: number): Cited<string> | undefined {
    const item = row.entry.row.amounts[column];
    return item?.kind === 'dash' ? this.cell(row, { ...item, cents: 0 }, column) : undefined;
  }

  /** What the totals over a row say of its figure. */
  private proof(row: StatementEntry, column: number): Proof {
    if (column < 0) return 'open';
    const node = this.meaning(row).node;
    const piece = this.of.settled.pieces.find(
      (one) => node && (one.node === node || leavesOf(one.node).includes(node)),
    );
    if (piece?.node.kind !== 'total' || piece.node.row.values[column] === undefined) return 'open';
    return this.of.mismatches.some((one) => one.column === column && one.node === piece.node)
      ? 'misses'
      : 'foots';
  }

  /** What a row prints as a total or a recap, in each column of amounts and of their differences. */
  private totals({ row, node }: Meaning): PrintedTotal[] {
    const parts = node?.children.length ? [node] : row.words.role === 'total' ? (node?.repeats ?? []) : [];
    if (!node || parts.length === 0) return [];
    const cells = this.cells(row);
    const signed = parts.flatMap((part) => signedLeaves(part));
    const ids = (sign: number): string[] => signed.flatMap((one) => (one.sign === sign ? (this.lineIds.get(one.leaf.row) ?? []) : [])); // prettier-ignore
    return this.of.columns.flatMap(({ measure, kind }, at) => {
      const column = this.of.amounts.indexOf(at);
      if (kind === 'percent' || (column < 0 && measure !== 'variance')) return [];
      const sum =
        column < 0 ? varianceOf(signed, at) : parts.reduce((all, part) => all + (part.sums[column] ?? 0), 0);
      const printed = cells[columnId(at)] ?? (sum === 0 ? this.dash(row, at) : undefined);
      if (!printed) return [];
      const isExact = Math.abs(Number(printed.value) * 100 - sum) < 1;
      const foots = isExact || (column < 0 ? addsUp(signed, at, printed.value) : this.isTied(node, column));
      return [{ description: row.entry.description, columnId: columnId(at), printed, sum: centsToMoney(sum), foots, lines: ids(1), less: ids(-1) }]; // prettier-ignore
    });
  }

  private isTied(node: Node, column: number): boolean {
    const printed = node.row.values[column];
    const sum = node.sums[column];
    if (printed === undefined || sum === undefined) return true;
    const whole = leavesOf(node).every((leaf) => (leaf.row.values[column] ?? 0) % 100 === 0);
    return Math.abs(printed - sum) <= (whole ? Math.min(300, 50 * Math.max(2, node.lines)) : 0);
  }

  private footWarnings(): FactWarning[] {
    return innerMismatches(this.of)
      .filter((one, i, all) => all.findIndex(({ node }) => node === one.node) === i)
      .map(({ node, column, printed, sum }) => {
        const { label } = this.of.columns[this.of.amounts[column]!]!;
        const name = node.row.entry.description || 'A total without a name';
        const message = `‘${name}’${label ? ` under ‘${label}’` : ''} prints ${formatCents(printed)}, but its lines add up to ${formatCents(sum)}.`;
        return { code: 'total_does_not_foot', message, at: cite(this.ctx, node.row.entry.row.source.page, node.row.entry.row.source.line) }; // prettier-ignore
      });
  }

  private sections(): StatementSection[] {
    const { of } = this;
    return of.rows.flatMap((heading): StatementSection[] => {
      if (heading.kind !== 'heading') return [];
      const under = of.rows.filter((row) => this.meaning(row).node?.headings.includes(heading));
      if (under.length === 0) return [];
      const lines = under.map((row) => this.meaning(row)).filter((meaning) => this.isLine(meaning));
      const id = `section:${of.keys.get(heading)}`;
      const answered = of.answers.get(id);
      const [first] = lines;
      const isOne = (key: 'flow' | 'fund'): boolean => lines.every((line) => line[key] === first?.[key]);
      return [
        {
          id,
          label: heading.entry.description,
          rows: under.map((row) => this.rowIds.get(row)!),
          ...(first?.fund && isOne('fund') ? { fund: first.fund } : {}),
          ...(first?.flow && isOne('flow') ? { flow: first.flow } : {}),
          excluded: lines.length === 0,
          ...(answered ? { answered } : {}),
        },
      ];
    });
  }

  private identities(): Identity[] {
    const { of } = this;
    const nodes = [...of.settled.rows.values()].flatMap(({ node }) =>
      node && node.children.length > 0 ? [node] : [],
    );
    const sums = nodes.map((node): Identity => ({
      kind: node.kind === 'net' ? 'net' : 'total',
      row: this.rowIds.get(node.row)!,
      terms: node.children.map((child, i) => ({
        id: this.rowIds.get(child.row)!,
        sign: this.meaning(child.row).isDeducted ? flipped(node.signs[i]) : (node.signs[i] ?? 1),
      })),
      columns: of.amounts.flatMap((at, column) => (node.row.values[column] !== undefined && this.isTied(node, column) ? [columnId(at)] : [])), // prettier-ignore
    }));
    const again = [...of.settled.rows.values()].flatMap(
      ({ row, repeats }): Identity[] =>
      repeats ? [{ kind: 'repeat', row: this.rowIds.get(row)!, terms: [{ id: this.rowIds.get(repeats.row)!, sign: 1 }], columns: of.amounts.map(columnId) }] : [], // prettier-ignore
    );
    return [...sums.filter(({ columns }) => columns.length > 0), ...again];
  }

  private reconciliation(): Reconciliation[] {
    return this.of.checks.map(({ column, fund, flow, interpreted, printed, status }) => {
      const at = this.of.amounts[column]!;
      const cell = printed && this.cells(printed.row)[columnId(at)];
      const extra = this.extraOf(column, fund, flow);
      return { columnId: columnId(at), fund, flow, interpreted: centsToMoney(interpreted + extra), ...(cell ? { printed: cell } : {}), status }; // prettier-ignore
    });
  }

  /** What a person said is missing from the lines of a side. */
  private extraOf(column: number, fund: string, flow: string): number {
    const { of } = this;
    return of.settled.pieces.reduce((sum, piece) => {
      if (
        of.answers.get(`total:${of.keys.get(piece.node.row)}`) !== 'printed' ||
        (fund !== 'all' && piece.fund !== fund)
      )
        return sum;
      const cents = this.missing(piece.node.row).find((one) => one.column === of.amounts[column])?.cents ?? 0;
      if (flow === 'net') return sum + (piece.flow === 'income' ? cents : -cents);
      return piece.flow === flow ? sum + cents : sum;
    }, 0);
  }

  /** No annual column has an amount. */
  private isEmpty(): boolean {
    const { settled, annual } = this.of;
    return annual.every((column) => countedIn(settled, column).every(({ cents }) => cents === 0));
  }

  /** The amounts of a statement without any column whose year is known. */
  private isNameless(at: number): boolean {
    const { annual, columns } = this.of;
    const { measure, role, scenario, period } = columns[at]!;
    return annual.length === 0 && measure === 'amount' && role === 'other' && !scenario && !period;
  }

  /** Why a person must look at a column; only those that a year's budget may be based on are questioned. */
  private doubtOf(at: number): string | undefined {
    const { of } = this;
    const column = of.amounts.indexOf(at);
    if (!of.annual.includes(column))
      return this.isNameless(at) ? 'Nothing says which year or period it is for.' : undefined;
    if (countedIn(of.settled, column).every(({ cents }) => cents === 0))
      return this.isEmpty() || of.rows.some(({ values }) => values[column])
        ? 'No line of this column could be read.'
        : undefined;
    const open = this.doubts.find((doubt) => doubt.columns.includes(column));
    if (open?.kind === 'alternative') return 'Several proposals were made for this year.';
    if (open?.kind === 'balance')
      return open.reason
        ? `${open.reason[0]!.toUpperCase()}${open.reason.slice(1)}.`
        : 'Nothing printed confirms its income and expenses.';
    if (open) return `‘${open.row.entry.description}’ is not settled yet.`;
    return undefined;
  }
}

const flipped = (sign: 1 | -1 | undefined): 1 | -1 => (sign === -1 ? 1 : -1);

type Signed = { leaf: Node; sign: number }[];

const varianceOf = (signed: Signed, column: number): number =>
  signed.reduce((sum, { leaf, sign }) => sum + sign * (leaf.row.entry.values[column] ?? 0), 0);

/** A variance is printed as better or worse: under a net those of both sides may simply be added. */
function addsUp(signed: Signed, column: number, printed: string): boolean {
  const sum = signed.reduce((all, { leaf }) => all + (leaf.row.entry.values[column] ?? 0), 0);
  return Math.abs(Number(printed) * 100 - sum) < 1;
}

function signedLeaves(node: Node, sign = 1): { leaf: Node; sign: number }[] {
  return node.children.length === 0
    ? [{ leaf: node, sign }]
    : node.children.flatMap((child, i) => signedLeaves(child, sign * (node.signs[i] ?? 1)));
}
