import type { Truth } from '@hoa/bench-associations';
import type { BudgetPart, ContractPart, Facts, InsurancePart, Part, ReservePart } from '@hoa/contracts';
import {
  budgetPaper,
  contractPaper,
  declarationPaper,
  insurancePaper,
  plainPaper,
  reservePaper,
} from '../testing/papers';
import { cited, perfectFacts } from '../testing/perfect';
import { figureOf } from './contract';
import { scoreDocument, type FactsScore } from './document';

function score<P extends Part>(paper: Truth, plant: (part: P, facts: Facts) => void): FactsScore {
  const facts = perfectFacts(paper);
  plant(facts.parts[0] as P, facts);
  return scoreDocument(paper, facts);
}

const contract = (plant: (part: ContractPart, facts: Facts) => void) =>
  score<ContractPart>(contractPaper, plant).contract!;

describe('an error planted in a contract', () => {
  it('a perfect reading has none, field by field', () => {
    const perfect = contract(() => undefined);
    expect(perfect).toMatchObject({
      fields: { missed: 0, invented: 0 },
      decoys: 3,
      decoysTaken: 0,
      notes: [],
    });
    expect(Object.keys(perfect.byField)).toEqual([
      'vendor',
      'customer',
      'service',
      'fee',
      'start',
      'end',
      'renewal',
      'notice',
      'escalator',
      'surcharge',
    ]);
  });

  const errors: [string, (part: ContractPart) => unknown][] = [
    ['vendor', (part) => (part.vendor = cited('Juniper Flats Homeowners Association'))],
    ['customer', (part) => (part.customer = cited('Greenway Landscape LLC'))],
    ['service', (part) => (part.service = cited('Elevator inspection'))],
    ['fee', (part) => (part.fee = cited({ amount: '2450.01', period: 'month' as const }))],
    ['fee', (part) => (part.fee = cited({ amount: '2450.00', period: 'year' as const }))],
    ['fee', (part) => delete part.fee],
    ['start', (part) => (part.start = cited('2026-01-02'))],
    ['end', (part) => (part.end = cited('2027-12-31'))],
    ['renewal', (part) => (part.renewal = cited('It shall not renew.'))],
    ['notice', (part) => (part.noticeDays = cited(30))],
    ['escalator', (part) => (part.escalator = cited({ type: 'fixed_percent' as const, value: 3 }))],
    ['escalator', (part) => (part.escalator = cited({ type: 'cap_percent' as const, value: 4 }))],
    ['escalator', (part) => delete part.escalator],
    ['surcharge', (part) => (part.surcharges = [])],
  ];
  it.each(errors)('a wrong %s makes that field wrong and no other', (name, plant) => {
    const { byField } = contract(plant);
    expect(byField[name]!.missed).toBe(1);
    expect(Object.entries(byField).filter(([, tally]) => tally.missed + tally.invented > 0)).toHaveLength(1);
  });

  it('a late fee taken for the fee, and a percentage of one for the escalator, are decoys taken', () => {
    expect(
      contract((part) => (part.fee = cited({ amount: '45.00', period: 'month' as const }))).decoysTaken,
    ).toBe(1);
    expect(
      contract((part) => (part.escalator = cited({ type: 'fixed_percent' as const, value: 1.5 })))
        .decoysTaken,
    ).toBe(1);
    const steps = [{ label: 'Year 1', amount: '1000000.00' }];
    expect(
      contract((part) => (part.fee = cited({ amount: null, period: 'year' as const, schedule: steps })))
        .decoysTaken,
    ).toBe(1);
  });

  it('reads the figures of decoys as they are printed', () => {
    expect(['$1,000,000', '1.5% per month.', '1-1/2%', '18%', '$45.00'].map(figureOf)).toEqual([
      1000000, 1.5, 1.5, 18, 45,
    ]);
  });

  it('a surcharge and a second contract that the document does not have are invented', () => {
    expect(contract((part) => part.surcharges.push(cited('holiday'))).byField['surcharge']).toEqual({
      right: 1,
      missed: 0,
      invented: 1,
    });
    const two = contract((part, facts) => facts.parts.push({ ...part, vendor: cited('Someone Else') }));
    expect(two.fields).toMatchObject({ missed: 0 });
    expect(two.fields.invented).toBe(two.fields.right);
  });
});

