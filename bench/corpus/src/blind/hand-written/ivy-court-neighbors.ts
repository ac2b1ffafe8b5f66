import { is, statement, year, wordFile, type HandWritten } from './kit';
import { p } from './word';

const stops = [6600, 8600];
const row = (text: string): ReturnType<typeof p> => p(text, { indent: 300 }, stops);

/** A letter to the neighbors with two columns of figures set by tabs. */
export const ivyCourtNeighbors: HandWritten = {
  name: 'ivy-court-neighbors',
  format: 'docx',
  association: 'Ivy Court Neighbors',
  write: () =>
    wordFile([
      p('Ivy Court Neighbors', { bold: true, size: 32, center: true }),
      p('the money part of the newsletter - January 2025', { italics: true, center: true }),
      p(''),
      p('Dear neighbors,'),
      p(
        'Thank you to the 30 homes who paid! We began last year with $1,912.36 in the checkbook and ended it with $2,419.84, so please do not worry about rumors of a $500 special levy. The second column is what Carol and I guess for this year; we vote at the potluck on February 9.',
      ),
      p(''),
      p('\t2024\t2025 (guess)', { bold: true }, stops),
      p('What came in', { bold: true, underline: true }),
      row('Dues, 31 homes at $120\t3,600.00\t3,720.00'),
      row("Last year's stragglers\t240.00"),
      row('Rummage sale\t318.50\t300.00'),
      row('Directory ads (7)\t175.00\t175.00'),
      p('came to\t$4,333.50\t$4,195.00', { italics: true }, stops),
      p(''),
      p('What went out', { bold: true, underline: true }),
      row('Grass (Tommy R.)\t1,980.00\t2,100.00'),
      row('Snow, twice\t260.00\t400.00'),
      row('Entrance light\t214.67\t220.00'),
      row('Insurance\t689.00\t715.00'),
      row('Flowers and mulch\t287.43\t275.00'),
      row('Block party (hot dogs alone were $118!)\t341.12\t350.00'),
      row('State paper\t10.00\t10.00'),
      row('Stamps\t43.80\t45.00'),
      p('went\t$3,826.02\t$4,115.00', { italics: true }, stops),
      p(''),
      p('so we are ahead\t$507.48\t$80.00', { bold: true }, stops),
      p(''),
      p(
        'One home still owes $120 for 2024. The Hendersons gave the bench ($260), which is not in the above. Receipts are in my blue folder.',
      ),
      p('Yours, Ruth'),
    ]),
  statements: [
    statement({
      columns: [
        { label: '2024', scenario: 'actual', period: year(2024) },
        { label: '2025 (guess)', scenario: 'proposed', period: year(2025) },
      ],
      rows: [
        ['Dues, 31 homes at $120', is.income, 3600, 3720],
        ["Last year's stragglers", is.income, 240, null],
        ['Rummage sale', is.income, 318.5, 300],
        ['Directory ads (7)', is.income, 175, 175],
        ['came to', is.total, 4333.5, 4195],
        ['Grass (Tommy R.)', is.cost, 1980, 2100],
        ['Snow, twice', is.cost, 260, 400],
        ['Entrance light', is.cost, 214.67, 220],
        ['Insurance', is.cost, 689, 715],
        ['Flowers and mulch', is.cost, 287.43, 275],
        ['Block party (hot dogs alone were $118!)', is.cost, 341.12, 350],
        ['State paper', is.cost, 10, 10],
        ['Stamps', is.cost, 43.8, 45],
        ['went', is.total, 3826.02, 4115],
        ['so we are ahead', is.net, 507.48, 80],
      ],
      sums: [
        [4333.5, 3826.02],
        [4195, 4115],
      ],
    }),
  ],
};
