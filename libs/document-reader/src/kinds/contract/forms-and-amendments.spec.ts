import type { ContractPart } from '@hoa/contracts';
import { documentOfText } from '../reading/document-of-text';
import { readContract } from './read-contract';

const ctx = { documentId: 6, documentName: 'contract.pdf', readingId: 'reading' };
const readAll = (text: string): ContractPart[] => readContract(documentOfText(text), ctx).parts;
const read = (text: string): ContractPart => {
  const [part] = readAll(text);
  if (!part) throw new Error('no contract was read');
  return part;
};

describe('forms', () => {
  const ORDER = `PURCHASE ORDER               NUMBER 118

VENDOR                       BILL TO / SERVICE SITE
Alder Window Services        Fern Gate Owners Association
44 Elm Terrace               9 Gate Road

REQUESTED BY   SERVICE FROM     SERVICE THROUGH
Ann Reed       03/01/2025       02/28/2026

Line   Qty   Unit    Description        Price       Extended
1      12    month   Window cleaning    410.00      4,920.00

                                        TOTAL       4,920.00
The price is firm. This order is not renewed. Owner may cancel on 20 days written notice.`;

  it('are read by boxes whose labels are above their values', () => {
    const part = read(ORDER);
    expect(part.vendor?.value).toBe('Alder Window Services');
    expect(part.customer?.value).toBe('Fern Gate Owners Association');
    expect([part.start?.value, part.end?.value]).toEqual(['2025-03-01', '2026-02-28']);
  });

  it('price a year where a row counts twelve months at the twelfth of the total', () => {
    expect(read(ORDER).fee?.value).toEqual({ amount: '4920.00', period: 'year' });
  });

  it('may lead from a label to its value by points, and print the period in the next cell', () => {
    const part = read(`ALARM MONITORING AGREEMENT - SUMMARY
Contractor ....... Drift Alarm & Signal
Customer ......... Fern Gate HOA
Charge ........... $96.00   month
Term ............. May 1, 2025 - April 30, 2026
Contractor shall monitor the panel. Either party may cancel on thirty days written notice.`);
    expect(part.vendor?.value).toBe('Drift Alarm & Signal');
    expect(part.fee?.value).toEqual({ amount: '96.00', period: 'month' });
  });
});

describe('amendments', () => {
  const part = read(`FIRST AMENDMENT TO POND CARE AGREEMENT
This amendment is made May 2, 2025 between Drift Ponds, Inc. ("Contractor") and Fern Gate Owners Association ("Customer").
RECITALS
A. The parties made a Pond Care Agreement dated May 9, 2021 at $700.00 per month with annual increases of 4%.
NOW, THEREFORE, the parties agree:
1. Price. Customer shall pay Contractor $910.00 per month, of which $820.00 is for the ponds and $90.00 for the fountain.
2. Increases. On June 1, 2026 the price shall increase by one and one-half percent (1.5%).`);

  it('replace the price and the rise of their recitals', () => {
    expect(part.fee?.value).toEqual({ amount: '910.00', period: 'month' });
    expect(part.escalator?.value).toMatchObject({ type: 'fixed_percent', value: 1.5 });
  });
});

describe('terms', () => {
  it('begin on the printed day that agrees with their length and their end', () => {
    const part = read(`BULK CABLE AGREEMENT
This agreement is entered into as of August 3, 2024 (the "Effective Date") between Drift Cable, LLC ("Provider") and
Fern Gate Condominium Association, Inc. ("Association"). The charge is $900.00 per month.
Charges: February 1, 2025, the day of activation.
The initial term is five (5) years from activation, through January 31, 2030.`);
    expect([part.start?.value, part.end?.value]).toEqual(['2025-02-01', '2030-01-31']);
  });

  it('do not end by the time to cure a failure, nor renew where both must sign', () => {
    const part = read(`POOL CARE AGREEMENT
This agreement is between Drift Pools, Inc. ("Contractor") and Fern Gate Owners Association ("Owner"). The price is
$900.00 per month.
Owner may cancel for unsatisfactory service after ten (10) days written notice and opportunity to cure.
The agreement ends with its term unless both parties sign a renewal.`);
    expect(part.noticeDays).toBeUndefined();
    expect(part.renewal?.value).toMatch(/^does not renew/);
  });
});

describe('several offers in one file', () => {
  const OFFER = `Drift Roofing, Inc.
Proposal 2291    March 5, 2025
To: Fern Gate Condominium Association
We propose roof care at $3,100.00 per year.
Accepted by: ______________ Date: ________
\f
Alder Roofing & Gutters
Quotation R-25-18    March 9, 2025
Prepared for: Fern Gate Condominium Association
We will inspect each roof twice. Price: $2,950.00 per year.
ACCEPTED for Fern Gate Condominium Association:
Signed Ann Reed, President    Date March 30, 2025`;

  it('are one contract where only one was signed', () => {
    const parts = readAll(OFFER);
    expect(parts.map(({ vendor }) => vendor?.value)).toEqual(['Alder Roofing & Gutters']);
    expect(parts[0]?.fee?.value.amount).toBe('2950.00');
  });

  it('stay several where none was signed', () => {
    const open = OFFER.replace('Signed Ann Reed, President', 'Signed ____________');
    expect(readAll(open)).toHaveLength(2);
  });
});

describe('what comes on top', () => {
  it('may have any name where it is added to each invoice', () => {
    const part = read(`MANAGEMENT AGREEMENT
This agreement is between Alder Management, LLC ("Agent") and Fern Gate Owners Association ("Association").
Association shall pay Agent $2,000.00 per month.
A portal fee of $0.40 per lot per month is added to each invoice.
A late fee of $25.00 is added to the invoice.`);
    expect(part.surcharges.map(({ value }) => value)).toEqual([expect.stringContaining('portal fee')]);
  });
});
