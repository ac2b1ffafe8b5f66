import type { BudgetPart, Facts, OwnershipPart } from '@hoa/contracts';
import fc from 'fast-check';
import { budgetPaper, budgetPart, declarationPaper, towersPaper } from '../testing/papers';
import { cited, perfectFacts, warning } from '../testing/perfect';
import type { BudgetScore } from './budget';
import { scoreDocument } from './document';
import type { OwnershipScore } from './ownership';

/** The budget's score after an error was planted in what a perfect reader reads. */
function budget(plant: (part: BudgetPart, facts: Facts) => void): BudgetScore {
  const facts = perfectFacts(budgetPaper);
  plant(facts.parts[0] as BudgetPart, facts);
  return scoreDocument(budgetPaper, facts).budget!;
}

function shares(
  plant: (parts: OwnershipPart[], facts: Facts) => void,
  paper = declarationPaper,
): OwnershipScore {
  const facts = perfectFacts(paper);
  plant(facts.parts as OwnershipPart[], facts);
  return scoreDocument(paper, facts).ownership!;
}

describe('an error planted in a budget', () => {
  it('a perfect reading has none', () => {
    const score = budget(() => undefined);
    expect(score).toMatchObject({
      lines: { right: 5, missed: 0, invented: 0 },
      cells: { right: 9, missed: 0, invented: 0 },
      roles: { right: 2, of: 2 },
      years: { right: 2, of: 2 },
      sections: { right: 5, of: 5 },
      types: { right: 5, of: 5 },
      codes: { right: 5, of: 5 },
      totals: { right: 2, of: 2 },
      warned: { right: 1, of: 1 },
      falseAlarms: 0,
      silent: false,
      notes: [],
    });
    expect(score.judged.every(({ right }) => right)).toBe(true);
  });

  it('lines that are dropped are missed with all their amounts, however many', () => {
    fc.assert(
      fc.property(fc.subarray([0, 1, 2, 3, 4]), (kept) => {
        const score = budget((part) => (part.lines = kept.map((i) => part.lines[i]!)));
        const amounts = kept.reduce((sum, i) => sum + Object.keys(budgetPart.lines[i]!.cells).length, 0);
        expect(score.lines).toEqual({ right: kept.length, missed: 5 - kept.length, invented: 0 });
        expect(score.cells).toEqual({ right: amounts, missed: 9 - amounts, invented: 0 });
      }),
    );
  });

  it('a total taken for a line, and a line read twice, are invented with their amounts', () => {
    const total = budget((part) =>
      part.lines.push({ ...part.lines[0]!, id: 'x', description: 'Total Expenses' }),
    );
    expect(total).toMatchObject({ lines: { right: 5, missed: 0, invented: 1 }, cells: { invented: 2 } });
    expect(total.judged.filter(({ right }) => !right)).toHaveLength(2);
    const twice = budget((part) => part.lines.push({ ...part.lines[2]!, id: 'x' }));
    expect(twice.lines).toEqual({ right: 5, missed: 0, invented: 1 });
  });

  it('a heading glued to a description is another line', () => {
    const score = budget((part) => (part.lines[2]!.description = 'Grounds and Common Areas Landscaping'));
    expect(score.lines).toEqual({ right: 4, missed: 1, invented: 1 });
  });

  it('a cent, a lost amount and an amount in an empty cell are seen', () => {
    expect(budget((part) => (part.lines[1]!.cells['a'] = cited('12000.01'))).cells).toEqual({
      right: 8,
      missed: 1,
      invented: 1,
    });
    expect(budget((part) => delete part.lines[1]!.cells['a']).cells).toEqual({
      right: 8,
      missed: 1,
      invented: 0,
    });
    expect(budget((part) => (part.lines[3]!.cells['a'] = cited('0.00'))).cells).toEqual({
      right: 9,
      missed: 0,
      invented: 1,
    });
  });

  it('a dash is nothing or zero, and no other amount', () => {
    const dashed = {
      ...budgetPaper,
      parts: [
        {
          ...budgetPart,
          lines: budgetPart.lines.map((line, i) => (i === 3 ? { ...line, dashes: ['a'] } : line)),
        },
      ],
    };
    const read = (value: string) => {
      const facts = perfectFacts(dashed);
      (facts.parts[0] as BudgetPart).lines[3]!.cells['a'] = cited(value);
      return scoreDocument(dashed, facts).budget!;
    };
    expect(read('0.00').cells).toEqual({ right: 9, missed: 0, invented: 0 });
    expect(read('5.00').cells).toEqual({ right: 9, missed: 0, invented: 1 });
  });

  it("amounts of one line in each other's columns are two errors", () => {
    const score = budget(({ lines }) => {
      const { cells } = lines[1]!;
      lines[1]!.cells = { a: cells['b']!, b: cells['a']! };
    });
    expect(score.cells).toEqual({ right: 7, missed: 2, invented: 2 });
  });

  it("roles in each other's place are wrong, and so is every fact below them", () => {
    const score = budget(({ columns }) => {
      [columns[0]!.role, columns[1]!.role] = [columns[1]!.role, columns[0]!.role];
    });
    expect(score.roles).toEqual({ right: 0, of: 2 });
    expect(score.cells.right).toBe(9);
    expect(score.judged.some(({ right }) => right)).toBe(false);
  });

  it('a wrong year, and a column that the document does not have, are wrong', () => {
    expect(budget(({ columns }) => (columns[1]!.year = 2025)).years).toEqual({ right: 1, of: 2 });
    const more = budget(({ columns, lines }) => {
      columns.push({ id: 'c', label: 'Units', role: 'other' });
      lines[0]!.cells['c'] = cited('88.00');
    });
    expect(more.roles).toEqual({ right: 2, of: 3 });
    expect(more.cells.invented).toBe(1);
  });

  it('a type, a section and an account number are compared', () => {
    const score = budget(({ lines }) => {
      lines[0]!.type = 'expense';
      lines[1]!.section = 'Utilities';
      delete lines[2]!.glCode;
    });
    expect([score.types, score.sections, score.codes]).toEqual(Array(3).fill({ right: 4, of: 5 }));
  });

  it('a total is judged by its verdict, warned of by its figure, and a false alarm is one', () => {
    const blind = budget(({ totals }, facts) => {
      totals[1]!.foots = true;
      facts.warnings = [warning('A total prints 31225.75, but its lines add to something else.', 1)];
    });
    expect(blind).toMatchObject({ totals: { right: 1, of: 2 }, warned: { right: 0, of: 1 }, falseAlarms: 0 });
    expect(budget(({ totals }) => (totals[0]!.foots = false)).falseAlarms).toBe(1);
    expect(budget(({ totals }) => totals.pop()).totals).toEqual({ right: 1, of: 2 });
  });

  it('a wrong amount is silent only where no warning and no total gives it away', () => {
    const wrong = (part: BudgetPart, facts: Facts): void => {
      part.lines[1]!.cells['a'] = cited('9.99');
      part.totals.forEach((total) => (total.foots = true));
      facts.warnings = [];
    };
    expect(budget(wrong).silent).toBe(true);
    expect(budget((part, facts) => (wrong(part, facts), facts.warnings.push(warning('Look.')))).silent).toBe(
      false,
    );
    expect(budget((part, facts) => (wrong(part, facts), (part.totals[0]!.foots = false))).silent).toBe(false);
    expect(budget((_, facts) => (facts.warnings = [])).silent).toBe(false);
  });
});

