import type { Device } from './device';
import { toCents, toDecimalString } from '@hoa/budget-math';
import type { BudgetPart, Part, Question } from '@hoa/contracts';

type Flow = 'income' | 'expense';

/** Totals that the document prints, by column and flow, where they are not what the lines add up to. */
export interface Printed {
  [columnId: string]: Partial<Record<Flow, string>>;
}

/** Makes a part of schema 1 a part of schema 2: its lines are its rows, and its totals tie unless `printed` differs. */
export function makeStatement(part: Part, printed: Printed = {}): BudgetPart {
  if (part.kind !== 'budget') throw new Error('Only a budget is a statement.');
  const flowOf = ({ type }: BudgetPart['lines'][number]): Flow => (type === 'income' ? 'income' : 'expense');
  const sum = (columnId: string, flow: Flow) =>
    part.lines
      .filter((line) => flowOf(line) === flow)
      .reduce((cents, { cells }) => cents + toCents(cells[columnId]?.value ?? '0.00'), 0);
  const source = Object.values(part.lines[0]!.cells)[0]!.source;
  return Object.assign(part, {
    schema: 2 as const,
    rows: part.lines.map((line) => ({
      id: `r-${line.id}`,
      role: 'line' as const,
      fund: 'operating' as const,
      flow: flowOf(line),
      section: [],
      description: line.description,
      cells: line.cells,
      confidence: 1,
      lineId: line.id,
      source,
    })),
    sections: [],
    identities: [],
    questions: [],
    reconciliation: part.columns.flatMap(({ id: columnId }) =>
      (['income', 'expense'] as const).map((flow) => {
        const interpreted = toDecimalString(sum(columnId, flow));
        const value = printed[columnId]?.[flow] ?? interpreted;
        return {
          columnId,
          fund: 'all' as const,
          flow,
          interpreted,
          printed: { value, raw: value, source, confidence: 1, by: 'rules' as const },
          status: value === interpreted ? ('ties' as const) : ('off' as const),
        };
      }),
    ),
  });
}

/** A question whose first answer keeps the income of a column as it is, and whose second changes it to `other`. */
export function makeQuestion(
  part: BudgetPart,
  columnId: string,
  other: string,
  more: Partial<Question> = {},
): Question {
  const income = part.reconciliation!.find((one) => one.columnId === columnId && one.flow === 'income')!;
  const total = (interpreted: string) => [{ columnId, flow: 'income' as const, interpreted }];
  return {
    id: 'q-transfer',
    partId: part.id,
    prompt: "'Transfer from checking' ($5,000) is not in any printed total. What is it?",
    at: [Object.values(part.lines[0]!.cells)[0]!.source],
    effect: toDecimalString(Math.abs(toCents(income.interpreted) - toCents(other))),
    answers: [
      { id: 'income', label: 'Count it as income.', totals: total(income.interpreted) },
      { id: 'leave-out', label: 'Leave it out.', totals: total(other) },
    ],
    ...more,
  };
}

/** Parameters for 2027 of a small association. */
export async function createElmCourt(device: Device): Promise<{ parametersId: number }> {
  const { id } = await device.call('createParameters', {
    body: {
      year: 2027,
      associationName: 'Elm Court',
      location: 'Ohio',
      units: 12,
      propertyType: 'Condominium',
    },
  });
  return { parametersId: id };
}
