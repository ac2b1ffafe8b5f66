import { is, statement, year, wordFile, type HandWritten } from './kit';
import { p, table } from './word';

/** A timeshare that starts from its costs and ends with the fee; rental income is deducted as a credit. */
export const alpineDoorIntervals: HandWritten = {
  name: 'alpine-door-intervals',
  format: 'docx',
  association: 'Alpine Door Interval Owners, Inc.',
  write: () =>
    wordFile([
      p('ALPINE DOOR INTERVAL OWNERS, INC.', { bold: true, size: 28, center: true }),
      p('How your 2026 maintenance fee is made', { center: true }),
      p('18 condominiums x 51 weeks = 918 intervals (week 42 is ours, for repairs)', {
        italics: true,
        center: true,
      }),
      p(''),
      table(
        [3800, 1600, 1400, 1600, 1400],
        [
          ['', '2025 approved', 'each', '2026 board proposes', 'each'],
          ['Housekeeping & linen', '$108,324.00', '$118.00', '$113,832.00', '$124.00'],
          ['Front desk, reservations', '88,587.00', '96.50', '89,964.00', '98.00'],
          ['Utilities, cable', '65,178.00', '71.00', '70,227.00', '76.50'],
          ['Maintenance wages', '58,752.00', '64.00', '60,588.00', '66.00'],
          ['County & town taxes', '35,113.50', '38.25', '38,326.50', '41.75'],
          ['Insurance', '40,392.00', '44.00', '53,244.00', '58.00'],
          ['Management', '47,736.00', '52.00', '49,113.00', '53.50'],
          ['Card fees, audit', '13,999.50', '15.25', '14,917.50', '16.25'],
          ['Owners who will not pay', '20,196.00', '22.00', '23,868.00', '26.00'],
          ['*To run the place', '478,278.00', '521.00', '514,080.00', '560.00'],
          ['Refurbishing reserve', '72,522.00', '79.00', '78,030.00', '85.00'],
          ['*', '550,800.00', '600.00', '592,110.00', '645.00'],
          ['less rentals, vending, etc.', '(18,360.00)', '(20.00)', '(20,196.00)', '(22.00)'],
          ['*MAINTENANCE FEE', '$532,440.00', '$580.00', '$571,914.00', '$623.00'],
        ],
      ),
      p(''),
      p(
        'Insurance is the big one (+$14 each). Pay by January 15 and take $10 off; after February 15 add $50. Every-other-year owners pay in their year only.',
      ),
      p(
        'The reserve had $412,907 on September 30. New roofs (bldgs. 2 and 3) are due in 2028 at about $260,000.',
      ),
    ]),
  statements: [
    statement({
      columns: [
        { label: '2025 approved', scenario: 'adopted', period: year(2025) },
        { label: 'each', scenario: 'adopted', period: year(2025), measure: 'per-unit' },
        { label: '2026 board proposes', scenario: 'proposed', period: year(2026) },
        { label: 'each', scenario: 'proposed', period: year(2026), measure: 'per-unit' },
      ],
      rows: [
        ['Housekeeping & linen', is.cost, 108324, 118, 113832, 124],
        ['Front desk, reservations', is.cost, 88587, 96.5, 89964, 98],
        ['Utilities, cable', is.cost, 65178, 71, 70227, 76.5],
        ['Maintenance wages', is.cost, 58752, 64, 60588, 66],
        ['County & town taxes', is.cost, 35113.5, 38.25, 38326.5, 41.75],
        ['Insurance', is.cost, 40392, 44, 53244, 58],
        ['Management', is.cost, 47736, 52, 49113, 53.5],
        ['Card fees, audit', is.cost, 13999.5, 15.25, 14917.5, 16.25],
        ['Owners who will not pay', is.cost, 20196, 22, 23868, 26],
        ['To run the place', is.subtotal, 478278, 521, 514080, 560],
        ['Refurbishing reserve', is.cost, 72522, 79, 78030, 85],
        ['', is.total, 550800, 600, 592110, 645],
        ['less rentals, vending, etc.', is.income, 18360, 20, 20196, 22],
        ['MAINTENANCE FEE', is.income, 532440, 580, 571914, 623],
      ],
      sums: [
        [550800, 550800],
        [0, 0],
        [592110, 592110],
        [0, 0],
      ],
    }),
  ],
};