describe('an error planted in a table of shares', () => {
  it('a perfect reading has none', () => {
    expect(shares(() => undefined, towersPaper)).toMatchObject({
      rows: { right: 8, missed: 0, invented: 0 },
      sums: { right: 2, of: 2 },
      inForce: { right: 2, of: 2 },
      wrong: 0,
      silent: 0,
      notes: [],
    });
  });

  it('a share that is off, a row that is lost and one that is invented make the table wrong and silent', () => {
    const off = shares(([part]) => (part!.shares[1]!.share = cited({ n: '20001', d: '100000' })));
    expect(off).toMatchObject({ rows: { right: 3, missed: 1, invented: 1 }, wrong: 1, silent: 1 });
    const lost = shares(([part]) => part!.shares.pop());
    expect(lost).toMatchObject({ rows: { right: 3, missed: 1, invented: 0 }, wrong: 1, silent: 1 });
    const more = shares(([part]) => part!.shares.push({ unit: '105', share: cited({ n: '1', d: '10' }) }));
    expect(more).toMatchObject({ rows: { right: 4, missed: 0, invented: 1 }, wrong: 1, silent: 1 });
    expect(more.judged.filter(({ right }) => !right)).toHaveLength(1);
  });

  it('a fraction is compared exactly, whatever its terms', () => {
    expect(shares(([part]) => (part!.shares[1]!.share = cited({ n: '1', d: '5' }))).rows.right).toBe(4);
  });

  it('a sum that is off is an error of its own', () => {
    const score = shares(([part]) => (part!.sum = { n: '9999', d: '100' }));
    expect(score).toMatchObject({ rows: { right: 4 }, sums: { right: 0, of: 1 }, wrong: 1, silent: 1 });
  });

  it('a warning at the table breaks the silence, one at the other table does not', () => {
    const drop = (page: number) =>
      shares(([first], facts) => {
        first!.shares.pop();
        facts.warnings.push(warning('The shares do not add to 100 %.', page));
      }, towersPaper);
    expect(drop(1)).toMatchObject({ wrong: 1, silent: 0 });
    expect(drop(2)).toMatchObject({ wrong: 1, silent: 1 });
  });

  it('a warning without a place has to speak of shares', () => {
    const drop = (message: string) =>
      shares(([part], facts) => {
        part!.shares.pop();
        facts.warnings.push(warning(message));
      }).silent;
    expect(drop('The units add to 99 %.')).toBe(0);
    expect(drop('The file was saved by an old program.')).toBe(1);
  });

  it('a table that is missed counts with its rows, its sum and its silence', () => {
    const score = shares((parts, facts) => (facts.parts = parts.slice(0, 1)), towersPaper);
    expect(score).toMatchObject({
      rows: { right: 4, missed: 4, invented: 0 },
      sums: { right: 1, of: 2 },
      inForce: { right: 1, of: 2 },
      wrong: 1,
      silent: 1,
    });
  });

  it('a table that is invented counts too', () => {
    const score = shares((parts, facts) => {
      facts.parts.push({
        ...parts[0]!,
        pages: [4, 4],
        shares: [{ unit: 'Quorum', share: cited({ n: '2', d: '3' }) }],
      });
    });
    expect(score).toMatchObject({ rows: { right: 4, missed: 0, invented: 1 }, wrong: 1, silent: 1 });
  });

  it('a table in force that is taken for a replaced one is wrong', () => {
    expect(shares(([part]) => (part!.inForce = false)).inForce).toEqual({ right: 0, of: 1 });
  });

  it('each flaw of the document needs a warning that speaks of it', () => {
    const flawed = {
      ...declarationPaper,
      parts: [{ ...declarationPaper.parts[0]!, flaws: ['gap', 'duplicate'] }],
    } as typeof declarationPaper;
    expect(shares(() => undefined, flawed).flaws).toEqual({ right: 2, of: 2 });
    const half = shares((_, facts) => (facts.warnings = [warning('Unit 103 is listed twice.', 1)]), flawed);
    expect(half.flaws).toEqual({ right: 1, of: 2 });
  });
});
