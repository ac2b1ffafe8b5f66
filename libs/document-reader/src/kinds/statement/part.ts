import type { BudgetLine, BudgetPart, FactWarning, StatementRow, StatementSection } from '@hoa/contracts';
import { centsToMoney } from '../../text/amounts';
import type { Item } from '../../tables/types';
import { cite } from '../types';
import { balanceId } from './balances';
import { doubtOf } from './column-doubts';
import { toBudgetColumn } from './columns';
import { alternativeId } from './doubts';
import type { Entry } from './entries';
import { leavesOf, type StatementEntry } from './node';
import { columnId } from './part-cells';
import { PartChecks } from './part-checks';
import { partAbove, partOfYear } from './part-of-year';
import { questionsOf } from './questions';
import type { Meaning } from './settle';
import type { Understood } from './understand';
import { areThousands, inDollars, thousandsWarning } from './thousands';
import { wordWarnings } from './warnings';

/** Turns an understood statement into the wire's part, with a citation for each figure. */
export class PartMaker extends PartChecks {
  part(id: string): BudgetPart {
    const { of } = this;
    const pages = of.rows.map(({ entry }) => entry.row.source.page.number);
    const columns = of.columns.map((column, i) =>
      toBudgetColumn(this.chosen(column), columnId(i), doubtOf(this.of, this.doubts, i)),
    );
    const part: BudgetPart = {
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
    return areThousands(of.draft) ? inDollars(part) : part;
  }

  warnings(): FactWarning[] {
    const at = (entry: Entry, item?: Item) =>
      cite(this.ctx, entry.row.source.page, entry.row.source.line, item?.cell);
    const entries = [...this.lineIds.keys()].map(({ entry }) => entry);
    return [...thousandsWarning(this.of.draft, at), ...this.footWarnings(), ...wordWarnings(entries, at)];
  }

  /** Rivals of the adopted alternative are kept as columns of another meaning. */
  private chosen(column: Understood['columns'][number]): Understood['columns'][number] {
    const { revisedAs } = this.of.draft;
    // What was planned at first is still to be seen, and no budget is based on it.
    if (revisedAs && column.scenario === 'adopted')
      return { ...column, role: 'other', scenario: 'proposed', inferred: `It was revised: see ‘${revisedAs}’.` }; // prettier-ignore
    const at = this.of.amounts.indexOf(this.of.columns.indexOf(column));
    if (at >= 0 && this.of.answers.get(balanceId(this.of, at)) === 'no') {
      const period = partOfYear(this.of, at) && partAbove(this.of);
      const role = period && column.scenario === 'actual' ? 'ytd' : 'other';
      return period ? { ...column, role, period } : { ...column, role, measure: 'other' };
    }
    const answer =
      column.alternative === undefined
        ? undefined
        : this.of.answers.get(alternativeId(this.of, column.year ?? 0));
    if (answer === undefined) return column;
    const isChosen = answer === columnId(this.of.columns.indexOf(column));
    return isChosen ? { ...column, role: 'budget', scenario: 'adopted' } : { ...column, role: 'other' };
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
}
