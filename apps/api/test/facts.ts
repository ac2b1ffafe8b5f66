import type {
  BudgetColumn,
  BudgetLine,
  Citation,
  Cited,
  ContractPart,
  Facts,
  InsurancePart,
  Part,
} from '@hoa/contracts';
import type { GenerationDocument } from '../src/pipeline/generation/rules/types';

/** Builders of facts: each value cites a place in the document that it is built into. */
export class Paper {
  private line = 0;
  private readonly parts: Part[] = [];

  constructor(
    readonly id: number,
    readonly name: string,
  ) {}

  cite(quote: string): Citation {
    this.line += 1;
    return {
      documentId: this.id,
      documentName: this.name,
      readingId: `reading-${this.id}`,
      page: 1,
      line: this.line,
      quote,
    };
  }

  cited<T>(value: T, more: Partial<Cited<T>> = {}): Cited<T> {
    return {
      value,
      raw: String(value),
      source: this.cite(String(value)),
      confidence: 0.95,
      by: 'rules',
      ...more,
    };
  }

  /** `rows`: [code, description, type, ...amounts by column]; an empty amount is a blank cell. */
  budget(
    columns: BudgetColumn[],
    rows: [string, string, BudgetLine['type'], ...string[]][],
    section = '',
  ): this {
    const lines = rows.map(([glCode, description, type, ...amounts], index) => ({
      id: `l${index}`,
      ...(glCode ? { glCode } : {}),
      description,
      section,
      type,
      cells: Object.fromEntries(
        columns.flatMap((column, at) => (amounts[at] ? [[column.id, this.cited(amounts[at])]] : [])),
      ),
    }));
    this.parts.push({
      id: `p${this.parts.length}`,
      pages: [1, 1],
      kind: 'budget',
      columns,
      lines,
      totals: [],
    });
    return this;
  }

  /** A contract with a fee each month, whose terms beyond that are `more`. */
  monthly(
    [vendor, service, amount, start]: [vendor: string, service: string, amount: string, start: string],
    more: Partial<ContractPart> = {},
  ): this {
    return this.contract({
      vendor: this.cited(vendor),
      service: this.cited(service),
      fee: this.cited({ amount, period: 'month' as const }),
      start: this.cited(start),
      ...more,
    });
  }

  contract(part: Omit<ContractPart, 'id' | 'pages' | 'kind' | 'surcharges'>): this {
    this.parts.push({
      id: `p${this.parts.length}`,
      pages: [1, 1],
      kind: 'contract',
      surcharges: [],
      ...part,
    });
    return this;
  }

  insurance(part: Pick<InsurancePart, 'period' | 'total'> & { premiums: Record<string, string> }): this {
    const premiums = Object.entries(part.premiums).map(([line, amount]) => ({
      line,
      premium: this.cited(amount),
    }));
    this.parts.push({
      id: `p${this.parts.length}`,
      pages: [1, 1],
      kind: 'insurance',
      deductibles: [],
      ...part,
      premiums,
    });
    return this;
  }

  reserve(contribution: string): this {
    this.parts.push({
      id: `p${this.parts.length}`,
      pages: [1, 1],
      kind: 'reserve',
      components: [],
      contribution: this.cited(contribution),
    });
    return this;
  }

  /** Changes the last budget part in place: for notes, rivals and other rarities. */
  edit(change: (part: Part) => void): this {
    const part = this.parts.at(-1);
    if (part) change(part);
    return this;
  }

  document(): GenerationDocument {
    const facts: Facts = {
      schema: 1,
      documentId: this.id,
      readingId: `reading-${this.id}`,
      status: 'ready',
      kind: this.parts[0]?.kind === 'budget' ? 'budget' : 'other',
      confidence: 1,
      reader: { engine: 'test', version: '1' },
      parts: this.parts,
      warnings: [],
    };
    return { id: this.id, name: this.name, facts };
  }
}

export const column = (id: string, role: BudgetColumn['role'], year?: number): BudgetColumn => ({
  id,
  label: `${year ?? ''} ${role}`,
  role,
  ...(year === undefined ? {} : { year }),
});
