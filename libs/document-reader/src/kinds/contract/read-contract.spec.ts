import type { ContractPart } from '@hoa/contracts';
import { documentOfText } from '../reading/document-of-text';
import type { KindContext } from '../types';
import { readContract } from './read-contract';

const ctx: KindContext = { documentId: 7, documentName: 'contract.pdf', readingId: 'reading' };

function read(text: string): { part: ContractPart; codes: string[] } {
  const { parts, warnings } = readContract(documentOfText(text), ctx);
  expect(parts).toHaveLength(1);
  return { part: parts[0]!, codes: warnings.map((warning) => warning.code) };
}

/** A plain agreement around one clause. */
function agreement(clauses: string, title = 'POOL SERVICE AGREEMENT'): string {
  return `${title}
This Agreement is made by and between Harbor Point Condominium Association, Inc. ("Association") and Clearwater
Pool Care, LLC ("Contractor").
${clauses}
Past due invoices bear interest at one and one-half percent (1.5%) per month. Contractor shall carry liability
insurance of not less than $1,000,000 per occurrence.`;
}

describe('parties', () => {
  it.each([
    [
      'defined terms, the association first',
      'LANDSCAPE AGREEMENT\nThis Agreement is entered into this 1st day of March, 2026, by and between OAK RIDGE HOMEOWNERS ASSOCIATION, INC., a Texas non-profit corporation (hereinafter referred to as the "Association"), and SMITH AND SONS LAWN CARE, INC., a Texas corporation (hereinafter referred to as the "Contractor").',
      'SMITH AND SONS LAWN CARE, INC.',
      'OAK RIDGE HOMEOWNERS ASSOCIATION, INC.',
    ],
    [
      'addresses between the names',
      'MANAGEMENT AGREEMENT\nTHIS AGREEMENT is made between Pinnacle Community Management, LLC, whose address is 100 Main Street, Suite 5, Reno, Nevada ("Manager"),\nand The Villas at Stonegate Owners Association, whose address is 2 Gate Road ("Association").',
      'Pinnacle Community Management, LLC',
      'The Villas at Stonegate Owners Association',
    ],
    [
      'labels',
      'SERVICE CONTRACT\nCustomer:   Lakeside Towers Condominium\nContractor:   Apex Elevator Co.\nThis contract covers two elevators.',
      'Apex Elevator Co.',
      'Lakeside Towers Condominium',
    ],
    [
      'a proposal under a letterhead',
      'GREENLEAF TREE SERVICES, INC.\n12 Orchard Lane\nPROPOSAL\nSubmitted to: Maple Court HOA\nWe propose to perform the tree pruning described in this proposal and contract for $4,800.00.',
      'GREENLEAF TREE SERVICES, INC.',
      'Maple Court HOA',
    ],
    [
      'company and customer',
      'This Alarm Monitoring Agreement is between Sentry Fire Systems Inc. (the "Company") and Palm Grove Community Association (the "Customer").',
      'Sentry Fire Systems Inc.',
      'Palm Grove Community Association',
    ],
  ])('are found by %s', (_name, text, vendor, customer) => {
    const { part } = read(`${text}\nThe agreement is governed by law.`);
    expect(part.vendor?.value).toBe(vendor);
    expect(part.customer?.value).toBe(customer);
  });
});

