import { budgetOfText, totals } from './budget-in-words';

/** Money that only goes on, and the sides and funds of what is printed; every name and figure is made up. */

const asked = (text: string): number => budgetOfText(text)!.questions?.length ?? 0;

describe('money that only goes on', () => {
  it('goes on below what operations leave', () => {
    const text = `
Quarry Ridge Association
Statement of Revenues and Expenses
Years ended December 31
                                      2018         2017
Revenue
   Dues                            672,384      623,430
   Interest Income                   5,779          837
Total Revenue                      678,163      624,267
Expenses
   Water                            16,013       14,696
   Insurance                       437,039      511,702
Total Expenses                     453,052      526,398
Income from operations             225,111       97,869
Interest expense on loan             2,670        6,746
Major repairs - Roadway Project                 427,955
Net Profit                         222,441     (336,832)`;
    expect(totals(budgetOfText(text))).toEqual(['678163 455722', '624267 961099']);
    expect(asked(text)).toBe(0);
  });

  it('takes for spent what leaves nothing of a special assessment', () => {
    const text = `
Harbor Place Condominium
                                      2023 Budget    2024 Budget
OPERATING INCOME
   Condominium Fees                       246,000        263,220
   Late Fees                                  300            300
Total Operating Income                    246,300        263,520
OPERATING EXPENSES
   Insurance                              200,000        210,000
   Water and Sewer                         46,300         53,520
Total Operating Expenses                  246,300        263,520
Operating Surplus (Deficit)                     0              0
SPECIAL ASSESSMENT / LOAN (Garage Restoration)
   Special Assessment Income               84,000         84,000
   Loan Principal - Union Bank             55,400         58,110
   Loan Interest                           28,600         25,890
Net Special Assessment                          0              0`;
    expect(totals(budgetOfText(text))).toEqual(['330300 330300', '347520 347520']);
    expect(asked(text)).toBe(0);
  });

  it('leaves out what came from an account that is listed below', () => {
    const text = `
Charlemont Hills
Statement of Receipts and Disbursements
                                             2018 Actual
Balance in checking, January 1                 18,442.17
RECEIPTS
   Annual assessments                          61,920.00
   Interest                                       412.66
   Transfer from money market account           7,500.00
TOTAL RECEIPTS                                 69,832.66
DISBURSEMENTS
   Street lights                               22,814.31
   Mowing                                      44,154.00
TOTAL DISBURSEMENTS                            66,968.31
Balance in checking, December 31               21,306.52
Money market account, December 31              34,117.08`;
    expect(totals(budgetOfText(text))).toEqual(['62332.66 66968.31']);
  });

  it('knows a gain of the year before', () => {
    const text = `
Hollins Grove HOA
2014 Budget
Revenues
   Owner Dues               273,020
   Previous year gain         5,509
Total Revenues              278,529
Expenses
   Grounds Contract          60,668
   Swim Club                217,861
Total Expenses              278,529`;
    expect(totals(budgetOfText(text))).toEqual(['273020 278529']);
  });

  it('counts once what is added to the reserves because it is left over', () => {
    const text = `
Ridge Meadow Association
2015 Summary
                                 Actual
Income
   Guest Fees                    975.00
   Dues                       69,455.00
Total Income                  70,430.00
Expenses
   Mortgage                   26,445.00
   Pool                       41,749.51
Total Expenses                68,194.51
Reserve Account
   Beginning of Year          49,273.65
   Addition from Yearly Budget 2,235.49
   End of Year Balance        51,509.14`;
    expect(totals(budgetOfText(text))).toEqual(['70430 68194.51']);
  });

  it('ends one account before the next begins', () => {
    const text = `
Harbor Court Association
2017 Budget
Income
   Fees                       134,400
   Late Fees                    3,000
Total Income                  137,400
Expenses
   Repairs                     89,042
   Transfer to Reserves        40,000
Total Expenses                129,042
Net Surplus                     8,358
OPERATING ACCOUNT
   Beginning Balance           10,549
   Ending Balance              12,907
RESERVE ACCOUNT
   Beginning Balance           49,891
   General Reserve Cont.       70,000
   Transfer to Operating      (59,000)
   Ending Balance              30,891`;
    expect(totals(budgetOfText(text))).toEqual(['137400 129042']);
  });

  it('takes a transfer in brackets between two balances for no expense', () => {
    const text = `
Appleton Lane Owners
Proposed Budget for 2019
Income
   Dues $325 x 100                             32,500.00
Total Income                                   32,500.00
Expenses
   Grounds                                     (5,300.00)
   Repairs                                    (11,200.00)
   Snow Removal                               (16,000.00)
Total Expenses                                (32,500.00)
Income less Expenses                                   -
   Checking Account Balance January 1, 2019    14,100.00
   Transfer to Reserve Account                 (8,000.00)
   Ending Checking Account Balance              6,100.00`;
    expect(budgetOfText(text)!.questions ?? []).toEqual([]);
  });
});

