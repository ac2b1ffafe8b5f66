import { type Block } from '@hoa/bench-associations/kit';
import { heading, money, page, paragraph, table, type Phenomenon } from './model';

export interface Component {
  name: string;
  life: number;
  left: number;
  cents: number;
}

export interface Study {
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

const planRow = (of: Study, at: number): number => Math.round((of.contribution * 1.03 ** at) / 100) * 100;

export const reservePhenomena: readonly Phenomenon<Study>[] = [
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
