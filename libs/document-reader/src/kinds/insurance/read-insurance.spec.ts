import type { Cited, InsurancePart } from '@hoa/contracts';
import fc from 'fast-check';
import type { ReadDocument } from '../../page/types';
import { documentOfText } from '../reading/document-of-text';
import { typed } from '../reading/typewriter';
import type { KindContext } from '../types';
import { readInsurance } from './read-insurance';

const ctx: KindContext = { documentId: 3, documentName: 'policy.pdf', readingId: 'reading' };

function read(text: string): { parts: InsurancePart[]; codes: string[] } {
  const { parts, warnings } = readInsurance(documentOfText(text), ctx);
  return { parts, codes: warnings.map((warning) => warning.code) };
}

function one(text: string): { part: InsurancePart; codes: string[] } {
  const { parts, codes } = read(text);
  expect(parts).toHaveLength(1);
  return { part: parts[0]!, codes };
}

const premiumsOf = (part: InsurancePart): Record<string, string> =>
  Object.fromEntries(part.premiums.map(({ line, premium }) => [line, premium.value]));
const deductiblesOf = (part: InsurancePart): Record<string, string> =>
  Object.fromEntries(part.deductibles.map(({ line, amount }) => [line, amount.value]));

const HEAD = `Tamarack Mutual Insurance Company
COMMERCIAL POLICY DECLARATIONS
Named Insured:   Juniper Flats Condominium Association, Inc.
Policy Number:   TMC-2044817-03
Policy Period:   From April 1, 2027 to April 1, 2028, 12:01 a.m. standard time
`;

describe('the policy', () => {
  it('is read from its fields', () => {
    const { part } = one(`${HEAD}\nTotal Premium   $5,000.00`);
    expect(part.carrier?.value).toBe('Tamarack Mutual Insurance Company');
    expect(part.policy?.value).toBe('TMC-2044817-03');
    expect(part.period?.value).toEqual({ from: '2027-04-01', to: '2028-04-01' });
    expect(part.period?.source).toMatchObject({ documentId: 3, page: 1, line: 5 });
  });

  it.each([
    [
      'boxes with labels on top',
      'POLICY NUMBER        POLICY PERIOD                  INSURER\nAB 771203-1          06/15/2026 TO 06/15/2027       Fallow Casualty Company',
    ],
    [
      'two dates apart',
      'Policy No. AB 771203-1\nEffective Date: 6/15/2026     Expiration Date: 6/15/2027\nInsurance Carrier: Fallow Casualty Company',
    ],
    [
      'a sentence',
      'Fallow Casualty Company\nPolicy number AB 771203-1 is issued to the named insured for the term from June 15, 2026 to\nJune 15, 2027.',
    ],
    [
      'dashes and short years',
      'Underwritten by: Fallow Casualty Company\nPolicy #: AB 771203-1\nPolicy Term   06-15-26 - 06-15-27',
    ],
  ])('is read from %s', (_name, head) => {
    const { part } = one(
      `DECLARATIONS PAGE\n${head}\nCoverages and limits of insurance\nTotal premium   $9,120.00`,
    );
    expect(part.policy?.value).toBe('AB 771203-1');
    expect(part.period?.value).toEqual({ from: '2026-06-15', to: '2027-06-15' });
    expect(part.carrier?.value).toBe('Fallow Casualty Company');
  });

  it('is not named after its agent', () => {
    const { part } = one(
      `Sandlin & Pruett Insurance Agency\nDECLARATIONS\nInsured   Oak HOA\nPolicy Number   QX-400180\nPolicy Term   5/1/2026 to 5/1/2027\nTotal premium   $800.00`,
    );
    expect(part.carrier).toBeUndefined();
  });
});

