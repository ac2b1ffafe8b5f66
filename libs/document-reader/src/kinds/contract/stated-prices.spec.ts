import type { ContractPart } from '@hoa/contracts';
import { factsOf } from '../../facts';
import { documentOfText } from '../reading/document-of-text';

function contractsIn(text: string): ContractPart[] {
  const { parts } = factsOf(documentOfText(text), {
    documentId: 4,
    documentName: 'letter.txt',
    readingId: 'reading',
  });
  return parts.filter((part): part is ContractPart => part.kind === 'contract');
}

function read(text: string) {
  const [part, ...more] = contractsIn(text);
  expect(more).toEqual([]);
  return {
    vendor: part?.vendor?.value,
    customer: part?.customer?.value,
    fee: part?.fee && [part.fee.value.amount, part.fee.value.period],
    schedule: part?.fee?.value.schedule?.map(({ label, amount, from }) => [label, amount, from]),
    start: part?.start?.value,
    escalator: part?.escalator?.value.type,
  };
}

describe('a price that is stated without a contract', () => {
  it('is that of a letter on a new rate', () => {
    const letter = `COPPER KETTLE POOL CARE LLC
18 Mill Street, Salem, Ohio 44460 (330) 555-0133
October 3, 2025
Larkin Mews Owners Association
Dear Board Members,
Chlorine costs more than it did. Beginning January 1, 2026 your monthly rate will be $585.00, up from $560.00.
Sincerely,
Rick Alvarado`;
    expect(read(letter)).toMatchObject({
      vendor: 'COPPER KETTLE POOL CARE LLC',
      customer: 'Larkin Mews Owners Association',
      fee: ['585.00', 'month'],
      start: '2026-01-01',
    });
  });

  it('is that of a note by a tradesman', () => {
    const note = `From: Ferris Lawn (Pat)
To: Cedar Knoll board
Date: September 4, 2025
Hi - we have kept the $720/month for two years. Starting January 1, 2026 it will be $750 per month for the same mowing.`;
    expect(read(note)).toMatchObject({
      vendor: 'Ferris Lawn',
      customer: 'Cedar Knoll',
      fee: ['750.00', 'month'],
      start: '2026-01-01',
    });
  });

  it('is that of a company whose mail names nobody but its reader', () => {
    const mail = `From: Joan Ames, Silver Creek Operators LLC
Sent: November 20, 2025 9:12 AM
To: Tom Birch
Subject: Rates in 2026
Tom, our work on your wells goes from $410 to $435 per month on January 1, 2026. Parts are separate.
Joan`;
    expect(read(mail)).toEqual({
      vendor: 'Silver Creek Operators LLC',
      fee: ['435.00', 'month'],
      start: '2026-01-01',
      escalator: 'none',
    });
    const fromPerson = mail.replace('Joan Ames, Silver Creek Operators LLC', 'Joan Ames');
    expect(contractsIn(fromPerson)).toEqual([]);
  });

  it('is what is paid with its tax', () => {
    const mail = `From: Juniper Yard Pros
To: board@hoa.example
Date: December 2, 2025
Subject: 2026 rate
For 2026 our monthly rate for mowing will be $500.00 plus tax at 8.5%, so $542.50 a month, twelve months.`;
    expect(read(mail)).toMatchObject({
      vendor: 'Juniper Yard Pros',
      fee: ['542.50', 'month'],
      start: '2026-01-01',
      escalator: 'none',
    });
  });

  it('is that of the company whose agreement a manager reports on', () => {
    const memo = `Memo: bulk cable
To: Cedar Knoll Board   From: Hilltop Property Mgmt   Date: May 2, 2026
A word on the ClearFiber bulk agreement. The rate is $31.00 per unit per month through August 31, 2026 and goes to
$32.50 per unit per month September 1, 2026. Trash rates normally go up around 5%.`;
    expect(read(memo)).toMatchObject({
      vendor: 'ClearFiber',
      customer: 'Cedar Knoll',
      fee: [null, 'unit'],
      schedule: [
        ['through August 31, 2026', '31.00', undefined],
        ['September 1, 2026', '32.50', '2026-09-01'],
      ],
      escalator: 'schedule',
    });
  });

  it('does not rise again by what it has risen', () => {
    const memo = `MEMORANDUM
To: Board of Directors, Larkin Mews Owners Association
From: Lakeside Management Co.
Re: Management fee for 2027
By our agreement the management fee will be $1,340.00 per month effective January 1, 2027, a 3% increase.`;
    expect(read(memo)).toMatchObject({ fee: ['1340.00', 'month'], start: '2027-01-01', escalator: 'none' });
  });

  it('is that of a plain offer, once somebody signed it', () => {
    const offer = `WENDELL'S PLOWING & GRADING
PO Box 11 - Darby, Montana 59829
Elk Bench Road Association
Dear Sue,
For the calendar year 2026 I will plow Elk Bench Road whenever there is 4 inches or more:
Flat price for 2026:  $3,150.00 (two payments of $1,575.00, April 30 and December 31)
Accepted for the Association: S. Marsh  Date: 1-5-26`;
    expect(read(offer)).toMatchObject({
      vendor: "WENDELL'S PLOWING & GRADING",
      customer: 'Elk Bench Road Association',
      fee: ['3150.00', 'year'],
      start: '2026-01-01',
    });
  });

  it('is the whole of a season, not what each home pays of it', () => {
    const proposal = `PAXTON TURF & GARDEN, LTD.
Accepted proposal - The Cottages at Wren Hill
Price for seasons 2026 and 2027. 20 units, 28 mowings each season.
Season    Per unit    Season total
2026      $700.00     $14,000.00
2027      $725.00     $14,500.00
Accepted: W. Kerr, Treasurer, February 18, 2026`;
    const { vendor, fee, schedule } = read(proposal);
    expect([vendor, fee]).toEqual(['PAXTON TURF & GARDEN, LTD.', [null, 'year']]);
    expect(schedule).toEqual([
      ['2026', '14000.00', undefined],
      ['2027', '14500.00', undefined],
    ]);
  });

  it.each([
    ['an invoice', 'INVOICE 4411\nBill to: Cedar Knoll Owners Association\nDear customer,\nMowing in October 2026, $750 per month. Total due $750.00\nThank you,\nFerris Lawn, LLC'],
    ['a letter to owners', 'Hilltop Property Mgmt Co.\nfor Cedar Knoll Owners Association\nTo all residents\nFrom January 1, 2027 your payment will be $245.00 per month.\nSincerely,\nHilltop Property Mgmt Co.'],
    ['a lease of the association’s own', 'Harbor Street Cooperative, Inc.\nDear Mr. Dale,\nThe rent of the store is $2,600 per month in 2026 and $2,680 per month in 2027.\nSincerely,\nThe Board'],
    ['a list of vendors', 'Cedar Knoll Owners Association - vendors 2026\nVendor   Service   Rate\nFerris Lawn, LLC   Mowing   $750 per month\nGuardian Fire Co.   Alarm   $105 per month'],
    ['mail on a policy', 'From: Harbor Insurance Agency\nTo: Cedar Knoll board\nThe renewal premium is $18,400 per year effective November 1, 2026.'],
  ])('is not that of %s', (_what, text) => {
    expect(contractsIn(text)).toEqual([]);
  }); // prettier-ignore
});

