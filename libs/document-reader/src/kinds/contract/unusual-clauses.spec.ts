import type { ContractPart } from '@hoa/contracts';
import { documentOfText } from '../reading/document-of-text';
import { readContract } from './read-contract';

const ctx = { documentId: 5, documentName: 'paper.txt', readingId: 'reading' };

const HEAD = `LIFT MAINTENANCE AGREEMENT
between Harrow Bend Homeowners Association ("Owner") and Tallgrass Lifts, LLC ("Contractor").
`;
const FEE = 'Owner shall pay Contractor $700.00 per month. ';
const TERM = 'The term is from April 1, 2026 through March 31, 2028. ';
const read = (text: string): ContractPart | undefined =>
  readContract(documentOfText(HEAD + text), ctx).parts[0] as ContractPart | undefined;

describe('how a contract goes on', () => {
  it.each([
    'Unless one of us writes to the other before that day, it goes on for another year.',
    'After that it rolls over one year at a time.',
    'It will continue for five (5) years and from term to term thereafter unless cancelled in writing.',
    'After the end date this order continues in force for further terms of one year each.',
    'Thereafter the Agreement continues in one-year terms until it is ended by either party.',
  ])('is a renewal: %s', (clause) => {
    expect(read(`${FEE}${TERM}${clause}`)?.renewal?.value).not.toMatch(/^does not renew/);
    expect(read(`${FEE}${TERM}${clause}`)?.renewal).toBeDefined();
  });

  it('is not said by a contract that only comes up for renewal', () => {
    expect(read(`${FEE}${TERM}Our agreement comes up for renewal on April 1.`)?.renewal).toBeUndefined();
  });

  it('ends by a notice before the close of a term, not by that of a new price or for cause', () => {
    const part =
      read(`${FEE}${TERM}Thereafter the Agreement continues in one-year terms until it is ended on sixty (60) days' written notice prior to the close of a term.
The fee for a renewal term may be raised upon ninety days' notice.
Either party may terminate for cause upon ten days' notice.`);
    expect(part?.noticeDays?.value).toBe(60);
  });

  it('ends by a notice that is given until a day counted back', () => {
    const part = read(
      `${FEE}${TERM}It shall be extended for one year, unless on or before the ninetieth (90th) day before its expiration a party notifies the other.`,
    );
    expect(part?.noticeDays?.value).toBe(90);
  });
});

describe('the price of a contract', () => {
  const feeOf = (text: string) => read(text)?.fee?.value;

  it('is not what is paid until then, nor the difference', () => {
    const until = 'The charge payable through March 31, 2026 remains $650.00 per month.';
    expect(feeOf(`${until}\n${FEE}${TERM}`)?.amount).toBe('700.00');
    expect(feeOf(`${TERM}The price is $50.00 a month more than before.\n${FEE}`)?.amount).toBe('700.00');
  });

  it('is for the year where its twelve installments are each of a twelfth', () => {
    const text = `${TERM}Owner agrees to pay the sum of $8,400.00, in twelve equal installments. Each installment is in the amount of $700.00.`;
    expect(feeOf(text)).toMatchObject({ amount: '8400.00', period: 'year' });
  });

  it('is in a box below a label that names its period behind a comma', () => {
    const text = `HOURS PER WEEK      OFFICERS          FLAT RATE, MONTHLY
112                 two               $7,450.00
The flat rate covers all regular hours.`;
    expect(feeOf(text)).toMatchObject({ amount: '7450.00', period: 'month' });
  });

  it('is for each home where the column before it says so, and not an extra on request', () => {
    const text = `RATES
Service                         Unit                   Rate
Carts, emptied weekly           per home, per month    $14.90
Second cart, on request         per cart, per month    $6.00`;
    expect(feeOf(text)).toMatchObject({ amount: '14.90', period: 'unit' });
  });

  it('is a schedule where years are named by the days on which they end, and not by payments', () => {
    const rows = 'June 30, 2026     $5,150\nJune 30, 2027     $5,300\n';
    expect(feeOf(`Our fee will be as follows:\nFor the year ended     Fee\n${rows}`)).toMatchObject({
      amount: null,
      period: 'year',
      schedule: [
        { label: 'June 30, 2026', amount: '5150.00' },
        { label: 'June 30, 2027', amount: '5300.00' },
      ],
    });
    expect(feeOf(`${FEE}Payment due     Amount\n${rows}`)?.schedule).toBeUndefined();
  });
});

describe('the parties and the service', () => {
  it('are named without the place where a company sits', () => {
    const text = `SNOW AGREEMENT
Tallgrass Site, LLC of Elm Falls, Vermont ("Tallgrass") agrees with Harrow Bend Homeowners Association ("the Association") to plow its roads.
The Association shall pay $3,000.00 per season.`;
    const [part] = readContract(documentOfText(text), ctx).parts;
    expect(part).toMatchObject({ vendor: { value: 'Tallgrass Site, LLC' } });
  });

  it('are a bidder, a company that goes by its initials', () => {
    const bid = `BID FORM - WINDOW CLEANING\nHarrow Bend Homeowners Association\nBidder: Tallgrass Facility Group\nMonthly price: $400.00\nTermination: either party, 30 days written notice.\nThe contract period begins 5/1/2026.`;
    expect(readContract(documentOfText(bid), ctx).parts[0]).toMatchObject({
      vendor: { value: 'Tallgrass Facility Group' },
      service: { value: expect.stringMatching(/window cleaning/i) as string },
    });
    const offer = `Harrow Bend Homeowners Association\nPOND CARE AGREEMENT\nUpper River Pond Care ("URPC") proposes the following program for two ponds.\nThe price is $300.00 per month.\nURPC carries insurance. Either party may terminate this agreement on thirty days' notice.`;
    expect(readContract(documentOfText(offer), ctx).parts[0]).toMatchObject({
      vendor: { value: 'Upper River Pond Care' },
    });
  });

  it('are not what a mail calls the agreement or what heads a column', () => {
    const mail = `From: Ann Lee <ann@tallgrass.example>\nTo: manager@harrow.example\nSubject: PM agreement, 250 kW generator - please confirm\n\nHere is the agreement between Tallgrass Power and Harrow Bend Homeowners Association for the generator.\nCost: $900 per year for the generator. The agreement renews for one year unless cancelled by 30 days notice.`;
    expect(readContract(documentOfText(mail), ctx).parts[0]).toMatchObject({
      service: { value: 'generator maintenance' },
    });
    expect(read(`Service      Visits\nRope check   12\n${FEE}`)?.service?.value).toBe('lift maintenance');
  });
});

describe('surcharges', () => {
  const surcharges = (text: string) => read(FEE + text)?.surcharges.map(({ value }) => value);

  it('are a holiday premium, and what is charged from a depth on', () => {
    expect(surcharges('Hours on Christmas carry a holiday premium of half the rate.')).toHaveLength(1);
    const [snow] = surcharges(
      'The price does not change with the snow, with one exception that both parties have agreed to in this season: if more than 70 inches fall in the town, each plowing after that is charged in addition at $300.00.',
    )!;
    expect(snow).toMatch(/70 inches/);
  });

  it('are no fee for what somebody requests', () => {
    expect(surcharges('A rush fee of $75.00 applies to requests for less than five days.')).toEqual([]);
  });
});
