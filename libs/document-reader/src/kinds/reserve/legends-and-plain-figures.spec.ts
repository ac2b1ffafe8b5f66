import type { ReservePart } from '@hoa/contracts';
import type { ReadDocument } from '../../page/types';
import { documentOfSheets } from '../reading/document-of-sheets';
import { documentOfText } from '../reading/document-of-text';
import { componentsOf } from './components-in-words';
import { readReserve } from './read-reserve';

const ctx = { documentId: 1, documentName: 'study.txt', readingId: 'r' };

function study(doc: ReadDocument): ReservePart {
  const [part] = readReserve(doc, ctx).parts;
  if (!part) throw new Error('no study was read');
  return part;
}

it('reads abbreviated heads by the legend of the study, beside columns of quantities and unit costs', () => {
  const part = study(
    documentOfText(`REPLACEMENT RESERVE INVENTORY
NEL - Normal Economic Life (yrs)     REL - Remaining Economic Life (yrs)

Item description      Unit    Number of units    Unit cost    NEL    REL    Replacement cost ($)
Entrance sign         ls            1             4,100.00     12      5             4,100
Chip seal path        sf          250                12.40      7      2             3,100
Metal roofing         sf          900                31.00     35     16            27,900`),
  );
  expect(componentsOf(part)).toEqual([
    ['Entrance sign', 12, 5, '4100.00'],
    ['Chip seal path', 7, 2, '3100.00'],
    ['Metal roofing', 35, 16, '27900.00'],
  ]);
});

it('reads a workbook whose numbers have no format from its first row', () => {
  const part = study(
    documentOfSheets([
      [
        ['Reserve Study 2027'],
        ['Component', 'Useful Life', 'Remaining Life', 'Current Cost'],
        ['Footbridge', '22', '13', '38000'],
        ['Canoe racks', '14', '6', '7200'],
        ['Gate operator', '11', '2', '9400'],
        ['Total', null, null, '54600'],
      ],
    ]),
  );
  expect(componentsOf(part)).toEqual([
    ['Footbridge', 22, 13, '38000.00'],
    ['Canoe racks', 14, 6, '7200.00'],
    ['Gate operator', 11, 2, '9400.00'],
  ]);
});

const INVENTORY = `Component        Useful life    Remaining life    Current cost    Balance 12/31/26    2027 funding required
Roof tiles       24 yrs         9 yrs             $180,000        $90,000             $10,000
Elevator         25 yrs         5 yrs             $120,000        $80,000              $8,000
TOTALS                                            $300,000        $170,000            $18,000`;

it('reads what a disclosure says of contributions, percent funded and rates', () => {
  const part = study(
    documentOfText(`RESERVE FUNDING DISCLOSURE SUMMARY
Replacement Reserves on deposit, January 1, 2027          $96,300
Reserves rated as percent funded                          41.5%
The annual contribution to reserves for 2027 is $31,800 (44 units). It rises 2.5% each year with inflation.
${INVENTORY.replaceAll('2027 funding required', 'Priority').replaceAll('Balance 12/31/26', 'Quantity')}`),
  );
  expect([part.balance?.value, part.percentFunded?.value]).toEqual(['96300.00', 41.5]);
  expect([part.contribution?.value, part.inflation?.value]).toEqual(['31800.00', 2.5]);
});
