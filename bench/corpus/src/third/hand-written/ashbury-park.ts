import { is, statement, year, type HandWritten } from '../../blind/hand-written/kit';
import { typedPdf } from '../../writers/typed-pdf';
import { sketches, typedRows, type Row } from './page';

const rows: Row[] = [
  ['*Income', null],
  ['  Association dues', is.income, 96000, 96000, 100800],
  ['  Late fees', is.income, 500, 725, 500],
  ['  Interest income', is.income, 120, 311, 300],
  ['*Total Income', is.total, 96620, 97036, 101600],
  ['*Expenses', null],
  ['  Accounting', is.cost, 1800, 1800, 1900],
  ['  Insurance', is.cost, 7400, 7912, 8300],
  ['  Landscaping', is.cost, 38000, 37650, 39000],
  ['  Legal', is.cost, 1500, 420, 1500],
  ['  Management fees', is.cost, 14400, 14400, 14900],
  ['  Pool', is.cost, 11200, 12066, 12400],
  ['  Utilities', is.cost, 10320, 9875, 10600],
  ['  Reserve contribution', is.cost, 12000, 12000, 13000],
  ['*Total Expenses', is.total, 96620, 96123, 101600],
  ['*Net Income', is.net, 0, 913, 0],
];

/** As most budgets are. */
export const ashburyPark: HandWritten = {
  name: 'ashbury-park',
  format: 'pdf',
  association: 'Ashbury Park Homeowners Association',
  write: () =>
    typedPdf([
      {
        stops: [350, 440, 540],
        size: 10.5,
        lines: [
          '*Ashbury Park Homeowners Association',
          '*2025 Annual Budget',
          '',
          ['*', '2024 Budget', '2024 Projected', '2025 Budget'],
          ...typedRows(rows),
          '',
          'Approved by the Board of Directors on November 14, 2024. Dues are $70.00 per month for each of 120 homes.',
        ],
      },
    ]),
  statements: [
    statement({
      columns: [
        { label: '2024 Budget', scenario: 'adopted', period: year(2024) },
        { label: '2024 Projected', scenario: 'projected', period: year(2024) },
        { label: '2025 Budget', scenario: 'adopted', period: year(2025) },
      ],
      rows: sketches(rows),
      sums: [
        [96620, 96620],
        [97036, 96123],
        [101600, 101600],
      ],
    }),
  ],
};
