import {
  is,
  statement,
  year,
  type HandWritten,
  type Meaning,
  type RowSketch,
} from '../../blind/hand-written/kit';

const gross: Meaning = { role: 'net', also: ['subtotal', 'total', 'repeat'] };
type Row = [depth: number, label: string, meaning: Meaning | null, now?: number, before?: number];

const rows: Row[] = [
  [0, 'Ordinary Income/Expense', null],
  [1, 'Income', null],
  [2, '4000 · Assessments', is.income, 132480, 126720],
  [2, '4100 · Late Fees', is.income, 815, 640],
  [2, '4200 · Interest Income', is.income, 1204.18, 488.02],
  [1, 'Total Income', is.total, 134499.18, 127848.02],
  [0, 'Gross Profit', gross, 134499.18, 127848.02],
  [1, 'Expense', null],
  [2, '5000 · Insurance', null],
  [3, '5010 · Master Policy', is.cost, 38112, 31655],
  [3, '5020 · D&O', is.cost, 1688, 1602],
  [2, 'Total 5000 · Insurance', is.subtotal, 39800, 33257],
  [2, '5100 · Landscaping', is.cost, 24600, 24000],
  [2, '5200 · Utilities', null],
  [3, '5210 · Electric', is.cost, 3977.41, 3804.66],
  [3, '5220 · Water', is.cost, 17864.09, 16210.57],
  [2, 'Total 5200 · Utilities', is.subtotal, 21841.5, 20015.23],
  [2, '5300 · Management', is.cost, 14400, 13800],
  [2, '5400 · Repairs', is.cost, 9118.75, 15402.1],
  [2, '5900 · Bad Debt', is.cost, 0, 412],
  [1, 'Total Expense', is.total, 109760.25, 106886.33],
  [0, 'Net Ordinary Income', is.net, 24738.93, 20961.69],
  [0, 'Net Income', is.net, 24738.93, 20961.69],
];

const change = (now: number, before: number): number => Math.round((now - before) * 100) / 100;
/** In percent with one decimal, as the program prints it. */
const share = (now: number, before: number): number => Math.round(((now - before) / before) * 1000) / 10;
const printed = ([depth, label, , now, before]: Row): string => {
  const steps = Array.from({ length: 4 }, (_, i) => (i === depth ? `"${label}"` : ''));
  if (now === undefined || before === undefined) return steps.join(',');
  const amounts = [now, before, change(now, before)].map((value) => value.toFixed(2));
  return [...steps, ...amounts, `${share(now, before).toFixed(1)}%`].join(',');
};

/** Two years of a bookkeeping program, exported with a column for each step of the accounts. */
export const stoneRidge: HandWritten = {
  name: 'stone-ridge',
  format: 'csv',
  association: 'Stone Ridge Condominium Trust',
  write: () =>
    Promise.resolve(
      Buffer.from(
        [
          '"Stone Ridge Condominium Trust"',
          '"Profit & Loss Prev Year Comparison"',
          '"January through December 2024"',
          ',,,,"Jan - Dec 24","Jan - Dec 23","$ Change","% Change"',
          ...rows.map(printed),
          '',
        ].join('\r\n'),
      ),
    ),
  statements: [
    statement({
      columns: [
        { label: 'Jan - Dec 24', scenario: 'actual', period: year(2024) },
        { label: 'Jan - Dec 23', scenario: 'actual', period: year(2023) },
        { label: '$ Change', scenario: 'actual', period: year(2024), measure: 'variance' },
        { label: '% Change', scenario: 'actual', period: year(2024), measure: 'percent' },
      ],
      rows: rows.flatMap(([, label, meaning, now, before]): RowSketch[] =>
        meaning && now !== undefined && before !== undefined
          ? [[label, meaning, now, before, change(now, before), share(now, before)]]
          : [],
      ),
      sums: [
        [134499.18, 109760.25],
        [127848.02, 106886.33],
        [0, 0],
        [0, 0],
      ],
    }),
  ],
};
