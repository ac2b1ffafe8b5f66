import {
  is,
  statement,
  year,
  type HandWritten,
  type Meaning,
  type RowSketch,
} from '../../blind/hand-written/kit';
import { months } from '../../statements/periods';

/** Code, label, four quarters, the year, the year before; a heading has no figures. */
type Row = [code: string, label: string, meaning: Meaning | null, ...cells: (number | null)[]];

const rows: Row[] = [
  ['401', 'Maintenance fees', is.income, 61500, 61500, 61500, 61500, 246000, 234000],
  ['405', 'Late fees', is.income, 150, 150, 150, 150, 600, 600],
  ['410', 'Interest', is.income, 75, 75, 75, 75, 300, 240],
  ['', 'TOTAL REVENUE', is.total, 61725, 61725, 61725, 61725, 246900, 234840],
  ['', 'Administration', null],
  ['510', 'Management', is.cost, 6300, 6300, 6300, 6300, 25200, 24600],
  ['512', 'Accounting', is.cost, null, 4200, null, null, 4200, 4000],
  ['514', 'Legal', is.cost, 750, 750, 750, 750, 3000, 3000],
  ['516', 'Division fee ($4/unit)', is.cost, 196, null, null, null, 196, 196],
  ['', 'Subtotal', is.subtotal, 7246, 11250, 7050, 7050, 32596, 31796],
  ['', 'Building', null],
  ['520', 'Elevator', is.cost, 1290, 1290, 1290, 1290, 5160, 5010],
  ['522', 'Fire alarm', is.cost, 900, 450, 450, 900, 2700, 2600],
  ['524', 'Repairs', is.cost, 4500, 4500, 4500, 4500, 18000, 17000],
  ['526', 'Pest control', is.cost, 330, 330, 330, 330, 1320, 1260],
  ['', 'Subtotal', is.subtotal, 7020, 6570, 6570, 7020, 27180, 25870],
  ['', 'Utilities', null],
  ['530', 'Electric', is.cost, 4200, 4800, 5700, 4500, 19200, 18400],
  ['532', 'Water/sewer', is.cost, 8100, 8100, 8100, 8100, 32400, 30900],
  ['534', 'Trash', is.cost, 2250, 2250, 2250, 2250, 9000, 8640],
  ['', 'Subtotal', is.subtotal, 14550, 15150, 16050, 14850, 60600, 57940],
  ['', 'Insurance', null],
  ['540', 'Package & wind', is.cost, 22500, 22500, 22500, 22500, 90000, 82000],
  ['542', 'Flood', is.cost, null, 6124, null, null, 6124, 5834],
  ['', 'Subtotal', is.subtotal, 22500, 28624, 22500, 22500, 96124, 87834],
  ['590', 'Reserves (fully funded)', is.cost, 7600, 7600, 7600, 7600, 30400, 31400],
  ['', 'TOTAL EXPENSES', is.total, 58916, 69194, 59770, 59020, 246900, 234840],
  ['', 'Surplus/(deficit)', is.net, 2809, -7469, 1955, 2705, 0, 0],
];

const figure = (value: number | null): string => {
  if (value === null) return '';
  const size = Math.abs(value).toLocaleString('en-US');
  const text = value < 0 ? `(${size})` : size;
  return text.includes(',') ? `"${text}"` : text;
};

/** Quarters with blank cells, three-digit codes, and the year before at the far right. */
export const baysideGardens: HandWritten = {
  name: 'bayside-gardens',
  format: 'csv',
  association: 'Bayside Gardens Condominium Association, Inc.',
  write: () =>
    Promise.resolve(
      Buffer.from(
        [
          '"Bayside Gardens Condominium Association, Inc."',
          'Proposed budget January 1 - December 31 2026,49 units',
          '',
          ',,1st qtr,2nd qtr,3rd qtr,4th qtr,2026 proposed,2025 budget',
          ...rows.map(([code, label, , ...cells]) => [code, label, ...cells.map(figure)].join(',')),
          '',
          ',Quarterly fee per unit: $1255.10 (2025: $1193.88)',
          '',
        ].join('\n'),
      ),
    ),
  statements: [
    statement({
      columns: [
        ...['1st qtr', '2nd qtr', '3rd qtr', '4th qtr'].map((label, i) => ({
          label,
          scenario: 'proposed' as const,
          period: months({ year: 2026, startMonth: 1 }, i * 3 + 1, 3),
          part: true,
        })),
        { label: '2026 proposed', scenario: 'proposed', period: year(2026) },
        { label: '2025 budget', scenario: 'adopted', period: year(2025) },
      ],
      rows: rows.flatMap(([, label, meaning, ...cells]): RowSketch[] =>
        meaning ? [[label, meaning, ...cells]] : [],
      ),
      sums: [
        [61725, 58916],
        [61725, 69194],
        [61725, 59770],
        [61725, 59020],
        [246900, 246900],
        [234840, 234840],
      ],
    }),
  ],
};
