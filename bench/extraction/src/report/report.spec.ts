import type { BudgetPart } from '@hoa/contracts';
import type { Truth } from '@hoa/bench-associations';
import { scoreDocument, type DocumentScore } from '../score/document';
import { budgetPaper, contractPaper, declarationPaper } from '../testing/papers';
import { cited, perfectFacts } from '../testing/perfect';
import { besideReport } from './beside';
import { reportOf } from './report';
import { ratio, tallied } from './table';

const scored = (truth: Truth, more: Partial<DocumentScore> = {}): DocumentScore => ({
  ...scoreDocument(truth, perfectFacts(truth)),
  pages: 1,
  ...more,
});

/** A budget read with one amount that is wrong, of which the reader was quite sure. */
function wrong(medium: Truth['medium']): DocumentScore {
  const truth = { ...budgetPaper, medium };
  const facts = perfectFacts(truth);
  (facts.parts[0] as BudgetPart).lines[0]!.cells['a'] = cited('1.00', 0.95);
  return { ...scoreDocument(truth, facts), pages: 2 };
}

const rowOf = (report: string, name: string): string | undefined =>
  report.split('\n').find((row) => row.startsWith(`| ${name} |`));

describe('the report', () => {
  it('has the counts beside every ratio, a column a medium', () => {
    const report = reportOf([scored(budgetPaper), wrong('scan')]);
    expect(rowOf(report, 'budgets and actuals')).toBe('| budgets and actuals | text | scan | all |');
    expect(rowOf(report, 'amounts of the paper read exactly')).toBe(
      '| amounts of the paper read exactly | 1.0000 (9/9) | 0.8889 (8/9) | 0.9444 (17/18) |',
    );
    expect(rowOf(report, 'line items, F1')).toContain('1.0000 (10 right, 0 missed, 0 invented) |');
  });

  it('counts what would be accepted without a look and is wrong', () => {
    const report = reportOf([wrong('text')]);
    // Nine cells and the association, of which one cell is wrong.
    expect(rowOf(report, 'accepted without a look (0.9 and more)')).toContain('| 0.9000 (9/10) |');
    expect(rowOf(report, 'of them wrong')).toBe('| of them wrong | 1 | 0 | 1 |');
    expect(rowOf(report, '0.95 to 1')).toContain('0.8889 (8/9), said 0.986');
  });

  it('has seconds and memory only of what was measured', () => {
    expect(reportOf([scored(contractPaper)])).not.toContain('| cost |');
    const report = reportOf([
      scored(contractPaper, { pages: 3, seconds: 1.5, megabytes: 120 }),
      scored(declarationPaper, { pages: 1, seconds: 0.5, megabytes: 200 }),
      scored(budgetPaper, { pages: 9 }),
    ]);
    expect(rowOf(report, 'seconds a page')).toBe('| seconds a page | 0.500 |');
    expect(rowOf(report, 'peak MB, worst document')).toBe('| peak MB, worst document | 200 |');
    expect(rowOf(report, 'peak MB a page')).toBe('| peak MB a page | 80 |');
  });

  it('never rounds up to all', () => {
    expect(ratio({ right: 99_999, of: 100_000 })).toBe('under 1 (99999/100000)');
    expect(ratio({ right: 3, of: 3 })).toBe('1.0000 (3/3)');
    expect(ratio({ right: 0, of: 0 })).toBe('-');
    expect(tallied({ right: 50_000, missed: 1, invented: 0 })).toMatch(/^under 1 /);
  });

  it('puts another way to the pages beside ours, over the same documents', () => {
    const report = besideReport([
      { name: 'tesseract', absent: [], ours: [scored(budgetPaper)], theirs: [wrong('text')] },
    ]);
    expect(rowOf(report, 'the same rules on')).toBe('| the same rules on | our pages | tesseract |');
    expect(rowOf(report, 'amounts read that are exact')).toBe(
      '| amounts read that are exact | 1.0000 (9/9) | 0.8889 (8/9) |',
    );
  });
});
