import { is, put, statement, workbook, year, type HandWritten, type Meaning } from './kit';

// Columns of funds: a row belongs to none of them.
const income: Meaning = { role: 'line', flow: 'income' };
const cost: Meaning = { role: 'line', flow: 'expense' };

/** Three funds side by side from opening to closing balance; what is spent is typed with a minus. */
export const quarryWalkTownhomes: HandWritten = {
  name: 'quarry-walk-townhomes',
  format: 'xlsx',
  association: 'Quarry Walk Townhomes',
  write: () =>
    workbook((add) => {
      const sheet = add('YE 2023');
      sheet.getColumn(1).width = 40;
      put(sheet, 1, [
        ['Quarry Walk Townhomes - cash for the year 2023, all accounts'],
        [],
        [null, 'Operating', 'Roof Fund', 'Paint Fund', 'all 3'],
        ['Jan 1, 2023', 9412.55, 48300.1, 6870, 64582.65],
        ['Dues 26 x $210 x 12, unit 9 skipped 3', 64890, null, null, 64890],
        ['Interest', 3.12, 612.44, 28.9, 644.46],
        ['Ins. co. for unit 14 hail', 7940, null, null, 7940],
        ['+', 72833.12, 612.44, 28.9, 73474.46],
        ['Grass/snow', -21300, null, null, -21300],
        ['Insurance', -18244, null, null, -18244],
        ['Water', -6902.18, null, null, -6902.18],
        ['Trash', -5616, null, null, -5616],
        ['Repairs', -4377.9, null, null, -4377.9],
        ['Unit 14 hail, contractor ($1,000 deductible is ours)', -8940, null, null, -8940],
        ['Treasurer stipend', -600, null, null, -600],
        ['Tax return, lawyer letter unit 9', -485, null, null, -485],
        ['Bldg C roof', null, -31850, null, -31850],
        ['Bldg A trim', null, null, -4260, -4260],
        ['-', -66465.08, -31850, -4260, -102575.08],
        ['moved to roof & paint', -9000, 6000, 3000, 0],
        ['Dec 31, 2023', 6780.59, 23062.54, 5638.9, 35482.03],
        [],
        ['unit 9 still owes $630 + $75 late. Next roof is Bldg D in 2026, $34k if we are lucky'],
      ]);
      for (let row = 4; row < 22; row++)
        for (const column of [2, 3, 4, 5]) sheet.getCell(row, column).numFmt = '#,##0.00';
      sheet.getRow(3).font = { bold: true };
      sheet.getRow(21).font = { bold: true };
    }),
  statements: [
    statement({
      columns: [
        { label: 'Operating', scenario: 'actual', period: year(2023), part: true },
        { label: 'Roof Fund', scenario: 'actual', period: year(2023), part: true },
        { label: 'Paint Fund', scenario: 'actual', period: year(2023), part: true },
        { label: 'all 3', scenario: 'actual', period: year(2023) },
      ],
      rows: [
        ['Jan 1, 2023', is.opening, 9412.55, 48300.1, 6870, 64582.65],
        ['Dues 26 x $210 x 12, unit 9 skipped 3', income, 64890, null, null, 64890],
        ['Interest', income, 3.12, 612.44, 28.9, 644.46],
        ['Ins. co. for unit 14 hail', income, 7940, null, null, 7940],
        ['+', is.total, 72833.12, 612.44, 28.9, 73474.46],
        ['Grass/snow', cost, 21300, null, null, 21300],
        ['Insurance', cost, 18244, null, null, 18244],
        ['Water', cost, 6902.18, null, null, 6902.18],
        ['Trash', cost, 5616, null, null, 5616],
        ['Repairs', cost, 4377.9, null, null, 4377.9],
        ['Unit 14 hail, contractor ($1,000 deductible is ours)', cost, 8940, null, null, 8940],
        ['Treasurer stipend', cost, 600, null, null, 600],
        ['Tax return, lawyer letter unit 9', cost, 485, null, null, 485],
        ['Bldg C roof', cost, null, 31850, null, 31850],
        ['Bldg A trim', cost, null, null, 4260, 4260],
        ['-', is.total, 66465.08, 31850, 4260, 102575.08],
        ['moved to roof & paint', is.transfer, -9000, 6000, 3000, 0],
        ['Dec 31, 2023', is.closing, 6780.59, 23062.54, 5638.9, 35482.03],
      ],
      sums: [
        [72833.12, 66465.08],
        [612.44, 31850],
        [28.9, 4260],
        [73474.46, 102575.08],
      ],
    }),
  ],
};
