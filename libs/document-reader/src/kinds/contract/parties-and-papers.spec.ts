import { documentOfSheets } from '../reading/document-of-sheets';
import { documentOfText } from '../reading/document-of-text';
import { mayBeParty } from './organization';
import { readContract } from './read-contract';

const ctx = { documentId: 1, documentName: 'contract.txt', readingId: 'r' };

describe('what a party may be called', () => {
  it.each([
    'Georgia',
    'State of Ohio',
    'the Commonwealth of Virginia',
    'Florida Statutes',
    'Chapter 718',
    '77 Ferry Road',
    'P.O. Box 12',
    'May 4, 2026',
    'S. Gull St., Denver, CO',
    'For the Association',
    'Indemnity the Company',
  ])('no state, law, address, date or role: %s', (name) => expect(mayBeParty(name)).toBe(false));
  it.each([
    'Georgia Pools, Inc.',
    'Washington Court Association',
    'Ohio Elevator',
    'City Wide Patrol',
    '1st Alarm, LLC',
    'Oak Street Owners Association',
  ])('a name with such a word in it: %s', (name) => expect(mayBeParty(name)).toBe(true));
});

it('a vendor is named before the state under whose laws it is organized', () => {
  const { parts } = readContract(
    documentOfText(`AGREEMENT FOR ELEVATOR MAINTENANCE
Quiet Harbor Owners Association, acting by its board ("Association"), engages Apex Lifts, L.L.C., organized under the
laws of Georgia ("Vendor"), on the terms below.
1. Association shall pay Vendor $880.00 per month. A fuel surcharge of 4% is added whenever the price of diesel exceeds $4.50 per gallon.`),
    ctx,
  );
  expect(parts[0]?.vendor?.value).toBe('Apex Lifts, L.L.C.');
  expect(parts[0]?.customer?.value).toBe('Quiet Harbor Owners Association');
  expect(parts[0]?.escalator?.value.type).not.toBe('fixed_percent');
});

it('two proposals in one file are two contracts, and it is said on which pages each stands', () => {
  const proposal = (vendor: string, price: string): string[][] =>
    [
      vendor,
      '12 Larch Street',
      'PROPOSAL FOR POOL SERVICE',
      'Prepared for: Quiet Harbor Owners Association',
      `The price is ${price} per month.`,
      'Acceptance of proposal: __________',
    ].map((text) => [text]);
  const sheets = [proposal('Apex Pools, LLC', '$810.00'), proposal('Blue Lane Pools, Inc.', '$765.00')];
  const { parts, warnings } = readContract(documentOfSheets(sheets), ctx);
  expect(parts.map(({ vendor, fee, pages }) => [vendor?.value, fee?.value.amount, pages])).toEqual([
    ['Apex Pools, LLC', '810.00', [1, 1]],
    ['Blue Lane Pools, Inc.', '765.00', [2, 2]],
  ]);
  expect(warnings.map(({ code }) => code)).toContain('contract-several');
});

it('of boxes in a font of pictures only the ticked one counts: what is paid twice a year is no price of a quarter', () => {
  const { parts } = readContract(
    documentOfText(`SERVICE AGREEMENT between Apex Solar, Inc. ("Provider") and Quiet Harbor, LLC ("Owner")
Owner shall pay Provider the following Services Fee:
INITIAL ANNUAL SERVICES FEE        PAYMENT (AS MARKED)
                                   o QUARTERLY
$41,000                            \u00fe SEMI-ANNUALLY
                                   o ANNUALLY`),
    ctx,
  );
  expect(parts[0]?.fee?.value).toMatchObject({ amount: '41000.00', period: 'year' });
});

it('the total of a work order is a price that is paid once', () => {
  const { parts } = readContract(
    documentOfText(`Apex Paving, LLC
WORK ORDER
Customer: Quiet Harbor Owners Association
Description: seal coating of the drive
Price: $59,200.00 total
Contractor shall perform the work in May. Customer authorization: ____________`),
    ctx,
  );
  expect(parts[0]?.fee?.value).toMatchObject({ amount: '59200.00', period: 'one-time' });
});

it('two proposals on one page are told apart by their letterheads', () => {
  const proposal = (vendor: string, price: string): string => `${vendor}
410 Larch Street
PROPOSAL FOR POOL SERVICE
Prepared for: Quiet Harbor Owners Association
The price is ${price} per month.
Acceptance of proposal: __________   Date: ______`;
  const { parts } = readContract(
    documentOfText(`${proposal('APEX POOLS, LLC', '$810.00')}\n\n${proposal('BLUE LANE, INC.', '$765.00')}`),
    ctx,
  );
  expect(parts.map(({ vendor, fee }) => [vendor?.value, fee?.value.amount])).toEqual([
    ['APEX POOLS, LLC', '810.00'],
    ['BLUE LANE, INC.', '765.00'],
  ]);
});
