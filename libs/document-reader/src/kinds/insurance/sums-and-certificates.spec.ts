import type { InsurancePart } from '@hoa/contracts';
import { documentOfText } from '../reading/document-of-text';
import { readInsurance } from './read-insurance';

const ctx = { documentId: 4, documentName: 'policy.pdf', readingId: 'reading' };

const policies = (text: string): InsurancePart[] => readInsurance(documentOfText(text), ctx).parts;
const HEAD = `PROPERTY POLICY
Insurer: Tamarack Mutual Insurance Company
NFIP Policy Number: TMC-2044817-03
Policy Period: 04/01/2027 to 04/01/2028
`;

describe('lines of a total', () => {
  const premiums = (text: string): string[] =>
    policies(HEAD + text).flatMap((part) => part.premiums.map((row) => `${row.line}: ${row.premium.value}`));

  it('leave out sums among them, however they are named, and include a reduction', () => {
    const text = `COMPONENTS OF THE AMOUNT
DWELLING PREMIUM:         $4,000.00
GARAGE PREMIUM:           $600.00
MITIGATION REDUCTION:     ($400.00)
FULL PREMIUM:             $4,200.00
CAPPED PREMIUM:           $4,200.00
RESERVE ASSESSMENT:       $420.00
TOTAL ANNUAL PREMIUM:     $4,620.00`;
    expect(premiums(text)).toEqual([
      'DWELLING: 4000.00',
      'GARAGE: 600.00',
      'MITIGATION REDUCTION: -400.00',
      'RESERVE ASSESSMENT: 420.00',
    ]);
  });

  it('go on below a subtotal', () => {
    const text = `Classes            Code     Payroll     Rate     Premium
Grounds workers    9015     100,000     3.00     3,000.00
Office workers     8810     40,000      0.20     80.00
Subtotal                                         3,080.00
Modification .90                                 -308.00
Total standard premium                           2,772.00
Expense constant                                 150.00
TOTAL ANNUAL COST                                2,922.00`;
    expect(premiums(text).map((row) => row.split(': ')[1])).toEqual([
      '3000.00',
      '80.00',
      '-308.00',
      '150.00',
    ]);
  });
});

describe('a policy with two numbers beside each other', () => {
  it('is one policy, with the insurer above both', () => {
    const parts = policies(`Tamarack Flood Insurance Company
NFIP POLICY NUMBER     COMPANY POLICY NUMBER     AGENT
87-204481-2027         TF00442915                Keel Agency
POLICY TERM 04/01/2027 to 04/01/2028
TOTAL ANNUAL PREMIUM:     $4,620.00`);
    expect(parts.map(({ carrier, policy }) => [carrier?.value, policy?.value])).toEqual([
      ['Tamarack Flood Insurance Company', '87-204481-2027'],
    ]);
  });
});

describe('a certificate', () => {
  it('is one policy where its lines share a number, with the deductibles of its boxes', () => {
    const [part, ...more] = policies(`CERTIFICATE OF PROPERTY INSURANCE
INSURED                     INSURER(S) AFFORDING COVERAGE
Birch Hollow Association    INSURER A: Tamarack Property Insurance Co.
COVERAGES                   CERTIFICATE NUMBER: 5518
INSR  TYPE OF INSURANCE           POLICY NUMBER    EFFECTIVE    EXPIRATION   LIMITS
A     X PROPERTY                  TPC-HO-204481    04/01/2027   04/01/2028   $9,850,000
      DEDUCTIBLES
      X BUILDING $20,000
      X WIND/HAIL 2% per bldg
A     X CRIME                     TPC-HO-204481    04/01/2027   04/01/2028   $400,000`);
    expect(more).toEqual([]);
    expect(part).toMatchObject({
      carrier: { value: 'Tamarack Property Insurance Co.' },
      policy: { value: 'TPC-HO-204481' },
      period: { value: { from: '2027-04-01', to: '2028-04-01' } },
      premiums: [],
      deductibles: [{ line: 'PROPERTY - BUILDING', amount: { value: '20000.00' } }],
    });
  });

  it('names each insurer beside its letter', () => {
    const parts = policies(`CERTIFICATE OF LIABILITY INSURANCE
PRODUCER            INSURER A     Tamarack Mutual Insurance Company
Keel Agency         INSURER B     Keel Casualty Co.
INSR   TYPE OF INSURANCE               POLICY NUMBER   POLICY EFF   POLICY EXP   LIMITS
A      COMMERCIAL GENERAL LIABILITY    TMC 204481      04/01/2027   04/01/2028   EACH OCCURRENCE $ 1,000,000
A      AUTOMOBILE LIABILITY            TMC 204481      04/01/2027   04/01/2028   $ 1,000,000
B      DIRECTORS & OFFICERS            KC 774001       04/01/2027   04/01/2028   RETENTION $ 5,000`);
    expect(parts.map(({ carrier, policy }) => [carrier?.value, policy?.value])).toEqual([
      ['Tamarack Mutual Insurance Company', 'TMC 204481'],
      ['Keel Casualty Co.', 'KC 774001'],
    ]);
    expect(parts.map(({ deductibles }) => deductibles.length)).toEqual([0, 1]);
  });
});

describe('a schedule of policies', () => {
  it('has in each row the charges by the heads of their columns, and their total', () => {
    const parts =
      policies(`Coverage     Carrier                  Policy no.     Effective   Expires    Premium     SL tax   Broker fee   Total
Property     Tamarack Mutual          TMC 2044817    5/1/2027    5/1/2028   9,000.00                          9,000.00
D&O          Keel Specialty           KS 770012      5/1/2027    5/1/2028   2,000.00    64.00    100.00       2,164.00
TOTAL                                                                       11,000.00   64.00    100.00       11,164.00`);
    expect(parts.map(({ total }) => total?.value)).toEqual(['9000.00', '2164.00']);
    expect(parts[1]!.premiums.map(({ line, premium }) => [line, premium.value])).toEqual([
      ['D&O', '2000.00'],
      ['SL tax', '64.00'],
      ['Broker fee', '100.00'],
    ]);
  });
});
