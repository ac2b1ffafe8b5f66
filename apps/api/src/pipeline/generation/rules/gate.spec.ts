import type { BudgetPart } from '@hoa/contracts';
import { column, Paper } from '../../../../test/facts';
import { makeQuestion, makeStatement, type Printed } from '../../../../test/support/statement';
import { findDifferences } from './gate';
import type { GenerationDocument, PriorFigure } from './types';

const columns = () => [column('old', 'actual', 2025), column('base', 'budget', 2026)];

/** A statement with two years; `edit` changes what was understood of it. */
function statement(
  printed: Printed = {},
  edit: (part: BudgetPart) => void = () => undefined,
): GenerationDocument {
  return new Paper(7, 'budget.pdf')
    .budget(columns(), [
      ['4000', 'Dues', 'income', '900.00', '1000.00'],
      ['7820', 'Water', 'expense', '300.00', '400.00'],
    ])
    .edit((part) => edit(makeStatement(part, printed)))
    .document();
}

/** The lines of a budget whose figures come from these columns. */
function linesFrom({ facts }: GenerationDocument, ...columns: string[]) {
  return facts!.parts.flatMap((part) =>
    part.kind === 'budget'
      ? part.lines.flatMap(({ cells }) =>
          columns.map((id) => ({ previous: { source: cells[id]!.source } as PriorFigure, sources: [] })),
        )
      : [],
  );
}

const kindsIn = (document: GenerationDocument, ...columns: string[]) =>
  findDifferences([document], { lines: linesFrom(document, ...columns), budgetYear: 2027 }).differences.map(
    ({ kind, columnId }) => `${kind} ${columnId ?? ''}`.trim(),
  );