describe('sides and funds', () => {
  it('keeps what comes out of reserves with its sign where the total proves it', () => {
    const text = `
The Wexley
2012 Budget Summary
Income
   Condominium Fees              748,127
   Other Income                   67,104
Total Income                     815,231
Expenses
   Operating Expenses            673,231
   Net Contribution to Reserves (314,600)
   Planned Capital Expenditures  456,600
Total Expenses                   815,231`;
    expect(totals(budgetOfText(text))).toEqual(['815231 815231']);
    expect(asked(text)).toBe(0);
  });

  it('takes dues above what they are spent on for income, and not for a total of it', () => {
    const text = `
2018 Budget
Benjamin Farms Association
Assessment @$175           $30,275
    Administrative          $5,200
    Ground Maintenance     $11,000
    Insurance               $4,600
    Utilities               $3,900
    Repairs                 $2,075
    Reserve                 $3,500
Total                      $30,275`;
    expect(totals(budgetOfText(text))).toEqual(['30275 30275']);
  });

  it('leaves operating expenses in their fund under a heading that names savings first', () => {
    const text = `
The Marlowe
Budget 2010
INCOME
   Condominium Fees                               1,093,382
   Laundry                                           30,000
TOTAL INCOME                                      1,123,382
SAVINGS (TRANSFERS TO RESERVES) AND EXPENSES
SAVINGS (Transfers to Reserves)
   Transfer to General Reserves                     169,000
   Transfer to HVAC Reserves                        102,629
Total Savings (Transfers to Reserves)               271,629
OPERATING EXPENSES
   Electricity                                      154,000
   Payroll                                          697,753
TOTAL OPERATING EXPENSES                            851,753
TOTAL SAVINGS AND EXPENSES                        1,123,382`;
    const lines = budgetOfText(text)!.rows!.filter(({ role }) => role === 'line');
    expect(lines.map(({ fund }) => fund)).not.toContain('reserve');
  });

  it('asks nothing for a total that two lines of the reserves do not have', () => {
    const text = `
Harley Green Association
2016 Budget
OPERATING INCOME
   Homeowner Assessments          $188,000
   Late Fees                       $24,000
TOTAL OPERATING INCOME            $212,000
OPERATING EXPENSES
   Insurance                       $33,600
   Landscape Contract              $72,000
   Reserve Transfer                $68,000
TOTAL OPERATING EXPENSES          $173,600
NET OPERATING INCOME               $38,400
RESERVE INCOME
   Transfer from Operating         $68,000
   Reserve Interest                 $9,600
RESERVE EXPENSES
   Pool Resurfacing                $36,000
   Playground Surfacing            $18,976
TOTAL RESERVE EXPENSES             $54,976`;
    expect(asked(text)).toBe(0);
  });

  it('joins a name that stands on three lines', () => {
    const text = `
The Mews Association
                                      2009 Budget     2010 Budget
Assessment income                          80,940          80,940
Interest, penalties, legal fees,
and past due assessments from
prior years                                46,560          72,185
                                          127,500         153,125
Insurance                                  27,500          33,125
Painting                                  100,000         120,000
Total                                     127,500         153,125`;
    expect(budgetOfText(text)!.rows!.map(({ description }) => description)).toContain(
      'Interest, penalties, legal fees, and past due assessments from prior years',
    );
  });
});
