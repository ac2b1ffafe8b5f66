import { documentOfSheets } from '../reading/document-of-sheets';
import { documentOfText } from '../reading/document-of-text';
import { readReserve } from './read-reserve';

const ctx = { documentId: 1, documentName: 'study.txt', readingId: 'r' };
const INVENTORY = [
  ['Component', 'Useful Life', 'Remaining Useful Life', 'Current Cost'],
  ['Asphalt - Resurface', '25', '13', '$203,000.00'],
  ['Exterior Paint', '8', '2', '$86,100.00'],
  ['Perimeter Fence', '20', '10', '$82,100.00'],
];

it('what stands on a further page under a head of its own is not a part of the inventory', () => {
  const { parts } = readReserve(
    documentOfSheets([
      [['RESERVE STUDY'], ...INVENTORY],
      [
        ['EXPENDITURES BY YEAR'],
        ['Year', 'Component', 'Future Cost'],
        ['2028', 'Exterior Paint', '$91,300.00'],
        ['2036', 'Perimeter Fence', '$110,300.00'],
        ['2039', 'Asphalt - Resurface', '$298,100.00'],
      ],
    ]),
    ctx,
  );
  expect(parts[0]?.components.map(({ name, cost }) => [name, cost?.value])).toEqual([
    ['Asphalt - Resurface', '203000.00'],
    ['Exterior Paint', '86100.00'],
    ['Perimeter Fence', '82100.00'],
  ]);
});

it('what last year’s study recommended is not what this one does', () => {
  const { parts } = readReserve(
    documentOfText(`RESERVE STUDY
Last year's study recommended a contribution of $52,020.00; the Association contributed $46,240.00 in 2025.
We recommend an annual reserve contribution of $57,800.00 for fiscal year 2026. Costs are inflated at 3% a year.
${INVENTORY.map((row) => row.join('          ')).join('\n')}`),
    ctx,
  );
  expect(parts[0]?.contribution?.value).toBe('57800.00');
  expect(parts[0]?.inflation?.value).toBe(3);
});

it('of plans side by side the one that is recommended is taken', () => {
  const plans = [
    ['Plan', '2026 Contribution'],
    ['Baseline funding', '$41,000.00'],
    ['Threshold funding', '$48,500.00'],
    ['Full funding (recommended)', '$57,800.00'],
  ];
  const { parts } = readReserve(documentOfSheets([[['RESERVE STUDY'], ...plans, ...INVENTORY]]), ctx);
  expect(parts[0]?.contribution?.value).toBe('57800.00');
});
