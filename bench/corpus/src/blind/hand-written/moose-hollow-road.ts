import { is, put, statement, workbook, year, type HandWritten } from './kit';

/** Three years and a wish for the fourth; one typed total has two digits exchanged, and the net follows it. */
export const mooseHollowRoad: HandWritten = {
  name: 'moose-hollow-road',
  format: 'xlsx',
  association: 'Moose Hollow Road Users',
  write: () =>
    workbook((add) => {
      const sheet = add('road');
      sheet.getColumn(1).width = 44;
      put(sheet, 2, [
        ['Moose Hollow Road Users - road money'],
        [null, 2022, 2023, 2024, '2025 (want)'],
        ['14 full timers @ $450  (15 @ 475 in 2025)', 6300, 6300, 5850, 7125],
        ['9 cabins @ $225 (237.50)', 2025, 1800, 2025, 2137.5],
        ['Timber co. haul fee', null, 1500, null, null],
        ['Lower Moose, half of bridge', null, null, 1275, null],
        ['in', 8325, 9600, 9150, 9262.5],
        [],
        ['Hal w/ grader (3x)', 1650, 1725, 1860, 1900],
        ['rock', 2914.4, 4102.75, 1388, 3000],
        ['snow - Bigelow', 2640, 3080, 2035, 2750],
        ['culverts', null, 612.19, null, 800],
        ['bridge planks (Lower Moose paid 1/2, see above)', null, null, 2550, null],
        ['ins.', 741, 762, 810, 850],
        ['stamps, bank etc', 61.35, 48.1, 73.92, 75],
        ['out', 8006.75, 10303.04, 8716.92, 9375],
        [],
        ['up / down', 318.25, -703.04, 433.08, -112.5],
        ['should have in bank 12/31', 4120.66, 3417.62, 3850.7],
        [],
        ['Owed: Dietz', null, null, 450],
        ['cabin 7 (2023)', null, null, 225],
        ['If we do the chip seal in 2026 Bigelow says about $38,000 so we should start saving $200 ea.'],
      ]);
      sheet.getCell('A2').font = { bold: true, size: 14 };
    }),
  statements: [
    statement({
      columns: [
        { label: '2022', scenario: 'actual', period: year(2022) },
        { label: '2023', scenario: 'actual', period: year(2023), misprinted: true },
        { label: '2024', scenario: 'actual', period: year(2024) },
        { label: '2025 (want)', scenario: 'proposed', period: year(2025) },
      ],
      rows: [
        ['14 full timers @ $450  (15 @ 475 in 2025)', is.income, 6300, 6300, 5850, 7125],
        ['9 cabins @ $225 (237.50)', is.income, 2025, 1800, 2025, 2137.5],
        ['Timber co. haul fee', is.income, null, 1500, null, null],
        ['Lower Moose, half of bridge', is.income, null, null, 1275, null],
        ['in', is.total, 8325, 9600, 9150, 9262.5],
        ['Hal w/ grader (3x)', is.cost, 1650, 1725, 1860, 1900],
        ['rock', is.cost, 2914.4, 4102.75, 1388, 3000],
        ['snow - Bigelow', is.cost, 2640, 3080, 2035, 2750],
        ['culverts', is.cost, null, 612.19, null, 800],
        ['bridge planks (Lower Moose paid 1/2, see above)', is.cost, null, null, 2550, null],
        ['ins.', is.cost, 741, 762, 810, 850],
        ['stamps, bank etc', is.cost, 61.35, 48.1, 73.92, 75],
        ['out', is.total, 8006.75, 10303.04, 8716.92, 9375],
        ['up / down', is.net, 318.25, -703.04, 433.08, -112.5],
        ['should have in bank 12/31', is.closing, 4120.66, 3417.62, 3850.7, null],
        ['Owed: Dietz', is.statistic, null, null, 450, null],
        ['cabin 7 (2023)', is.statistic, null, null, 225, null],
      ],
      sums: [
        [8325, 8006.75],
        [9600, 10330.04],
        [9150, 8716.92],
        [9262.5, 9375],
      ],
    }),
  ],
};
