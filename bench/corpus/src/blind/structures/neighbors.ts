import type { Structure } from '../structure';

/** Parks and subdivisions that report to their members. */
export const neighbors: Structure[] = [
  {
    id: 'mobile-home-park',
    names: [
      ['Shady Acres', 'Desert Palms', 'River Bend', 'Golden Sands', 'Blue Skies', 'Whispering Oaks'],
      [
        'Mobile Home Owners Cooperative',
        'Resident-Owned Community',
        'MHP Residents Assoc.',
        'Co-op Park, Inc.',
      ],
    ],
    units: [40, 220],
    rate: [2400, 6600],
    income: { label: 'Revenue from Park', heading: 'PARK REVENUE', total: 'GROSS PARK REVENUE' },
    expense: { label: 'Park Costs', heading: 'COST OF RUNNING THE PARK', total: 'ALL PARK COSTS' },
    dues: ['Space rent', 'Lot rent - members', 'Site fees', 'Space rent (members)'],
    others: [
      ['Space rent - non-members', 30, 160],
      ['RV storage', 5, 30],
      ['Water sub-meter billing', 30, 110],
      ['Coin laundry', 2, 12],
      ['Pet fees', 1, 4],
      ['NSF & late', 1, 6],
      ['Membership shares sold', 2, 10],
    ],
    sections: [
      {
        label: 'Water System',
        items: [
          ['Well pump electric', 15, 50],
          ['Chlorine', 2, 8],
          ['Lab tests', 2, 8],
          ['Operator (licensed)', 10, 35],
        ],
      },
      {
        label: 'Septic & Trash',
        items: [
          ['Septic pumping', 20, 70],
          ['Dumpsters', 25, 70],
          ['Bulk day', 2, 8],
        ],
      },
      {
        label: 'People',
        items: [
          ['Manager stipend', 40, 110],
          ['Handyman', 20, 80],
          ['Payroll tax', 5, 15],
          ['Workers comp', 2, 8],
        ],
      },
      {
        label: 'Fixed',
        items: [
          ['Mortgage - ROC Capital', 150, 320],
          ['Property tax', 40, 110],
          ['Insurance', 25, 70],
        ],
      },
      {
        label: 'Grounds',
        items: [
          ['Mower gas', 2, 8],
          ['Tree work', 8, 35],
          ['Street patching', 8, 50],
          ['Street lights', 5, 18],
        ],
      },
    ],
    sectionTotal: (label) => `Sum of ${label}`,
    contribution: 'Put to Capital Improvement Account',
    net: 'Margin',
    columns: {
      adopted: ["{y} Members' Budget", 'Budget voted {y}'],
      proposed: ['{y} Draft 2', '{y} Finance Comm. draft'],
      actual: ['{y} Booked', '{y} per Books'],
      projected: ['{y} Outlook', '{y} Forecast'],
    },
    title: { plan: ['{y} Operating Plan for Members'], report: ['{y} Results for Members'] },
    look: { font: 'embedded', rules: 'grid', shade: true, dollar: 'none', decimals: 0, gapRows: false },
  },
  {
    id: 'bulletin',
    names: [
      ['Maple Court', "St. Anne's Row", 'Rosewood', 'Colonial Place', 'Parkside', 'Brookfield'],
      ['Neighbors', 'Garden Homes Assn.', 'Subdivision Trustees', 'Home Owners'],
    ],
    units: [18, 120],
    rate: [75, 600],
    income: { label: 'Where it came from', heading: 'Where the money came from', total: 'That comes to' },
    expense: { label: 'Where it went', heading: 'Where the money went', total: 'All told we spent' },
    dues: ['Your dues', 'Dues, at the block-captain rate', 'Households who sent their check', 'Trustee levy'],
    others: [
      ['Bake sale', 3, 14],
      ['Advertisers in directory', 5, 30],
      ['Gift from the Hendersons', 2, 12],
      ['Checking acct. interest', 1, 2],
      ['Luminaria kits', 4, 18],
    ],
    sections: [
      {
        label: 'the grounds',
        items: [
          ['Grass', 150, 350],
          ['Bulbs & mums', 6, 25],
          ['Snow', 40, 180],
          ['Entrance light bill', 20, 60],
        ],
      },
      {
        label: 'keeping in touch',
        items: [
          ['Directory', 10, 45],
          ['Stamps', 4, 14],
          ['Web address', 2, 6],
        ],
      },
      {
        label: 'good times',
        items: [
          ['Block party', 10, 60],
          ['Santa', 2, 9],
          ['Egg hunt', 2, 9],
        ],
      },
      {
        label: 'grown-up things',
        items: [
          ['Insurance', 60, 160],
          ['State filing', 2, 6],
          ['Lawyer', 5, 80],
          ['Mr. Ortiz, tax return', 10, 40],
        ],
      },
    ],
    sectionTotal: (label) => `For ${label}`,
    net: 'So we are ahead (behind) by',
    columns: {
      adopted: ['We figured for {y}', '{y} we planned'],
      proposed: ['We figure for {y}', '{y} we plan'],
      actual: ['{y} it was', 'In {y}'],
      projected: ['{y} it will be about'],
    },
    title: { plan: ['Our {y} budget'], report: ['How we did in {y}'] },
    look: {
      font: 'serif',
      rules: 'none',
      titleAlign: 'center',
      dollar: 'all',
      boldHeadings: true,
      uppercase: false,
    },
  },
];