describe('the gate', () => {
  it('is open where the totals of the base column tie', () => {
    expect(kindsIn(statement(), 'base')).toEqual([]);
  });

  it('stops at a base column whose lines do not add up to the printed total, and states both', () => {
    const document = statement({ base: { income: '990.00' } });
    const { differences } = findDifferences([document], {
      lines: linesFrom(document, 'base'),
      budgetYear: 2027,
    });
    expect(differences).toEqual([
      {
        kind: 'off',
        documentId: 7,
        documentName: 'budget.pdf',
        partId: 'p0',
        columnId: 'base',
        column: '2026 budget',
        flow: 'income',
        interpreted: '1000.00',
        printed: '990.00',
        message: 'budget.pdf, 2026 budget: the income lines add up to $1,000, but the document prints $990.',
      },
    ]);
  });

  it('ignores columns that no figure of the budget comes from', () => {
    const document = statement({ old: { income: '1.00' } }, (part) => {
      part.columns[0]!.doubt = 'Its year is unknown.';
      part.questions = [makeQuestion(part, 'old', '5.00')];
    });
    expect(kindsIn(document, 'base')).toEqual([]);
    expect(kindsIn(document, 'old')).toEqual(['off old', 'open-question old']);
  });

  it('adds up the lines itself, whatever changed them after the totals were compared', () => {
    const document = statement({}, (part) => {
      part.lines[0]!.cells.base = { ...part.lines[0]!.cells.base!, value: '1500.00', by: 'model' };
    });
    const { differences } = findDifferences([document], {
      lines: linesFrom(document, 'base'),
      budgetYear: 2027,
    });
    expect(differences).toMatchObject([
      { kind: 'off', flow: 'income', interpreted: '1500.00', printed: '1000.00' },
    ]);
    const corrected = statement({ base: { income: '990.00' } }, (part) => {
      part.lines[0]!.cells.base = { ...part.lines[0]!.cells.base!, value: '990.00', by: 'model' };
    });
    expect(kindsIn(corrected, 'base')).toEqual([]);
  });

  it.each([true, false])(
    'takes expenses printed below zero as spent, where a total is printed: %s',
    (isPrinted) => {
      const document = statement({}, (part) => {
        part.lines[1]!.cells.base = { ...part.lines[1]!.cells.base!, value: '-400.00' };
        const total = part.reconciliation!.find(
          ({ columnId, flow }) => columnId === 'base' && flow === 'expense',
        )!;
        if (!isPrinted) delete total.printed;
      });
      expect(kindsIn(document, 'base')).toEqual([]);
    },
  );

  it('stops where lines changed and no total is printed', () => {
    const document = statement({}, (part) => {
      for (const total of part.reconciliation!) {
        delete total.printed;
        total.status = 'not-printed';
      }
      part.lines[1]!.type = 'income';
    });
    expect(kindsIn(document, 'base')).toEqual(['off base', 'off base']);
    expect(kindsIn(statement(), 'base')).toEqual([]);
  });

  it('names a total among the lines that is off, where none is printed over all of them', () => {
    const document = statement({}, (part) => {
      for (const total of part.reconciliation!) {
        delete total.printed;
        total.status = total.flow === 'income' ? 'off' : 'not-printed';
      }
    });
    const { differences } = findDifferences([document], {
      lines: linesFrom(document, 'base'),
      budgetYear: 2027,
    });
    expect(differences.map(({ message }) => message)).toEqual([
      'budget.pdf, 2026 budget: the income lines add up to $1,000, but a total printed among them does not agree with its lines.',
    ]);
  });

  it('stops at a doubtful base column', () => {
    const document = statement({}, (part) => {
      part.columns[1]!.doubt = 'Its year is unknown.';
    });
    expect(kindsIn(document, 'base')).toEqual(['doubt base']);
  });

  it('reads as before what an older reader understood', () => {
    const document = statement({ base: { income: '990.00' } }, (part) => delete part.schema);
    expect(kindsIn(document, 'base')).toEqual([]);
  });

  it('stops at an open question that changes the base column, and passes an answered one', () => {
    const ask = (answered?: string) =>
      statement({}, (part) => {
        part.questions = [makeQuestion(part, 'base', '500.00', answered ? { answered } : {})];
      });
    expect(kindsIn(ask(), 'base')).toEqual(['open-question base']);
    expect(kindsIn(ask('income'), 'base')).toEqual([]);
  });

  it('passes an open question whose answers leave the totals of the base column alone', () => {
    const document = statement({}, (part) => {
      part.questions = [makeQuestion(part, 'base', '1000.00')];
    });
    expect(kindsIn(document, 'base')).toEqual([]);
  });

  it('asks about a column that nothing could be used of without the answer', () => {
    const document = statement({}, (part) => {
      part.questions = [makeQuestion(part, 'base', '500.00')];
    });
    expect(kindsIn(document)).toEqual(['open-question base']);
  });

  it('returns the questions with their document, largest effect first', () => {
    const document = statement({}, (part) => {
      part.questions = [
        makeQuestion(part, 'base', '999.00', { id: 'q-small' }),
        makeQuestion(part, 'base', '100.00', { id: 'q-large' }),
      ];
    });
    const { questions } = findDifferences([document], {
      lines: linesFrom(document, 'base'),
      budgetYear: 2027,
    });
    expect(questions.map(({ id, documentId, documentName }) => [id, documentId, documentName])).toEqual([
      ['q-large', 7, 'budget.pdf'],
      ['q-small', 7, 'budget.pdf'],
    ]);
  });

  it('does not choose between rival proposals', () => {
    const document = statement({}, (part) => {
      part.columns = [column('old', 'budget', 2026), column('base', 'budget', 2026)];
      part.columns.forEach((one, index) => (one.alternative = index + 1));
    });
    expect(kindsIn(document, 'base')).toEqual(['rivals base']);
  });

  it('stops at a statement without lines, and at a base column without lines', () => {
    const none = statement({}, (part) => {
      part.lines = [];
    });
    expect(kindsIn(none)).toEqual(['no-lines']);
    const blank = statement({}, (part) => {
      part.lines = part.lines.map((line) => ({ ...line, cells: { old: line.cells.old! } }));
    });
    expect(kindsIn(blank, 'old')).toEqual(['no-lines base']);
    // A column of the year that is budgeted is not needed.
    const proposal = statement({}, (part) => {
      part.columns[1]!.year = 2027;
      part.lines = part.lines.map((line) => ({ ...line, cells: { old: line.cells.old! } }));
    });
    expect(kindsIn(proposal, 'old')).toEqual([]);
  });
});
