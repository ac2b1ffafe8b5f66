import { factsOf } from '../../facts';
import { documentOfText } from '../reading/document-of-text';
import { budgetsOf, lines, totals } from './budget-in-words';

const meta = { documentId: 1, documentName: 'budget.pdf', readingId: 'r' };
const BUDGET = `Marten Station Year 2031 Budget
INCOME
Type               Units      Monthly Fee        Total
Townhome           120        $47.53             $68,443.00
Single Family       60        $25.00             $18,000.00
TOTAL:             180                           $86,443.00
GENERAL EXPENSES
Category           Budget/Yr      Budget/Month
Management         $20,445.00     $1,703.75
Trash              $38,552.00     $3,212.67
Insurance          $10,000.00     $833.33
TOTALS:            $68,997.00     $5,749.75
TOWNHOUSE EXPENSES
Category           Budget/Yr      Budget/Month
Grounds            $9,446.00      $787.17
Snow Removal       $8,000.00      $666.67
TOTALS:            $17,446.00     $1,453.84`;

it('reads dues that a table of its own works out above the expenses, and asks nothing where both come to the same', () => {
  const [part, ...others] = budgetsOf(factsOf(documentOfText(BUDGET), meta));
  expect(others).toEqual([]);
  expect(
    lines(part)
      .slice(0, 2)
      .map((line) => line.replace(/ \[.*/, '')),
  ).toEqual(['i Townhome', 'i Single Family']);
  expect(totals(part!)[0]).toBe('86443 86443');
  expect(part?.questions ?? []).toEqual([]);
});

it('takes a table whose totals are no product of its units and fees for no income', () => {
  const other = BUDGET.replace('$68,443.00', '$61,000.00').replace('$86,443.00', '$79,000.00');
  const [part] = budgetsOf(factsOf(documentOfText(other), meta));
  expect(totals(part!)[0]).toBe('0 86443');
});
