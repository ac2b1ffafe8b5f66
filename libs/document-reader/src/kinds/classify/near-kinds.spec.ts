import { factsOf } from '../../facts';
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

  it('is a contract where a letter bids, with the terms on which it does', () => {
    const letter = `Subject: Bid - pond care
Dear Board,
here is the bid of Heron Pond Care, Inc. for the two ponds of Elm Court Association.
Price      $310.00 per month
Start      May 1, 2027
Renewal    renews each May 1 for another year unless you tell us before that
If you accept, answer this letter.`;
    const kind = (text: string) => factsOf(documentOfText(text), { documentId: 1, documentName: 'bid.txt', readingId: 'r' }).kind; // prettier-ignore
    expect(kind(letter)).toBe('contract');
    expect(kind(letter.split('\n').slice(0, 4).join('\n'))).toBe('other');
  });
});
