import type { BudgetPart, Facts, NewCorrection } from '@hoa/contracts';
import fc from 'fast-check';
import { factsOf } from '../facts';
import { documentOfText } from '../kinds/reading/document-of-text';
import type { PagesKind } from '../page/options';
import { applyCorrections, KeptCorrection, kindsOf, locate } from './apply';

const PAPER = `
Juniper Flats Homeowners Association
2026 Operating Budget
                                   2025          2026
                                 Actual        Budget
INCOME
4010 Assessments              10,000.00     11,000.00
4020 Late Fees                   100.00        100.00
Total Income                  10,100.00     11,100.00
EXPENSES
5010 Water                     1,200.00      1,300.00
5020 Electricity               2,000.00      2,100.00
5030 Landscape                 3,000.00      3,200.00
Total Expenses                 6,200.00      6,600.00
Net Income                     3,900.00      4,500.00
`;

const READING = '00000000-0000-4000-8000-000000000001';
const meta = { documentId: 3, documentName: 'budget.pdf', readingId: READING };
const read = (text = PAPER, kinds: PagesKind[] = []) => factsOf(documentOfText(text), meta, { kinds });

function budgetOf(facts: Facts): BudgetPart {
  const part = facts.parts.find((one): one is BudgetPart => one.kind === 'budget');
  if (!part) throw new Error('There is no budget.');
  return part;
}
const lineOf = (facts: Facts, description: string) =>
  budgetOf(facts).lines.find((line) => line.description === description);
const columnOf = (facts: Facts, role: string) =>
  budgetOf(facts).columns.find((column) => column.role === role)!.id;

/** A correction as a person gives it, kept. */
function kept(facts: Facts, id: number, given: NewCorrection): KeptCorrection {
  const located = locate(facts, given);
  if (!located) throw new Error('It fits nowhere.');
  return KeptCorrection.parse({ ...given, ...located, id });
}

const amount = (facts: Facts, line: string, value: string): NewCorrection => ({
  field: 'amount',
  readingId: READING,
  partId: budgetOf(facts).id,
  lineId: lineOf(facts, line)!.id,
  columnId: columnOf(facts, 'budget'),
  value,
});
const lineIs = (facts: Facts, line: string, value: 'none' | 'reserve'): NewCorrection => ({
  field: 'line',
  readingId: READING,
  partId: budgetOf(facts).id,
  lineId: lineOf(facts, line)!.id,
  value,
});
const over = (facts: Facts, corrections: KeptCorrection[]) =>
  applyCorrections(facts, corrections, { read: facts, pages: 1 });
const footing = (facts: Facts) =>
  budgetOf(facts)
    .totals.filter(({ columnId }) => columnId === columnOf(facts, 'budget'))
    .map(({ description, sum, foots }) => `${description} ${sum} ${foots}`);

it('a document is of the association that a person says, and keeps the place of the name that it prints', () => {
  const facts = read();
  const value = 'Juniper Flats Master Association';
  const given = kept(facts, 1, { field: 'association', readingId: READING, value });
  const corrected = applyCorrections(facts, [given], { read: facts, pages: 1 }).facts;
  expect(corrected.association).toMatchObject({
    value,
    raw: facts.association?.raw,
    source: facts.association?.source,
    confidence: 1,
    by: 'person',
  });
  expect(corrected.corrections).toMatchObject([
    { field: 'association', value, was: 'Juniper Flats Homeowners Association' },
  ]);
  const nameless = read(PAPER.replace('Juniper Flats Homeowners Association', ''));
  expect(locate(nameless, { field: 'association', readingId: READING, value })).toBeUndefined();
});

describe('totals', () => {
  it('say which lines they add and take off', () => {
    const facts = read();
    const names = (ids: string[] = []) => ids.map((id) => budgetOf(facts).lines.find((line) => line.id === id)?.description); // prettier-ignore
    const net = budgetOf(facts).totals.find(({ description }) => description === 'Net Income')!;
    expect([names(net.lines), names(net.less)]).toEqual([
      ['Assessments', 'Late Fees'],
      ['Water', 'Electricity', 'Landscape'],
    ]);
  });

  it('are checked again after a correction, whatever it is, and say what is off', () => {
    const facts = read();
    expect(footing(facts)).toEqual([
      'Total Income 11100.00 true',
      'Total Expenses 6600.00 true',
      'Net Income 4500.00 true',
    ]);
    const wrong = over(facts, [kept(facts, 1, amount(facts, 'Water', '1350.00'))]).facts;
    expect(footing(wrong)).toEqual([
      'Total Income 11100.00 true',
      'Total Expenses 6650.00 false',
      'Net Income 4450.00 false',
    ]);
    expect(wrong.warnings.map(({ message }) => message)).toEqual([
      "'Total Expenses' under '2026 Budget' prints $6,600.00, but its lines add to $6,650.00.",
      "'Net Income' under '2026 Budget' prints $4,500.00, but its lines add to $4,450.00.",
    ]);
    const less = over(facts, [kept(facts, 1, lineIs(facts, 'Landscape', 'none'))]).facts;
    expect(footing(less)[1]).toBe('Total Expenses 3400.00 false');
    expect(read().warnings).toEqual([]);
  });

  it('add what is corrected, to the cent, in whatever order it comes', () => {
    const facts = read();
    const cents = fc.integer({ min: -1_000_000, max: 1_000_000 });
    fc.assert(
      fc.property(cents, cents, fc.boolean(), (water, landscape, turned) => {
        const given = [
          kept(facts, 1, amount(facts, 'Water', (water / 100).toFixed(2))),
          kept(facts, 2, amount(facts, 'Landscape', (landscape / 100).toFixed(2))),
        ];
        const corrected = over(facts, turned ? given.reverse() : given).facts;
        const total = budgetOf(corrected).totals.find(
          ({ description, columnId }) =>
            description === 'Total Expenses' && columnId === columnOf(facts, 'budget'),
        )!;
        expect(Math.round(Number(total.sum) * 100)).toBe(water + landscape + 210_000);
        expect(total.foots).toBe(water + landscape + 210_000 === 660_000);
      }),
    );
  });
});

