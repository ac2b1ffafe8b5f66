import { is, statement, wordFile, year, type HandWritten } from '../../blind/hand-written/kit';
import { p, table } from '../../blind/hand-written/word';
import { sketches, typedRows, type Row } from './page';

const operating: Row[] = [
  ['*OPERATING FUND', null],
  ['Dues', is.income, 132000, 132000],
  ['Slip sublease', is.income, 6000, 5250],
  ['*Total operating income', is.total, 138000, 137250],
  ['Manager', is.cost, 19200, 19200],
  ['Insurance (wind, flood, GL)', is.cost, 61500, 64012],
  ['Grounds', is.cost, 16800, 17140],
  ['Utilities', is.cost, 15300, 14977],
  ['Repairs', is.cost, 12000, 10418],
  ['To reserves', is.cost, 13200, 13200],
  ['*Total operating expenses', is.total, 138000, 138947],
  ['*Operating surplus (deficit)', is.net, 0, -1697],
];
const special: Row[] = [
  ['*SEAWALL SPECIAL ASSESSMENT FUND', null],
  ['Special assessment, 1st of 3 installments', is.specialIn, 110000, 106500],
  ['Proceeds of bank loan', is.specialIn, 250000, 250000],
  ['*Total sources', is.total, 360000, 356500],
  ['Contractor draws', is.specialOut, 290000, 301875],
  ['Engineer', is.specialOut, 24000, 22650],
  ['Loan interest', is.specialOut, 9400, 8812],
  ['Loan principal', is.specialOut, 18000, 18000],
  ['*Total uses', is.total, 341400, 351337],
  ['*Unspent at year end', is.net, 18600, 5163],
];

/** An ordinary year beside a seawall that was paid for by a special assessment and a loan. */
export const marinaSteps: HandWritten = {
  name: 'marina-steps',
  format: 'docx',
  association: 'Marina Steps Owners Association',
  write: () =>
    wordFile([
      p('Marina Steps Owners Association', { bold: true, center: true, size: 28 }),
      p('Treasurer’s Annual Report, 2024', { center: true }),
      p(''),
      p(
        'The seawall is done! Final inspection was December 3. Details of the loan ($250,000, 6.9%, 10 years, First Coastal) are on the web site.',
      ),
      table(
        [5200, 1900, 1900],
        [['', '2024 Budget', '2024 Actual'], ...typedRows(operating), [''], ...typedRows(special)],
      ),
      p(''),
      p('Loan balance 12/31/2024: $232,000. Reserve account 12/31/2024: $88,417.'),
    ]),
  statements: [
    statement({
      columns: [
        { label: '2024 Budget', scenario: 'adopted', period: year(2024) },
        { label: '2024 Actual', scenario: 'actual', period: year(2024) },
      ],
      rows: sketches([...operating, ...special]),
      sums: [
        [498000, 479400],
        [493750, 490284],
      ],
    }),
  ],
};