describe('premiums of a table', () => {
  const rows = [
    ['Commercial Property', '$12,000,000', '$25,000', '$31,044.00'],
    ['General Liability', '$1,000,000 / $2,000,000', 'None', '$6,210.00'],
    ['Directors & Officers', '$1,000,000', '$2,500', '$1,402.00'],
    ['Equipment Breakdown', 'Included', '', 'Included'],
    ['Policy Fee', '', '', '$150.00'],
    ['Surplus Lines Tax', '', '', '$1,164.18'],
    ['Total Premium', '', '', '$39,970.18'],
  ];

  it.each([
    [
      'limit, deductible, premium',
      ['Coverage', 'Limit of Insurance', 'Deductible', 'Annual Premium'],
      [0, 1, 2, 3],
    ],
    ['premium first', ['Line of Business', 'Premium', 'Limits', 'Deductible'], [0, 3, 1, 2]],
    ['deductible first', ['Coverage Part', 'Deductible', 'Limits of Insurance', 'Premium'], [0, 2, 1, 3]],
  ])('with %s: only that column is money to pay', (_name, head, order) => {
    const table = typed([head, ...rows.map((row) => order.map((c) => row[c]!))]);
    const { part, codes } = one(
      `${HEAD}\n${table}\nMinimum earned premium: 25%. A service charge of $9.00 applies.`,
    );
    expect(premiumsOf(part)).toEqual({
      'Commercial Property': '31044.00',
      'General Liability': '6210.00',
      'Directors & Officers': '1402.00',
      'Policy Fee': '150.00',
      'Surplus Lines Tax': '1164.18',
    });
    expect(part.total?.value).toBe('39970.18');
    expect(deductiblesOf(part)).toEqual({
      'Commercial Property': '25000.00',
      'Directors & Officers': '2500.00',
    });
    expect(part.premiums.every(({ premium }) => premium.confidence > 0.95)).toBe(true);
    expect(codes).toEqual([]);
  });

  it('takes the total with taxes, not the sum before them', () => {
    const table = typed([
      ['Coverage', 'Annual premium'],
      ['Property', '$1,000.00'],
      ['Liability', '$500.00'],
      ['Total premium', '$1,500.00'],
      ['Taxes and fees', '$45.00'],
      ['Total due', '$1,545.00'],
    ]);
    const { part, codes } = one(`${HEAD}\n${table}`);
    expect(premiumsOf(part)).toEqual({ Property: '1000.00', Liability: '500.00', 'Taxes and fees': '45.00' });
    expect(part.total?.value).toBe('1545.00');
    expect(codes).toEqual([]);
  });

  it('warns where the lines do not add to the total, and is less sure', () => {
    const table = typed([
      ['Coverage', 'Premium'],
      ['Property', '$1,000.00'],
      ['Liability', '$500.00'],
      ['Total', '$1,600.00'],
    ]);
    const { part, codes } = one(`${HEAD}\n${table}`);
    expect(codes).toEqual(['insurance-total']);
    expect(part.total?.value).toBe('1600.00');
    expect(Math.max(...part.premiums.map(({ premium }) => premium.confidence))).toBeLessThan(0.8);
  });

  it('says of a charge behind the total that it is no part of it', () => {
    const table = typed([
      ['Coverage', 'Premium'],
      ['Property', '$1,000.00'],
      ['Liability', '$500.00'],
      ['Total', '$1,500.00'],
      ['State tax', '$30.00'],
    ]);
    const { part, codes } = one(`${HEAD}\n${table}`);
    expect(Object.keys(premiumsOf(part))).toEqual(['Property', 'Liability']);
    expect(codes).toEqual(['insurance-charge-beyond']);
  });

  it('takes the renewal, not the expiring year, and no installments', () => {
    const table = typed([
      ['Coverage', 'Expiring Premium', 'Renewal Premium', 'Change'],
      ['Property', '$40,000.00', '$44,180.00', '10.5%'],
      ['Crime', '$700.00', '$738.00', '5.4%'],
      ['Total', '$40,700.00', '$44,918.00', '10.4%'],
    ]);
    const { part } = one(
      `${HEAD}\n${table}\nPayment Options\nDown payment   $11,229.50\n9 installments of   $3,743.17`,
    );
    expect(premiumsOf(part)).toEqual({ Property: '44180.00', Crime: '738.00' });
    expect(part.total?.value).toBe('44918.00');
  });

  it('adds taxes that stand in a column of their own', () => {
    const table = typed([
      ['Coverage', 'Limit', 'Premium', 'Taxes & Fees', 'Total'],
      ['Property', '$10,000,000', '$30,000.00', '$1,500.00', '$31,500.00'],
      ['Liability', '$1,000,000', '$5,000.00', '$250.00', '$5,250.00'],
      ['Total', '', '$35,000.00', '$1,750.00', '$36,750.00'],
    ]);
    const { part, codes } = one(`${HEAD}\n${table}`);
    expect(premiumsOf(part)).toMatchObject({ Property: '30000.00', 'Property - taxes and fees': '1500.00' });
    expect(part.total?.value).toBe('36750.00');
    expect(codes).toEqual([]);
  });
});

