import type { ContractPart } from '@hoa/contracts';
import { documentOfText } from '../reading/document-of-text';
import { readContract } from './read-contract';

function contract(text: string): ContractPart {
  const { parts } = readContract(documentOfText(text), {
    documentId: 5,
    documentName: 'paper.txt',
    readingId: 'reading',
  });
  expect(parts).toHaveLength(1);
  return parts[0]!;
}

const agreement = (terms: string, title = 'SERVICE AGREEMENT'): ContractPart =>
  contract(`${title}
This Agreement is between Tallgrass Grounds, Inc. ("Contractor") and Harrow Bend Homeowners Association
("Association"). Contractor shall maintain the grounds.

${terms}`);

const feeOf = (part: ContractPart): unknown[] => [part.fee?.value.amount, part.fee?.value.period];

describe('the price', () => {
  it.each([
    ['of a season', 'Price: $14,300.00 for the first season, however much falls (up to ten storms).', '14300.00', 'year'],
    ['of returns, which are no tax', 'Our fee for the review and the tax returns will be $1,980 for the year.', '1980.00', 'year'],
    ['of an hour, where nothing else is paid', '3. Compensation. HOA shall pay $21.40 per hour of patrol, billed weekly.', '21.40', 'unit'],
  ])('is read %s', (_name, terms, amount, period) => {
    expect(feeOf(agreement(terms))).toEqual([amount, period]);
  }); // prettier-ignore

  it('is that of the service, not of an additional cart or an option', () => {
    const part = agreement(`Service                            Rate
Trash, weekly, one cart            $44.10 per quarter
Additional trash cart              $19.00 per quarter
Recycling (optional)               $38.00 per quarter`);
    expect(part.fee?.value.amount).toBe('44.10');
  });

  it('has the period beside it, whatever the row above says', () => {
    const part = agreement(`Service                       Frequency       Charge
Perimeter treatment           Quarterly       $280.00 per quarter
Annual total, four services                   $1,120.00 per year`);
    expect([['280.00', 'quarter'], ['1120.00', 'year']]).toContainEqual(feeOf(part)); // prettier-ignore
  });

  it('by depth of snow leaves out what is added to its last step', () => {
    const part = agreement(`PLOWING - PRICE PER OCCURRENCE
1" to 2.9"      $1,200.00
3" to 5.9"      $1,750.00
Every further 2" above 5.9": add $400.00 to that price.`);
    expect(part.fee?.value.schedule?.map(({ amount }) => amount)).toEqual(['1200.00', '1750.00']);
  });
});

it('reads a season that begins and ends on named days of the week', () => {
  const part =
    agreement(`This Agreement is made on this 4th day of March, 2027 (the "Effective Date"). The price is $900 per month.
Service begins Saturday, May 22, 2027 and ends Sunday, September 12, 2027.`);
  expect([part.start?.value, part.end?.value]).toEqual(['2027-05-22', '2027-09-12']);
});

it('reads a renewal behind the length of the first term, and notice that is given ahead', () => {
  const part =
    agreement(`Price: $300.00 per month. This agreement commences July 1, 2027 and continues for a period of thirty-six (36)
months, and thereafter for successive two year terms unless one side objects in writing 45 days ahead.`);
  expect(part.renewal?.value).toMatch(/successive two year terms/);
  expect(part.noticeDays?.value).toBe(45);
});

it.each([
  ['blizzard', 'Work after a foot of snow carries a blizzard charge of $170.00 per hour.'],
  ['holiday', 'Work on July 4 is charged at a holiday rate of $33.10 per hour.'],
  ['salt', 'Spreading salt is an extra charge of $290.00 per application.'],
])('reads a surcharge: %s', (name, terms) => {
  const part = agreement(`Price: $300.00 per month.\n\n${terms}`);
  expect(part.surcharges.map(({ value }) => value.toLowerCase())).toEqual([expect.stringContaining(name)]);
}); // prettier-ignore

describe('the parties', () => {
  it('are those for whom a board acts', () => {
    const part = contract(`MANAGEMENT AGREEMENT
The Board of Directors ("Board") of the Harrow Bend Homeowners Association, Inc. (the "Association"), hereby appoints
Tallgrass Community Management, LLC ("Agent") to manage the property. The Association shall pay Agent $900.00 per month.`);
    expect([part.vendor?.value, part.customer?.value]).toEqual([
      'Tallgrass Community Management, LLC',
      'Harrow Bend Homeowners Association, Inc.',
    ]);
  });

  it('are read below their heads side by side', () => {
    const part = contract(`GROUNDS AGREEMENT
CONTRACTOR                          ASSOCIATION
Otis & Nephews Landscaping          Meadows at Harrow Bend Condominium
12 Mill Lane                        c/o the Secretary

The contractor shall mow weekly for $2,100.00 a month.`);
    expect([part.vendor?.value, part.customer?.value]).toEqual([
      'Otis & Nephews Landscaping',
      'Meadows at Harrow Bend Condominium',
    ]);
  });

  it('are read over a form below its title, and over the end of a line', () => {
    const form = contract(`SERVICE AGREEMENT
Tallgrass Termite & Pest Control
Licensed since 1998
Customer          Harrow Bend HOA        Agreement No.    C-11
Quarterly charge  $280.00 per quarter
This agreement is for one year and may be cancelled by either party.`);
    expect(form.vendor?.value).toBe('Tallgrass Termite & Pest Control');
    expect(form.service?.value).toMatch(/pest control/i);
    const plan = contract(`DOOR & CAMERA SERVICE PLAN
For: Harrow Bend Homeowners Association (the "HOA"). Provider: Sentry Gate &
Barrier, Inc.
The HOA shall pay $190.00 per month. This agreement is for one year.`);
    expect(plan.vendor?.value).toBe('Sentry Gate & Barrier, Inc.');
    expect(plan.service?.value).toBe('door & camera service');
  });
});