describe('fee', () => {
  it.each([
    [
      'a sentence',
      'Association shall pay Contractor the sum of $1,250.00 per month for the services.',
      '1250.00',
      'month',
    ],
    [
      'words and figures',
      'The Association agrees to pay a monthly fee of One Thousand Two Hundred Fifty Dollars ($1,250.00), due on the first.',
      '1250.00',
      'month',
    ],
    ['a label', 'Monthly Fee:   $1,250.00', '1250.00', 'month'],
    ['a slash', 'Base service price: $1,250/mo.', '1250.00', 'month'],
    [
      'a year paid in months',
      'The annual contract price is $15,000.00, payable in twelve (12) equal monthly installments of $1,250.00.',
      '15000.00',
      'year',
    ],
    [
      'a quarter',
      'Contractor shall be compensated at the rate of $3,750.00 per quarter, billed in advance.',
      '3750.00',
      'quarter',
    ],
    [
      'a total of parts',
      'Pool cleaning   $900.00 per month\nChemicals   $350.00 per month\nTotal monthly charge   $1,250.00',
      '1250.00',
      'month',
    ],
    [
      'a lump sum',
      'Contractor shall perform the work for the lump sum price of $15,000.00. A deposit of $1,500.00 (10%) is due on signing.',
      '15000.00',
      'one-time',
    ],
    [
      'among decoys',
      'Extra work is billed at $95.00 per hour. A late charge of $50.00 applies. In consideration of the services the Association will pay $1,250.00 each month. Liability shall not exceed $5,000.00.',
      '1250.00',
      'month',
    ],
  ])('is read from %s', (_name, clause, amount, period) => {
    const { part } = read(agreement(clause));
    expect(part.fee?.value).toMatchObject({ amount, period });
  });

  it.each([
    ['underscores', 'Association shall pay Contractor $__________ per month.'],
    ['a redaction', 'Association shall pay Contractor $[*] per month.'],
  ])('is not stated where there are %s', (_name, clause) => {
    const { part } = read(agreement(`${clause} Extra visits are $120.00 per visit.`));
    expect(part.fee?.value).toEqual({ amount: null, period: 'month' });
  });

  it('is absent where only extras are priced', () => {
    const { part } = read(
      agreement('Emergency calls are billed at $180.00 per hour. A trip charge of $45.00 applies.'),
    );
    expect(part.fee).toBeUndefined();
  });

  it('says when it is a price for each unit', () => {
    const { part, codes } = read(
      agreement(
        'The Association shall pay $18.50 per unit per month for basic cable service.',
        'BULK CABLE AGREEMENT',
      ),
    );
    expect(part.fee?.value).toEqual({ amount: '18.50', period: 'unit' });
    expect(codes).toContain('contract-fee-each');
  });

  it('is a schedule by year', () => {
    const { part } = read(
      agreement(`The term commences on January 1, 2026 for three (3) years.
Year 1     $2,000.00 per month
Year 2     $2,060.00 per month
Year 3     $2,121.80 per month`),
    );
    expect(part.fee?.value).toMatchObject({
      amount: null,
      period: 'month',
      schedule: [
        { label: 'Year 1', amount: '2000.00', from: '2026-01-01' },
        { label: 'Year 2', amount: '2060.00', from: '2027-01-01' },
        { label: 'Year 3', amount: '2121.80', from: '2028-01-01' },
      ],
    });
    expect(part.escalator?.value).toEqual({ type: 'schedule' });
  });

  it('is a schedule in a sentence, or by dates', () => {
    const sentence = read(
      agreement(
        'The fee is $2,000.00 per month for the first year, $2,100.00 per month for the second year and $2,205.00 per month for the third year.',
      ),
    ).part;
    expect(sentence.fee?.value.schedule?.map((step) => step.amount)).toEqual([
      '2000.00',
      '2100.00',
      '2205.00',
    ]);
    const dates = read(
      agreement('Monthly price:\n07/01/2026 - 06/30/2027     $585.00\n07/01/2027 - 06/30/2028     $605.00'),
    ).part;
    expect(dates.fee?.value.schedule?.map((step) => [step.from, step.amount])).toEqual([
      ['2026-07-01', '585.00'],
      ['2027-07-01', '605.00'],
    ]);
  });
});