describe('premiums without a table', () => {
  it('are read from labels; limits and deductibles are none', () => {
    const { part, codes } = one(`${HEAD}
Building limit                 $20,000,000
Deductible                     $25,000
Building premium               $41,000.00
Business personal property premium   $900.00
Inspection fee ............... $75.00
Total policy premium           $41,975.00`);
    expect(premiumsOf(part)).toEqual({
      Building: '41000.00',
      'Business personal property': '900.00',
      'Inspection fee': '75.00',
    });
    expect(part.total?.value).toBe('41975.00');
    expect(part.deductibles.map(({ amount }) => amount.value)).toEqual(['25000.00']);
    expect(codes).toEqual([]);
  });

  it('are read from the list of coverage parts', () => {
    const { part } = one(`${HEAD}
THIS POLICY CONSISTS OF THE FOLLOWING COVERAGE PARTS FOR WHICH A PREMIUM IS INDICATED.
                                                    PREMIUM
Commercial Property Coverage Part                   $ 22,310.00
Commercial General Liability Coverage Part          $  4,105.00
Commercial Crime Coverage Part                      $    INCLUDED
Commercial Auto Coverage Part                       $    NOT COVERED
                                         TOTAL      $ 26,415.00
Forms applicable to all coverage parts: IL 00 17 11 98`);
    expect(premiumsOf(part)).toEqual({
      'Commercial Property Coverage Part': '22310.00',
      'Commercial General Liability Coverage Part': '4105.00',
    });
    expect(part.total?.value).toBe('26415.00');
  });

  it('are read from sentences', () => {
    const { part, codes } = one(`Ridge National Insurance Company
DECLARATIONS
Policy No. CAU 123456-7 is issued to Oak Terrace Condominium Association for the period from March 1, 2026 to March 1, 2027.
Coverage is provided for property in the amount of $18,500,000 with a deductible of $10,000 per occurrence. The annual premium
for property coverage is $31,250.00. Commercial general liability is written at $1,000,000 per occurrence and $2,000,000 in the
aggregate for a premium of $6,410.00. State taxes of $412.60 and a policy fee of $75.00 apply. The total premium is $38,147.60.`);
    expect(premiumsOf(part)).toEqual({
      Property: '31250.00',
      'Commercial general liability': '6410.00',
      'State taxes': '412.60',
      'Policy fee': '75.00',
    });
    expect(part.total?.value).toBe('38147.60');
    expect(deductiblesOf(part)).toEqual({ Property: '10000.00' });
    expect(part.premiums.every(({ premium }) => premium.confidence < 0.9)).toBe(true);
    expect(codes).toEqual([]);
  });
});

