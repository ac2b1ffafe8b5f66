import { is, statement, year, wordFile, type HandWritten } from './kit';
import { p, table } from './word';

/** Minutes of a marina with the treasurer's table in the middle: a quarter, half a year and the year's budget. */
export const heronBaySlips: HandWritten = {
  name: 'heron-bay-slips',
  format: 'docx',
  association: 'Heron Bay Slip Owners Association',
  write: () =>
    wordFile([
      p('HERON BAY SLIP OWNERS ASSOCIATION', { bold: true, size: 28 }),
      p('Minutes of the Board, July 15, 2025, 7:00 pm, bath house porch', { bold: true }),
      p('Present: Ames, Delacroix, Yoder. Absent: Finch. Guests: slips A-4, C-11, C-12.'),
      p('1. Minutes of April 8 approved 3-0.'),
      p(
        '2. Treasurer (Yoder): June 30 checking $31,447.20, dredge CD $64,012.55. Two slips behind, $1,092.00 between them. Table:',
      ),
      table(
        [4400, 1700, 1700, 1800],
        [
          ['', '2nd qtr', 'Jan-June', "year's budget"],
          ['Slip charges (56)', '21,840.00', '43,680.00', '87,360'],
          ['Transients', '1,215.00', '1,215.00', '4,000'],
          ['Shore power billed', '3,402.16', '7,118.90', '14,000'],
          ['Interest', '12.20', '24.01', '50'],
          ['*', '26,469.36', '52,037.91', '105,410'],
          ['Dockmaster', '9,000.00', '18,000.00', '36,000'],
          ['Power co.', '3,966.74', '8,231.05', '15,500'],
          ['Insurance (paid Feb., Aug.)', '-', '6,212.00', '12,400'],
          ['Dock lumber & hardware', '2,871.33', '3,410.87', '9,000'],
          ['Pump-out', '410.00', '410.00', '1,200'],
          ['Submerged land lease', '-', '4,850.00', '4,850'],
          ['Bath house', '1,140.00', '1,980.00', '4,800'],
          ['Office', '233.61', '402.98', '900'],
          ['To dredge CD', '3,000.00', '6,000.00', '12,000'],
          ['*', '20,621.68', '49,496.90', '96,650'],
          ['*Over', '5,847.68', '2,541.01', '8,760'],
        ],
      ),
      p('Report accepted 3-0. Yoder notes the second insurance payment ($6,212) hits in August.'),
      p('3. Motion (Delacroix/Ames): up to $4,500 for C dock decking from the lumber line. Carried 3-0.'),
      p('4. Raise 2026 slip charge from $130 to $136 a month? Tabled until October.'),
      p('Adjourned 8:25. B. Ames, acting sec.', { italics: true }),
    ]),
  statements: [
    statement({
      columns: [
        {
          label: '2nd qtr',
          scenario: 'actual',
          period: { from: '2025-04-01', to: '2025-06-30', kind: 'quarter' },
        },
        {
          label: 'Jan-June',
          scenario: 'actual',
          period: { from: '2025-01-01', to: '2025-06-30', kind: 'half' },
        },
        { label: "year's budget", scenario: 'adopted', period: year(2025) },
      ],
      rows: [
        ['Slip charges (56)', is.income, 21840, 43680, 87360],
        ['Transients', is.income, 1215, 1215, 4000],
        ['Shore power billed', is.income, 3402.16, 7118.9, 14000],
        ['Interest', is.income, 12.2, 24.01, 50],
        ['', is.total, 26469.36, 52037.91, 105410],
        ['Dockmaster', is.cost, 9000, 18000, 36000],
        ['Power co.', is.cost, 3966.74, 8231.05, 15500],
        ['Insurance (paid Feb., Aug.)', is.cost, 0, 6212, 12400],
        ['Dock lumber & hardware', is.cost, 2871.33, 3410.87, 9000],
        ['Pump-out', is.cost, 410, 410, 1200],
        ['Submerged land lease', is.cost, 0, 4850, 4850],
        ['Bath house', is.cost, 1140, 1980, 4800],
        ['Office', is.cost, 233.61, 402.98, 900],
        ['To dredge CD', is.cost, 3000, 6000, 12000],
        ['', is.total, 20621.68, 49496.9, 96650],
        ['Over', is.net, 5847.68, 2541.01, 8760],
      ],
      sums: [
        [26469.36, 20621.68],
        [52037.91, 49496.9],
        [105410, 96650],
      ],
    }),
  ],
};
