import type { ContractPart } from '@hoa/contracts';
import { factsOf } from '../../facts';
import { documentOfText } from '../reading/document-of-text';

const META = { documentId: 11, documentName: 'paper.txt', readingId: 'reading' };

function contract(text: string): ContractPart {
  const found = factsOf(documentOfText(text), META);
  expect(found.kind).toBe('contract');
  return found.parts[0] as ContractPart;
}

describe('services and prices in words of their own', () => {
  it('are what stands before what the work consists of', () => {
    const part = contract(`WORK AGREEMENT
Owner       Pier Street Owners Association
Contractor  Tern Docks, LLC
Work        pier repair: replace the planks and piles
Contract Sum   $41,000.00
Contractor shall replace the planks.`);
    expect(part.service?.value).toBe('pier repair');
  });

  it('have no renewal where they run by the month until somebody ends them, and a price for each visit', () => {
    const part = contract(`SERVICE AGREEMENT

Tern Watch, LLC and Pier Street Condominium Association, Inc. ("Customer") agree that from May 1, 2025
Tern Watch, LLC shall provide uniformed guards at the pier and patrol it. The price is $95.00 per visit.
This agreement continues from month to month until one of the parties ends it on 30 days written notice.`);
    expect(part.renewal).toBeUndefined();
    expect(part.noticeDays?.value).toBe(30);
    expect(part.service?.value).toBe('security guards and patrol');
    expect(part.fee?.value).toEqual({ amount: '95.00', period: 'unit' });
  });

  it('are engagements with a fixed price, a part of which is due at once', () => {
    const part = contract(`Tern Appraisers, Inc.
May 2, 2025

To the Board of Pier Street Owners Association
These are the terms on which Tern Appraisers, Inc. will appraise the insured buildings.
We will begin on June 2, 2025 and hand in our report by July 9, 2025.
Our fee for this is a fixed $4,100.00, of which $1,000.00 is due at signing. Further work is $200.00 an hour.
Either of us may end this engagement in writing.
Agreed: ____________`);
    expect(part.fee?.value).toEqual({ amount: '4100.00', period: 'one-time' });
    expect(part.service?.value).toBe('insurance appraisal');
    expect(part.customer?.value).toBe('Pier Street Owners Association');
  });
});