describe('escalator', () => {
  it.each([
    [
      'a fixed percentage',
      'The fee shall increase three percent (3%) on each anniversary of this Agreement.',
      { type: 'fixed_percent', value: 3 },
    ],
    [
      'a fixed percentage in other words',
      'Compensation will be adjusted upward by 4% annually beginning January 1, 2027.',
      { type: 'fixed_percent', value: 4 },
    ],
    [
      'words alone',
      'On every anniversary the monthly charge rises by five percent.',
      { type: 'fixed_percent', value: 5 },
    ],
    [
      'a cap',
      'Contractor may increase its price upon renewal, but by not more than five percent (5%) in any year.',
      { type: 'cap_percent', value: 5 },
    ],
    [
      'a cap with a negative',
      'Rates shall not increase by more than 4% during any renewal term.',
      { type: 'cap_percent', value: 4 },
    ],
    [
      'an index',
      'Each January 1 the fee shall be adjusted by the percentage change in the Consumer Price Index (CPI-U).',
      { type: 'cpi' },
    ],
    [
      'an index with floor and cap',
      'The annual fee shall be adjusted each year by the CPI-U, minimum 2%, maximum 5%.',
      { type: 'cpi', floor: 2, cap: 5 },
    ],
    [
      'an index with bounds in a sentence',
      'The price increases annually by the change in the Consumer Price Index, but in no event less than two percent (2%) nor more than six percent (6%).',
      { type: 'cpi', floor: 2, cap: 6 },
    ],
    [
      'the lesser of two',
      'Fees increase annually by the lesser of (i) 5% or (ii) the increase in the CPI.',
      { type: 'lesser_of', value: 5 },
    ],
    [
      'the greater of two',
      'The monthly fee shall increase each year by the greater of 3% or the increase in the Consumer Price Index.',
      { type: 'cpi', floor: 3 },
    ],
    [
      'costs',
      'The contract price shall be adjusted annually to reflect changes in the cost of labor and materials.',
      { type: 'cost_based' },
    ],
    [
      'none, stated',
      'The monthly fee shall remain fixed for the term of this Agreement. Association shall pay $900.00 per month.',
      { type: 'none' },
    ],
  ])('is read as %s', (_name, clause, expected) => {
    const { part } = read(agreement(`Association shall pay Contractor $1,250.00 per month. ${clause}`));
    expect(part.escalator?.value).toMatchObject(expected);
    expect(part.escalator?.confidence).toBeGreaterThan(0.6);
  });

  it('is none, less surely, where nothing is said of it', () => {
    const { part } = read(
      agreement(
        'Association shall pay Contractor $1,250.00 per month. A deposit of 10% is due. Retainage of 5% is held. Rush work carries a surcharge of twenty-five percent (25%).',
      ),
    );
    expect(part.escalator?.value).toEqual({ type: 'none' });
    expect(part.escalator?.confidence).toBeLessThan(0.7);
  });

  it('is absent, and told, where a change has no figure', () => {
    const { part, codes } = read(
      agreement(
        "Association shall pay Contractor $1,250.00 per month. Contractor may adjust its rates upon sixty (60) days' written notice.",
      ),
    );
    expect(part.escalator).toBeUndefined();
    expect(codes).toContain('contract-escalator-open');
  });

  it('is absent where its figure is redacted', () => {
    const { part } = read(
      agreement(
        'Association shall pay Contractor $1,250.00 per month. The fee will escalate at a rate of [*]% per year.',
      ),
    );
    expect(part.escalator?.value.value).toBeUndefined();
  });
});

