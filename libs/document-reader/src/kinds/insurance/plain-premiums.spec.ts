import type { InsurancePart } from '@hoa/contracts';
import { documentOfSheets } from '../reading/document-of-sheets';
import { documentOfText } from '../reading/document-of-text';
import { readInsurance } from './read-insurance';

const ctx = { documentId: 4, documentName: 'policy.pdf', readingId: 'reading' };

const policies = (text: string): InsurancePart[] => readInsurance(documentOfText(text), ctx).parts;
const premiumsOf = (part: InsurancePart): string[] =>
  part.premiums.map(({ line, premium }) => `${line}: ${premium.value}`);
const deductiblesOf = (part: InsurancePart): string[] =>
  part.deductibles.map(({ line, amount }) => `${line}: ${amount.value}`);

const head = (title: string): string => `${title}
Insurer: Tamarack Mutual Insurance Company
Policy Number: TMC-2044817-03
Policy Period: 04/01/2027 to 04/01/2028
`;

describe('a premium that is called after no coverage', () => {
  it.each(['Provisional Premium', 'Due at Inception', 'Premium for the Policy Period', 'Annual Premium'])(
    'is the total of the lines above it: %s',
    (label) => {
      const [part] = policies(`${head('COMMON POLICY DECLARATIONS')}PREMIUM SUMMARY
Package Coverage Part                     $8,412.00
Terrorism Risk Insurance Act charge         $84.00
${label}                     $8,496.00`);
      expect(part!.total?.value).toBe('8496.00');
      expect(premiumsOf(part!)).toHaveLength(2);
    },
  );

  it('is the price of the coverage that the policy is named after', () => {
    const [crime] = policies(`${head('CRIME POLICY DECLARATIONS')}Premium for the Policy Period: $640`);
    expect(premiumsOf(crime!)).toEqual(['Crime: 640.00']);
    expect(crime!.total?.value).toBe('640.00');
    const [umbrella] = policies(`${head('UMBRELLA LIABILITY POLICY')}Total Advance Premium: $2,915.00`);
    expect(premiumsOf(umbrella!)).toEqual(['Umbrella liability: 2915.00']);
  });

  it('stays a total where no title names a coverage', () => {
    const [part] = policies(`${head('DECLARATIONS')}Total Premium: $2,915.00`);
    expect(premiumsOf(part!)).toEqual([]);
    expect(part!.total?.value).toBe('2915.00');
  });

  it('is the first line of a total that it makes with charges, whatever it is called', () => {
    const [part] = policies(`${head('FLOOD DECLARATIONS')}ANNUAL SUBTOTAL                   $3,100.00
COMMUNITY RATING DISCOUNT         - $310.00
FEDERAL POLICY FEE                  $94.00
TOTAL PREMIUM PAID                $2,884.00`);
    expect(premiumsOf(part!)).toEqual([
      'ANNUAL SUBTOTAL: 3100.00',
      'COMMUNITY RATING DISCOUNT: -310.00',
      'FEDERAL POLICY FEE: 94.00',
    ]);
    expect(part!.total?.value).toBe('2884.00');
  });
});

describe('the term of a policy', () => {
  it('is read from columns with short heads in a workbook', () => {
    const rows = [
      ['Ironwood Court Condominium Association - Insurance Premium Summary'],
      ['Coverage', 'Carrier', 'Policy #', 'Eff.', 'Exp.', 'Limit', 'Annual Premium'],
      ['Property', 'Tamarack Mutual Insurance Company', 'TM 4410', '02/01/2027', '02/01/2028', '$9,000,000', '$11,200'],
      ['Umbrella', 'Keel Casualty Company', 'UMB 7203', '03/01/2027', '03/01/2028', '$5,000,000', '$1,950'],
      ['Total', null, null, null, null, null, '$13,150'],
    ]; // prettier-ignore
    const { parts } = readInsurance(documentOfSheets([rows]), ctx);
    expect(parts.map(({ period }) => period?.value)).toEqual([
      { from: '2027-02-01', to: '2028-02-01' },
      { from: '2027-03-01', to: '2028-03-01' },
    ]);
  });

  it('is the later of two that follow each other', () => {
    const [part] = policies(`PREMIUM COMPARISON
Insurer: Tamarack Mutual Insurance Company      Policy Number: TMC-2044817
Expiring term 05/15/2026 - 05/15/2027     Renewal term 05/15/2027 - 05/15/2028
Property premium                          $31,000.00`);
    expect(part!.period?.value).toEqual({ from: '2027-05-15', to: '2028-05-15' });
  });

  it('is stated once for all policies of a summary, whose cells may wrap', () => {
    const parts = policies(`Summary of Insurance
Type of insurance   Name of insurer           Policy number   Policy limits   Deductible
Property            Tamarack Mutual           TMC-204481      $9,000,000      $10,000
                    Insurance Company
Fidelity            Keel Casualty Company     FID-77012       $500,000        $2,500

All policies are effective March 1, 2027 to March 1, 2028.`);
    expect(parts.map(({ carrier }) => carrier?.value)).toEqual([
      'Tamarack Mutual Insurance Company',
      'Keel Casualty Company',
    ]);
    expect(parts.map(({ period }) => period?.value.to)).toEqual(['2028-03-01', '2028-03-01']);
    expect(parts.flatMap(deductiblesOf)).toEqual(['Property: 10000.00', 'Fidelity: 2500.00']);
  });
});

it('parts a policy number from the dates of its term, into which it runs where a row wraps', () => {
  const parts = policies(`Insurance program summary
Coverage            Carrier                   Policy number              Term              Deductible    Annual premium
Property            Tamarack Fire             TF-88-20417 03/01/2027 -                     $25,000       $62,180.00
                    Insurance Company                                    03/01/2028
General liability   Keel Casualty Company     KC-114770 03/01/2027 -                       $0            $9,455.00
                                                                         03/01/2028`);
  expect(parts.map(({ policy, period }) => [policy?.value, period?.value.to])).toEqual([
    ['TF-88-20417', '2028-03-01'],
    ['KC-114770', '2028-03-01'],
  ]);
});
