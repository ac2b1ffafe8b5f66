import { documentOfText } from '../reading/document-of-text';
import { titleNameOf } from './title-name';

const CTX = { documentId: 1, documentName: 'budget.pdf', readingId: 'r1' };

describe('the name in the title of a statement', () => {
  it.each([
    ['2027 Budget for Otter Court Villas', 'Otter Court Villas'],
    ['Otter Bend Condominium IV, Inc.', 'Otter Bend Condominium IV, Inc.'],
    ['Properties: Otter Estates 55+ HOA - 4400 W Cedar Ln', 'Otter Estates 55+ HOA'],
    ['OTTER RIDGE GOLF & COUNTRY CLUB PROPOSED 2027 BUDGET', 'OTTER RIDGE GOLF & COUNTRY CLUB'],
    ['OBHOA', 'OBHOA'],
    ['Prepared By: The Homes at Otter Hollow', 'Otter Hollow'],
  ])('is what %s says without the words of statements', (title, name) => {
    const found = titleNameOf(documentOfText([title, 'Dues   12,000   13,000'].join('\n')), CTX);
    expect(found?.value).toBe(name);
    expect(found?.source).toMatchObject({ page: 1, line: 1 });
  });

  it.each([
    'Statement of Revenues and Expenses',
    'Profit & Loss Budget vs. Actual',
    'Ordinary Income/Expense',
    'OPTIONS FOR OWNER VOTE',
    'Harbor Community Management LLC',
    '410 West Garden Street',
    'We moved the pool contract to Otter Park this year.',
    'Remain $750',
  ])('is not in %s', (title) => {
    expect(titleNameOf(documentOfText([title, 'Dues   12,000   13,000'].join('\n')), CTX)).toBeUndefined();
  });

  it('is not looked for among the rows of the table', () => {
    const rows = ['2027 Budget', 'Dues   12,000   13,000', 'Clubhouse Park Lease   500   600'];
    expect(titleNameOf(documentOfText(rows.join('\n')), CTX)).toBeUndefined();
  });
});
