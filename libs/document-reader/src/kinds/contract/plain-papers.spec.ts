import type { ContractPart, Facts } from '@hoa/contracts';
import { factsOf } from '../../facts';
import { documentOfText } from '../reading/document-of-text';

const META = { documentId: 5, documentName: 'paper.txt', readingId: 'reading' };

function facts(text: string): Facts {
  return factsOf(documentOfText(text), META);
}

function contract(text: string): ContractPart {
  const found = facts(text);
  expect(found.kind).toBe('contract');
  expect(found.parts).toHaveLength(1);
  return found.parts[0] as ContractPart;
}

const JOB_SHEET = `WORK AUTHORIZATION 2291

Client  Harrow Bend Council of Unit Owners
Location  14 Weir Street
Contractor  Tallgrass Irrigation
Nature of work  Sprinkler upkeep
Start date  04/01/2025
End date  03/31/2026
Rate  $210.00 per month
Cancellation  by 45 days notice in writing
Deposit  $400.00

Client signature ____________   Date ________`;

const OFFER = `Stonebridge Chimney & Masonry Services
Fully insured

June 2, 2025
Harrow Bend Homes Association
RE: Chimney sweeping
Dear Ms. Okonjo:
It was good to meet you. We are pleased to propose chimney sweeping from July 1, 2025 through June 30, 2027.
The charge is $880.00 per quarter. Either of us may cancel with thirty (30) days notice.
We hold $1,000,000 in liability insurance.
Sincerely,

ACCEPTED:
Harrow Bend Homes Association
By ____________________`;

describe('papers that bind without calling themselves a contract', () => {
  it('are contracts where they name the parties, a price for a period, a term and a way out', () => {
    const part = contract(JOB_SHEET);
    expect(part.vendor?.value).toBe('Tallgrass Irrigation');
    expect(part.customer?.value).toBe('Harrow Bend Council of Unit Owners');
    expect(part.fee?.value).toEqual({ amount: '210.00', period: 'month' });
    expect(part.start?.value).toBe('2025-04-01');
    expect(part.noticeDays?.value).toBe(45);
  });

  it('may be a letter that the board accepts', () => {
    const part = contract(OFFER);
    expect(part.vendor?.value).toBe('Stonebridge Chimney & Masonry Services');
    expect(part.customer?.value).toBe('Harrow Bend Homes Association');
    expect(part.fee?.value).toEqual({ amount: '880.00', period: 'quarter' });
  });

  it('may name both between one word and the next label', () => {
    const part = contract(`LETTER OF AGREEMENT
Between: Harrow Bend Council of Unit Owners and Tallgrass Irrigation
Work: Sprinkler upkeep.
Dates: from April 1, 2025 to March 31, 2026.
Price: $210.00 a month. The price is firm until it ends.
Either party may cancel on 45 days written notice.`);
    expect(part.customer?.value).toBe('Harrow Bend Council of Unit Owners');
    expect(part.vendor?.value).toBe('Tallgrass Irrigation');
  });

  it('may be a memorandum to the board, which is its association, or a proposal that a person wrote', () => {
    const memorandum = contract(`MEMORANDUM OF AGREEMENT
To: Board of Trustees, Harrow Bend Homes Association
From: Northern Lights Janitorial Co.
We agree to clean the lobbies beginning April 1, 2026 and ending March 31, 2027 at $640.00 per month.
Either side may cancel with 30 days written notice.`);
    expect(memorandum.customer?.value).toBe('Harrow Bend Homes Association');
    expect(memorandum.service?.value).toBe('janitorial services');
    const proposal = contract(`TALLGRASS IRRIGATION INC
2026 Sprinkler Proposal
Prepared for: Harrow Bend Homes Association
Prepared by: Amy Cho
Annual price: $2,520.00
Accepted by: ______________`);
    expect(proposal.vendor?.value).toBe('TALLGRASS IRRIGATION INC');
  });

  it('are none where a newsletter speaks of one', () => {
    const letter = `HARROW BEND NEWS
The board has chosen Tallgrass Irrigation for the sprinklers at $210.00 per month from April 1, 2025 to March 31, 2026.
The pool opens on May 25. Please bring your key.`;
    expect(facts(letter).parts).toEqual([]);
    expect(facts(letter).kind).toBe('other');
  });
});

/** An agreement around its clauses. */
function agreement(clauses: string): ContractPart {
  return contract(`SERVICE AGREEMENT
This agreement is between Harrow Bend Homes Association ("Association") and Tallgrass Irrigation, Inc. ("Contractor").
${clauses}`);
}

describe('what a contract is for', () => {
  it('stands behind the dash of its title, which alone says nothing', () => {
    const part = contract(`MEMBER CONTRACT - WINDOW WASHING
Client: Harrow Bend Homes Association
Vendor: Clear View Panes, LLC
The fee is $300.00 per quarter. Either party may cancel with 30 days notice.`);
    expect(part.service?.value).toBe('window washing');
  });

  it('is the trade of the contract that an addendum is to, and its party stands in the line below', () => {
    const part = contract(`FIRST AMENDMENT
to the Window washing Agreement
Clear View Panes ("Contractor") and Harrow Bend Homes Association ("Owner") agree as follows:
The new fee is $320.00 per quarter, in place of the previous fee of $300.00, from May 1, 2026 to April 30, 2027.
Either party may cancel with 30 days notice.`);
    expect(part.service?.value).toBe('window cleaning');
    expect(part.vendor?.value).toBe('Clear View Panes');
    expect(part.fee?.value).toEqual({ amount: '320.00', period: 'quarter' });
  });

  it('is the row of a price list that names a trade', () => {
    const part = contract(`Clear View Panes, LLC
CLIENT CONTRACT
Client: Harrow Bend Homes Association
This contract begins May 1, 2026 and ends April 30, 2027.

Item  Number  Price
Window washing, billed per quarter  1  $320.00
Registration (once)  1  $75.00

Either party may cancel with 30 days notice.`);
    expect(part.service?.value).toBe('Window washing');
    expect(part.fee?.value).toEqual({ amount: '320.00', period: 'quarter' });
  });
});

describe('boxes of a form', () => {
  const form = (boxes: string): ContractPart => contract(`${JOB_SHEET}\nAutomatic renewal  ${boxes}\n`);

  it('say only what is ticked', () => {
    expect(form('[X] No   [ ] Yes, for 1 year').renewal?.value).toBe('does not renew automatically');
    expect(form('[ ] No   [X] Yes, for 1 year').renewal?.value).not.toBe('does not renew automatically');
    expect(form('☐ Yes, for 1 year   ☒ No').renewal?.value).toBe('does not renew automatically');
  });

  it('keep the places of what is cited', () => {
    const found = form('[ ] Yes  [X] No');
    expect(found.renewal?.source.quote).toContain('Automatic renewal');
  });
});

describe('prices that follow costs', () => {
  it('are an escalator where the vendor may hand on what its own costs rise by', () => {
    const part = agreement(`The Association shall pay $400.00 per month.
If our costs of labor, insurance or parts go up, we may pass that increase along.`);
    expect(part.escalator?.value.type).toBe('cost_based');
  });

  it('are none where an increase of insurance alone is spoken of', () => {
    const part = agreement(`The Association shall pay $400.00 per month.
The Contractor shall tell the Association of any increase of its insurance limits.`);
    expect(part.escalator?.value.type).toBe('none');
  });
});
