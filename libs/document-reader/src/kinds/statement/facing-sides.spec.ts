import { documentOfText } from '../reading/document-of-text';
import { readTables } from '../../tables/read-tables';
import { budgetsOfText } from './budget-in-words';
import { withFacingSides } from './facing-sides';

/** Receipts on the left and payments on the right; every name and figure is made up. */

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
  const parts = budgetsOfText(FACING);
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
  expect(() => budgetsOfText(text)).not.toThrow();
});

it('reads what is printed below two halves, with its figures under those of the right one, after both', () => {
  const parts = budgetsOfText(`
Heron Lane Apartment Owners
2032 Annual Budget

OPERATING EXPENSES                           RESERVE CONTRIBUTIONS
Administration               188,400         Roofing                      61,000
Accounting                    41,250         Painting                     38,500
Payroll                      264,300         Elevator                     47,200
Security                      88,750         Paving                       22,400
Landscaping                   67,200         SUBTOTAL - RESERVES         169,100
Insurance                    201,700
SUBTOTAL - OPERATING         851,600

TOTAL OPERATING EXPENSES AND RESERVES                                  1,020,700
REVENUE
Maintenance Fees                                                         971,800
Laundry Income                                                             6,900
Antenna Lease                                                             42,000
TOTAL REVENUE                                                          1,020,700`);
  expect(parts).toHaveLength(1);
  expect(
    parts[0]!.reconciliation!.map(({ flow, interpreted, status }) => [flow, interpreted, status]),
  ).toEqual([
    ['income', '1020700.00', 'ties'],
    ['expense', '1020700.00', 'ties'],
  ]);
});

it('keeps two accounts with facing sides apart, though their heads are the same', () => {
  const account = (title: string, dues: string, sum: string): string => `
${title}
RECEIPTS                          $          DISBURSEMENTS                $
Assessments, 40 homes     ${dues.padStart(9)}          Mowing and edging       9,600.00
Pavilion rentals             640.00          Street lights           3,918.44
Interest                      58.14          Liability insurance     3,276.00
Total                     ${sum.padStart(9)}          Total                  16,794.44`;
  const parts = budgetsOfText(
    `Chestnut Hollow Association\n${account('CASH ACCOUNT, year ended December 31, 2025', '16,096.30', '16,794.44')}\n${account('BUDGET 2026', '17,010.00', '17,708.14')}`,
  );
  expect(parts.map(({ reconciliation }) => reconciliation!.map(({ flow, interpreted }) => [flow, interpreted]))).toEqual([
    [['income', '16794.44'], ['expense', '16794.44']],
    [['income', '17708.14'], ['expense', '16794.44']],
  ]); // prettier-ignore
});
