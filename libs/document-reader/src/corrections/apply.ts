import type { BudgetColumn, BudgetLine, BudgetPart, Correctable, Facts, NewCorrection } from '@hoa/contracts';
import { columnRoles, documentKinds, Money } from '@hoa/contracts';
import { z } from 'zod';
import { markAnswered } from './answers';
import { correctColumnMeaning, correctRowAmount, correctRowRole, recheckReconciliation } from './statement';
import { recheckTotals } from './totals';
import { columnPlace, findColumn, findLine, findPart, linePlace, Locator, partPlace } from './places';
import type { PagesKind } from '../page/options';

/** A correction as it is kept: where it belongs in words and numbers that outlive the reading it was made on. */
export const KeptCorrection = z.intersection(
  z.object({ id: z.int().positive(), locator: Locator, about: z.string() }),
  z.discriminatedUnion('field', [
    z.object({ field: z.literal('kind'), value: z.enum(documentKinds) }),
    z.object({ field: z.literal('association'), value: z.string() }),
    z.object({
      field: z.literal('column'),
      value: z.object({ role: z.enum(columnRoles), year: z.int().nullable() }),
    }),
    z.object({ field: z.literal('line'), value: z.enum(['income', 'expense', 'reserve', 'none']) }),
    z.object({ field: z.literal('amount'), value: Money }),
    z.object({ field: z.literal('answer'), value: z.string() }),
  ]),
);
export type KeptCorrection = z.infer<typeof KeptCorrection>;

/** Where a new correction belongs, and that in words; undefined where the facts have no such place. */
export function locate(facts: Facts, given: NewCorrection): { locator: Locator; about: string } | undefined {
  if (given.field === 'kind') {
    const { pages } = given;
    return { locator: pages ? { pages } : {}, about: pages ? pagesInWords(pages) : 'The document' };
  }
  if (given.field === 'association')
    return facts.association && { locator: {}, about: 'The association of the document' };
  const part = facts.parts.find((one): one is BudgetPart => one.id === given.partId && one.kind === 'budget');
  if (!part) return undefined;
  const column = 'columnId' in given ? part.columns.find(({ id }) => id === given.columnId) : undefined;
  const line = 'lineId' in given ? part.lines.find(({ id }) => id === given.lineId) : undefined;
  if (('columnId' in given && !column) || ('lineId' in given && !line)) return undefined;
  // A figure needs a place on paper: that of the line's other figures where its own cell is blank.
  if (given.field === 'amount' && (!line || Object.keys(line.cells).length === 0)) return undefined;
  return {
    locator: {
      part: partPlace(facts, part),
      ...(column ? { column: columnPlace(part, column) } : {}),
      ...(line ? { line: linePlace(part, line) } : {}),
    },
    about: [line?.description, column && columnInWords(column)].filter(Boolean).join(', ') || 'A line',
  };
}

/** The kinds that corrections give to a document and its pages, for `readPages`; the last of each place counts. */
export function kindsOf(corrections: readonly KeptCorrection[]): PagesKind[] {
  return corrections.flatMap(({ field, locator, value }) =>
    field === 'kind' ? [{ kind: value, ...(locator.pages ? { pages: locator.pages } : {}) }] : [],
  );
}

export interface Corrected {
  facts: Facts;
  /** Ids of corrections that a later one of the same place stands for, and of those that fit nowhere. */
  replaced: Set<number>;
  misfits: Set<number>;
}

/**
 * Facts with corrections laid over them, oldest first: the last of each place counts. `facts` were read with the kinds
 * of `kindsOf` and the answers of `findAnswers` already; `read` are those before, for what was read. What fits nowhere is a warning. Totals are checked
 * again against the lines as they are now.
 */
export function applyCorrections(
  facts: Facts,
  corrections: readonly KeptCorrection[],
  about: { read: Facts; pages: number },
): Corrected {
  const overlay = new Overlay(structuredClone(facts), about);
  // Columns before lines, lines before figures: a figure's place is found by both.
  for (const field of ['kind', 'association', 'answer', 'column', 'line', 'amount'] as const)
    for (const correction of corrections) if (correction.field === field) overlay.lay(correction);
  return overlay.result();
}

type Target = Pick<Correctable, 'partId' | 'columnId' | 'lineId' | 'pages' | 'was' | 'source'>;

class Overlay {
  private readonly laid = new Map<string, Correctable>();
  private readonly misfits = new Set<number>();
  private readonly replaced = new Set<number>();
  /** Lines that are none stay until all is laid: a later word may bring one back. */
  private readonly dropped = new Map<string, Set<string>>();
  private readonly before: Facts;

  constructor(
    private readonly facts: Facts,
    private readonly about: { read: Facts; pages: number },
  ) {
    this.before = structuredClone(facts);
  }

