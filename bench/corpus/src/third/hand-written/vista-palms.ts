import { is, statement, year, type HandWritten } from '../../blind/hand-written/kit';
import { typedPdf } from '../../writers/typed-pdf';
import { sketches, typedRows, type Row } from './page';

/** This year’s budget, then next year’s with the reserves in full and with the reserves waived. */
const rows: Row[] = [
  ['*REVENUE', null],
  ['  Maintenance Fees', is.income, 318240, 412080, 330480],
  ['  Laundry', is.income, 4200, 4000, 4000],
  ['  Interest', is.income, 300, 450, 450],
  ['*TOTAL REVENUE', is.total, 322740, 416530, 334930],
  ['*EXPENSES', null],
  ['  Management', is.cost, 26400, 27600, 27600],
  ['  Insurance', is.cost, 118000, 141500, 141500],
  ['  Legal & Accounting', is.cost, 9000, 9500, 9500],
  ['  Division Fee ($4/unit)', is.cost, 272, 272, 272],
  ['  Lawn & Pest', is.cost, 31800, 32900, 32900],
  ['  Elevator', is.cost, 8400, 8900, 8900],
  ['  Pool', is.cost, 7200, 7600, 7600],
  ['  Repairs', is.cost, 24000, 22000, 22000],
  ['  Water/Sewer', is.cost, 52000, 55500, 55500],
  ['  Electric', is.cost, 14800, 15200, 15200],
  ['  Trash', is.cost, 12700, 13100, 13100],
  ['  Miscellaneous', is.cost, 818, 858, 858],
  ['*TOTAL OPERATING', is.subtotal, 305390, 334930, 334930],
  ['*RESERVES (statutory)', null],
  ['  Roof', is.cost, 9000, 41200, null],
  ['  Painting', is.cost, 5350, 18400, null],
  ['  Paving', is.cost, 3000, 22000, null],
  ['*TOTAL RESERVES', is.subtotal, 17350, 81600, 0],
  ['*TOTAL EXPENSES & RESERVES', is.total, 322740, 416530, 334930],
  ['Monthly fee per unit (68)', is.statistic, 390, 505, 405],
];

/** A ballot printed sideways: members choose between two budgets. */
export const vistaPalms: HandWritten = {
  name: 'vista-palms',
  format: 'pdf',
  association: 'Vista Palms Condominium Association, Inc.',
  write: () =>
    typedPdf([
      {
        landscape: true,
        rotate: 90,
        stops: [390, 530, 690],
        size: 9.5,
        lines: [
          '*VISTA PALMS CONDOMINIUM ASSOCIATION, INC.',
          '*LIMITED PROXY / BALLOT - 2026 BUDGET',
          'Vote for ONE budget. If neither has a majority, Alternative 1 applies by law.',
          '',
          ['*', '2025', '[  ] ALTERNATIVE 1', '[  ] ALTERNATIVE 2'],
          ['*', 'Budget', '2026 Full Reserves', '2026 Reserves Waived'],
          ...typedRows(rows),
          '',
          'WAIVING OF RESERVES, IN WHOLE OR IN PART, MAY RESULT IN UNIT OWNER LIABILITY FOR UNANTICIPATED SPECIAL ASSESSMENTS.',
          'Unit ______   Signature ________________________   Due by 12/4/2025',
        ],
      },
    ]),
  statements: [
    statement({
      columns: [
        { label: '2025 Budget', scenario: 'adopted', period: year(2025) },
        {
          label: 'ALTERNATIVE 1 2026 Full Reserves',
          scenario: 'proposed',
          period: year(2026),
          alternative: 1,
          adopted: true,
        },
        {
          label: 'ALTERNATIVE 2 2026 Reserves Waived',
          scenario: 'proposed',
          period: year(2026),
          alternative: 2,
          adopted: false,
        },
      ],
      rows: sketches(rows),
      sums: [
        [322740, 322740],
        [416530, 416530],
        [334930, 334930],
      ],
    }),
  ],
};