describe('term', () => {
  it.each([
    [
      'from and through',
      'The term of this Agreement is from March 1, 2026 through February 28, 2029.',
      '2026-03-01',
      '2029-02-28',
    ],
    [
      'commencing and ending',
      'This Agreement shall commence on 04/15/2026 and shall terminate on 04/14/2027.',
      '2026-04-15',
      '2027-04-14',
    ],
    [
      'a start and a length',
      'The initial term shall be three (3) years, beginning on January 1, 2026.',
      '2026-01-01',
      '2028-12-31',
    ],
    ['labels', 'Effective Date:   June 1, 2026\nExpiration Date:   May 31, 2027', '2026-06-01', '2027-05-31'],
  ])('is read from %s', (_name, clause, start, end) => {
    const { part } = read(agreement(clause));
    expect(part.start?.value).toBe(start);
    expect(part.end?.value).toBe(end);
  });

  it.each([
    [
      "It shall automatically renew for successive one (1) year terms unless either party gives sixty (60) days' written notice prior to the end of the term.",
      60,
      /automatically renew/,
    ],
    [
      'Either party may terminate this Agreement without cause upon thirty (30) days prior written notice.',
      30,
      undefined,
    ],
    [
      'Upon expiration this Agreement continues month-to-month. Notice of non-renewal must be given at least 90 days before the expiration date. A party in default has ten (10) days after written notice to cure.',
      90,
      /month-to-month/,
    ],
  ])('has renewal and notice: %s', (clause, days, renewal) => {
    const { part } = read(agreement(clause));
    expect(part.noticeDays?.value).toBe(days);
    if (renewal) expect(part.renewal?.value).toMatch(renewal);
    else expect(part.renewal).toBeUndefined();
  });
});

describe('service and surcharges', () => {
  it('are named', () => {
    const { part } = read(
      agreement(
        'A fuel surcharge of 3% is added when diesel exceeds $5.00 per gallon. No environmental fee is charged.',
        'SNOW AND ICE MANAGEMENT AGREEMENT',
      ),
    );
    expect(part.service?.value).toBe('snow removal, plowing and ice control');
    expect(part.surcharges.map((surcharge) => surcharge.value)).toEqual([
      expect.stringContaining('fuel surcharge'),
    ]);
  });
});

describe('papers that are no contract', () => {
  it.each([
    '',
    'Minutes of the board meeting. Dues were discussed.',
    'Annual budget 2026\nLandscape   $24,000.00',
  ])('give nothing: %j', (text) => {
    expect(readContract(documentOfText(text), ctx)).toEqual({ parts: [], warnings: [] });
  });
});

describe('forms without the usual words', () => {
  it('are read where the parties are we and you', () => {
    const { part } = read(`NORTHGATE ELEVATOR CORPORATION
895 Granite Road, Eagan, Minnesota
QUARTERLY INSPECTION AGREEMENT
NORTHGATE ELEVATOR CORPORATION ("Northgate", "we", "us"), 895 Granite Road, Eagan, Minnesota, and WILLOW BEND
CONDOMINIUM, 590 40th Avenue NE ("you") agree as follows:
TERM
This Agreement commences on July 01, 2023, and continues until June 30, 2028, and shall renew for subsequent
similar periods, unless terminated by either party upon written notice received by the other party at least 90
days prior to the above termination date.
PRICE
In consideration of the services provided hereunder, you agree to pay us the sum of $100.00 per quarter,
exclusive of applicable taxes.
PRICE ADJUSTMENT
The contract price will be adjusted annually, as of the first day of the anniversary month, and will be increased
or decreased on the basis of changes to the local straight time hourly billing rate for mechanics.`);
    expect(part.vendor?.value).toBe('NORTHGATE ELEVATOR CORPORATION');
    expect(part.customer?.value).toBe('WILLOW BEND CONDOMINIUM');
    expect(part.fee?.value).toEqual({ amount: '100.00', period: 'quarter' });
    expect([part.start?.value, part.end?.value, part.noticeDays?.value]).toEqual([
      '2023-07-01',
      '2028-06-30',
      90,
    ]);
    expect(part.escalator?.value.type).toBe('cost_based');
  });

  it('are read where the price is a bound', () => {
    const { part } = read(
      agreement(
        'Association agrees to pay Contractor for preventive maintenance in an annual amount not to exceed $13,200 as set forth in Exhibit A, and for on-call repairs at the hourly rates of Exhibit B.',
      ),
    );
    expect(part.fee?.value).toEqual({ amount: '13200.00', period: 'year' });
  });
});