  lay(correction: KeptCorrection): void {
    const target = this.target(correction);
    if (!target) {
      this.misfits.add(correction.id);
      this.facts.warnings.push({
        code: 'correction_does_not_fit',
        message: `Your correction of '${correction.about}' fits nowhere in this reading of the document and is not used. Please make it again where it belongs.`,
      });
      return;
    }
    const { id, field, value, about } = correction;
    const places = [target.partId, target.columnId, target.lineId, target.pages?.join('-')];
    const key = [field, ...places, correction.locator.question].join('|');
    const before = this.laid.get(key);
    if (before) this.replaced.add(before.id);
    const was = before ? before.was : target.was;
    this.laid.delete(key);
    this.laid.set(key, { ...target, id, field, value, about, was });
  }

  result(): Corrected {
    for (const part of this.facts.parts) {
      const gone = this.dropped.get(part.id);
      if (part.kind !== 'budget') continue;
      if (gone) part.lines = part.lines.filter(({ id }) => !gone.has(id));
      if (![...this.laid.values()].some(({ partId }) => partId === part.id)) continue;
      recheckTotals(this.facts, part);
      recheckReconciliation(part, this.partBefore(part));
    }
    const corrections = [...this.laid.values()].sort((a, b) => a.id - b.id);
    return {
      facts: corrections.length > 0 ? { ...this.facts, corrections } : this.facts,
      replaced: this.replaced,
      misfits: this.misfits,
    };
  }

  private target(correction: KeptCorrection): Target | undefined {
    const { locator } = correction;
    if (correction.field === 'kind') return this.kind(locator);
    if (correction.field === 'association') return this.association(correction.value);
    if (correction.field === 'answer') return this.answer(correction);
    const found = findPart(this.facts, locator);
    if (!found) return undefined;
    const { part } = found;
    const column = locator.column && findColumn(part, locator.column);
    const line = locator.line && findLine(part, locator.line);
    if (correction.field === 'column') return column && this.column(part, column, correction.value);
    if (correction.field === 'line') return line && this.line(part, line, correction.value);
    return line && column && this.amount({ part, line, column, value: correction.value });
  }

  private kind({ pages }: Locator): Target | undefined {
    if (!pages) return { was: this.about.read.kind };
    return pages[0] > this.about.pages ? undefined : { was: null, pages };
  }

  private association(value: string): Target | undefined {
    const { association } = this.facts;
    if (!association) return undefined;
    this.facts.association = withAssociation(association, value);
    return { was: association.value, source: association.source };
  }

  private answer(correction: Extract<KeptCorrection, { field: 'answer' }>): Target | undefined {
    const asked = markAnswered(this.facts, correction);
    if (!asked) return undefined;
    const source = 'question' in asked ? asked.question.at[0] : undefined;
    return { partId: asked.partId, was: null, ...(source ? { source } : {}) };
  }

  private partBefore(part: BudgetPart): BudgetPart | undefined {
    return this.before.parts.find((one): one is BudgetPart => one.kind === 'budget' && one.id === part.id);
  }

  private column(part: BudgetPart, column: BudgetColumn, value: Role): Target {
    const was = { role: column.role, year: column.year ?? null };
    const yearBefore = column.year;
    column.role = value.role;
    if (value.year === null) delete column.year;
    else column.year = value.year;
    correctColumnMeaning(column, yearBefore);
    return { partId: part.id, columnId: column.id, was };
  }

  private line(part: BudgetPart, line: BudgetLine, value: BudgetLine['type'] | 'none'): Target {
    const was = line.type;
    const gone = this.dropped.get(part.id) ?? new Set();
    this.dropped.set(part.id, gone);
    if (value === 'none') gone.add(line.id);
    else gone.delete(line.id);
    if (value !== 'none') line.type = value;
    correctRowRole(part, line.id, value);
    const source = Object.values(line.cells)[0]?.source;
    return { partId: part.id, lineId: line.id, was, ...(source ? { source } : {}) };
  }

  private amount(of: {
    part: BudgetPart;
    line: BudgetLine;
    column: BudgetColumn;
    value: string;
  }): Target | undefined {
    const { part, line, column, value } = of;
    const cell = line.cells[column.id];
    const beside = Object.values(line.cells)[0];
    if (!cell && !beside) return undefined;
    const source = cell?.source ?? withoutCell(beside!.source);
    line.cells[column.id] = { value, raw: cell?.raw ?? '', source, confidence: 1, by: 'person' };
    correctRowAmount(part, line, column.id);
    return { partId: part.id, lineId: line.id, columnId: column.id, was: cell?.value ?? null, source };
  }
}

/** A document's association as a person knows it; where the document names another one stays its source. */
export function withAssociation(
  { raw, source }: NonNullable<Facts['association']>,
  value: string,
): NonNullable<Facts['association']> {
  return { value, raw, source, confidence: 1, by: 'person' };
}

type Role = { role: BudgetColumn['role']; year: number | null };

/** A blank cell has no box of its own: the line is what was looked at. */
function withoutCell({
  cell: _cell,
  box: _box,
  ...line
}: Correctable['source'] & object): NonNullable<Correctable['source']> {
  return line;
}

function columnInWords({ label, role, year }: BudgetColumn): string {
  return label || [year, role].filter(Boolean).join(' ');
}

function pagesInWords([first, last]: [number, number]): string {
  return first === last ? `Page ${first}` : `Pages ${first} to ${last}`;
}