describe('an error planted in a policy', () => {
  const policy = (plant: (part: InsurancePart, facts: Facts) => void) =>
    score<InsurancePart>(insurancePaper, plant).insurance!.byField;

  it('lines, total, period and deductibles are compared', () => {
    expect(policy((part) => part.premiums.pop())['premium']).toEqual({ right: 2, missed: 1, invented: 0 });
    expect(
      policy((part) => part.premiums.push({ line: 'Limit', premium: cited('1000000.00') }))['premium'],
    ).toEqual({ right: 3, missed: 0, invented: 1 });
    expect(policy((part) => (part.premiums[0]!.premium = cited('21400.10')))['premium']).toEqual({
      right: 2,
      missed: 1,
      invented: 1,
    });
    expect(policy((part) => (part.total = cited('25162.00')))['total']!.right).toBe(0);
    expect(
      policy((part) => (part.period = cited({ from: '2026-03-01', to: '2026-03-01' })))['period']!.right,
    ).toBe(0);
    expect(policy((part) => (part.deductibles = []))['deductible']!.missed).toBe(1);
    expect(policy((part) => (part.policy = cited('HM447123')))['policy']!.right).toBe(0);
    expect(policy((part) => (part.carrier = cited('Juniper Agency')))['carrier']!.right).toBe(0);
  });
});

describe('an error planted in a reserve study', () => {
  const study = (plant: (part: ReservePart, facts: Facts) => void) =>
    score<ReservePart>(reservePaper, plant).reserve!;

  it('a component that is lost misses all its fields, one that is invented adds them', () => {
    const lost = study((part) => part.components.pop()).byField;
    for (const name of ['component', 'useful life', 'remaining life', 'cost'])
      expect(lost[name]).toEqual({ right: 1, missed: 1, invented: 0 });
    const more = study((part) => part.components.push({ name: 'Total', cost: cited('180500.00') }));
    expect(more.byField['component']!.invented).toBe(1);
    expect(more.byField['cost']!.invented).toBe(1);
  });

  it("lives in each other's place, a balance and a percentage are seen", () => {
    const swapped = study(({ components: [first] }) => {
      [first!.usefulLife, first!.remainingLife] = [first!.remainingLife, first!.usefulLife];
    }).byField;
    expect([swapped['useful life']!.right, swapped['remaining life']!.right]).toEqual([1, 1]);
    expect(study((part) => (part.balance = cited('96000.01'))).byField['balance']!.right).toBe(0);
    expect(study((part) => (part.percentFunded = cited(0.615))).byField['percent funded']!.right).toBe(0);
    expect(study((part) => delete part.contribution).byField['contribution']!.missed).toBe(1);
    expect(study((part) => (part.inflation = cited(3))).byField['inflation']!.invented).toBe(1);
  });

  it('a contradiction needs a warning', () => {
    expect(study(() => undefined)).toMatchObject({ contradicts: true, warned: true });
    expect(study((_, facts) => (facts.warnings = []))).toMatchObject({ contradicts: true, warned: false });
  });
});

describe('what a document does not have', () => {
  const parts: [string, Truth, number][] = [
    ['a budget', budgetPaper, 5],
    ['a table of shares', declarationPaper, 4],
    ['a policy', insurancePaper, 4],
    ['a reserve study', reservePaper, 2],
  ];
  it.each(parts)('%s that is read from minutes is rows invented', (_, other, rows) => {
    const facts = { ...perfectFacts(plainPaper), parts: perfectFacts(other).parts };
    const result = scoreDocument(plainPaper, facts);
    expect(result).toMatchObject({ isPlain: true, inventedRows: rows, flawless: false });
    expect(scoreDocument(plainPaper, perfectFacts(plainPaper))).toMatchObject({
      inventedRows: 0,
      flawless: true,
    });
  });

  it('a contract that is read from minutes is a form invented', () => {
    const facts = { ...perfectFacts(plainPaper), parts: perfectFacts(contractPaper).parts };
    expect(scoreDocument(plainPaper, facts)).toMatchObject({ inventedForms: 1, flawless: false });
  });

  it('a budget that is read beside a contract is invented too', () => {
    const facts = perfectFacts(contractPaper);
    facts.parts.push(...perfectFacts(budgetPaper).parts);
    expect(scoreDocument(contractPaper, facts)).toMatchObject({ inventedRows: 5, flawless: false });
  });

  it('kind, association and fiscal year are compared', () => {
    const paper: Truth = { ...budgetPaper, fiscalYear: 2026 };
    const facts = {
      ...perfectFacts(paper),
      kind: 'other' as const,
      fiscalYear: cited(2025),
      association: cited('Elm'),
    };
    const wrong = scoreDocument(paper, facts);
    expect(wrong).toMatchObject({ kindRight: false, association: false, fiscalYear: false });
    expect(wrong.judged.map(({ right }) => right)).toEqual([false, false]);
    expect(scoreDocument(paper, perfectFacts(paper))).toMatchObject({
      kindRight: true,
      association: true,
      fiscalYear: true,
      flawless: true,
    });
  });

  it('one wrong role makes a document not flawless', () => {
    const wrong = score<BudgetPart>(budgetPaper, (part) => (part.columns[0]!.role = 'ytd'));
    expect(wrong.flawless).toBe(false);
  });
});
