import type { InsurancePart } from '@hoa/contracts';
import { documentOfText } from '../reading/document-of-text';
import { readInsurance } from './read-insurance';

const ctx = { documentId: 4, documentName: 'policy.pdf', readingId: 'reading' };
const read = (text: string): InsurancePart | undefined => readInsurance(documentOfText(text), ctx).parts[0];
const premiums = (part: InsurancePart | undefined): string[] =>
  (part?.premiums ?? []).map(({ line, premium }) => `${line}=${premium.value}`);

describe('charges of a policy', () => {
  it('are lines of its premium below the classes', () => {
    const part = read(`WORKERS COMPENSATION POLICY
Carrier          Tern Casualty Insurance Company
Policy number    WCX 5500412
Insured          Gull Harbor Owners Association
Policy period    02/01/2027 to 02/01/2028
Class                      Payroll    Rate    Premium
9015 Building operation    20,000     4.00    800.00
Increased limits                              12.00
Expense constant                              150.00
Catastrophe charge                            8.00
Estimated annual premium                      970.00`);
    expect(premiums(part)).toEqual([
      '9015 Building operation=800.00',
      'Increased limits=12.00',
      'Expense constant=150.00',
      'Catastrophe charge=8.00',
    ]);
    expect(part?.total?.value).toBe('970.00');
  });

  it('are stated in sentences, without the premium of the year before', () => {
    const part = read(`CONFIRMATION OF INSURANCE
Tern Boiler Insurance Company has issued policy TB-700-55120 to Gull Harbor Owners Association for the period from March 1, 2027 to March 1, 2028.
The deductible is $2,500 for each breakdown.
The annual premium is $500.00. An inspection charge of $30.00 is added, so that the total is $530.00.
The premium for the preceding year was $480.00.`);
    expect(premiums(part)).toEqual(['Premium=500.00', 'Inspection charge=30.00']);
    expect(part?.total?.value).toBe('530.00');
    expect(part?.deductibles.map(({ line, amount }) => `${line}=${amount.value}`)).toEqual([
      'Breakdown=2500.00',
    ]);
  });
});

describe('who insures, under which number', () => {
  it('is an association of underwriters, and a surety with its bond', () => {
    const wind = read(`Gulf Windstorm Underwriting Association
WIND POLICY DECLARATIONS
Policy number    WX-4400871
Insured          Gull Harbor Condominium Association
Policy term      06/01/2027 to 06/01/2028
Total premium    $4,100.00`);
    expect(wind?.carrier?.value).toBe('Gulf Windstorm Underwriting Association');
    const bond = read(`FIDELITY BOND
Surety           Tern Surety & Insurance Company
Bond number      FX-220-50113
Insured          Gull Harbor Condominium Association
Bond period      January 1, 2027 to January 1, 2028
Limit            $100,000
Premium          $410.00`);
    expect(bond?.carrier?.value).toBe('Tern Surety & Insurance Company');
    expect(bond?.policy?.value).toBe('FX-220-50113');
  });

  it('may be in groups of letters and figures set apart', () => {
    const part = read(`TERN MUTUAL INSURANCE COMPANY
POLICY NUMBER    QP    31    70442
NAMED INSURED    Gull Harbor Condominium Association
POLICY PERIOD    12/01/2027 TO 12/01/2028
BUILDINGS        PREMIUM    9,000.00`);
    expect(part?.policy?.value).toBe('QP 31 70442');
  });
});

describe('a program of several policies', () => {
  it('has one part for each, though their cells wrap', () => {
    const { parts } = readInsurance(
      documentOfText(`Insurance program summary, Gull Harbor Condominium Association
Coverage             Carrier                     Policy number   Term             Deductible   Annual premium
Property             Tern Fire Insurance         TF-60-50412     03/01/2027 -     $10,000      $41,000.00
                     Company                                     03/01/2028
General liability    Gull Casualty               GCU             03/01/2027 -     $0           $8,000.00
                                                 5501122         03/01/2028`),
      ctx,
    );
    expect(parts.map(({ carrier, policy }) => [carrier?.value, policy?.value])).toEqual([
      ['Tern Fire Insurance Company', 'TF-60-50412'],
      ['Gull Casualty', 'GCU 5501122'],
    ]);
    expect(parts[1]?.period?.value).toEqual({ from: '2027-03-01', to: '2028-03-01' });
  });
});
