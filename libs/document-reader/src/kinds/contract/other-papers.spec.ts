import type { ContractPart } from '@hoa/contracts';
import { factsOf } from '../../facts';
import { documentOfText } from '../reading/document-of-text';

const META = { documentId: 14, documentName: 'paper.txt', readingId: 'reading' };

function contract(text: string): ContractPart {
  const found = factsOf(documentOfText(text), META);
  expect(found.kind).toBe('contract');
  return found.parts[0] as ContractPart;
}

describe('papers that call themselves no contract', () => {
  it('are orders whose rows each say one thing', () => {
    const part = contract(`GULL ENTRY, INC.
Order                         Rep: A. Reed
Bill to                                       Site
Fern Gate Community Association               North gate

Line   Description                     Qty    Unit price     Extended
1      Replace call box                 1     $5,100.00      $5,100.00 One time
2      Gate maintenance                 1       $240.00        $240.00 Monthly
3      Cloud hosting, both gates        2        $30.00         $60.00 Monthly
       Total one time                                        $5,100.00
       Total recurring, monthly                                $300.00

Service start        09/01/2031
Minimum term         24 months
Renewal              Automatic, 12 months at a time
Non-renewal notice   60 days, in writing
Annual adjustment    The recurring total rises 4% on each September 1

Late charge $25.00.
Customer signature ____________  Date __________`);
    expect(part.fee?.value).toEqual({ amount: '300.00', period: 'month' });
    expect(part.start?.value).toBe('2031-09-01');
    expect(part.noticeDays?.value).toBe(60);
    expect(part.escalator?.value).toMatchObject({ type: 'fixed_percent', value: 4 });
  });

  it('are letters that a signature makes binding', () => {
    const part = contract(`Tern Building Care
411 Pier Street, Ostend, Ohio 45402

Board of Directors
Fern Gate Townhomes Owners Association

Dear Members:
Beginning January 5, 2031, our crew will clean the clubhouse three times a week. For this we will bill the Association
$1,310.00 on the last day of every month. Either may end the arrangement with thirty days' written notice.
Carpet extraction is $390.00 each time you order it.

Accepted for the Association: ____________`);
    expect(part.vendor?.value).toBe('Tern Building Care');
    expect(part.fee?.value).toEqual({ amount: '1310.00', period: 'month' });
    expect(part.noticeDays?.value).toBe(30);
  });
});

describe('prices that are none', () => {
  it('are paid in a case that may never come, or are no part of the plan', () => {
    const part = contract(`LOBBY STAFF
Gull Staffing, LLC ("Gull") and Fern Gate Condominium Association ("Fern Gate").
Gull Staffing will post an attendant in the lobby from July 1, 2031 to June 30, 2033.
Forty hours a week come to $52,000.00 for each twelve months. Parking, $20.00 per stall per month, is not part of this plan.
If Fern Gate employs an attendant of Gull, it pays a placement fee of $4,500.00.
Either may leave on 60 days' notice in writing. Agreed: ____________`);
    expect(part.fee?.value).toEqual({ amount: '52000.00', period: 'year' });
  });
});

it('minutes of a meeting that approve a contract are none', () => {
  const text = `Fern Gate Homeowners Association
The meeting was called to order. Gull Docks will tend the pier for $240.00 per month from May 1, 2031 for one year;
it renews unless notice is given 30 days before. A motion to approve was made and seconded. Approved by: ____________`;
  expect(factsOf(documentOfText(text), META).kind).toBe('other');
});
