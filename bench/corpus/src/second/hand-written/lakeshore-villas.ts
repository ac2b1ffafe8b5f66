import { is, statement, wordFile, year, type HandWritten } from '../../blind/hand-written/kit';
import { p } from '../../blind/hand-written/word';

const stops = [6400, 8200];
const row = (text: string, bold = false): ReturnType<typeof p> => p(text, { bold, size: 21 }, stops);

/** A newsletter; the treasurer's article has one line for each kind of cost. */
export const lakeshoreVillas: HandWritten = {
  name: 'lakeshore-villas',
  format: 'docx',
  association: 'Lakeshore Villas',
  write: () =>
    wordFile([
      p('THE VILLA VOICE', { bold: true, center: true, size: 36 }),
      p('News of Lakeshore Villas - February 2024', { center: true, italics: true }),
      p(''),
      p('From the President', { bold: true }),
      p(
        'Welcome back, snowbirds! Parking passes are $5 at the office. The shredder truck comes Saturday the 17th from 9 to 12.',
      ),
      p(''),
      p('From the Treasurer: how did 2023 end up?', { bold: true }),
      p('We came in $5,332 short, mostly because the insurance went up 14% in June. Here it is:'),
      row('\tBudget\tActual', true),
      row('What came in', true),
      row('Maintenance fees\t$218,400\t$217,350'),
      row('Interest and late fees\t1,500\t3,218'),
      row('Clubhouse rentals\t900\t1,125'),
      row('In all\t$220,800\t$221,693', true),
      row('What went out', true),
      row('Lawns, trees and irrigation\t$78,000\t$81,462'),
      row('Insurance\t41,000\t46,905'),
      row('Buildings (roofs, gutters, paint)\t22,500\t17,880'),
      row('Pool and clubhouse\t18,600\t19,274'),
      row('Water, electric, trash\t24,200\t25,116'),
      row('Management and office\t21,500\t21,388'),
      row('Put into reserves\t15,000\t15,000'),
      row('In all\t$220,800\t$227,025', true),
      row('Short\t-0-\t($5,332)', true),
      p(
        'The shortage was covered from the $19,860 we carry in checking. Fees for 2024 are $182 a month, as voted in December.',
      ),
      p(''),
      p('Bunco', { bold: true }),
      p('Every second Thursday, $3 to play. Bring a snack. Last month Dot took home $27!'),
    ]),
  statements: [
    statement({
      columns: [
        { label: 'Budget', scenario: 'adopted', period: year(2023) },
        { label: 'Actual', scenario: 'actual', period: year(2023) },
      ],
      rows: [
        ['Maintenance fees', is.income, 218400, 217350],
        ['Interest and late fees', is.income, 1500, 3218],
        ['Clubhouse rentals', is.income, 900, 1125],
        ['In all', is.total, 220800, 221693],
        ['Lawns, trees and irrigation', is.cost, 78000, 81462],
        ['Insurance', is.cost, 41000, 46905],
        ['Buildings (roofs, gutters, paint)', is.cost, 22500, 17880],
        ['Pool and clubhouse', is.cost, 18600, 19274],
        ['Water, electric, trash', is.cost, 24200, 25116],
        ['Management and office', is.cost, 21500, 21388],
        ['Put into reserves', is.cost, 15000, 15000],
        ['In all', is.total, 220800, 227025],
        ['Short', is.net, 0, -5332],
      ],
      sums: [
        [220800, 220800],
        [221693, 227025],
      ],
    }),
  ],
};