describe('several policies', () => {
  it('of one file are parts with their own periods', () => {
    const policy = (title: string, number: string, period: string, lines: string): string =>
      `${title}\nPolicy Number: ${number}\nPolicy Period: ${period}\n${lines}`;
    const { parts, codes } = read(`COMMERCIAL INSURANCE PACKAGE
Insurer: Keel Mutual Fire Insurance Company
${policy('PROPERTY', 'CP-1001-88', '01/01/2027 to 01/01/2028', 'Building limit   $20,000,000\nBuilding premium   $41,000.00\nContents premium   $900.00\nTotal premium   $41,900.00')}
${policy('UMBRELLA', 'UMB-3003-17', '04/01/2027 to 04/01/2028', 'Limit of liability   $10,000,000\nRetained limit   $10,000\nTotal premium   $4,400.00')}`);
    expect(parts.map((part) => part.policy?.value)).toEqual(['CP-1001-88', 'UMB-3003-17']);
    expect(parts.map((part) => part.period?.value.from)).toEqual(['2027-01-01', '2027-04-01']);
    expect(parts.map((part) => part.total?.value)).toEqual(['41900.00', '4400.00']);
    expect(parts.map((part) => part.carrier?.value)).toEqual(
      Array(2).fill('Keel Mutual Fire Insurance Company'),
    );
    expect(premiumsOf(parts[1]!)).toEqual({ Umbrella: '4400.00' });
    expect(codes).toEqual([]);
  });

  it('of pages of their own are parts; a number of a prior policy opens none', () => {
    const { parts } = read(
      `${HEAD}Prior policy number: TMC-2044817-02\nTotal premium   $500.00\f${HEAD.replace('2044817', '9911223')}Total premium   $700.00`,
    );
    expect(parts.map((part) => [part.policy?.value, part.pages, part.total?.value])).toEqual([
      ['TMC-2044817-03', [1, 1], '500.00'],
      ['TMC-9911223-03', [2, 2], '700.00'],
    ]);
  });

  it('of a summary are a part a row, proven by the total of them all', () => {
    const table = typed([
      ['Coverage', 'Carrier', 'Policy Number', 'Policy Term', 'Limit', 'Deductible', 'Premium'],
      [
        'Property',
        'Alder Indemnity Co.',
        '660-1H234567',
        '07/01/26 - 07/01/27',
        '$42,000,000',
        '$25,000',
        '$88,412',
      ],
      ['D&O', 'Juno Casualty Co.', '618882345', '09/15/26 - 09/15/27', '$2,000,000', '$5,000', '$3,120'],
      ['Total Annual Premium', '', '', '', '', '', '$91,532'],
    ]);
    const { parts, codes } = read(`SUMMARY OF INSURANCE\nHarbor Watch Condominium Association\n${table}`);
    expect(parts.map((part) => part.carrier?.value)).toEqual(['Alder Indemnity Co.', 'Juno Casualty Co.']);
    expect(parts.map(premiumsOf)).toEqual([{ Property: '88412.00' }, { 'D&O': '3120.00' }]);
    expect(parts.map((part) => part.period?.value)).toEqual([
      { from: '2026-07-01', to: '2027-07-01' },
      { from: '2026-09-15', to: '2027-09-15' },
    ]);
    expect(parts.map((part) => part.total?.value)).toEqual(['88412.00', '3120.00']);
    expect(parts[0]!.premiums[0]!.premium.confidence).toBeGreaterThan(0.95);
    expect(codes).toEqual([]);
  });
});

it('makes nothing of other documents', () => {
  for (const text of [
    '',
    'Minutes\nThe insurance renewal was discussed. The premium increased to $45,000 and the deductible is $25,000. The carrier will issue the policy.',
    '2027 BUDGET\nInsurance Premiums   $45,000\nInsurance Deductible   $5,000\nMonthly assessment per unit: $470.11\nTotal Expenses   $50,000',
    'SERVICE AGREEMENT\nContractor shall carry liability insurance of $1,000,000 per occurrence, name the Association as additional insured and pay all premiums and deductibles. Fee: $1,250.00 per month.',
  ])
    expect(read(text)).toEqual({ parts: [], codes: [] });
});

describe('whatever the text', () => {
  const cell = fc.oneof(
    fc.constantFrom(
      'Coverage', 'Limit', 'Deductible', 'Annual Premium', 'Premium', 'Policy Number:', 'TM-204481', 'Total', 'Policy Period:',
      '1/1/2026 to 1/1/2027', 'Taxes and fees', 'Property', 'General Liability', 'Included', '$1,000', '$12.50', '(25.00)', '2%',
      'Named Insured', 'Alder Mutual Insurance Company', 'the annual premium for property is $5,000 with a deductible of $100', 'Expiring',
    ), // prettier-ignore
    fc.string({ maxLength: 12 }),
  );
  const text = fc.array(fc.array(cell, { maxLength: 6 }), { maxLength: 24 }).map((rows) => rows.map((row) => row.join('   ')).join('\n')); // prettier-ignore

  it('never throws, and every figure stands on the line that it cites', () => {
    fc.assert(
      fc.property(text, fc.constantFrom<'text' | 'ocr'>('text', 'ocr'), (body, source) => {
        const doc = documentOfText(`${HEAD}${body}`, source);
        for (const part of readInsurance(doc, ctx).parts) {
          const values = [part.carrier, part.policy, part.period, part.total, ...part.premiums.map((row) => row.premium), ...part.deductibles.map((row) => row.amount)]; // prettier-ignore
          for (const value of values) if (value) expect(stands(doc, value)).toBe(true);
        }
      }),
      { numRuns: 300 },
    );
  });
});

function stands(doc: ReadDocument, value: Cited<unknown>): boolean {
  const page = doc.pages.find(({ number }) => number === value.source.page);
  const lines =
    page?.lines.filter(({ index }) => index >= value.source.line! && index <= value.source.line! + 2) ?? [];
  const text = lines.map((line) => line.text).join('').replace(/\s/g, ''); // prettier-ignore
  return value.raw !== '' && value.raw.split(/\s+/).every((token) => text.includes(token));
}
