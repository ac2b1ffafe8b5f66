import type { ContractPart, Facts } from '@hoa/contracts';
import { factsOf } from '../../facts';
import type { Page } from '../../page/types';
import { documentOfText } from '../reading/document-of-text';

const META = { documentId: 6, documentName: 'scan.pdf', readingId: 'reading' };

function facts(text: string, source: Page['source'] = 'ocr'): Facts {
  return factsOf(documentOfText(text, source), META);
}

function contract(text: string, source: Page['source'] = 'ocr'): ContractPart {
  const found = facts(text, source);
  expect(found.kind).toBe('contract');
  return found.parts[0] as ContractPart;
}

const FORM = `Tern Hollow Sweepers, Inc.
SERVICE CONTRACT

Customer name:     Gannet Ridge Homeowners Association
Kind of work:      window washing
Kind of customer:  Household    Company   X Association
Effective date:    4/1/2026
Expiration date:   3/31/2028
Billing:           X Monthly   Quarterly   Annually
Charge per bill:   $640.00

Price change
    Fixed: four percent (4%) each anniversary
  X CPI-U each anniversary
    None for the term

CONDITIONS
a) Tern Hollow Sweepers, Inc. shall furnish labor and ladders.
b) Either party may cancel this contract on 45 days" wrilten notice to the other.`;

describe('boxes that recognition does not see', () => {
  it('leave a cross before what was chosen, beside or below what was not', () => {
    const part = contract(FORM);
    expect(part.fee?.value).toEqual({ amount: '640.00', period: 'month' });
    expect(part.escalator?.value.type).toBe('cpi');
    expect(part.noticeDays?.value).toBe(45);
    // What is quoted is what the document shows.
    expect(part.noticeDays?.source.quote).toContain('on 45 days" wrilten notice');
  });

  it('say nothing where two are crossed', () => {
    const part = contract(FORM.replace('Quarterly   Annually', 'X Quarterly   Annually'));
    expect(part.fee?.value.period).not.toBe('quarter');
    expect(part.fee?.confidence ?? 0).toBeLessThan(0.9);
  });

  it('may be drawn with underscores', () => {
    const part = contract(
      FORM.replace('X Monthly   Quarterly   Annually', '___ Monthly   _X_ Quarterly   ___ Annually'),
      'text',
    );
    expect(part.fee?.value.period).toBe('quarter');
  });
});

const LETTER = `Agreement for gutter cleaning

Tern Hollow Sweepers, Inc. agrees with Gannet Ridge Homeowners Association to clean its gutters. The term runs
from May 1, 2026 to April 30, 2031. The price of each contract year is:

Contract year     Price per year
Year 1            $8,000.00
Year 2            $8,400.00
Year 3            $8,820.00
Year 4            $9,261.00
Years             $9,724.00

This agreement ends without notice and does not renew.`;

describe('clauses as recognition leaves them', () => {
  it('names who agrees with whom', () => {
    const part = contract(LETTER);
    expect(part.vendor?.value).toBe('Tern Hollow Sweepers, Inc.');
    expect(part.customer?.value).toBe('Gannet Ridge Homeowners Association');
  });

  const clause = (words: string, source: Page['source'] = 'ocr'): ContractPart =>
    contract(
      `GUTTER CLEANING AGREEMENT\n\nAgreement between Tern Hollow Sweepers, Inc. ("Contractor") and Gannet Ridge Homeowners Association ("Owner").\nContractor shall clean the gutters. Owner shall pay $300.00 per month.\n${words}`,
      source,
    );

  it('takes no service from words on what is provided for', () => {
    const words =
      'The parties provide for Continued Service below. Contractor will furnish gutter cleaning to the Owner.';
    const text = `AGREEMENT\n\nbetween Tern Hollow, Inc. ("Contractor") and Gannet Ridge Homeowners Association ("Owner").\n${words}\nOwner shall pay $300.00 per month.`;
    expect(contract(text, 'text').service?.value).toBe('gutter cleaning');
  });

  it('has no renewal to come where it was renewed by this very document', () => {
    expect(
      clause('Your contract is renewed from May 1, 2026 through April 30, 2029.').renewal,
    ).toBeUndefined();
  });

  it('goes on behind a comma that was read as a stop', () => {
    const part = clause(
      'The price follows the Consumer Price Index every year. but by not more than 4% at a time.',
    );
    expect(part.escalator?.value).toMatchObject({ type: 'cpi', cap: 4 });
  });

  it('does not state a rise whose point may be lost', () => {
    const words = 'The fee may rise each year, but no increase shall exceed 45 percent of it.';
    expect(clause(words).escalator).toBeUndefined();
    expect(clause(words, 'text').escalator?.value.value).toBe(45);
    const text = `GUTTER CLEANING AGREEMENT\n\nAgreement between Tern Hollow Sweepers, Inc. ("Contractor") and Gannet Ridge Homeowners Association ("Owner").\nContractor shall clean the gutters. Owner shall pay $300.00 per month.\n${words}`;
    expect(facts(text).warnings.map(({ code }) => code)).toContain('contract-escalator-misread');
  });
});

describe('papers whose head is lost', () => {
  it('have the vendor to whom an order goes', () => {
    const part = contract(`Ferry Lane, Gull Point, ME 04101

SERVICE ORDER

Order no.         77-3
To                Tern Hollow Alarm Company
Service ordered   fire alarm inspection
Dates of service  5/1/2026 - 4/30/2029
Amount            $900.00, invoiced quarterly

The Association may cancel on sixty (60) days written notice to the other party.
The contractor furnishes all labor and supervision.`);
    expect(part.vendor?.value).toBe('Tern Hollow Alarm Company');
    expect(part.service?.value).toBe('fire alarm inspection');
    expect([part.start?.value, part.end?.value]).toEqual(['2026-05-01', '2029-04-30']);
    expect(part.customer).toBeUndefined();
  });

  it('have the company that signs below the close of a letter, and no label for a name', () => {
    const part = contract(`Prepared for: Gannet Ridge Homeowners Association, c/o Lowtide Management, Inc.

We propose to furnish swimming pool service from May 1, 2026 to April 30, 2027. Our price is $700.00 per month.
If you agree, sign and return a copy. Either party may cancel on 30 days written notice.

Very truly yours,
Tern Hollow Aquatics, Inc.`);
    expect(part.vendor?.value).toBe('Tern Hollow Aquatics, Inc.');
    expect(part.customer?.value).toBe('Gannet Ridge Homeowners Association');
  });
});
