import { is, statement, wordFile, year, type HandWritten } from '../../blind/hand-written/kit';
import { p, table } from '../../blind/hand-written/word';
import { sketches, typedRows, type Row } from './page';

const rows: Row[] = [
  ['Condominium fees', is.income, 187200, 196560],
  ['Laundry and other', is.income, 2400, 2640],
  ['*Total income', is.total, 189600, 199200],
  ['Management & bookkeeping', is.cost, 21000, 21600],
  ['Master insurance', is.cost, 38400, 44900],
  ['Common electric', is.cost, 9600, 9900],
  ['Heat (oil)', is.cost, 41500, 39000],
  ['Water and sewer', is.cost, 24000, 25200],
  ['Rubbish', is.cost, 10800, 11100],
  ['Snow and grounds', is.cost, 18500, 19400],
  ['Repairs and cleaning', is.cost, 13300, 14100],
  ['Legal, audit, misc.', is.cost, 3700, 4000],
  ['Replacement reserve', is.cost, 8800, 10000],
  ['*Total expenses', is.total, 189600, 199200],
];

/** The budget inside of a letter, then what each unit will pay. */
export const gristmillCommons: HandWritten = {
  name: 'gristmill-commons',
  format: 'docx',
  association: 'Gristmill Commons Condominium Trust',
  write: () =>
    wordFile([
      p('Gristmill Commons Condominium Trust', { bold: true, size: 28 }),
      p('c/o Trustees, 12 Millrace Road'),
      p('November 18, 2025'),
      p(''),
      p('Dear Unit Owner,'),
      p(
        'The Trustees voted on November 11 to adopt the budget below for calendar year 2026. Fees rise by 5%, the first increase since 2023. Our insurer asked for $6,500 more; we saved $2,500 by locking the price of oil at $3.19.',
      ),
      p(''),
      table(
        [4600, 2200, 2200],
        [
          ['', '2025 Budget', '2026 Budget'],
          ['*Income'],
          ...typedRows(rows.slice(0, 3)),
          ['*Expenses'],
          ...typedRows(rows.slice(3)),
        ],
      ),
      p(''),
      p('Your fee beginning January 1 depends on your percentage interest:'),
      table(
        [3000, 2000, 2000, 2000],
        [
          ['Unit type', 'Interest', 'Monthly 2025', 'Monthly 2026'],
          ['Studio (6)', '1.60%', '$249.60', '$262.08'],
          ['One bedroom (14)', '2.45%', '$382.20', '$401.31'],
          ['Two bedroom (16)', '3.51%', '$547.56', '$574.94'],
        ],
      ),
      p(''),
      p('Please note the supplemental oil deposit of $50 per unit is NOT repeated in 2026.'),
      p('Sincerely, for the Trustees,'),
      p('Marguerite Oakes', { italics: true }),
    ]),
  statements: [
    statement({
      columns: [
        { label: '2025 Budget', scenario: 'adopted', period: year(2025) },
        { label: '2026 Budget', scenario: 'adopted', period: year(2026) },
      ],
      rows: sketches(rows),
      sums: [
        [189600, 189600],
        [199200, 199200],
      ],
    }),
  ],
};