describe('prices of several years', () => {
  const agreement = (clauses: string): string =>
    `ELEVATOR SERVICE AGREEMENT\nThis agreement is between Quill Elevator, Inc. ("Contractor") and Fenwick Towers Association ("Owner").\n${clauses}`;

  it('stand in sentences by calendar year', () => {
    const text = agreement(
      'Price: $500.00 per month for calendar year 2025. The monthly price shall be $525.00 for calendar\nyear 2026 and $551.25 for calendar year 2027, plus tax.',
    );
    expect(read(text).schedule).toEqual([
      ['calendar year 2025', '500.00', '2025-01-01'],
      ['calendar year 2026', '525.00', '2026-01-01'],
      ['calendar year 2027', '551.25', '2027-01-01'],
    ]);
  });

  it('stand in rows by months of a year', () => {
    const text = agreement(`For a term of two years beginning January 1, 2025. Payments:
Period           Per month    Per year
Jan - Dec 2025   $1,000.00    $12,000.00
Jan - Dec 2026   $1,050.00    $12,600.00`);
    const { fee, schedule } = read(text);
    expect(fee).toEqual([null, 'month']);
    expect(schedule).toEqual([
      ['Jan - Dec 2025', '1000.00', '2025-01-01'],
      ['Jan - Dec 2026', '1050.00', '2026-01-01'],
    ]);
  });

  it('count from the first day of the first year, not of a later one', () => {
    const text = agreement(`1. Term. Two years beginning July 1, 2024.
2. Owner shall pay $900.00 per month for the first year (July 1, 2024 - June 30, 2025) and $930.00 per month for the
second year (July 1, 2025 - June 30, 2026).`);
    expect(read(text).start).toBe('2024-07-01');
  });

  it('stand in the column of the month beside that of the hour', () => {
    const text = agreement(`For two years, July 1, 2025 through June 30, 2027, Owner shall pay:
Period                          Per hour   Per month
July 1, 2025 - June 30, 2026    $20.00     $3,400.00
July 1, 2026 - June 30, 2027    $21.00     $3,570.00`);
    const { fee, schedule } = read(text);
    expect([fee, schedule?.map(([, amount]) => amount)]).toEqual([
      [null, 'month'],
      ['3400.00', '3570.00'],
    ]);
  });

  it('stand in rows by winter', () => {
    const offer = `Dale & Sons Excavation
Snow plowing agreement, Elk Bench Road
This covers two winters, at a flat rate.
Season            Flat rate
Winter 2026-27    $2,400.00
Winter 2027-28    $2,500.00
Signed  C. Dale  8/1/2026`;
    const { vendor, fee, schedule } = read(offer);
    expect([vendor, fee]).toEqual(['Dale & Sons Excavation', [null, 'year']]);
    expect(schedule?.map(([label, amount]) => [label, amount])).toEqual([
      ['Winter 2026-27', '2400.00'],
      ['Winter 2027-28', '2500.00'],
    ]);
  });

  it('take no bare year for the number of a year', () => {
    const text = agreement(`The work begins on May 1, 2026.
Season    Season price    Installment
2026      $40,000.00      $8,000.00
2027      $41,200.00      $8,240.00`);
    expect(read(text).schedule?.map(([, , from]) => from)).toEqual([undefined, undefined]);
  });
});

