import { accountNumber, normaliseWords } from '@hoa/budget-math';
import type { BudgetItem, BudgetPart, LineYear } from '@hoa/contracts';
import type { ChatContext } from '../context';

/** A line as years are compared by it. */
export type YearsLine = Pick<
  BudgetItem,
  | 'id'
  | 'description'
  | 'glCode'
  | 'category'
  | 'type'
  | 'fund'
  | 'basis'
  | 'method'
  | 'proposedBudget'
  | 'previousYear'
  | 'previousYearKnown'
  | 'previousYearOf'
  | 'previousBasis'
> & { note?: string };

const BASES: Readonly<Record<string, 'adopted' | 'actual' | 'projected'>> = {
  budget: 'adopted',
  actual: 'actual',
  projected: 'projected',
};

/**
 * Lines of the documents that the budget does not have, such as what was paid once: without them an earlier year's total would
 * not be what its document prints. Their ids are below zero.
 */
export function goneLines({ facts, items }: Pick<ChatContext, 'facts' | 'items'>): YearsLine[] {
  const present = new Set(items.flatMap((item) => keysOf(item)));
  const gone = new Map<string, YearsLine>();
  for (const part of facts.flatMap(({ parts }) => parts))
    if (part.kind === 'budget')
      for (const line of part.lines) {
        const keys = keysOf(line);
        const [key = ''] = keys;
        if (keys.some((one) => present.has(one)) || gone.has(key)) continue;
        const history = historyOf(line, part);
        if (history.length > 0) gone.set(key, goneLine(line, { history, id: -1 - gone.size }));
      }
  return [...gone.values()];
}

function goneLine(
  line: BudgetPart['lines'][number],
  { history, id }: { history: LineYear[]; id: number },
): YearsLine {
  return {
    id,
    description: line.description,
    glCode: line.glCode ?? '',
    category: line.section,
    type: line.type === 'income' ? 'income' : 'expense',
    fund: line.fund ?? 'operating',
    basis: 'document',
    method: { history },
    ...(line.note === undefined ? {} : { note: line.note }),
    proposedBudget: '0.00',
    previousYear: '0.00',
    previousYearKnown: false,
    previousYearOf: null,
    previousBasis: 'unknown',
  };
}

function keysOf({
  glCode,
  description,
  type,
}: {
  glCode?: string | undefined;
  description: string;
  type: string;
}) {
  const side = type === 'income' ? 'income' : 'expense';
  const code = accountNumber(glCode);
  return [...(code === undefined ? [] : [`${side} ${code}`]), `${side} ${normaliseWords(description)}`];
}

/** The years of a line by its columns. A figure that two readings differ on says nothing. */
function historyOf(line: BudgetPart['lines'][number], { columns }: BudgetPart): LineYear[] {
  const years = new Map<number, LineYear>();
  for (const { id, year, role } of columns) {
    const cell = line.cells[id];
    const basis = BASES[role];
    if (year === undefined || !basis || !cell || cell.rival) continue;
    years.set(year, { ...(years.get(year) ?? { year, label: String(year) }), [basis]: cell.value });
  }
  return [...years.values()];
}
