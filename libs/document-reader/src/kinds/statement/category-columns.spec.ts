import type { Facts } from '@hoa/contracts';
import { factsOf } from '../../facts';
import { documentOfSheets, type SheetValue } from '../reading/document-of-sheets';
import { documentOfText } from '../reading/document-of-text';
import { budgetsOf, lines } from './budget-in-words';

/** Sections in a column of their own, before or behind the names, on every row or once; every name and figure is made up. */

const meta = { documentId: 1, documentName: 'paper.xlsx', readingId: 'r' };
const readSheets = (...sheets: SheetValue[][][]): Facts => factsOf(documentOfSheets(sheets), meta);

const EXPECTED = [
  'i Quarterly dues [Income] 80000.00 84000.00',
  'i Kayak racks [Income] 1200.00 1250.00',
  'e Well testing [Water system] 2400.00 2500.00',
  'e Pump repair [Water system] 1100.00 1150.00',
  'e Path gravel [Trails] 3000.00 3100.00',
  'e Footbridges [Trails] 900.00 950.00',
];

describe('sections in a column', () => {
  it('makes headings of those printed beside their first row only, in a sheet', () => {
    const [part] = budgetsOf(
      readSheets([
        ['Otter Bend Owners Association'],
        ['Part', 'What', '2026 Budget', '2027 Budget'],
        ['Income', 'Quarterly dues', 80000, 84000],
        [null, 'Kayak racks', 1200, 1250],
        [null, 'All income', 81200, 85250],
        ['Water system', 'Well testing', 2400, 2500],
        [null, 'Pump repair', 1100, 1150],
        [null, 'Water system in all', 3500, 3650],
        ['Trails', 'Path gravel', 3000, 3100],
        [null, 'Footbridges', 900, 950],
        [null, 'Trails in all', 3900, 4050],
      ]),
    );
    expect(lines(part)).toEqual(EXPECTED);
    expect(part?.totals.every(({ foots }) => foots)).toBe(true);
  });

  it('makes headings of those printed beside their first row only, on a page', () => {
    const text = `
Otter Bend Owners Association
Budget 2027
Part             What                    2026 Budget   2027 Budget
Income           Quarterly dues               80,000        84,000
                 Kayak racks                   1,200         1,250
Water system     Well testing                  2,400         2,500
                 Pump repair                   1,100         1,150
Trails           Path gravel                   3,000         3,100
                 Footbridges                     900           950`;
    expect(lines(budgetsOf(factsOf(documentOfText(text), meta))[0])).toEqual(EXPECTED);
  });

  it('makes headings of those between the account number and the name, of sections of one row too', () => {
    const [part] = budgetsOf(
      readSheets([
        ['Otter Bend Owners Association'],
        ['Acct', 'Group', 'Name', '2026 Budget', '2027 Budget'],
        ['4010-10', 'Income', 'Quarterly dues', 80000, 84000],
        ['4020-10', 'Income', 'Kayak racks', 1200, 1250],
        ['5010-10', 'Water system', 'Well testing', 2400, 2500],
        ['5020-10', 'Water system', 'Pump repair', 1100, 1150],
        ['6010-10', 'Trails', 'Path gravel', 3000, 3100],
        ['6020-10', 'Trails', 'R & M', 900, 950],
      ]),
    );
    expect(part?.lines.map(({ section, description }) => `${section}: ${description}`)).toEqual([
      'Income: Quarterly dues',
      'Income: Kayak racks',
      'Water system: Well testing',
      'Water system: Pump repair',
      'Trails: Path gravel',
      'Trails: R & M',
    ]);
    expect(part?.lines[0]?.glCode).toBe('4010-10');
  });

  it('makes headings of those printed behind the names on every row', () => {
    const [part] = budgetsOf(
      readSheets([
        ['Otter Bend Owners Association'],
        ['No', 'Name', 'Group', '2026 Budget', '2027 Budget'],
        ['4010', 'Quarterly dues', 'Income', '80000.00', '84000.00'],
        ['4020', 'Kayak racks', 'Income', '1200.00', '1250.00'],
        ['5010', 'Well testing', 'Water system', '2400.00', '2500.00'],
        ['5020', 'Pump repair', 'Water system', '1100.00', '1150.00'],
        ['5110', 'Path gravel', 'Trails', '3000.00', '3100.00'],
        ['5120', 'Footbridges', 'Trails', '900.00', '950.00'],
      ]),
    );
    expect(part?.lines.map(({ glCode }) => glCode)).toEqual(['4010', '4020', '5010', '5020', '5110', '5120']);
    expect(lines(part).map((line) => line.replace(/\d{4} /, ''))).toEqual(EXPECTED);
  });

  it('tells the side by a column before the names, with sums and balances below', () => {
    const [part] = budgetsOf(
      readSheets([
        ['Heron Creek Trust'],
        ['Checkbook by category Jan 1 - Dec 31, 2025'],
        [null, 'Category', 'Amount'],
        ['Income', 'Condominium fees', 61000],
        ['Income', 'Interest', 140.5],
        ['Income', 'Washers', 1014],
        ['Expense', 'Insurance', 9864],
        ['Expense', 'Water', 9518.44],
        ['Expense', 'Trash', 3480],
        ['Expense', 'Snow', 5850],
        ['Total in', null, 62154.5],
        ['Total out', null, 28712.44],
        ['Net', null, 33442.06],
        ['Opening checking 1/1/25', null, 7420.55],
        ['Closing checking 12/31/25', null, 40862.61],
      ]),
    );
    expect(lines(part)).toEqual([
      'i Condominium fees [Income] 61000.00',
      'i Interest [Income] 140.50',
      'i Washers [Income] 1014.00',
      'e Insurance [Expense] 9864.00',
      'e Water [Expense] 9518.44',
      'e Trash [Expense] 3480.00',
      'e Snow [Expense] 5850.00',
    ]);
  });
});
