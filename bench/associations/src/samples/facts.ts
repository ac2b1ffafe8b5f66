/**
 * The association of the samples: what its documents say, once, for all of them. Amounts are cents. Chosen so that each
 * rule of the first budget is met: anniversaries and a renewal in mid-year, an empty cell, one-time items, a credit.
 */
export const association = {
  name: 'Copper Kestrel Condominium Association, Inc.',
  street: '1450 Kestrel Loop',
  city: 'Fort Collins, Colorado 80524',
  county: 'Larimer County',
  state: 'Colorado',
  units: 48,
  manager: 'Tallgrass Association Management, LLC',
};

export interface SampleLine {
  code: string;
  name: string;
  actual2025?: number;
  budget2026?: number;
  projected2026?: number;
  note?: string;
}

export interface SampleSection {
  title: string;
  total: string;
  lines: SampleLine[];
}

type Amounts = [actual2025: number | null, budget2026: number | null, projected2026: number | null];

/** `label` is the code and the name, as the document prints them. */
function line(label: string, amounts: Amounts, note?: string): SampleLine {
  const [code, name] = [label.slice(0, 4), label.slice(5)];
  const [actual2025, budget2026, projected2026] = amounts;
  return {
    code,
    name,
    ...(actual2025 === null ? {} : { actual2025 }),
    ...(budget2026 === null ? {} : { budget2026 }),
    ...(projected2026 === null ? {} : { projected2026 }),
    ...(note ? { note } : {}),
  };
}

export const income: SampleSection = {
  title: 'INCOME',
  total: 'TOTAL INCOME',
  lines: [
    line('6100 Maintenance Fees', [29952000, 31392000, 31392000], '48 units x $545.00 x 12 months'),
    line('6105 Special Assessment - Hail Deductible', [3840000, null, null], 'One-time, 2025 only'),
    line('6120 Late Fees', [182500, 150000, 165000]),
    line('6170 Transfer Fees', [140000, 120000, 160000], '8 sales'),
    line('6200 Clubhouse Rental', [215000, 200000, 227500]),
    line('6220 Laundry Income', [341250, 340000, 331875]),
    line('6300 Interest - Operating', [61234, 50000, 58820]),
  ],
};

export const expenses: SampleSection[] = [
  {
    title: 'ADMINISTRATIVE',
    total: 'Total Administrative',
    lines: [
      line('7010 Management Fee', [2592000, 2664000, 2664000], '$2,220.00 a month'),
      line('7020 Audit and Tax Preparation', [285000, 295000, 290000]),
      line('7030 Legal - General', [327550, 300000, 264000]),
      line('7035 Legal - Collections', [118000, 100000, 142550], '3 accounts in collection'),
      line('7060 Bad Debt', [-38500, 50000, 35000], 'Recovered in 2025'),
      line('7110 Office Supplies', [46218, 45000, 43160]),
      line('7115 Postage and Printing', [91844, 90000, 94725]),
      line('7120 Software and Website', [114000, 120000, 118800]),
      line('7130 Meetings', [27500, 30000, 25000]),
      line('7160 Dues and Memberships', [17500, 18000, null], 'Invoice due in November'),
      line('7170 Licenses and Filing Fees', [6200, 6000, 6400]),
      line(
        '7210 Payroll - Maintenance Technician',
        [1820000, 1890000, 1872000],
        'Part time, 15 hours a week',
      ),
      line('7215 Payroll Taxes', [145600, 151200, 149760]),
    ],
  },
  {
    title: 'SERVICE CONTRACTS',
    total: 'Total Service Contracts',
    lines: [
      line('7310 Landscape Contract', [2864000, 2998800, 2998800], 'Blue Grama, through April 2028'),
      line('7315 Tree Service', [185000, 200000, 197500]),
      line('7340 Janitorial', [1068000, 1104000, 1104000]),
      line('7350 Elevator Contract', [678000, 710000, 710000], 'Summit Line, 2 cars'),
      line('7355 Fire Monitoring', [174000, 180000, 180000]),
      line('7370 Pest Control', [132000, 138000, 135600]),
      line('7385 Snow Removal', [984275, 850000, 1021500], '21 visits'),
    ],
  },
  {
    title: 'REPAIRS AND MAINTENANCE',
    total: 'Total Repairs and Maintenance',
    lines: [
      line('7410 Building Repairs', [864022, 900000, 942530]),
      line('7415 Roof and Gutters', [231500, 250000, 218000]),
      line('7420 Plumbing', [396280, 350000, 411845]),
      line('7425 Electrical and Lighting', [178816, 180000, 165275]),
      line('7435 Elevator Repairs', [124000, 100000, 88500], 'Outside the service contract'),
      line('7455 Life Safety Inspections', [226000, 240000, 239500]),
      line('7475 Clubhouse Floor Replacement', [null, 1200000, 1164000], 'One-time special project'),
      line('7485 Maintenance Supplies', [110437, 110000, 108892]),
    ],
  },
  {
    title: 'INSURANCE',
    total: 'Total Insurance',
    lines: [
      line('7710 Property Insurance', [3986400, 4200000, 4291167], 'Renews June 1'),
      line('7715 General Liability', [445200, 470000, 474950]),
      line('7720 Directors and Officers', [138600, 145000, 146867]),
      line('7725 Fidelity Bond', [67800, 72000, 71883]),
      line('7730 Umbrella Liability', [193800, 210000, 211042]),
      line('7740 Insurance Expense - Policy Taxes and Fees', [114000, 120000, 124100]),
      line('7760 Insurance Deductible - Hail Claim', [3785000, null, null], 'One-time, 2025 only'),
    ],
  },
  {
    title: 'UTILITIES',
    total: 'Total Utilities',
    lines: [
      line('7810 Electricity', [1486241, 1540000, 1561872]),
      line('7820 Water', [1734055, 1800000, 1826430]),
      line('7830 Sewer', [912820, 950000, 961485]),
      line('7835 Stormwater', [201600, 208800, 208800]),
      line('7840 Gas', [841567, 910000, 897240], 'Boilers and domestic hot water'),
      line('7850 Trash and Recycling', [798000, 828000, 831600]),
      line('7860 Telephone - Elevator and Alarm Lines', [175200, 180000, 178560]),
    ],
  },
  {
    title: 'RESERVE CONTRIBUTIONS',
    total: 'Total Reserve Contributions',
    lines: [
      line('9005 Reserve Exp-General', [4200000, 4440000, 4440000]),
      line('9010 Reserve Exp-Roof', [1200000, 1200000, 1200000]),
    ],
  },
];

