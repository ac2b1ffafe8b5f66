import { is, statement, year, wordFile, type ColumnSketch, type HandWritten } from './kit';
import { p, table } from './word';

const part = (label: string): ColumnSketch => ({
  label,
  scenario: 'adopted',
  period: year(2025),
  part: true,
});

/** A master association that splits every cost among its members, and what it bills them below. */
export const summerfieldMaster: HandWritten = {
  name: 'summerfield-master',
  format: 'docx',
  association: 'Summerfield Master Council',
  write: () =>
    wordFile([
      p('Summerfield Master Council', { bold: true, size: 30 }),
      p('2025 cost sharing, as adopted at the November 20, 2024 delegates meeting'),
      p('Shares under Declaration sec. 7.3: Villas 40%, Fairways Condo 35%, Single-family lots 25%', {
        italics: true,
      }),
      table(
        [3300, 1600, 1600, 1600, 1700],
        [
          ['What for', 'Villas', 'Fairways', 'Lots', 'Council total'],
          ['Gate guards', '38,400', '33,600', '24,000', '96,000'],
          ['Gate phone & arms', '1,920', '1,680', '1,200', '4,800'],
          ['Boulevards, mowing', '16,800', '14,700', '10,500', '42,000'],
          ['Boulevard lights', '4,640', '4,060', '2,900', '11,600'],
          ['Lake', '3,600', '3,150', '2,250', '9,000'],
          ['Insurance', '2,960', '2,590', '1,850', '7,400'],
          ['Agent & office', '5,680', '4,970', '3,550', '14,200'],
          ['Road reserve', '8,000', '7,000', '5,000', '20,000'],
          ['*', '82,000', '71,750', '51,250', '205,000'],
          ['less gate pass sales', '2,000', '1,750', '1,250', '5,000'],
          ['less left over from 2024', '2,400', '2,100', '1,500', '6,000'],
          ['*To be billed', '77,600', '67,900', '48,500', '194,000'],
          ['each quarter', '19,400', '16,975', '12,125', '48,500'],
        ],
        false,
      ),
      p(''),
      p(
        'First payment is due January 10. The Lots pay $97 a quarter per house (125 houses) through their own association.',
      ),
      p('In 2024 we billed $188,600. The Fairways protest of $3,412 for lake work is still open.'),
    ]),
  statements: [
    statement({
      columns: [
        part('Villas'),
        part('Fairways'),
        part('Lots'),
        { label: 'Council total', scenario: 'adopted', period: year(2025) },
      ],
      rows: [
        ['Gate guards', is.cost, 38400, 33600, 24000, 96000],
        ['Gate phone & arms', is.cost, 1920, 1680, 1200, 4800],
        ['Boulevards, mowing', is.cost, 16800, 14700, 10500, 42000],
        ['Boulevard lights', is.cost, 4640, 4060, 2900, 11600],
        ['Lake', is.cost, 3600, 3150, 2250, 9000],
        ['Insurance', is.cost, 2960, 2590, 1850, 7400],
        ['Agent & office', is.cost, 5680, 4970, 3550, 14200],
        ['Road reserve', is.cost, 8000, 7000, 5000, 20000],
        ['', is.total, 82000, 71750, 51250, 205000],
        ['less gate pass sales', is.income, 2000, 1750, 1250, 5000],
        ['less left over from 2024', is.carryover, 2400, 2100, 1500, 6000],
        ['To be billed', is.income, 77600, 67900, 48500, 194000],
        [
          'each quarter',
          { role: 'statistic', also: ['note', 'detail', 'repeat'] },
          19400,
          16975,
          12125,
          48500,
        ],
      ],
      sums: [
        [79600, 82000],
        [69650, 71750],
        [49750, 51250],
        [199000, 205000],
      ],
    }),
  ],
};
