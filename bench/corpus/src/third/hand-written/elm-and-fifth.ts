import { is, statement, wordFile, year, type HandWritten } from '../../blind/hand-written/kit';
import { p, table } from '../../blind/hand-written/word';
import { sketches, typedRows, type Row } from './page';

const rows: Row[] = [
  ['*INCOME', null],
  ['HOA dues', is.income, 86400],
  ['Parking', is.income, 5400],
  ['*TOTAL INCOME', is.total, 91800],
  ['*EXPENSE', null],
  ['Insurance', is.cost, 19800],
  ['Water/sewer/trash', is.cost, 17250],
  ['Gas & electric', is.cost, 9400],
  ['Janitor', is.cost, 7800],
  ['Elevator', is.cost, 5650],
  ['Repairs', is.cost, 9000],
  ['Accounting & legal', is.cost, 3400],
  ['Reserves (12.0%)', is.cost, 11000],
  ['*TOTAL EXPENSE', is.total, 83300],
  ['*NET', is.net, 8500],
];

/** A lender’s questionnaire, answered by the treasurer, with the budget that it asks for. */
export const elmAndFifth: HandWritten = {
  name: 'elm-and-fifth',
  format: 'docx',
  association: 'Elm & Fifth Condominium HOA',
  write: () =>
    wordFile([
      p('CONDOMINIUM PROJECT QUESTIONNAIRE', { bold: true, center: true, size: 26 }),
      p('Elm & Fifth Condominium HOA      Loan no. 88-204417', { center: true }),
      p(''),
      table(
        [6400, 2800],
        [
          ['Question', 'Answer'],
          ['Number of units / number sold', '24 / 24'],
          ['Units rented', '5'],
          ['Owners more than 60 days past due', '1'],
          ['Amount more than 60 days past due', '$1,212.00'],
          ['Monthly dues, lowest and highest', '$265 / $340'],
          ['Balance of reserve account', '$74,905.33'],
          ['Any special assessments? If so, amount', 'No'],
          ['Master policy, building limit', '$6,200,000'],
          ['Is there litigation?', 'No'],
          ['Are reserves at least 10% of the budget?', 'Yes, see below'],
        ],
      ),
      p(''),
      p('Current annual budget, calendar 2025, approved 12/9/2024:', { bold: true }),
      table([6400, 2800], [['', '2025 Budget'], ...typedRows(rows)], false),
      p(''),
      p(
        'I certify that the above is true to the best of my knowledge.   Signed: T. Abara, Treasurer   Fee for this form: $150',
      ),
    ]),
  statements: [
    statement({
      columns: [{ label: '2025 Budget', scenario: 'adopted', period: year(2025) }],
      rows: sketches(rows),
      sums: [[91800, 83300]],
    }),
  ],
};
