import { is, statement, wordFile, year, type HandWritten, type Meaning } from '../../blind/hand-written/kit';
import { p, table } from '../../blind/hand-written/word';
import { months } from '../../statements/periods';

type Row = [label: string, meaning: Meaning, ...cells: (number | null)[]];

const rows: Row[] = [
  ['Fees (6 x $300 a month)', is.income, 5400, 5400, 5400, 5400, 21600, 23400],
  ['Laundry', is.income, 212, 198, 175, 231, 816, 800],
  ['', is.total, 5612, 5598, 5575, 5631, 22416, 24200],
  ['Insurance (paid Feb)', is.cost, 6118, null, null, null, 6118, 6700],
  ['Water', is.cost, 702, 688, 751, 699, 2840, 2950],
  ['Gas', is.cost, 1944, 620, 188, 1102, 3854, 3900],
  ['Electric', is.cost, 131, 118, 112, 140, 501, 520],
  ['Snow / lawn', is.cost, 540, 360, 360, 260, 1520, 1600],
  ['Repairs', is.cost, null, 1275, null, 418, 1693, 2000],
  ['Janitor', is.cost, 450, 450, 450, 450, 1800, 1800],
  ['Bank etc.', is.cost, 15, 15, 15, 40, 85, 80],
  ['Savings', is.cost, 900, 900, 900, 900, 3600, 4200],
  ['', is.total, 10800, 4426, 2776, 4009, 22011, 23750],
  ['Up / down', is.net, -5188, 1172, 2799, 1622, 405, 450],
];
const typed = (value: number | null): string =>
  value === null ? '' : `${value < 0 ? '-' : ''}${Math.abs(value).toLocaleString('en-US')}`;

/** Six units: quarters of the year that has passed, and next to them the year to come. */
export const sycamoreCourt: HandWritten = {
  name: 'sycamore-court',
  format: 'docx',
  association: 'Sycamore Court Condo',
  write: () =>
    wordFile([
      p('Sycamore Court Condo - 6 units', { bold: true, size: 26 }),
      p('Hi all, here is 2024 by quarter and what I suggest for 2025. Fees would be $325.'),
      p(''),
      table(
        [2700, 1100, 1100, 1100, 1100, 1250, 1350],
        [
          ['', 'Jan-Mar', 'Apr-Jun', 'Jul-Sep', 'Oct-Dec', '2024', '2025'],
          ...rows.map(([label, meaning, ...cells]) => [
            `${meaning.role === 'line' ? '' : '*'}${label}`,
            ...cells.map(typed),
          ]),
        ],
        false,
      ),
      p(''),
      p('Repairs were the back stairs ($1,275) and the intercom ($418). Savings account is at $14,206.33.'),
      p('Let me know by Sunday if you object. - Jo, unit 2'),
    ]),
  statements: [
    statement({
      columns: [
        ...['Jan-Mar', 'Apr-Jun', 'Jul-Sep', 'Oct-Dec'].map((label, i) => ({
          label,
          scenario: 'actual' as const,
          period: months({ year: 2024, startMonth: 1 }, i * 3 + 1, 3),
          part: true,
        })),
        { label: '2024', scenario: 'actual', period: year(2024) },
        { label: '2025', scenario: 'proposed', period: year(2025) },
      ],
      rows,
      sums: [
        [5612, 10800],
        [5598, 4426],
        [5575, 2776],
        [5631, 4009],
        [22416, 22011],
        [24200, 23750],
      ],
    }),
  ],
};
