import { is, statement, year, type HandWritten, type Meaning } from '../../blind/hand-written/kit';
import { typedPdf } from '../../writers/typed-pdf';
import { sketches, typedRows, type Row } from './page';

const carried: Meaning = { role: 'subtotal', also: ['repeat', 'total', 'detail', 'note'] };

const first: Row[] = [
  ['*RECEIPTS', null],
  ['  Common charges', is.income, 611520, 608744.2],
  ['  Garage', is.income, 48000, 46950],
  ['  Storage', is.income, 7200, 7080],
  ['  Sundry', is.income, 2500, 3118.74],
  ['*TOTAL RECEIPTS', is.total, 669220, 665892.94],
  ['*DISBURSEMENTS', null],
  ['  Payroll - superintendent', is.cost, 68000, 68412.5],
  ['  Payroll - porters', is.cost, 81500, 83020.16],
  ['  Payroll taxes and union benefits', is.cost, 54700, 55118.03],
  ['  Fuel and gas', is.cost, 72000, 64331.9],
  ['  Electricity', is.cost, 39500, 41207.66],
  ['  Water and sewer', is.cost, 46000, 47990.12],
  ['Carried forward', carried, 361700, 360080.37],
];
const second: Row[] = [
  ['Brought forward', carried, 361700, 360080.37],
  ['  Insurance', is.cost, 88400, 91755],
  ['  Elevator maintenance', is.cost, 21600, 21600],
  ['  Repairs and supplies', is.cost, 52000, 60377.41],
  ['  Exterminating', is.cost, 3600, 3600],
  ['  Management fee', is.cost, 38000, 38000],
  ['  Legal and audit', is.cost, 17500, 14250],
  ['  Office and telephone', is.cost, 6420, 5874.33],
  ['  Contribution to reserve', is.cost, 80000, 80000],
  ['*TOTAL DISBURSEMENTS', is.total, 669220, 675537.11],
  ['*EXCESS (SHORTFALL) FOR THE YEAR', is.net, 0, -9644.17],
];
const head = (page: number): (string | string[])[] => [
  ['*KINGSGATE TOWER CONDOMINIUM', '', `Page ${page} of 2`],
  '*Receipts and Disbursements, year ended December 31, 2024',
  '',
  ['*', 'Budget', 'Actual'],
];

/** A print of two pages: the sum so far ends the first and begins the second. */
export const kingsgateTower: HandWritten = {
  name: 'kingsgate-tower',
  format: 'pdf',
  association: 'Kingsgate Tower Condominium',
  write: () =>
    typedPdf([
      { stops: [400, 520], size: 11, font: 'Courier', lines: [...head(1), ...typedRows(first, 2)] },
      { stops: [400, 520], size: 11, font: 'Courier', lines: [...head(2), ...typedRows(second, 2)] },
    ]),
  statements: [
    statement({
      columns: [
        { label: 'Budget', scenario: 'adopted', period: year(2024) },
        { label: 'Actual', scenario: 'actual', period: year(2024) },
      ],
      rows: sketches([...first, ...second]),
      sums: [
        [669220, 669220],
        [665892.94, 675537.11],
      ],
    }),
  ],
};
