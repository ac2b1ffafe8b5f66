import type { Structure } from '../../blind/structure';

/** Associations that govern themselves: a treasurer and a spreadsheet. */
export const small: Structure[] = [
  {
    id: 'townhome-treasurer',
    names: [
      ['Brookfield', 'Fox Run', 'Maple Glen', 'Carriage House', 'Stonegate', 'Amber Woods', 'Chapel Hill'],
      ['Townhomes', 'Townhouse Association', 'Townhomes HOA', 'Homeowners Assoc.', 'Townhome Owners Assn.'],
    ],
    units: [12, 64],
    rate: [1800, 4600],
    income: { label: 'Income', heading: 'Income', total: 'Total Income' },
    expense: { label: 'Expenses', heading: 'Expenses', total: 'Total Expenses' },
    dues: ['HOA Dues', 'Monthly Dues', 'Association Fees', 'Dues (all units)'],
    others: [
      ['Late fees', 1, 8],
      ['Bank interest', 1, 9],
      ['Working capital (new owners)', 2, 16],
      ['Estoppel / resale letters', 1, 6],
    ],
    sections: [
      {
        label: 'Grounds',
        items: [
          ['Lawn care', 90, 210],
          ['Snow plowing & salt', 30, 130],
          ['Mulch', 10, 45],
          ['Trees and shrubs', 8, 50],
          ['Sprinkler start up/shut down', 3, 12],
        ],
      },
      {
        label: 'Buildings',
        items: [
          ['Gutter cleaning', 8, 30],
          ['Roof leaks', 8, 45],
          ['Siding & trim', 10, 60],
          ['Pest control', 5, 20],
          ['Handyman', 8, 50],
        ],
      },
      {
        label: 'Utilities',
        items: [
          ['Water', 50, 150],
          ['Electric - common lights', 6, 22],
          ['Trash', 30, 80],
        ],
      },
      {
        label: 'Insurance & Administration',
        items: [
          ['Master insurance policy', 120, 260],
          ['D&O insurance', 6, 16],
          ['Tax return', 3, 10],
          ['Attorney', 2, 20],
          ['Postage/copies', 1, 5],
          ['State filing fee', 1, 2],
          ['Meeting room', 1, 3],
        ],
      },
    ],
    sectionTotal: (label) => `Total ${label}`,
    contribution: 'To Reserves',
    reserve: {
      income: ['Reserve Income', 'Total Reserve Income'],
      expense: ['Reserve Expenses', 'Total Reserve Expenses'],
      lines: ['From operating account', 'Interest on CD'],
      spent: [
        ['Driveway sealing', 10, 60],
        ['Roof - building 4', 30, 160],
        ['Deck repairs', 10, 80],
      ],
      net: 'Reserve increase (decrease)',
    },
    net: 'Net Income',
    columns: {
      adopted: ['{y} Budget', 'Budget {y}', "Budget '{s}"],
      proposed: ['{y} Proposed', 'Proposed {y}', "Proposed '{s}"],
      actual: ['{y} Actual', 'Actual {y}', "Actual '{s}"],
      projected: ['{y} Est.', 'Estimated {y}', "Est. '{s}"],
    },
    title: {
      plan: ['{y} Budget', 'Proposed Budget {y}', 'Budget for {y}'],
      report: ['Treasurer’s Report {y}', 'Budget vs. Actual {y}', 'Year End {y}'],
    },
    look: {},
  },
  {
    id: 'walk-up-condo',
    names: [
      ['1422 Wolcott', '61-63 Pearl Street', '208 Ashland', 'The Lofts at 9th', '3315 Seminary', '17 Elm'],
      ['Condominium Association', 'Condo Trust', 'Condo Assn', 'Condominium Trust'],
    ],
    units: [4, 16],
    rate: [2600, 7800],
    income: { label: 'Income', heading: 'Income', total: 'Total' },
    expense: { label: 'Expenses', heading: 'Expenses', total: 'Total' },
    dues: ['Condo fees', 'Monthly assessments', 'Unit assessments'],
    others: [
      ['Laundry machines', 5, 30],
      ['Roof deck assessment', 5, 40],
      ['Move-in fee', 2, 12],
      ['Interest', 1, 4],
    ],
    sections: [
      {
        label: '',
        items: [
          ['Insurance', 120, 260],
          ['Water/sewer', 60, 160],
          ['Gas (heat)', 40, 150],
          ['ComEd', 10, 40],
          ['Scavenger', 20, 60],
          ['Janitor', 40, 130],
          ['Snow', 10, 50],
          ['Back porch repair', 10, 90],
          ['Exterminator', 4, 16],
          ['Locks, bulbs, misc', 3, 18],
          ['Accountant', 6, 20],
          ['Bank fees', 1, 3],
        ],
      },
    ],
    sectionTotal: () => null,
    contribution: 'Reserve savings',
    net: 'Net',
    columns: {
      adopted: ['{y} budget', 'Budget {y}'],
      proposed: ['{y} proposed budget', 'Proposed {y}'],
      actual: ['{y} actual', 'Actual {y}'],
      projected: ['{y} expected', 'Expected {y}'],
    },
    title: {
      plan: ['{y} Budget', 'Budget - {y}'],
      report: ['{y} Income & Expenses', 'Where we stand {y}'],
    },
    look: { gapRows: true },
  },
];
