import { is, statement, year, type HandWritten } from '../../blind/hand-written/kit';
import { typedPdf } from '../../writers/typed-pdf';
import { sketches, typedRows, type Row } from './page';

const rows: Row[] = [
  ['*REVENUES', null],
  ['  Assessments - closed homes', is.income, 96400, 88212.5],
  ['  Assessments - builder lots (25%)', is.income, 31250, 30875],
  ['  Transfer fees at closing', is.income, 24000, 27500],
  ['*TOTAL EARNED REVENUES', is.subtotal, 151650, 146587.5],
  ['  Declarant deficit funding', is.income, 63850, 72966.09],
  ['*TOTAL REVENUES', is.total, 215500, 219553.59],
  ['*EXPENSES', null],
  ['  Management', is.cost, 36000, 36000],
  ['  Landscape - accepted tracts', is.cost, 88500, 91340.77],
  ['  Irrigation water', is.cost, 41000, 44918.02],
  ['  Pool and splash pad', is.cost, 22500, 19866.3],
  ['  Insurance', is.cost, 14200, 14655],
  ['  Legal, audit, tax', is.cost, 7800, 6490],
  ['  Events and web', is.cost, 5500, 6283.5],
  ['*TOTAL EXPENSES', is.total, 215500, 219553.59],
  ['*NET', is.net, 0, 0],
];

/** While the developer controls the board it pays what is missing; the net is nothing. */
export const sunriseMesa: HandWritten = {
  name: 'sunrise-mesa',
  format: 'pdf',
  association: 'Sunrise Mesa Community Association',
  write: () =>
    typedPdf([
      {
        stops: [400, 520],
        lines: [
          '*Sunrise Mesa Community Association (under Declarant control)',
          '*Statement of Revenues and Expenses',
          'Fiscal year July 1, 2023 - June 30, 2024',
          '',
          ['*', 'FY24 Budget', 'FY24 Actual'],
          ...typedRows(rows, 2),
          '',
          'Lots: 412 planned, 241 closed at 6/30/2024. The Declarant funds any deficit in lieu of assessments on its lots.',
          'Deficit funding received since inception: $418,207.44, not repayable.',
        ],
      },
    ]),
  statements: [
    statement({
      columns: [
        { label: 'FY24 Budget', scenario: 'adopted', period: year(2024, 7) },
        { label: 'FY24 Actual', scenario: 'actual', period: year(2024, 7) },
      ],
      rows: sketches(rows),
      sums: [
        [215500, 215500],
        [219553.59, 219553.59],
      ],
    }),
  ],
};
