import type { Structure } from '../structure';

/** Cooperatives and timeshares with an office. */
export const managed: Structure[] = [
  {
    id: 'cooperative',
    names: [
      ['Tudor Arms', '410 Linden', 'Bellwether', 'Park Lane', 'Hudson View', 'Grand Concourse'],
      ['Owners Corp.', 'Tenants Corporation', 'Cooperative Apartments, Inc.', 'Housing Company'],
    ],
    units: [24, 180],
    rate: [5400, 14000],
    income: { label: 'Cash Sources', heading: 'CASH RECEIPTS', total: 'GROSS CASH RECEIPTS' },
    expense: { label: 'Cash Requirements', heading: 'CASH REQUIREMENTS', total: 'GROSS CASH REQUIREMENTS' },
    dues: [
      'Maintenance - Shareholders',
      'Carrying Charges',
      'Maintenance (48,200 shares)',
      'Basic Maintenance',
    ],
    others: [
      ['Garage licenses', 10, 60],
      ['Sublet surcharge', 2, 12],
      ['Flip tax', 5, 60],
      ['Commercial rent', 20, 140],
      ['Storage bins', 1, 6],
      ['Electric rebilling', 10, 40],
    ],
    sections: [
      {
        label: 'Payroll & Related',
        items: [
          ['Superintendent', 30, 70],
          ['Doormen', 60, 160],
          ['Union welfare & pension', 20, 60],
          ['FICA', 5, 18],
        ],
      },
      {
        label: 'Fuel & Utilities',
        items: [
          ['No. 2 oil', 40, 120],
          ['Con. electric', 15, 50],
          ['Water/sewer frontage', 20, 60],
          ['Gas, cooking', 3, 12],
        ],
      },
      {
        label: 'Upkeep',
        items: [
          ['Elevator contract', 8, 25],
          ['Boiler', 5, 30],
          ['Exterminator', 2, 6],
          ['Supplies', 5, 16],
          ['Plaster & paint', 5, 25],
        ],
      },
      {
        label: 'Fixed Charges',
        items: [
          ['Real estate tax', 120, 260],
          ['Mortgage interest', 40, 130],
          ['Mortgage amortization', 10, 50],
          ['Insurance', 20, 60],
        ],
      },
      {
        label: 'Professional',
        items: [
          ['Managing agent', 25, 55],
          ['Auditor', 4, 12],
          ['Counsel', 2, 12],
        ],
      },
    ],
    sectionTotal: (label) => `${label} - all`,
    contribution: 'Addition to Reserve',
    reserve: {
      income: ['RESERVE ACCOUNT ADDITIONS', 'Additions'],
      expense: ['RESERVE ACCOUNT DRAWS', 'Draws'],
      lines: ['From operations', 'Treasury bill interest'],
      spent: [
        ['Facade - Local Law', 20, 140],
        ['Lobby', 5, 60],
        ['Intercom', 4, 30],
        ['Parapet', 10, 80],
      ],
      net: 'Additions less draws',
    },
    net: 'CASH OVER (SHORT)',
    columns: {
      adopted: ['{y} Board-Approved Forecast', '{y} Operating Plan'],
      proposed: ['{y} Preliminary', '{y} Recommended'],
      actual: ['{y} Per Auditor', '{y} Incurred'],
      projected: ['{y} Annualized', '{y} Latest Estimate'],
    },
    title: { plan: ['Operating Plan - {y}'], report: ['Comparative Cash Statement - {y}'] },
    look: { font: 'sans', rules: 'totals', decimals: 0, negative: 'parentheses', uppercase: true },
  },
  {
    id: 'timeshare',
    names: [
      ['Snowbird', 'Coral Reef', 'Sandpiper', 'Elk Run', 'Lakeside Lodge', 'Surfside'],
      [
        'Interval Owners Association',
        'Vacation Ownership Assn',
        'Timeshare Owners, Inc.',
        'Fractional Owners',
      ],
    ],
    units: [12, 60],
    rate: [18000, 34000],
    income: { label: 'Funding', heading: 'FUNDING', total: 'FUNDING, COMBINED' },
    expense: { label: 'Departments', heading: 'DEPARTMENTAL COST', total: 'DEPARTMENTAL COST, COMBINED' },
    dues: ['Weeks 1-50 maintenance fee', 'Interval billings', 'Owner billings - fixed weeks'],
    others: [
      ['Floating weeks', 60, 240],
      ['Every-other-year owners (odd)', 20, 90],
      ['Bonus-time rentals', 10, 60],
      ['Exchange company credits', 2, 12],
      ['Guest laundry & vending', 2, 9],
      ['Foreclosed week resales', 2, 16],
    ],
    sections: [
      {
        label: 'Housekeeping',
        items: [
          ['Maids', 70, 160],
          ['Linen replacement', 8, 25],
          ['Guest supplies', 8, 25],
        ],
      },
      {
        label: 'Front Desk',
        items: [
          ['Clerks', 50, 110],
          ['Reservation software', 4, 12],
          ['Credit card fees', 8, 22],
        ],
      },
      {
        label: 'Property Operations',
        items: [
          ['Engineer wages', 30, 80],
          ['Hot tub', 4, 16],
          ['HVAC', 6, 30],
          ['Cable/Wi-Fi', 12, 40],
          ['Snowcat', 2, 20],
        ],
      },
      {
        label: 'General',
        items: [
          ['Resort manager', 60, 110],
          ['Real property tax', 40, 120],
          ['Coverage (property/casualty)', 30, 90],
          ['Bad weeks write-off', 10, 60],
        ],
      },
    ],
    sectionTotal: (label) => `${label} department`,
    contribution: 'Refurbishing set-aside',
    net: 'Funding in excess of (below) cost',
    columns: {
      adopted: ['FY{y} Adopted Levels', '{y} Approved Levels'],
      proposed: ['{y} Levels, pending', 'FY{y} Request'],
      actual: ['{y} Incurred to 12 months', 'FY{y} Results'],
      projected: ['FY{y} Landing', '{y} Trend'],
    },
    title: { plan: ['{y} Maintenance Fee Budget'], report: ['{y} Cost Report to Interval Owners'] },
    look: {
      font: 'sans',
      rules: 'rows',
      decimals: 0,
      landscape: true,
      codes: 'column',
      labelHeader: 'Cost center',
    },
  },
];
