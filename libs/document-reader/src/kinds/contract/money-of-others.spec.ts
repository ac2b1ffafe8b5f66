import type { ContractPart } from '@hoa/contracts';
import { factsOf } from '../../facts';
import { documentOfText } from '../reading/document-of-text';

/** Amounts, dates and words that are not the contract's own; every name and figure is made up. */

const META = { documentId: 15, documentName: 'paper.txt', readingId: 'reading' };

function contract(body: string, head = ''): ContractPart {
  const text = `DOCK CARE AGREEMENT
${head || 'Gull Docks, Inc. ("Company") and Pier Street Owners Association ("Association") agree:'}
${body}
Both parties agree and sign below.`;
  const found = factsOf(documentOfText(text), META);
  expect(found.kind).toBe('contract');
  return found.parts[0] as ContractPart;
}

const fee = (body: string): unknown => contract(body).fee?.value;

it('does not take what the company pays once for the price, said in either way', () => {
  expect(
    fee(`Service Fee: $12.50 per unit per month × 100 units = $1,250.00 per month.
Company shall pay Association a one-time compensation of $90.00 per unit, or $9,000.00, repayable if the agreement ends early.`),
  ).toEqual({ amount: '1250.00', period: 'month' });
});

it('reads yearly prices beside their quarterly payments, and the end from the last of them', () => {
  const part = contract(`The fee for the agreement years is as follows, billed in equal quarterly payments:
Contract year                Annual fee (USD)     Quarterly payment (USD)
5/1/2025 - 4/30/2026         4,800.00             1,200.00
5/1/2026 - 4/30/2027         5,000.00             1,250.00
The labor rate for other work is $95.00 per hour.`);
  expect(part.fee?.value).toMatchObject({
    period: 'year',
    schedule: [{ amount: '4800.00' }, { amount: '5000.00' }],
  });
  expect(part.end?.value).toBe('2027-04-30');
});

it('has the price of the lettered row that was accepted, not that of the present vendor', () => {
  expect(
    fee(`The present contractor comes once a week and is paid $515.00 a month.
Option     Crew             Per month      Per year
A          One man            $490.00     $5,880.00
B          Two men            $645.00     $7,740.00
The Board voted to accept Option B. Option A is declined.`),
  ).toEqual({ amount: '645.00', period: 'month' });
});

it('has the price of the year, not that of an extra which was crossed out', () => {
  expect(
    fee(`PRICE EACH TIME         $ 1,720.00
PRICE FOR THE YEAR      $ 6,880.00
Boat ramp monthly   $ 85.00  -  NO  (crossed out).`),
  ).toEqual({ amount: '6880.00', period: 'year' });
});

it('charges nothing that is included in the price', () => {
  const part = contract(`The price is $700.00 per month. Company may adjust the price for increased costs.
Franchise fees and environmental surcharges are included; sales tax is not.`);
  expect(part.surcharges).toEqual([]);
});

it('neither begins when work is expected to, nor renews for a delay or without a term', () => {
  const part = contract(`The price is $700.00. We expect to begin on about May 4, 2026.
Time for performance shall be extended for the length of the delay.`);
  expect(part.start).toBeUndefined();
  expect(part.renewal).toBeUndefined();
  const open = contract(`The price is $700.00 per month. This Agreement becomes effective May 1, 2025 and
will continue in effect until written notice is given under the terms of this Agreement.`);
  expect(open.renewal).toBeUndefined();
});

it('is with a company, without its town, and with no address or role', () => {
  const head =
    'This agreement is between Gull Docks, Inc., Salem, Oregon ("Contractor") and Pier Street Owners Association ("Owner").';
  expect(contract('The price is $700.00 per month.', head).vendor?.value).toBe('Gull Docks, Inc.');
  const made = `This agreement is entered into as of May 4, 2026 by
Gull Docks, LLC, a Delaware limited liability company ("Provider"), and Pier Street Owners Association, Inc., an Ohio corporation ("Association").`;
  expect(contract('The price is $700.00 per month.', made).vendor?.value).toBe('Gull Docks, LLC');
});
