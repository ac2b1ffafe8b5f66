import type { FactWarning, Identity, PrintedTotal, Reconciliation } from '@hoa/contracts';
import { centsToMoney, formatCents } from '../../text/amounts';
import { cite } from '../types';
import { leavesOf, type Node } from './node';
import { columnId, PartCells } from './part-cells';
import { innerMismatches, isPrintedNegative } from './reconcile';
import type { Meaning } from './settle';

/** What a statement's printed totals say: the lines of each, the sums that hold, and where they do not. */
export class PartChecks extends PartCells {
  /** What a row prints as a total or a recap, in each column of amounts and of their differences. */
  protected totals({ row, node }: Meaning): PrintedTotal[] {
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
      const foots = isExact || (column < 0 ? addsUp(signed, at, printed.value) : this.isToldBy(parts, node, column)); // prettier-ignore
      return [{ description: row.entry.description, columnId: columnId(at), printed, sum: centsToMoney(sum), foots, lines: ids(1), less: ids(-1) }]; // prettier-ignore
    });
  }

  /** A total ties with its lines; a recap says again what the totals print that it is of. */
  private isToldBy(parts: readonly Node[], node: Node, column: number): boolean {
    if (parts[0] === node) return this.isTied(node, column);
    const again = parts.map((part) => part.row.values[column]);
    return again.every((value) => value !== undefined) && again.reduce((all, value) => all + (value ?? 0), 0) === node.row.values[column]; // prettier-ignore
  }

  protected isTied(node: Node, column: number): boolean {
    const printed = node.row.values[column];
    const sum = node.sums[column];
    if (printed === undefined || sum === undefined) return true;
    const whole = leavesOf(node).every((leaf) => (leaf.row.values[column] ?? 0) % 100 === 0);
    return Math.abs(printed - sum) <= (whole ? Math.min(300, 50 * Math.max(2, node.lines)) : 0);
  }

  protected footWarnings(): FactWarning[] {
    return innerMismatches(this.of)
      .filter((one, i, all) => all.findIndex(({ node }) => node === one.node) === i)
      .map(({ node, column, printed, sum }) => {
        const { label } = this.of.columns[this.of.amounts[column]!]!;
        const name = node.row.entry.description || 'A total without a name';
        const message = `‘${name}’${label ? ` under ‘${label}’` : ''} prints ${formatCents(printed)}, but its lines add up to ${formatCents(sum)}.`;
        return { code: 'total_does_not_foot', message, at: cite(this.ctx, node.row.entry.row.source.page, node.row.entry.row.source.line) }; // prettier-ignore
      });
  }

  protected identities(): Identity[] {
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

  protected reconciliation(): Reconciliation[] {
    return this.of.checks.map(({ column, fund, flow, interpreted, printed, status }) => {
      const at = this.of.amounts[column]!;
      const cell = printed && this.cells(printed.row)[columnId(at)];
      const extra = this.extraOf(column, fund, flow);
      const turn = flow !== 'net' && isPrintedNegative(this.of.settled, { column, flow }) ? -1 : 1;
      const own = cell && turn < 0 ? { ...cell, value: centsToMoney(-Number(cell.value) * 100) } : cell;
      return { columnId: columnId(at), fund, flow, interpreted: centsToMoney(turn * (interpreted + extra)), ...(own ? { printed: own } : {}), status }; // prettier-ignore
    });
  }

  /** What a person said is missing from the lines of a side. */
  protected extraOf(column: number, fund: string, flow: string): number {
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
