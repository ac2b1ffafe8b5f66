import { net } from '../../statements/build';
import type { Draft, Group } from '../../statements/model';
import { isGroup, netAbove } from '../../ninth/phenomena/kit';
import { columnWords, mainExpense, section, shares, type Family } from './family';

/** Prints the loan of the building below the operating result, with a result of its own. */
function debtAfterResult(draft: Draft): void {
  const top = mainExpense(draft);
  const debt = top?.children.find((node): node is Group => isGroup(node) && node.label === 'Debt Service');
  if (!top || !debt) return;
  top.children = top.children.filter((node) => node !== debt);
  draft.body = draft.body.filter((node) => isGroup(node) && node.fund === 'operating');
  const block: Group = { ...debt, totalRole: 'total' };
  draft.body.push(netAbove(draft, 'Income before Debt Service'), block);
  draft.body.push(net('Net Cash Surplus (Deficit)', 'operating'));
}

/** Large buildings with a staff. */
export const buildings: Family[] = [
  {
    id: 'apartment-corporation',
    names: [
      [
        '340 East 79th',
        '21 Prospect',
        'Riverview Gardens',
        'Hudson Terrace',
        'Grand Concourse',
        '8 Washington',
      ],
      ['Owners Corp.', 'Apartment Corporation', 'Tenants Corp.'],
    ],
    units: [24, 190],
    rate: [9000, 21000],
    income: { label: 'Revenues', heading: 'Revenues', total: 'Total Revenues' },
    expense: { label: 'Expenses', heading: 'Expenses', total: 'Total Expenses' },
    dues: ['Maintenance Charges', 'Maintenance - Tenant-Shareholders', 'Carrying Charges'],
    others: shares(
      'Professional Apartment Rent 8-40, Laundry Contract 1-4, Storage & Bicycle Fees 1-4, Sublet Fees 1-6, Flip Taxes 4-40, Late Fees 1-2, Cell Antenna 4-30',
    ),
    sections: [
      section(
        'Labor',
        'Superintendent & Porters 100-200, Doormen 80-200, Payroll Taxes 14-30, 32BJ Health & Pension 40-90',
      ),
      section('Energy and Water', 'Gas for Heat 40-90, Electricity 10-30, Water & Sewer Charges 24-60'),
      section(
        'Repairs and Supplies',
        'Elevator 6-20, Boiler & Burner 4-20, Plumbing 8-30, Painting & Plastering 4-20, Exterminator 1-4, Supplies 4-14, Local Law 11 Inspection 2-20',
      ),
      section(
        'Management and Professional',
        'Managing Agent 14-36, Audit 4-9, Legal 3-14, Insurance 30-80, Office & Filing Fees 2-6, Corporation Taxes 1-4',
      ),
      section('Taxes', 'Real Estate Taxes 180-360, BID Assessment 1-3'),
      section('Debt Service', 'Mortgage Interest 60-130, Mortgage Amortization 8-40'),
    ],
    sectionTotal: (label) => `Total ${label}`,
    contribution: 'Addition to Reserve Fund',
    net: 'Surplus (Deficit)',
    columns: columnWords(
      ['Budget {y}', '{y} Budget', 'Adopted {y}'],
      ['Proposed {y}', '{y} Preliminary Budget', 'Proposed {y}'],
      ['Actual {y}', '{y} Actual', 'Actual {y}'],
      ['Estimated {y}', '{y} Estimated', 'Estimated {y}'],
    ),
    title: {
      plan: ['Operating Budget {y}', 'Cash Flow Budget {y}', '{y} Budget'],
      report: ['Statement of Operations {y}', 'Operating Statement {y}'],
    },
    look: {
      font: 'serif',
      dollar: 'totals',
      negative: 'parentheses',
      rules: 'totals',
      codes: 'none',
      zero: 'dash',
    },
    plans: { actualBudgetProposed: 3, twoYears: 2.5 },
    arrange: (draft) => debtAfterResult(draft),
  },
  {
    id: 'resort-condominium-hotel',
    names: [
      ['Elk Mountain', 'Timbers at Granby', 'Sandestin Shores', 'The Larkmont', 'Pine Cone', 'Whitecap'],
      ['Lodge Condominium Association', 'Residences Owners Association', 'Resort Condominiums, Inc.'],
    ],
    units: [40, 220],
    rate: [7000, 16000],
    income: { label: 'Revenue', heading: 'Revenue', total: 'Total Revenue' },
    expense: { label: 'Expense', heading: 'Expense', total: 'Total Expense' },
    dues: ['Association Dues', 'Owner Dues', 'Dues - Residential Units'],
    others: shares(
      'Dues - Commercial Units 20-140, Ski Locker Rent 2-12, Vending 1-3, Rental Program Reimbursement 10-60, Owner Work Orders 4-24, Interest 1-4',
    ),
    sections: [
      section(
        'Front Desk & Housekeeping',
        'Front Desk Allocation 40-110, Common Area Housekeeping 40-100, Linens & Supplies 4-14, Shuttle Service 14-60',
      ),
      section(
        'Engineering',
        'Engineering Labor 60-140, Hot Tubs & Pool 10-40, Elevator Service 6-16, Repairs & Parts 14-40, Snow Removal - Roofs & Decks 14-70, Window Washing 2-9',
      ),
      section(
        'Utilities',
        'Electric 40-110, Natural Gas 30-90, Water & Sanitation 30-80, Cable & Wi-Fi 30-60, Trash 8-20',
      ),
      section(
        'Administration',
        'Management Fee 50-110, Property & Liability Insurance 80-200, Accounting 10-24, Legal 3-14, Master Association 14-70, Owner Meeting 1-6',
      ),
    ],
    sectionTotal: (label) => `Total ${label}`,
    contribution: 'Capital Reserve Contribution',
    reserve: {
      income: ['Capital Reserve Revenue', 'Total Capital Reserve Revenue'],
      expense: ['Capital Projects', 'Total Capital Projects'],
      lines: ['Capital Reserve Dues', 'Interest - Reserve'],
      spent: shares(
        'Lobby Furniture 10-90, Boiler Replacement 30-160, Parking Deck 30-200, Corridor Carpet 10-70',
      ),
      net: 'Net Capital',
    },
    net: 'Net Operating Income (Loss)',
    columns: columnWords(
      ['FY{s} Budget', '{y} Budget', 'Budget {y}'],
      ['FY{s} Proposed', '{y} Proposed Budget', 'Proposed {y}'],
      ['FY{s} Actual', '{y} Actual', 'Actual {y}'],
      ['FY{s} Forecast', '{y} Forecast', 'Forecast {y}'],
    ),
    title: {
      plan: ['Operating & Capital Budget {y}', '{y} Proposed Budget'],
      report: ['Operating Results {y}', '{y} Profit and Loss'],
    },
    look: { rules: 'rows', shade: true, size: 8, dollar: 'none', zero: 'dash', negative: 'parentheses' },
    plans: { worksheet: 3, spread: 2, monthReport: 3 },
  },
];
