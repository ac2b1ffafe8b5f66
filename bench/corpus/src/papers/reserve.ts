import { decimal, type Block, type Random } from '@hoa/bench-associations/kit';
import { associationName } from './names';
import { heading, money, page, paragraph, table, type PaperKind, type Phenomenon } from './model';

interface Component {
  name: string;
  life: number;
  left: number;
  cents: number;
}

interface Study {
  association: string;
  year: number;
  components: Component[];
  balance: number;
  contribution: number;
  percentFunded: number;
  rates: { inflation: number; interest: number };
  summary: 'fields' | 'prose';
  grouped: boolean;
  total: boolean;
  extra: { head: string; cells: string[] }[];
  before: Block[];
  after: Block[];
}

const names: [string, number][] = [
  ['Asphalt - Resurface', 25],
  ['Asphalt - Seal', 4],
  ['Roof - Composition Shingle', 25],
  ['Exterior Paint', 8],
  ['Pool - Replaster', 12],
  ['Perimeter Fence', 20],
  ['Elevator - Modernize', 30],
  ['Irrigation Controllers', 12],
  ['Mailboxes', 22],
  ['Entry Gate Operators', 10],
  ['Clubhouse Carpet', 9],
  ['Concrete Walks - 10% Replace', 10],
];

function start(random: Random): Study {
  const components = random.sample(names, random.int(5, 12)).map(([name, life]) => ({
    name,
    life,
    left: random.int(0, life - 1),
    cents: random.int(30, 3000) * 10_000,
  }));
  const full = components.reduce((sum, { cents, life, left }) => sum + (cents * (life - left)) / life, 0);
  const percent = random.int(25, 95);
  const balance = Math.round((full * percent) / 100 / 100) * 100;
  return {
    association: associationName(random),
    year: random.int(2025, 2027),
    components,
    balance,
    contribution: random.int(200, 1900) * 5000,
    percentFunded: percent,
    rates: { inflation: 3, interest: 1.5 },
    summary: 'fields',
    grouped: false,
    total: true,
    extra: [],
    before: [],
    after: [],
  };
}

const planRow = (of: Study, at: number): number => Math.round((of.contribution * 1.03 ** at) / 100) * 100;

const phenomena: readonly Phenomenon<Study>[] = [
  { id: 'summary-in-prose', apply: (of) => void (of.summary = 'prose') },
  {
    id: 'plan-of-thirty-years',
    apply: (of, random) => {
      let balance = of.balance;
      const rows = Array.from({ length: 30 }, (_, at) => {
        const [contribution, spent] = [planRow(of, at), random.int(0, 60) * 100_000];
        const interest = Math.max(0, Math.round(balance * 0.015));
        const opening = balance;
        balance = Math.max(0, balance + contribution + interest - spent);
        return [
          String(of.year + at),
          money(opening),
          money(contribution),
          money(interest),
          money(spent),
          money(balance),
        ];
      });
      of.after.push(
        page,
        heading('30-YEAR RESERVE PLAN SUMMARY'),
        table(
          [
            'Fiscal Year',
            'Starting Balance',
            'Annual Contribution',
            'Interest',
            'Expenditures',
            'Ending Balance',
          ],
          rows,
        ),
      );
    },
  },
  {
    id: 'three-plans',
    apply: (of) => {
      const rows = [
        ['Baseline funding', money(Math.round(of.contribution * 0.7))],
        ['Threshold funding', money(Math.round(of.contribution * 0.85))],
        ['Full funding (recommended)', money(of.contribution)],
      ];
      of.before.push(heading('FUNDING PLANS COMPARED'), table(['Plan', `${of.year} Contribution`], rows));
    },
  },
  {
    id: 'quantity-and-unit-cost',
    apply: (of, random) =>
      void of.extra.push({
        head: 'Quantity',
        cells: of.components.map(() => `${random.int(2, 900).toLocaleString('en-US')} SF`),
      }),
  },
  {
    id: 'shares-of-full-funding',
    apply: (of) =>
      void of.extra.push({
        head: 'Fully Funded Balance',
        cells: of.components.map(({ cents, life, left }) =>
          money(Math.round((cents * (life - left)) / life / 100) * 100),
        ),
      }),
  },
  { id: 'in-groups', apply: (of) => void (of.grouped = true) },
  { id: 'no-total', apply: (of) => void (of.total = false) },
  {
    id: 'monthly-beside',
    apply: (of) =>
      void of.before.push(
        paragraph(
          `The recommended contribution is ${money(Math.round(of.contribution / 12))} per month, an average of ${money(Math.round(of.contribution / 12 / 48))} per unit.`,
        ),
      ),
  },
  {
    id: 'last-year-beside',
    apply: (of) =>
      void of.before.push(
        paragraph(
          `Last year's study recommended a contribution of ${money(Math.round(of.contribution * 0.9))}; the Association contributed ${money(Math.round(of.contribution * 0.8))} in ${of.year - 1}.`,
        ),
      ),
  },
  {
    id: 'expenditures-by-year',
    apply: (of) => {
      const due = of.components
        .map(({ name, left, cents }) => [
          String(of.year + left),
          name,
          money(Math.round((cents * 1.03 ** left) / 100) * 100),
        ])
        .sort((a, b) => a[0]!.localeCompare(b[0]!));
      of.after.push(page, heading('EXPENDITURES BY YEAR'), table(['Year', 'Component', 'Future Cost'], due));
    },
  },
];

