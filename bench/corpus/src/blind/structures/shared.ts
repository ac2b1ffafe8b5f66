import type { Structure } from '../structure';

/** Marinas and master associations. */
export const shared: Structure[] = [
  {
    id: 'marina',
    names: [
      ['Safe Harbor', 'Pelican Point', 'Anchor Bay', 'Osprey Cove', 'Windward', 'Three Rivers'],
      ['Dockominium Association', 'Slip Owners Assn', 'Marina Condominium Council', 'Yacht Basin Owners'],
    ],
    units: [30, 140],
    rate: [700, 3200],
    income: { label: 'Inflows', heading: 'Inflows', total: 'Inflows' },
    expense: { label: 'Outflows', heading: 'Outflows', total: 'Outflows' },
    dues: ['Slip quarterly charges', 'Slips A-dock thru D-dock', 'Slip owners, 4 billings'],
    others: [
      ['Liveaboard surcharge', 5, 40],
      ['Transient dockage', 10, 70],
      ['Pump-out', 2, 10],
      ['Dock box rentals', 2, 10],
      ['Shore power resale', 30, 110],
      ['Winter wet storage', 10, 60],
    ],
    sections: [
      {
        label: 'Docks & Piling',
        items: [
          ['Dock boards', 20, 70],
          ['Piling wrap', 5, 40],
          ['Bubblers', 5, 25],
          ['Dredge permit', 3, 20],
        ],
      },
      {
        label: 'Power & Water',
        items: [
          ['Shore power purchased', 50, 160],
          ['City water', 8, 30],
          ['Pedestals', 5, 30],
        ],
      },
      {
        label: 'Upland',
        items: [
          ['Bathhouse cleaning', 15, 50],
          ['Parking lot', 5, 30],
          ['Dumpster', 8, 25],
          ['Lawn', 10, 40],
        ],
      },
      {
        label: 'Overhead',
        items: [
          ['Dockmaster', 100, 240],
          ['Marina operators policy', 60, 160],
          ['Submerged land lease', 20, 70],
          ['Bookkeeping', 10, 30],
        ],
      },
    ],
    sectionTotal: (label) => `= ${label}`,
    contribution: 'Dredge fund deposit',
    reserve: {
      income: ['Dredge fund inflows', 'Dredge fund inflows'],
      expense: ['Dredge fund outflows', 'Dredge fund outflows'],
      lines: ['Deposit from operations', 'CD interest'],
      spent: [
        ['Dredging', 20, 160],
        ['Survey', 3, 15],
        ['Bulkhead patch', 5, 60],
      ],
      net: 'Dredge fund change',
    },
    net: 'Inflows minus outflows',
    columns: {
      adopted: ['{y} Target', "Target '{s}"],
      proposed: ['{y} Proposed Target', "Next target '{s}"],
      actual: ['{y} Posted', "Posted '{s}"],
      projected: ['{y} Pace', "Pace '{s}"],
    },
    title: { plan: ['Slip charge basis {y}'], report: ['Inflow/outflow summary {y}'] },
    look: {
      font: 'mono',
      rules: 'totals',
      dollar: 'none',
      thousands: true,
      negative: 'minus',
      labelHeader: 'Line',
    },
  },
  {
    id: 'master',
    names: [
      ['Eagle Trace', 'Stonebridge Ranch', 'Lakewood', 'Heritage Oaks', 'Mission Hills', 'Avalon'],
      ['Master Association', 'Maintenance Corporation', 'Umbrella Association', 'Community Council'],
    ],
    units: [150, 900],
    rate: [240, 900],
    income: { label: 'Contributions by Members', heading: 'CONTRIBUTED BY', total: 'Contributed' },
    expense: { label: 'Common Costs', heading: 'COMMON COSTS', total: 'Common costs to be shared' },
    dues: ['The Villas (sub-association)', 'Fairways I Condominium', 'Single-family lots'],
    others: [
      ['Fairways II Condominium', 80, 400],
      ['The Enclave', 60, 300],
      ['Golf club (25% of gatehouse)', 20, 120],
      ['Commercial tract', 20, 90],
      ['Barcodes & gate passes', 2, 10],
      ['Architectural review', 2, 8],
    ],
    sections: [
      {
        label: 'Gatehouse',
        items: [
          ['Guards', 180, 360],
          ['Gate arms', 4, 16],
          ['Visitor system', 4, 14],
        ],
      },
      {
        label: 'Boulevards',
        items: [
          ['Turf', 60, 160],
          ['Annual color', 10, 50],
          ['Reclaimed water', 10, 40],
          ['Boulevard lights', 10, 40],
        ],
      },
      {
        label: 'Lakes',
        items: [
          ['Algae', 8, 30],
          ['Fountains', 4, 20],
          ['Bank repair', 5, 40],
        ],
      },
      {
        label: 'Corporate',
        items: [
          ['Agent', 40, 90],
          ['Coverage', 20, 60],
          ['Counsel', 8, 40],
          ['Audit', 4, 12],
          ['Printing', 2, 10],
        ],
      },
    ],
    sectionTotal: (label) => `${label}, cost of`,
    contribution: 'Deferred Maintenance Funding',
    reserve: {
      income: ['DEFERRED MAINTENANCE - FUNDING', 'Funding'],
      expense: ['DEFERRED MAINTENANCE - USES', 'Used'],
      lines: ['Funded by Common Costs', 'Earned on deposits'],
      spent: [
        ['Boulevard resurfacing', 10, 120],
        ['Gatehouse roof', 3, 40],
        ['Fountain motors', 2, 20],
      ],
      net: 'Deferred maintenance, change',
    },
    net: 'Over-/(under-)contributed',
    columns: {
      adopted: ['Allocation {y}', '{y} Allocated'],
      proposed: ['Allocation sought {y}', '{y} To Allocate'],
      actual: ['Disbursed/Collected {y}', '{y} Settled'],
      projected: ['{y} Year-end view'],
    },
    title: { plan: ['Cost sharing budget {y}'], report: ['Cost sharing settlement {y}'] },
    look: { font: 'embedded', rules: 'totals', decimals: 2, dollar: 'all', boldTotals: true },
  },
];
