import type { ContractPart } from '@hoa/contracts';
import { documentOfText } from '../reading/document-of-text';
import { readContract } from './read-contract';

const ctx = { documentId: 8, documentName: 'service.pdf', readingId: 'reading' };
const read = (text: string): ContractPart => {
  const [part] = readContract(documentOfText(text), ctx).parts;
  if (!part) throw new Error('no contract was read');
  return part;
};
const clause = (words: string, price = 'Owner shall pay Contractor $700.00 per month.'): ContractPart =>
  read(`DOCK CARE AGREEMENT
This agreement is between Pier Nine Owners Association ("Owner") and Gull Docks, Inc. ("Contractor").
Contractor shall tend the docks. ${price}
${words}`);

describe('boxes of a form', () => {
  const part = read(`DOCK CARE AGREEMENT

CUSTOMER                              SEASON
Pier Nine  Owners Association         2027

EACH QUARTERLY VISIT    FIRST CLEANING    FIRST SERVICE     AGREEMENT PERIOD
$ 410.00                $ 360.00          May 3, 2027       2 YEARS

Contractor shall clean the docks each quarter. Either party may cancel on 30 days written notice.
The previous company charged $395.00 per quarter.

SERVICE DATE            CUSTOMER SIGNATURE     COMPANY
May 3, 2027             Ann Lee                Ben Ray, Condo Sales`);

  it('hold prices, first days and lengths below their labels', () => {
    expect(part.fee?.value).toEqual({ amount: '410.00', period: 'quarter' });
    expect([part.start?.value, part.end?.value]).toEqual(['2027-05-03', '2029-05-02']);
  });

  it('lose no word of a row with a price', () => {
    const part = read(`PIER CONTRACT
between Pier Nine Owners Association ("Owner") and Gull, Inc. ("Contractor").

Service             Frequency       Charge
Window cleaning     Weekly          $95.00 per month

Contractor shall do the work above.`);
    expect(part.service?.value).toBe('Window cleaning');
    expect(part.fee?.value).toEqual({ amount: '95.00', period: 'month' });
  });

  it('join the words of a name that recognition has parted', () => {
    expect(part.customer?.value).toBe('Pier Nine Owners Association');
  });

  it('name no party where people sign', () => {
    expect(part.vendor).toBeUndefined();
  });
});

describe('a table of what was and what will be', () => {
  it('counts by its new column', () => {
    const part = read(`AMENDMENT TO DOCK CARE AGREEMENT
Gull Docks, Inc. ("Contractor") and Pier Nine Owners Association ("Owner") agree:

Item             Agreement of 2024        As amended
Term             5/1/2024 - 4/30/2027     5/1/2027 - 4/30/2029
Monthly price    $640.00                  $700.00

Owner shall pay the new price from May 2027 on.`);
    expect(part.fee?.value).toEqual({ amount: '700.00', period: 'month' });
    expect([part.start?.value, part.end?.value]).toEqual(['2027-05-01', '2029-04-30']);
  });
});

describe('a schedule of prices by year', () => {
  it('outweighs a smaller price of the list of extras', () => {
    const part = clause(
      `Extras
Key cards     $12.00 per month`,
      `As compensation Owner shall pay each month:

Contract Year                       Monthly Price    Per Slip
May 1, 2027 – April 30, 2028        $700.00          $7.00
May 1, 2028 – April 30, 2029        $730.00          $7.30
`,
    );
    expect(part.fee?.value.schedule?.map(({ amount }) => amount)).toEqual(['700.00', '730.00']);
  });
});