function componentsOf(of: Study): Block[] {
  const head = [
    'Component',
    'Useful Life',
    'Remaining Useful Life',
    ...of.extra.map(({ head }) => head),
    'Current Cost',
  ];
  const cells = of.components.map(({ name, life, left, cents }, at) => [
    name,
    String(life),
    String(left),
    ...of.extra.map(({ cells }) => cells[at] ?? ''),
    money(cents),
  ]);
  const sum = of.components.reduce((all, { cents }) => all + cents, 0);
  const total = of.total ? ['Total', '', '', ...of.extra.map(() => ''), money(sum)] : undefined;
  const rows = of.grouped ? [['SITE'], ...cells.slice(0, 3), ['BUILDING'], ...cells.slice(3)] : cells;
  return [table(head, rows, total)];
}

function summaryOf(of: Study): Block[] {
  const { year, balance, contribution, percentFunded, rates } = of;
  if (of.summary === 'prose')
    return [
      paragraph(
        `As of January 1, ${year} the reserve fund is projected to hold ${money(balance)}, which is ${percentFunded}% of the fully funded balance. We recommend an annual reserve contribution of ${money(contribution)} for fiscal year ${year}. Costs are inflated at ${rates.inflation}% a year and the fund earns ${rates.interest}% interest.`,
      ),
    ];
  return [
    {
      kind: 'fields',
      rows: [
        [`Reserve balance as of 1/1/${year}`, money(balance)],
        ['Percent funded', `${percentFunded}%`],
        [`Recommended ${year} annual contribution`, money(contribution)],
        ['Inflation rate', `${rates.inflation.toFixed(2)}%`],
        ['Interest rate', `${rates.interest.toFixed(2)}%`],
      ],
    },
  ];
}

function print(of: Study, random: Random): ReturnType<PaperKind<Study>['print']> {
  const { components, balance, contribution, percentFunded, rates } = of;
  return {
    kind: 'reserve-study',
    title: 'Reserve Study',
    association: of.association,
    year: of.year - 1,
    blocks: [
      {
        kind: 'title',
        text: random.pick(['RESERVE STUDY', 'RESERVE ANALYSIS REPORT', 'RESERVE STUDY UPDATE']),
        sub: [of.association, `Fiscal year ${of.year}`],
      },
      ...of.before,
      heading('SUMMARY'),
      ...summaryOf(of),
      heading('COMPONENTS'),
      ...componentsOf(of),
      ...of.after,
    ],
    parts: [
      {
        kind: 'reserve',
        components: components.map(({ name, life, left, cents }) => ({
          name,
          usefulLife: life,
          remainingLife: left,
          cost: decimal(cents),
        })),
        balance: decimal(balance),
        percentFunded,
        contribution: decimal(contribution),
        ...rates,
        contradicts: false,
      },
    ],
  };
}

export const reservePapers: PaperKind<Study> = { id: 'reserve', start, phenomena, print };
