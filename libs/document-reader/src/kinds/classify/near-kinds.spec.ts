import { documentOfText } from '../reading/document-of-text';
import { classify } from './classify';

const kindOf = (text: string) => classify(documentOfText(text), new Map()).kind;

const certificate = (insured: string, holder: string): string => `CERTIFICATE OF LIABILITY INSURANCE
Producer  Reed Brokers
INSURED                       CERTIFICATE NUMBER: 12
${insured}
General liability  Policy number GL-4471  Each occurrence $1,000,000
Workers compensation  Policy number WC-90
CERTIFICATE HOLDER            CANCELLATION
${holder}`;

describe('documents near to another kind', () => {
  it('insure by agreements, or offer work in few words', () => {
    const crime = `CRIME COVERAGE PART DECLARATIONS\nPolicy number  CR 8840-6611\nInsuring agreement   Limit   Deductible   Annual charge\nA. Theft   $90,000   $1,000   $310`;
    expect(kindOf(crime)).toBe('insurance');
    const offer = `FERN PLOWING\nOctober 3, 2026\nPLOWING - WINTER 2026/27 (Nov. 15, 2026 to March 31, 2027)\nWe will plow all lots. The price of each push is $500.00. A loader is $100.00 an hour.\nWe carry liability and comp.\nIf OK sign and mail back by Nov. 1.`;
    expect(kindOf(offer)).toBe('contract');
  });

  it('certify the policies of a vendor', () => {
    const [vendor, association] = ['Gull Grounds, Inc.', 'Fern Gate Homeowners Association'];
    expect(kindOf(certificate(vendor, association))).toBe('other');
    expect(kindOf(certificate(association, 'Harbor Bank'))).toBe('insurance');
  });

  it('ask for insurance', () => {
    expect(
      kindOf(`Request for Project Insurance
To:  Reed Insurance
Please see below what the lender needs, so that all
coverage shows on the declaration page, with the number of each insurer.
Property: the deductible must not exceed 5%. Liability: $1,000,000 per occurrence. Umbrella coverage.`),
    ).toBe('other');
  });

  it('call a meeting', () => {
    expect(
      kindOf(`FERN GATE HOA
November Meeting - Tuesday, November 10, 7 pm by video
A proposal was introduced at the annual meeting of members. A quorum and proxies are as the Bylaws say.`),
    ).toBe('other');
  });

  it('order work that comes again, whatever a row of it ends with', () => {
    expect(
      kindOf(`WORK ORDER / SERVICE AUTHORIZATION
Heron Docks, Inc.
Fern Gate Homeowners Association
2   Entry panels - clean, check relays,    60.00   120.00
update directory
AMOUNT DUE EACH QUARTER   $605.00
Customer authorizes the recurring service above. Cancel with 15 days written notice. Company may change rates.`),
    ).toBe('contract');
  });

  it('offer the terms of a contract in a letter to the board', () => {
    const bid = `Subject: Bid - dock cleaning, Fern Gate Owners Association
Dear Board,
below is our bid for the docks.
Price  $310.00 per month
Start  May 1, 2027
Term   one year
It renews each May 1 for another year unless you write to us 30 days before. If you agree, answer with "agreed".`;
    expect(kindOf(bid)).toBe('contract');
    expect(kindOf('Subject: Bid - dock cleaning\nDear Board,\nthe bids are due on May 1.')).toBe('other');
  });
});

it('renew by a notice, or bid for a season', () => {
  const notice = `COPPER RIDGE GATE CO.\nNOTICE OF RENEWAL\nCustomer ..... Fern Gate Homeowners Association\nYour plan renews for another twelve months unless you tell us otherwise in writing 20 days before it expires.\nQuarterly charge  $611.00\nLabor not in the plan is $125.00 per hour. Invoices are due in 20 days.`;
  expect(kindOf(notice)).toBe('contract');
  const bid = `NORTH PLOWING\nSNOW BID\nTo: Fern Gate Townhomes Association\nSeason: November 1, 2031 through April 15, 2032\nEach push $585.00\nEither party can quit on 10 days notice in writing.\nWe carry $2,000,000 liability.\nAccepted - Fern Gate Townhomes Association`;
  expect(kindOf(bid)).toBe('contract');
});
