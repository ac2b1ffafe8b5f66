import type { ContractPart, Facts } from '@hoa/contracts';
import { factsOf } from '../../facts';
import { documentOfText } from '../reading/document-of-text';

const META = { documentId: 6, documentName: 'letter.txt', readingId: 'reading' };

function facts(text: string): Facts {
  return factsOf(documentOfText(text), META);
}

function contract(text: string): ContractPart {
  const found = facts(text);
  expect(found.kind).toBe('contract');
  expect(found.parts).toHaveLength(1);
  return found.parts[0] as ContractPart;
}

describe('letters and programs that are not called agreements', () => {
  it('are offers of work with a price, an end and a place to sign', () => {
    const part = contract(`Bright Mop Company, LLC
April 2, 2026
Harrow Bend Homes Association

We offer to clean the hallways and restrooms twice a week at $612.00 per month.
We go on month to month. Either of us may quit upon 20 days notice.
Please sign below.
Agreed for Harrow Bend Homes Association: ____________`);
    expect(part.vendor?.value).toBe('Bright Mop Company, LLC');
    expect(part.service?.value).toBe('janitorial services');
    expect(part.fee?.value).toEqual({ amount: '612.00', period: 'month' });
    expect(part.noticeDays?.value).toBe(20);
  });

  it('are programs whose prices stand by year', () => {
    const part = contract(`Clear Shore Lakes, Inc.
POND CARE PLAN
Submitted for Harrow Bend Homes Association. Algae and aquatic weeds are treated in two ponds. We will treat them monthly.
Annual price:
Year 1: May 1, 2026 – April 30, 2027   $4,400.00
Year 2: May 1, 2027 – April 30, 2028   $4,600.00
The plan may be cancelled on 60 days written notice.
Accepted by:
Harrow Bend Homes Association            Clear Shore Lakes, Inc.
By: ________________                     By: ________________`);
    expect(part.service?.value).toBe('lake and pond maintenance, weed and algae control');
    expect(part.escalator?.value.type).toBe('schedule');
    expect(part.end?.value).toBe('2028-04-30');
  });

  it('are engagements of a firm for the books of one year, which end no contract', () => {
    const part = contract(`Ida Sorrel, CPA, PLLC
January 9, 2026
Harrow Bend Homes Association
We are pleased to confirm our understanding with you. We will review the
financial statements and prepare the tax returns. These are our services for the year ended June 30, 2026.
Our fee for this work will be $2,950.00. Further work is billed at $150.00 per hour.
Please sign below.
This states the understanding of Harrow Bend Homes
Association.
By: ________________`);
    expect(part.vendor?.value).toBe('Ida Sorrel, CPA, PLLC');
    expect(part.customer?.value).toBe('Harrow Bend Homes Association');
    expect(part.fee?.value).toEqual({ amount: '2950.00', period: 'year' });
    expect(part.end).toBeUndefined();
  });

  it('are not the letters of a board to its owners', () => {
    const letter = `Harrow Bend Homes Association
To all owners: the monthly fee is $310.00 per month from May 1, 2026. The pool opens on May 24.
Please sign the pool form and return it to the office.`;
    expect(facts(letter).parts).toEqual([]);
  });
});

describe('clauses in other words', () => {
  function agreement(clauses: string): ContractPart {
    return contract(`SERVICE AGREEMENT
This agreement is between Harrow Bend Homes Association ("Owner") and Clear Shore, Inc. ("Contractor").
${clauses}`);
  }

  it('say that it goes on', () => {
    const goesOn = agreement(
      'The Owner shall pay $90.00 per month. It continues for additional periods of two years unless ended.',
    );
    expect(goesOn.renewal?.value).toContain('continues for additional periods');
    const extended = agreement(
      'The Owner shall pay $90.00 per month. The term is extended automatically for terms of one year.',
    );
    expect(extended.renewal?.value).toContain('extended automatically');
  });

  it('name two surcharges in one sentence', () => {
    const { surcharges } = agreement(
      'The Owner shall pay $90.00 per month. A toll road surcharge and a cold weather surcharge are added.',
    );
    expect(surcharges.map(({ value }) => value)).toEqual([
      'A toll road surcharge and a cold weather surcharge are added.',
      'cold weather surcharge are added.',
    ]);
  });

  it('let the price follow the costs of the vendor', () => {
    const part = agreement(
      'The Owner shall pay $90.00 per month. The price is adjusted every year to reflect changes in our cost.',
    );
    expect(part.escalator?.value.type).toBe('cost_based');
  });

  it('give the price of all weeks beside that of an hour', () => {
    const part = agreement(`The Owner shall pay $30.00 per hour. At 10 hours per week the cost for 52 weeks is
$15,600.00. Holiday hours are billed at $45.00.`);
    expect(part.fee?.value).toEqual({ amount: '15600.00', period: 'year' });
  });

  it('have a service by its everyday name', () => {
    const lifts = contract(`AGREEMENT FOR VERTICAL TRANSPORTATION
Customer: Harrow Bend Homes Association
Contractor: Clear Rise, Inc.
Contractor shall maintain two elevators for $700.00 per month. Either party may cancel on 30 days notice.`);
    expect(lifts.service?.value).toBe('elevator maintenance');
  });
});
