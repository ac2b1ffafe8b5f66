import type { ContractPart } from '@hoa/contracts';
import { documentOfText } from '../reading/document-of-text';
import { readContract } from './read-contract';

const ctx = { documentId: 5, documentName: 'contract.pdf', readingId: 'reading' };
const read = (text: string): ContractPart | undefined => readContract(documentOfText(text), ctx).parts[0];

const HEAD = `LAWN CARE AGREEMENT
Owner: Tern Harbor Condominium Association
Contractor: Gull Grounds, Inc.
This Agreement begins on May 1, 2026 and ends on April 30, 2028.
`;

describe('prices in steps', () => {
  it('are those of a month where the year of each is printed beside it', () => {
    const fee = read(`${HEAD}Contract year                    Monthly fee    Total for the year
May 1, 2026 to April 30, 2027    $1,000.00      $12,000.00
May 1, 2027 to April 30, 2028    $1,050.00      $12,600.00
Either party may terminate on 30 days notice.`)?.fee?.value;
    expect(fee).toMatchObject({
      amount: null,
      period: 'month',
      schedule: [{ amount: '1000.00' }, { amount: '1050.00' }],
    });
  });

  it('may be columns of years, whose total is the price', () => {
    const part = read(`${HEAD}Task, per month         2026        2027
Mowing                  $700.00     $735.00
Hedges                  $300.00     $315.00
Total monthly price     $1,000.00   $1,050.00
Either party may terminate on 30 days notice.`);
    expect(part?.fee?.value).toMatchObject({
      period: 'month',
      schedule: [
        { label: '2026', amount: '1000.00' },
        { label: '2027', amount: '1050.00' },
      ],
    });
    expect(part?.escalator?.value).toEqual({ type: 'schedule' });
  });

  it('may have the year behind the word', () => {
    const fee = read(`${HEAD}The Owner shall pay the Contractor per year: Season 2026, $9,100.00; Season 2027,
$9,400.00.`)?.fee?.value;
    expect(fee).toMatchObject({
      period: 'year',
      schedule: [
        { label: 'Season 2026', amount: '9100.00' },
        { label: 'Season 2027', amount: '9400.00' },
      ],
    });
  });
});

describe('one price', () => {
  it('is the one that takes the place of the other', () => {
    const fee = read(`FIRST AMENDMENT TO LAWN CARE AGREEMENT
${HEAD}The fee of $900.00 per month is replaced by a fee of $960.00 per month as of May 1, 2026.`)?.fee
      ?.value;
    expect(fee).toEqual({ amount: '960.00', period: 'month' });
  });

  it('is the quantity times the price of each', () => {
    const fee = read(`${HEAD}Item                     Quantity    Price each    Total
Mower lease, per year    3           $1,200.00     $3,600.00
Delivery, once           3           $50.00        $150.00
The lease of $3,600.00 per year is billed each May.`)?.fee?.value;
    expect(fee).toEqual({ amount: '3600.00', period: 'year' });
  });

  it('is none where each depth has a price for each of several areas', () => {
    const part = read(`SNOW CONTRACT
${HEAD}Rates
Depth of snow          Drives      Walks
1 to 3 inches          $210.00     $95.00
over 3 to 6 inches     $320.00     $140.00
over 6 to 9 inches     $430.00     $180.00
Either party may terminate on 30 days notice.`);
    expect(part?.vendor?.value).toBe('Gull Grounds, Inc.');
    expect(part?.fee).toBeUndefined();
  });

  it('may stand below its label, beside another field', () => {
    const part = read(`${HEAD}QUARTERLY CHARGE FOR ALL WORK:    Meter, installed: $150.00
$495.00                           once
The quarterly charge is due in advance. After the first year Contractor may increase it once in any twelve months, by up to five percent (5%).`);
    expect(part?.fee?.value).toEqual({ amount: '495.00', period: 'quarter' });
    expect(part?.escalator?.value).toMatchObject({ type: 'cap_percent', value: 5 });
  });
});

describe('who works for whom', () => {
  it('is said by what the pronouns mean', () => {
    const part = read(`Gull Association Services, LLC
Service Terms for Tern Harbor Owners Association
In these terms "we" and "us" mean Gull Association Services, LLC, an Ohio limited liability
company, and "you" means Tern Harbor Owners Association.
You pay us $800.00 per month. These terms apply from May 1, 2026 through April 30, 2027. You or we may end them at
any time on 60 days' notice. This contract may be signed in counterparts.`);
    expect(part?.vendor?.value).toBe('Gull Association Services, LLC');
    expect(part?.customer?.value).toBe('Tern Harbor Owners Association');
  });

  it('is said behind the names', () => {
    const part = read(`WASTE AGREEMENT
Gull Hauling, Inc., an Ohio corporation, as Contractor, and Tern Harbor Property
Owners Association, as Customer, agree as follows.
Customer pays Contractor $800.00 per month.`);
    expect(part?.vendor?.value).toBe('Gull Hauling, Inc.');
    expect(part?.customer?.value).toBe('Tern Harbor Property Owners Association');
  });
});

describe('how a contract goes on', () => {
  it.each([
    [
      'It continues for terms of one year unless canceled with thirty (30) days notice.',
      /continues for terms/,
    ],
    [
      'It then continues for one year at a time until a party gives notice.',
      /continues for one year at a time/,
    ],
    ['The mowing service renews for two years unless Owner gives notice.', /renews for two years/],
    ['There is no renewal.', /no renewal/],
  ])('is read in: %s', (sentence, clause) => {
    const part = read(`${HEAD}Owner pays $800.00 per month.\n${sentence}`);
    expect(part?.renewal?.value).toMatch(clause);
  });

  it('has an end that a form calls that of the first term', () => {
    const part = read(`PUMP CARE AGREEMENT
Purchaser            Tern Harbor Condominium Association
Contractor           Gull Pumps, Inc.
Start                July 1, 2026
End of first term    June 30, 2029
The price is $600.00 per quarter.`);
    expect(part?.end?.value).toBe('2029-06-30');
  });
});

describe('a price for each', () => {
  it('is that of what the vendor promises to do', () => {
    const part = read(
      `${HEAD}As agreed, Gull Grounds, Inc. will clean the vents of all units at $58.00 per unit, billed for the units cleaned.`,
    );
    expect(part?.fee?.value).toEqual({ amount: '58.00', period: 'unit' });
  });
});

describe('the service', () => {
  it('stands before where it is done', () => {
    const part = read(`PROPOSAL
Prepared for    Tern Harbor Owners Association
Service         Lawn mowing and landscape care, common areas and the long entrance
Price           $975.00 per month
This price is good for 45 days. Additional mowing $50.00 each.
Gull Grounds, Inc.    Accepted`);
    expect(part?.service?.value).toBe('Lawn mowing and landscape care');
  });

  it.each([
    ['MONITORING AND INSPECTION AGREEMENT', 'The fire alarm of the tower is tested twice.', /fire alarm/],
    [
      'RENEWAL',
      'Our contract for the cleaning of the clubhouse and halls expires soon.',
      /^cleaning of the clubhouse/,
    ],
    ['SUBSCRIPTION AGREEMENT', 'Two gate cameras read plates. The cameras are leased.', /camera/],
  ])('is what the words say beyond %s', (title, sentence, service) => {
    const part = read(
      `${title}\n${HEAD.split('\n').slice(1).join('\n')}${sentence}\nOwner pays $800.00 per month.`,
    );
    expect(part?.service?.value).toMatch(service);
  });
});
