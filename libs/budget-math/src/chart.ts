/** The built-in chart of accounts. A document's own code wins where it has one. */
export interface Account {
  code: string;
  name: string;
  type: 'income' | 'expense';
}

const income: readonly [string, string][] = [
  ['6100', 'Maintenance Fees'],
  ['6105', 'Special Assessments'],
  ['6110', 'Reserve Assessments'],
  ['6120', 'Late Fees'],
  ['6125', 'Owner Interest'],
  ['6130', 'Fines'],
  ['6140', 'NSF Fees'],
  ['6150', 'Legal Reimbursement'],
  ['6160', 'Move Fees'],
  ['6170', 'Transfer Fees'],
  ['6200', 'Clubhouse Rental'],
  ['6210', 'Parking and Storage'],
  ['6220', 'Laundry'],
  ['6230', 'Keys and Fobs'],
  ['6240', 'Utility Reimbursement'],
  ['6250', 'Lease and Antenna Income'],
  ['6300', 'Interest - Operating'],
  ['6310', 'Interest - Reserve'],
  ['6390', 'Miscellaneous Income'],
];

const expenses: readonly [string, string][] = [
  ['7010', 'Management Fee'],
  ['7015', 'Management Extras'],
  ['7020', 'Audit and Tax Preparation'],
  ['7030', 'Legal - General'],
  ['7035', 'Legal - Collections'],
  ['7040', 'Reserve Study'],
  ['7045', 'Engineering'],
  ['7050', 'Bank Charges'],
  ['7060', 'Bad Debt'],
  ['7110', 'Office Supplies'],
  ['7115', 'Postage and Printing'],
  ['7120', 'Software and Website'],
  ['7130', 'Meetings'],
  ['7140', 'Community Events'],
  ['7150', 'Board Education'],
  ['7160', 'Dues and Memberships'],
  ['7170', 'Licenses and Filing Fees'],
  ['7210', 'Payroll'],
  ['7215', 'Payroll Taxes'],
  ['7220', 'Employee Benefits'],
  ['7230', 'Income Tax'],
  ['7240', 'Property Tax'],
  ['7250', 'Loan Interest'],
  ['7310', 'Landscape Contract'],
  ['7315', 'Tree Service'],
  ['7320', 'Irrigation'],
  ['7330', 'Pool Service'],
  ['7340', 'Janitorial'],
  ['7350', 'Elevator Contract'],
  ['7355', 'Fire Monitoring'],
  ['7360', 'HVAC Contract'],
  ['7370', 'Pest Control'],
  ['7375', 'Security'],
  ['7380', 'Gate and Access'],
  ['7385', 'Snow Removal'],
  ['7410', 'Building'],
  ['7415', 'Roof and Gutters'],
  ['7420', 'Plumbing'],
  ['7425', 'Electrical and Lighting'],
  ['7430', 'HVAC Repairs'],
  ['7435', 'Elevator Repairs'],
  ['7440', 'Pool Repairs'],
  ['7445', 'Landscape Extras'],
  ['7450', 'Doors and Gates'],
  ['7455', 'Life Safety'],
  ['7460', 'Paving'],
  ['7465', 'Fencing'],
  ['7470', 'Painting'],
  ['7475', 'Clubhouse'],
  ['7480', 'Garage'],
  ['7485', 'Supplies'],
  ['7490', 'Contingency'],
  ['7710', 'Property'],
  ['7715', 'General Liability'],
  ['7720', 'Directors and Officers'],
  ['7725', 'Fidelity'],
  ['7730', 'Umbrella'],
  ['7735', "Workers' Compensation"],
  ['7740', 'Insurance Expense'],
  ['7745', 'Flood'],
  ['7750', 'Earthquake and Wind'],
  ['7760', 'Deductibles'],
  ['7810', 'Electricity'],
  ['7820', 'Water'],
  ['7825', 'Irrigation Water'],
  ['7830', 'Sewer'],
  ['7835', 'Stormwater'],
  ['7840', 'Gas'],
  ['7850', 'Trash'],
  ['7860', 'Telephone'],
  ['7870', 'Internet and Cable'],
  ['7880', 'Fuel'],
  ['9005', 'Reserve Exp-General'],
  ['9010', 'Roof'],
  ['9015', 'Painting'],
  ['9020', 'Paving'],
  ['9025', 'Pool'],
  ['9030', 'Elevator'],
  ['9035', 'Mechanical'],
  ['9040', 'Structural'],
  ['9090', 'Catch-up'],
];

const accounts = (rows: readonly [string, string][], type: Account['type']): Account[] =>
  rows.map(([code, name]) => ({ code, name, type }));

export const chartOfAccounts: readonly Account[] = [
  ...accounts(income, 'income'),
  ...accounts(expenses, 'expense'),
];

const byCode = new Map(chartOfAccounts.map((account) => [account.code, account]));

/** The account of a built-in code such as "7310"; undefined for any other code. */
export function accountByCode(code: string): Account | undefined {
  return byCode.get(code);
}
