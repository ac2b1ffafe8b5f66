import { factsOf } from '../../facts';
import { documentOfText } from '../reading/document-of-text';
import { readTables } from '../../tables/read-tables';
import { budgetsOf } from './budget-in-words';
import { withFacingSides } from './facing-sides';

/** Receipts on the left and payments on the right; every name and figure is made up. */

const meta = { documentId: 1, documentName: 'report.txt', readingId: 'r' };
const partsOf = (text: string) => budgetsOf(factsOf(documentOfText(text), meta));

const FACING = `
Heron Lane Community Club
Receipts and Payments, September 1, 2024 to August 31, 2025

RECEIPTS                                     PAYMENTS
Dues, 58 families            17,400.00       Lifeguards                    9,412.50
Pool guests                   1,118.00       Chemicals                     1,937.80
Swim team                     2,250.00       Pump rebuild                  1,266.00
Donation                        500.00       Electric                      1,488.27
Interest                         61.09       Insurance                     3,105.00
TOTAL                        21,329.09       County permit                   210.00
                                             Paint and lumber                388.91
                                             TOTAL                        17,808.48

Receipts over payments        3,520.61
Bank balance                 12,374.64`;

it('reads receipts and payments that face each other as one statement', () => {
  const parts = partsOf(FACING);
  expect(parts).toHaveLength(1);
  const checks = parts[0]!.reconciliation!.map(({ flow, interpreted, status }) => [
    flow,
    interpreted,
    status,
  ]);
  expect(checks).toEqual([
    ['income', '21329.09', 'ties'],
    ['expense', '17808.48', 'ties'],
    ['net', '3520.61', 'ties'],
  ]);
});

it('leaves two halves apart whose headings name the same side', () => {
  const tablesOf = (text: string) => withFacingSides(readTables(documentOfText(text).pages));
  expect(tablesOf(FACING)).toHaveLength(1);
  expect(tablesOf(FACING.replace('PAYMENTS', 'RECEIPTS'))).toHaveLength(2);
});

it('reads two tables side by side whose last words above them are several cells', () => {
  const text = FACING.replace(
    /^RECEIPTS.*$/m,
    'Policy     Term      Limit     RECEIPTS      Issued     PAYMENTS',
  );
  expect(() => partsOf(text)).not.toThrow();
});
