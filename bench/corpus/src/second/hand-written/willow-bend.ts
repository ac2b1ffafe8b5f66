import { is, statement, wordFile, year, type HandWritten } from '../../blind/hand-written/kit';
import { p, table } from '../../blind/hand-written/word';

/** Minutes of the annual meeting: the proposal, and the budget as it was amended on the floor. */
export const willowBend: HandWritten = {
  name: 'willow-bend',
  format: 'docx',
  association: 'Willow Bend Homeowners Association',
  write: () =>
    wordFile([
      p('WILLOW BEND HOMEOWNERS ASSOCIATION', { bold: true, center: true, size: 26 }),
      p('Minutes of the Annual Meeting, November 12, 2024', { center: true }),
      p(''),
      p('1. Call to order 7:04 PM at the library. 29 of 48 homes present or by proxy; quorum is 24.'),
      p('2. Treasurer: checking $11,208.44, reserve $58,930.12. All but two homes are current.'),
      p(
        '3. Budget for 2025. The board proposed dues of $120. After discussion the social line was struck and dues set at $117. Motion Perez, second Lund, carried 22-7. For the record:',
      ),
      table(
        [3600, 1900, 2100, 2100],
        [
          ['', '2024 Budget', '2025 As Proposed', '2025 As Approved'],
          ['*INCOME'],
          ['Dues, 48 homes', '64,800', '69,120', '67,392'],
          ['Interest & late fees', '600', '600', '600'],
          ['*Total', '65,400', '69,720', '67,992'],
          ['*EXPENSE'],
          ['Lawn', '21,500', '22,600', '22,600'],
          ['Snow', '9,000', '9,500', '9,500'],
          ['Insurance', '7,850', '8,900', '8,900'],
          ['Water (sprinklers)', '5,200', '5,400', '5,400'],
          ['Street lights', '3,960', '4,100', '4,100'],
          ['Management', '8,640', '8,900', '8,900'],
          ['Legal & accounting', '1,800', '2,000', '1,500'],
          ['Social', '900', '1,200', '-'],
          ['Miscellaneous', '550', '620', '592'],
          ['Reserve contribution', '6,000', '6,500', '6,500'],
          ['*Total', '65,400', '69,720', '67,992'],
        ],
      ),
      p(''),
      p('4. Fence on the north side: two bids, $14,300 and $16,950. Tabled until spring.'),
      p('5. Elections: Perez and Okoye to two-year terms. Adjourned 8:31 PM.'),
    ]),
  statements: [
    statement({
      columns: [
        { label: '2024 Budget', scenario: 'adopted', period: year(2024) },
        { label: '2025 As Proposed', scenario: 'proposed', period: year(2025) },
        { label: '2025 As Approved', scenario: 'adopted', period: year(2025) },
      ],
      rows: [
        ['Dues, 48 homes', is.income, 64800, 69120, 67392],
        ['Interest & late fees', is.income, 600, 600, 600],
        ['Total', is.total, 65400, 69720, 67992],
        ['Lawn', is.cost, 21500, 22600, 22600],
        ['Snow', is.cost, 9000, 9500, 9500],
        ['Insurance', is.cost, 7850, 8900, 8900],
        ['Water (sprinklers)', is.cost, 5200, 5400, 5400],
        ['Street lights', is.cost, 3960, 4100, 4100],
        ['Management', is.cost, 8640, 8900, 8900],
        ['Legal & accounting', is.cost, 1800, 2000, 1500],
        ['Social', is.cost, 900, 1200, 0],
        ['Miscellaneous', is.cost, 550, 620, 592],
        ['Reserve contribution', is.cost, 6000, 6500, 6500],
        ['Total', is.total, 65400, 69720, 67992],
      ],
      sums: [
        [65400, 65400],
        [69720, 69720],
        [67992, 67992],
      ],
    }),
  ],
};