export const landscape = {
  vendor: 'Blue Grama Landscape Services, LLC',
  start: 'May 1, 2025',
  end: 'April 30, 2028',
  monthly: 245000,
};

export const elevator = {
  vendor: 'Summit Line Elevator Company',
  years: [
    { label: 'Year 1', from: 'September 1, 2025', to: 'August 31, 2026', monthly: 58500 },
    { label: 'Year 2', from: 'September 1, 2026', to: 'August 31, 2027', monthly: 60500 },
    { label: 'Year 3', from: 'September 1, 2027', to: 'August 31, 2028', monthly: 63000 },
  ],
};

export const insurance = {
  carrier: 'Bristlecone Mutual Insurance Company',
  policy: 'BMC-4471902-06',
  from: 'June 1, 2026',
  to: 'June 1, 2027',
  coverages: [
    { name: 'Property', limit: '$21,400,000', deductible: '$25,000', premium: 4418000 },
    { name: 'General Liability', limit: '$1,000,000 / $2,000,000', deductible: 'None', premium: 487200 },
    { name: 'Directors and Officers Liability', limit: '$1,000,000', deductible: '$2,500', premium: 151200 },
    { name: 'Fidelity and Crime', limit: '$350,000', deductible: '$1,000', premium: 73800 },
    { name: 'Umbrella Liability', limit: '$5,000,000', deductible: '$10,000', premium: 218500 },
  ],
  taxesAndFees: 128600,
};

/** Undivided interests in ten-thousandths of a percent; 12 units a floor, four floors. */
export const unitTypes = [
  { type: 'A', area: '742', share: 16125, doors: [3, 4, 9] },
  { type: 'B', area: '968', share: 20500, doors: [2, 5, 6, 7, 8, 11] },
  { type: 'C', area: '1,164', share: 24375, doors: [1, 12] },
] as const;

export const cornerDoor = { type: 'D', area: '1,420', share: 29875, door: 10 } as const;

export const reserve = {
  preparer: 'Meridian Peak Reserve Analysts',
  balance: 26409520,
  fullyFunded: 42596000,
  percentFunded: '62.0%',
  contribution: 6250000,
  inflation: '3.0%',
  interest: '1.5%',
  components: [
    { name: 'Flat roof membrane', useful: 20, remaining: 8, cost: 18600000 },
    { name: 'Exterior painting', useful: 8, remaining: 3, cost: 6400000 },
    { name: 'Asphalt overlay', useful: 25, remaining: 12, cost: 9200000 },
    { name: 'Asphalt seal coat', useful: 5, remaining: 2, cost: 1150000 },
    { name: 'Elevator modernization', useful: 25, remaining: 14, cost: 15800000 },
    { name: 'Boiler replacement', useful: 20, remaining: 7, cost: 5400000 },
    { name: 'Hallway carpet', useful: 10, remaining: 4, cost: 4750000 },
    { name: 'Lobby furnishings', useful: 12, remaining: 9, cost: 1600000 },
    { name: 'Fire alarm panel', useful: 15, remaining: 6, cost: 2850000 },
    { name: 'Balcony deck coating', useful: 10, remaining: 5, cost: 7200000 },
    { name: 'Exterior lighting', useful: 15, remaining: 9, cost: 1800000 },
    { name: 'Fencing and gates', useful: 20, remaining: 10, cost: 2600000 },
    { name: 'Security cameras', useful: 8, remaining: 5, cost: 960000 },
    { name: 'Laundry equipment', useful: 10, remaining: 6, cost: 1400000 },
  ],
};