describe('terms', () => {
  it.each([
    ['This agreement takes effect on May 1, 2027 and remains in effect for two years. On July 1 of each year, beginning July 1, 2028, the price rises by 2%.', '2027-05-01', '2029-04-30'],
    ['Agreement date  April 9, 2027\nService start  May 1, 2027\n\nThe initial term is one year from the service start date.', '2027-05-01', '2028-04-30'],
    ['Start  May 1, 2027\n\nLength  2 years', '2027-05-01', '2029-04-30'],
    ['Service commences on May 1, 2027 and continues for three years, and thereafter for like periods.', '2027-05-01', '2030-04-30'],
  ])('begin and end: %s', (words, start, end) => {
    const part = clause(words);
    expect([part.start?.value, part.end?.value]).toEqual([start, end]);
  }); // prettier-ignore

  it('end by the least notice of a range', () => {
    const part = clause('It renews for one year unless a party gives written notice at least sixty (60) but not more than one hundred twenty (120) days before its end.'); // prettier-ignore
    expect(part.noticeDays?.value).toBe(60);
  });

  it('are not renewed where an amendment takes the renewal away', () => {
    const part = clause(
      'The parties amend Section 4: automatic renewal is hereby deleted from the agreement.',
    );
    expect(part.renewal?.value ?? 'does not renew').toMatch(/does not renew/);
  });
});

describe('prices', () => {
  it('may be for each visit in a field', () => {
    expect(clause('Price     $240.00 per visit', '').fee?.value).toEqual({
      amount: '240.00',
      period: 'unit',
    });
  });

  it('may change by a share of wages', () => {
    const words = 'The price is fixed for the first year. In the second year it will change in proportion to our union wages.';
    expect(clause(words).escalator?.value.type).toBe('cost_based');
    expect(clause('The price shall be increased each year by the change of the hourly labor cost of divers.').escalator?.value.type).toBe('cost_based'); // prettier-ignore
  }); // prettier-ignore

  it('do not rise by a fuel adjustment', () => {
    const part = clause('A fuel adjustment of 4% applies in any month in which diesel is above $6.00.');
    expect(part.escalator?.value.type).toBe('none');
    expect(part.surcharges.map(({ value }) => value)).toEqual([expect.stringContaining('fuel adjustment')]);
  });
});

describe('surcharges', () => {
  const INDEXED = 'The price is increased each May 1 by the change of the Consumer Price Index.';
  it.each([
    ['Invoices include a fuel surcharge.', 'fuel surcharge'],
    ['A radio fee of $2.00 per slip per month is charged in addition to the base price.', 'radio fee'],
    [
      'Contractor adds a Fuel/Environmental Charge, and may pass through increases in landfill fees.',
      'landfill',
    ],
    ['Disposal increases of the county landfill are passed through at cost.', 'Disposal increases'],
    ['Each inch beyond 60 inches will be billed at $90.00.', 'Each inch beyond'],
  ])('are charged beside an escalator: %s', (words, name) => {
    const values = clause(`${INDEXED} ${words}`).surcharges.map(({ value }) => value);
    expect(values.some((value) => value.includes(name))).toBe(true);
  });

  it('are no prices of a mishap', () => {
    expect(clause('Contamination charge, per occurrence     $30.00').surcharges).toEqual([]);
  });
});

describe('parties', () => {
  it('may have their roles behind their names', () => {
    const part = read(`PREVENTIVE CARE CONTRACT
Between Harrow Lock & Hinge, Contractor, and Pier Nine Homeowners Association, Customer.
Contractor shall oil the locks. Customer shall pay Contractor $80.00 per month.`);
    expect(part.vendor?.value).toBe('Harrow Lock & Hinge');
    expect(part.customer?.value).toBe('Pier Nine Homeowners Association');
  });
});

describe('services', () => {
  it.each([
    ['MAINTENANCE CONTRACT - ELEVATORS', 'elevator maintenance'],
    ['RESIDENTIAL COMMUNITY SERVICE AGREEMENT', 'trash, waste and recycling collection'],
    ['Service Agreement / Work Order', 'trash, waste and recycling collection'],
    ['Aquatic Weed Control Agreement', 'Aquatic Weed Control'],
  ])('are not taken for a title without one: %s', (title, service) => {
    const part = read(`${title}
between Pier Nine Owners Association ("Owner") and Gull, Inc. ("Contractor").
Contractor empties trash and recycling carts. Owner shall pay Contractor $700.00 per month.`);
    expect(part.service?.value.toLowerCase()).toBe(service.toLowerCase());
  });
});