/** The document with lines added above Water, and the totals that it then prints. */
function withLines(added: string, expenses: [string, string]): string {
  return PAPER.replace(/(5010 Water .*\n)/, added)
    .replace('6,200.00      6,600.00', expenses.join('      '))
    .replace(/Net Income.*\n/, '');
}
const GAS = '5005 Gas                           5.00          5.00\n';

describe('places', () => {
  it('are found again where lines moved, columns came in and codes stay', () => {
    const facts = read();
    const given = [
      kept(facts, 1, amount(facts, 'Water', '1350.00')),
      kept(facts, 2, lineIs(facts, 'Landscape', 'reserve')),
    ];
    const moved = read(withLines(`${GAS}$1`, ['6,205.00', '6,605.00']));
    const { facts: corrected, misfits } = over(moved, given);
    expect([...misfits]).toEqual([]);
    expect(lineOf(corrected, 'Water')?.cells[columnOf(moved, 'budget')]).toMatchObject({
      value: '1350.00',
      by: 'person',
    });
    expect(lineOf(corrected, 'Landscape')?.type).toBe('reserve');
    expect(lineOf(corrected, 'Gas')?.cells[columnOf(moved, 'budget')]).toMatchObject({ by: 'rules' });
  });

  it('that are gone or not to be told apart are misfits, and nothing else is touched', () => {
    const facts = read();
    const given = [kept(facts, 1, amount(facts, 'Water', '1350.00'))];
    for (const text of [
      PAPER.replace('5010 Water      ', '5010 Gas        '),
      withLines(`${GAS}$1$1`, ['7,405.00', '7,905.00']),
      'A letter about nothing.',
    ]) {
      const other = read(text);
      const { facts: corrected, misfits } = over(other, given);
      expect([...misfits]).toEqual([1]);
      expect(corrected.parts).toEqual(other.parts);
      expect(corrected.warnings.at(-1)).toMatchObject({ code: 'correction_does_not_fit' });
    }
  });

  it('take the last word, and remember what was read', () => {
    const facts = read();
    const given = ['1.00', '2.00'].map((value, i) => kept(facts, i + 1, amount(facts, 'Water', value)));
    const { facts: corrected, replaced } = over(facts, given);
    expect([...replaced]).toEqual([1]);
    expect(corrected.corrections).toMatchObject([
      { id: 2, value: '2.00', was: '1300.00', about: 'Water, 2026 Budget' },
    ]);
  });
});

describe('kinds', () => {
  const twoPages = `${PAPER}\fGREEN ACRES AGREEMENT\nThe Association shall pay the Contractor a monthly fee of $1,250.00.`;

  it('that a person gives are believed, of the whole or of some pages', () => {
    expect(read(PAPER, [{ kind: 'contract' }])).toMatchObject({ kind: 'contract', confidence: 1 });
    expect(read(PAPER, [{ kind: 'other' }]).parts).toEqual([]);
    const parted = read(twoPages, [{ kind: 'contract', pages: [2, 2] }]);
    expect(parted.parts.map(({ kind, pages }) => [kind, ...pages])).toEqual([
      ['budget', 1, 1],
      ['contract', 2, 2],
    ]);
    expect(parted.kind).toBe('budget');
  });

  it('make a budget of a table that does not look like one', () => {
    const plain = 'Things\n\nRope        12.00\nPaint       30.00\nBrushes      8.00\n';
    expect(read(plain).parts).toEqual([]);
    expect(budgetOf(read(plain, [{ kind: 'budget' }])).lines.map(({ description }) => description)).toEqual([
      'Rope',
      'Paint',
      'Brushes',
    ]);
  });

  it('come from corrections, the later over the earlier', () => {
    const facts = read(twoPages);
    const kind = (value: Facts['kind'], pages?: [number, number]): NewCorrection => ({
      field: 'kind',
      readingId: READING,
      value,
      ...(pages ? { pages } : {}),
    });
    const given = [kept(facts, 1, kind('other')), kept(facts, 2, kind('contract', [2, 2]))];
    expect(kindsOf(given)).toEqual([{ kind: 'other' }, { kind: 'contract', pages: [2, 2] }]);
    expect(read(twoPages, kindsOf(given)).parts.map((part) => part.kind)).toEqual(['contract']);
    expect([...over(facts, [kept(facts, 1, kind('contract', [9, 9]))]).misfits]).toEqual([1]);
  });
});
