import { is, statement, year, type HandWritten } from '../../blind/hand-written/kit';
import { typedPdf } from '../../writers/typed-pdf';
import { sketches, type Row } from './page';

const rows: Row[] = [
  ['*Income', null],
  ['  Assessments, 54 homes', is.income, 84240, 90720],
  ['  Gate remotes', is.income, 300, 250],
  ['  Finance charges', is.income, 450, 450],
  ['*Total income', is.total, 84990, 91420],
  ['*Expenses', null],
  ['  Management', is.cost, 15600, 16200],
  ['  Landscape contract', is.cost, 28800, 29950],
  ['  ~Newsletter~', is.detail, 900, 900],
  ['  Gate repairs', is.cost, 3200, 4650],
  ['  Pond treatment', is.cost, 4100, 4300],
  ['  Street lights', is.cost, 5060, 5240],
  ['  Insurance', is.cost, 6900, 7780],
  ['  Tax return & filing', is.cost, 525, 550],
  ['  Reserve contribution', is.cost, 20000, 22500],
  ['*Total expenses', is.total, 84185, 91170],
  ['*Net', is.net, 805, 250],
];

/** What the page prints where a pen has changed it. */
const pen: Record<string, string[]> = {
  '  ~Newsletter~': ['~900~', '~900~'],
  '  Gate repairs': ['3,200', '~3,400~  4,650'],
  '*Total expenses': ['~85,085~  84,185', '~90,820~  91,170'],
  '*Net': ['~(95)~  805', '~600~  250'],
};
const figures = (cells: readonly (number | null)[]): string[] =>
  cells.map((value) => (value ?? 0).toLocaleString('en-US'));

/** The board struck one line and changed another at its meeting; sums were corrected by hand. */
export const otterCreek: HandWritten = {
  name: 'otter-creek',
  format: 'pdf',
  association: 'Otter Creek Preserve Homeowners Association',
  write: () =>
    typedPdf([
      {
        font: 'Times',
        size: 12,
        stops: [390, 530],
        lines: [
          '*Otter Creek Preserve Homeowners Association',
          '*2025 Budget - as marked at the November 3 meeting',
          '',
          ['*', '2024 Budget', '2025 Budget'],
          ...rows.map(([label, , ...cells]) => [label, ...(pen[label] ?? figures(cells))]),
          '',
          'Newsletter struck in both years (it never ran; web site instead).',
          'Gate: second operator is quoted at $1,250, so 3,400 becomes 4,650.   initials: RB  MT  JS',
        ],
      },
    ]),
  statements: [
    statement({
      columns: [
        { label: '2024 Budget', scenario: 'adopted', period: year(2024) },
        { label: '2025 Budget', scenario: 'adopted', period: year(2025) },
      ],
      rows: sketches(rows),
      sums: [
        [84990, 84185],
        [91420, 91170],
      ],
    }),
  ],
};
