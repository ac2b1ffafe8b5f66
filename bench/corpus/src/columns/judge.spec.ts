import { Buffer } from 'node:buffer';
import type { BudgetPart, Facts } from '@hoa/contracts';
import { readContainer } from '@hoa/document-reader';
import { rereadPages } from '../score/reader';
import { judgeColumns } from './judge';
import { ColumnTruth } from './truth';

const BUDGET = `Alder Brook Owners Association
                     2031 Budget   2032 Budget
Income
Dues                      40,000        41,000
Late fees                    500           600
Total income              40,500        41,600
Expenses
Mowing                    18,000        18,500
Insurance                 20,000        21,000
Total expenses            38,000        39,500`;

const truth = (first = '40500.00'): ColumnTruth =>
  ColumnTruth.parse({
    file: 'budget.txt',
    association: 'Alder Brook Owners Association',
    columns: [
      { head: '2031 Budget', what: 'budget', from: '2031-01', to: '2031-12', annual: true, all: { income: first, expense: '38000.00' } },
      { head: '2032 Budget', what: 'budget', from: '2032-01', to: '2032-12', annual: true, all: { income: '41600.00', expense: '39500.00' } },
      { head: 'May', what: 'actual', from: '2031-05', to: '2031-05', annual: false, all: { income: '1.00', expense: '2.00' } },
    ],
  }); // prettier-ignore

async function read(): Promise<Facts> {
  return rereadPages(await readContainer(Buffer.from(BUDGET), { name: 'budget.txt' }), 'budget.txt')([]);
}

const outcomes = (of: ColumnTruth, facts: Facts): string[] =>
  judgeColumns(of, facts).map(({ outcome }) => outcome);

it('finds the columns that are right, and those of which a person is asked', async () => {
  const facts = await read();
  expect(outcomes(truth(), facts)).toEqual(['right', 'right']);
  const part = facts.parts[0] as BudgetPart;
  part.columns[0]!.doubt = 'Look here.';
  expect(outcomes(truth(), facts)).toEqual(['flagged', 'right']);
  expect(outcomes(truth('99.00'), facts)).toEqual(['asked', 'right']);
});

it('counts a wrong column that nothing is said of as silent, and one without a counterpart as not read', async () => {
  const facts = await read();
  expect(outcomes(truth('99.00'), facts)).toEqual(['SILENT', 'right']);
  expect(outcomes(truth(), { ...facts, parts: [] })).toEqual(['not read', 'not read']);
});

it('counts a part of a year that is taken for one as silent', async () => {
  const facts = await read();
  const of = truth();
  of.columns = [{ ...of.columns[1]!, annual: false }];
  expect(outcomes(of, facts)).toEqual(['SILENT']);
});
