import type { Cited } from '@hoa/contracts';
import { centsToMoney } from '../../text/amounts';
import type { Item } from '../../tables/types';
import { cellConfidence, doubtsOf as doubtsOfCells, type Doubts, type Proof } from './confidence';
import { cite, cited, type KindContext } from '../types';
import type { Doubt } from './doubt';
import { doubtsOf } from './doubts';
import { leavesOf, type StatementEntry } from './node';
import { countedIn, sumOf } from './counted';
import type { Meaning } from './settle';
import type { Understood } from './understand';

export const columnId = (index: number): string => `c${index + 1}`;

/** The rows of an understood statement with their names on the wire, and each figure with its citation. */
export class PartCells {
  protected readonly rowIds: Map<StatementEntry, string>;
  protected readonly lineIds = new Map<StatementEntry, string>();
  protected readonly doubts: Doubt[];
  protected readonly cellDoubts: Doubts;

  constructor(
    protected readonly of: Understood,
    protected readonly ctx: KindContext,
  ) {
    this.rowIds = new Map(of.rows.map((row, i) => [row, `r${i + 1}`]));
    this.doubts = doubtsOf(of);
    const totals = [...of.settled.rows.values()].filter(({ node }) => node?.kind === 'total');
    this.cellDoubts = doubtsOfCells(of.columns, totals.map(({ node }) => node!.tie?.failed === 0)); // prettier-ignore
    const lines = of.rows.filter((row) => this.isLine(this.meaning(row)) || this.missing(row).length > 0);
    lines.forEach((row, i) => this.lineIds.set(row, `l${i + 1}`));
  }

  protected meaning(row: StatementEntry): Meaning {
    return this.of.settled.rows.get(row)!;
  }

  protected isLine({ role, node }: Meaning): boolean {
    return role === 'line' && node !== undefined && node.children.length === 0;
  }

  /** Amounts that a total prints and no line below it explains: without detail, or as a person answered. */
  protected missing(row: StatementEntry): { column: number; cents: number }[] {
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

  protected cells(row: StatementEntry): Record<string, Cited<string>> {
    const cells: Record<string, Cited<string>> = {};
    const { entry } = row;
    entry.row.amounts.forEach((item, column) => {
      const cents = item && item.kind !== 'dash' && item.kind !== 'words' ? item.cents : undefined;
      if (item && cents !== undefined && entry.kind === 'figures')
        cells[columnId(column)] = this.cell(row, this.asProven(row, item, column), column);
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

  /** A figure of a scan as its total says that it reads. */
  private asProven(row: StatementEntry, item: Item, column: number): Item {
    const { seconds, amounts } = this.of;
    const second = seconds.find((one) => one.row === row && amounts[one.value] === column);
    return second ? { ...item, ...second.other } : item;
  }

  protected cell(row: StatementEntry, item: Item, column: number): Cited<string> {
    const { page, line } = row.entry.row.source;
    const box = item.page ? item.cell.box : item.box;
    const confidence = cellConfidence({
      item,
      column: this.of.columns[column]!,
      source: page.source,
      proof: this.proof(row, this.of.amounts.indexOf(column)),
      doubts: this.cellDoubts,
    });
    const isDeducted = this.meaning(row).isDeducted === true;
    const isTurned = isDeducted !== (row.entry.isTakenOff === true) && this.of.amounts.includes(column);
    return cited({
      value: centsToMoney(isTurned ? -item.cents! : item.cents!),
      raw: item.text,
      source: cite(this.ctx, item.page ?? page, item.line ?? line, { ...item.cell, box }),
      confidence,
    });
  }

  /** A dash in a total whose lines leave nothing says 0. */
  protected dash(row: StatementEntry, column: number): Cited<string> | undefined {
    const item = row.entry.row.amounts[column];
    return item?.kind === 'dash' ? this.cell(row, { ...item, cents: 0 }, column) : undefined;
  }

  /** What the totals over a row say of its figure. */
  protected proof(row: StatementEntry, column: number): Proof {
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
}
