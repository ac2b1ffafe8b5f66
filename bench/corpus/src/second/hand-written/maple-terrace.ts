import {
  is,
  statement,
  year,
  type HandWritten,
  type Meaning,
  type RowSketch,
} from '../../blind/hand-written/kit';
import { typedPdf, type TypedLine } from '../../writers/typed-pdf';

type Row = [label: string, meaning: Meaning | null, ...cells: number[]];

/** 2025 budget, 2025 projected, 2026 proposed; a month of each of 60 units. */
const rows: Row[] = [
  ['*INCOME', null],
  ['  Assessments', is.income, 237600, 237600, 252000, 350],
  ['  Late & misc.', is.income, 1500, 2140, 1800, 2.5],
  ['*TOTAL INCOME', is.total, 239100, 239740, 253800, 352.5],
  ['*ADMINISTRATIVE', null],
  ['  Management', is.cost, 21600, 21600, 22320, 31],
  ['  Audit', is.cost, 2800, 2800, 2950, 4.1],
  ['  Legal', is.cost, 2500, 1180, 2500, 3.47],
  ['  Office', is.cost, 1400, 1655, 1600, 2.22],
  ['  Subtotal', is.subtotal, 28300, 27235, 29370, 40.79],
  ['*UTILITIES', null],
  ['  Water / Sewer', is.cost, 44000, 46210, 48500, 67.36],
  ['  Electric', is.cost, 9200, 9055, 9400, 13.06],
  ['  Gas', is.cost, 3100, 2870, 3100, 4.31],
  ['  Trash', is.cost, 12600, 12960, 13400, 18.61],
  ['  Subtotal', is.subtotal, 68900, 71095, 74400, 103.33],
  ['*MAINTENANCE', null],
  ['  Grounds contract', is.cost, 31200, 31200, 32100, 44.58],
  ['  Snow', is.cost, 9000, 6340, 9000, 12.5],
  ['  Building repairs', is.cost, 16000, 21775, 17500, 24.31],
  ['  Pool', is.cost, 7700, 8020, 8300, 11.53],
  ['  Pest', is.cost, 1800, 1800, 1860, 2.58],
  ['  Subtotal', is.subtotal, 65700, 69135, 68760, 95.5],
  ['*INSURANCE', is.cost, 36200, 38115, 41270, 57.32],
  ['*TOTAL OPERATING', is.subtotal, 199100, 205580, 213800, 296.94],
  ['*RESERVE CONTRIBUTION', is.cost, 40000, 40000, 40000, 55.56],
  ['*TOTAL EXPENSES', is.total, 239100, 245580, 253800, 352.5],
  ['*NET', is.net, 0, -5840, 0, 0],
];
const typed = (value: number, at: number): string => {
  const size = Math.abs(value).toLocaleString('en-US', { minimumFractionDigits: at === 3 ? 2 : 0 });
  return value < 0 ? `(${size})` : value === 0 && at < 3 ? '-' : size;
};
const letter: TypedLine[] = [
  '*Maple Terrace Condominium Association',
  'c/o Northfield Property Services',
  '',
  'October 20, 2025',
  '',
  'Dear Owner:',
  '',
  'Enclosed is the proposed budget for 2026. The Board will vote on it November 18 at 6:30 PM in the clubhouse.',
  'Assessments would rise from $330.00 to $350.00 a month. Insurance is up $5,070 and water another $4,500.',
  'The reserve contribution stays at $40,000; see the last page for what is planned.',
  '',
  'Northfield Property Services, for the Board of Directors',
];
const reserve: [label: string, meaning: Meaning, value: number][] = [
  ['Balance January 1, 2026 (est.)', is.opening, 181340],
  ['Contribution from operating', is.reserveIn, 40000],
  ['Interest', is.reserveIn, 2900],
  ['Paving, west lot', is.reserveOut, 64500],
  ['Pool heater', is.reserveOut, 7200],
  ['Balance December 31, 2026', is.closing, 152540],
];
const bare = (label: string): string => label.replace('*', '').trim();

/** A packet for owners: a letter, the operating budget, the reserve fund on a page of its own. */
export const mapleTerrace: HandWritten = {
  name: 'maple-terrace',
  format: 'pdf',
  association: 'Maple Terrace Condominium Association',
  write: () =>
    typedPdf([
      { stops: [], lines: letter, size: 11 },
      {
        stops: [310, 390, 470, 550],
        lines: [
          '*Maple Terrace Condominium Association',
          '*2026 Proposed Operating Budget (60 units)',
          '',
          ['*', '2025', '2025', '2026', 'Per Unit'],
          ['*', 'Budget', 'Projected', 'Proposed', 'Per Month'],
          ...rows.map(([label, , ...cells]) => [label, ...cells.map(typed)]),
        ],
      },
      {
        stops: [420],
        lines: [
          '*Maple Terrace Condominium Association',
          '*Replacement Reserve Fund',
          '',
          ['*', '2026 Proposed'],
          ...reserve.map(([label, , value]) => [
            label,
            /Paving|heater/.test(label)
              ? `(${value.toLocaleString('en-US')})`
              : value.toLocaleString('en-US'),
          ]),
        ],
        size: 11,
      },
    ]),
  statements: [
    statement({
      columns: [
        { label: '2025 Budget', scenario: 'adopted', period: year(2025) },
        { label: '2025 Projected', scenario: 'projected', period: year(2025) },
        { label: '2026 Proposed', scenario: 'proposed', period: year(2026) },
        { label: 'Per Unit Per Month', scenario: 'proposed', period: year(2026), measure: 'per-unit' },
      ],
      rows: rows.flatMap(([label, meaning, ...cells]): RowSketch[] =>
        meaning ? [[bare(label), meaning, ...cells]] : [],
      ),
      sums: [
        [239100, 239100],
        [239740, 245580],
        [253800, 253800],
        [0, 0],
      ],
      page: 2,
    }),
    statement({
      columns: [{ label: '2026 Proposed', scenario: 'proposed', period: year(2026) }],
      rows: reserve,
      sums: [[42900, 71700]],
      page: 3,
    }),
  ],
};
