import {
  is,
  put,
  statement,
  workbook,
  year,
  type HandWritten,
  type RowSketch,
} from '../../blind/hand-written/kit';

const rows: RowSketch[] = [
  ['INCOME', is.total, 96412, 98377, 99600, 99815, 104400],
  ['Annual dues (120 lots)', is.income, 92400, 93600, 96000, 95200, 100800],
  ['Late fees / interest', is.income, 1162, 1927, 900, 1715, 900],
  ['Transfer fees', is.income, 2850, 2850, 2700, 2900, 2700],
  ['EXPENSES', is.total, 91730, 90696, 97300, 101983, 104100],
  ['Common grounds', is.subtotal, 37994, 34305, 39000, 42271, 41800],
  ['Mowing contract', is.cost, 31200, 31200, 33000, 33000, 34800],
  ['Flowers & mulch', is.cost, 2644, 3105, 3000, 2871, 3000],
  ['Tree removal', is.cost, 4150, 0, 3000, 6400, 4000],
  ['Lake & dam', is.subtotal, 5810, 7988, 6300, 6355, 8500],
  ['Aerators - electric', is.cost, 2210, 2388, 2400, 2455, 2500],
  ['Weed treatment', is.cost, 3600, 3750, 3900, 3900, 4100],
  ['Dam inspection (every other yr)', is.cost, null, 1850, null, null, 1900],
  ['Entrance & lights', is.subtotal, 9870, 10556, 10700, 10508, 11100],
  ['Street lights', is.cost, 9870, 10144, 10400, 10390, 10800],
  ['Sign repair', is.cost, 0, 412, 300, 118, 300],
  ['Office', is.subtotal, 14056, 13847, 15300, 16849, 16700],
  ['Bookkeeper', is.cost, 6000, 6000, 6300, 6300, 6600],
  ['Insurance', is.cost, 5482, 5771, 6100, 6254, 6700],
  ['Legal', is.cost, 1215, 640, 1500, 2980, 2000],
  ['Mailings', is.cost, 988, 1034, 1000, 927, 1000],
  ['PO box, bank, misc', is.cost, 371, 402, 400, 388, 400],
  ['Road reserve', is.cost, 24000, 24000, 26000, 26000, 26000],
  ['Over (short)', is.net, 4682, 7681, 2300, -2168, 300],
];
const isDetail = (role: string, label: string): boolean => role === 'line' && label !== 'Road reserve';

/** Every heading carries the total of the lines below it; 2024 stands over two columns. */
export const pineLakeEstates: HandWritten = {
  name: 'pine-lake-estates',
  format: 'xlsx',
  association: 'Pine Lake Estates POA',
  write: () =>
    workbook((add) => {
      const sheet = add('Budget 25');
      sheet.getColumn(1).width = 34;
      put(sheet, 1, [
        ['Pine Lake Estates POA'],
        ['Budget request for 2025'],
        [null, 2022, 2023, 2024, null, 2025],
      ]);
      sheet.mergeCells('D3:E3');
      put(sheet, 4, [[null, 'Actual', 'Actual', 'Budget', 'Est.', 'Proposed']]);
      rows.forEach(([label, meaning, ...values], i) => {
        put(sheet, 5 + i, [[label, ...values]]);
        sheet.getCell(5 + i, 1).alignment = { indent: isDetail(meaning.role, label) ? 2 : 0 };
        if (meaning.role !== 'line') sheet.getRow(5 + i).font = { bold: true };
      });
      put(sheet, 31, [
        [
          'Dues go from $800 to $840 a lot if this passes. Tree removal in 24 was the storm on the 9th of May.',
        ],
      ]);
    }),
  statements: [
    statement({
      columns: [
        { label: '2022 Actual', scenario: 'actual', period: year(2022) },
        { label: '2023 Actual', scenario: 'actual', period: year(2023) },
        { label: '2024 Budget', scenario: 'adopted', period: year(2024) },
        { label: '2024 Est.', scenario: 'projected', period: year(2024) },
        { label: '2025 Proposed', scenario: 'proposed', period: year(2025) },
      ],
      rows,
      sums: [
        [96412, 91730],
        [98377, 90696],
        [99600, 97300],
        [99815, 101983],
        [104400, 104100],
      ],
    }),
  ],
};