it('reads services of different trades as a contract each, by what each costs', () => {
  const letter = `NORTH FORK GROUNDS CO.
September 22, 2025
Board of Directors
Ashby Townhomes Association
Our pricing for the period January 1 through December 31, 2026 is as follows:
Service                       Billing          Year
Lawn care (April - October)   7 x $2,000.00    $14,000.00
Snow removal (Nov - April)    6 x $3,000.00    $18,000.00
Total 2026                                     $32,000.00
ACCEPTED: J. Lund, President  10/20/2025`;
  const parts = contractsIn(letter);
  expect(parts.map(({ service, fee }) => [service?.value, fee?.value.amount, fee?.value.period])).toEqual([
    ['Lawn care', '14000.00', 'year'],
    ['Snow removal', '18000.00', 'year'],
  ]);
});

it('reads services that are each paid in so many payments by what all of them come to', () => {
  const letter = `NORTH FORK GROUNDS CO.
October 2, 2026
Ashby Townhomes Association
Our agreement provides the following for calendar year 2027:
                                       2026 per payment   2027 per payment
Lawn care, 7 monthly payments          $2,000.00          $2,100.00
Snow plowing, 5 monthly payments       $3,000.00          $3,150.00`;
  const prices = contractsIn(letter).map(({ service, fee }) => [service?.value, fee?.value.amount]);
  expect(prices).toEqual([
    ['Lawn care', '14700.00'],
    ['Snow plowing', '15750.00'],
  ]);
});
