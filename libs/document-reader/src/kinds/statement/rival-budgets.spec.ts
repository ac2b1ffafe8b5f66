import type { BudgetPart, Facts } from '@hoa/contracts';
import { factsOf } from '../../facts';
import { documentOfText } from '../reading/document-of-text';
import { budgetsOf, factsOfText } from './budget-in-words';

/** Budgets of which one is meant: of an association, or of the options of a year; every name and figure is made up. */

const meta = { documentId: 1, documentName: 'statement.txt', readingId: 'r' };

const totalsOf = (part: BudgetPart | undefined): string[] =>
  (part?.reconciliation ?? [])
    .filter(({ fund, flow }) => fund === 'all' && flow !== 'net')
    .map(({ columnId, flow, interpreted, status }) => `${columnId} ${flow} ${interpreted} ${status}`);

const TWO = `
Kestrel Point Master Association, Inc.
Adopted Budget, January 1, 2026 - December 31, 2026
                                 2025        2026
REVENUE
Master assessments            120,000     126,000
Gate transponders               1,500       1,500
TOTAL REVENUE                 121,500     127,500
EXPENSES
Gatehouse                      88,000      92,400
Streetlights                   33,500      35,100
TOTAL EXPENSES                121,500     127,500

The Villas at Heron Neighborhood, Inc.
Adopted Budget, January 1, 2026 - December 31, 2026
                                 2025        2026
REVENUE
Villa assessments              90,000      93,600
TOTAL REVENUE                  90,000      93,600
EXPENSES
Lawn and shrubs                61,000      63,500
Insurance                      29,000      30,100
TOTAL EXPENSES                 90,000      93,600`;

describe('budgets of two associations in one document', () => {
  it('are never added: each is asked about', () => {
    const [master, villas] = budgetsOf(factsOfText(TWO));
    expect(totalsOf(master).filter((text) => text.startsWith('c2'))).toEqual([
      'c2 income 127500.00 ties',
      'c2 expense 127500.00 ties',
    ]);
    expect(totalsOf(villas).filter((text) => text.startsWith('c2'))).toEqual([
      'c2 income 93600.00 ties',
      'c2 expense 93600.00 ties',
    ]);
    const [yes, no] = villas?.questions?.[0]?.answers ?? [];
    expect(yes?.totals.map(({ interpreted }) => interpreted)).toEqual(['90000.00', '90000.00', '93600.00', '93600.00']); // prettier-ignore
    expect(no?.totals.map(({ interpreted }) => interpreted)).toEqual(['0.00', '0.00', '0.00', '0.00']);
    for (const part of [master, villas]) {
      expect(part?.questions?.map(({ id }) => id)).toEqual([expect.stringMatching(/^association:/)]);
      expect(part?.columns.every(({ doubt }) => doubt?.includes('another association'))).toBe(true);
    }
  });

  it('one that is of another association is not budgeted on, and the other is no longer in doubt', () => {
    const [first, second] = budgetsOf(factsOfText(TWO)).map((part) => part.questions?.[0]?.id ?? '');
    const answers = [
      { questionId: first!, answerId: 'no' },
      { questionId: second!, answerId: 'yes' },
    ];
    const facts = factsOfText(TWO, answers);
    const [villas, ...others] = budgetsOf(facts);
    expect(others).toEqual([]);
    expect(facts.warnings.map(({ message }) => message)).toEqual([
      'The budget of ‘Kestrel Point Master Association, Inc.’ is left out: it is of another association.',
    ]);
    expect(villas?.columns.map(({ measure, doubt }) => [measure, doubt])).toEqual([
      ['amount', undefined],
      ['amount', undefined],
    ]);
  });

  it('pages of one association with more or fewer words in their heads go on', () => {
    const text = TWO.replace('The Villas at Heron Neighborhood, Inc.', 'Kestrel Point Master Association');
    expect(budgetsOf(factsOfText(text)).flatMap(({ questions }) => questions ?? []).map(({ id }) => id)).not.toContainEqual(expect.stringMatching(/^association:/)); // prettier-ignore
  });
});

it('options are proposals of the year above the table, and the dues under their names are no amounts', () => {
  const [part] = budgetsOf(
    factsOfText(`
Larkspur Townhomes - 2026 Budget Options
                       2025          Option 1       Option 2
                       Budget        $245 stays     $262 (+7%)
Dues                   111,720       111,720        119,472
Late fees                  680           700            700
Total income           112,400       112,420        120,172
Lawn and snow           78,850        80,280         80,280
Insurance               33,550        32,140         39,892
Total expenses         112,400       112,420        120,172`),
  );
  const annual = part?.columns.filter(({ measure }) => measure === 'amount');
  expect(annual?.map(({ year, scenario, alternative }) => [year, scenario, alternative])).toEqual([
    [2025, 'adopted', undefined],
    [2026, 'proposed', 1],
    [2026, 'proposed', 2],
  ]);
  expect(part?.questions?.map(({ prompt }) => prompt)).toEqual([
    'There are two proposals for 2026. Which one was adopted?',
  ]);
});

it('plans of the next year, each named with what it costs a home, are asked about', () => {
  const [part] = budgetsOf(
    factsOfText(`
Larkspur Commons - three ways to pay
                       2025 Budget   Plan A: $95/mo   Plan B: $102/mo
Monthly dues               100,320          100,320           107,712
Other income                 1,900            1,900             1,900
Total income               102,220          102,220           109,612
Landscape                   78,700           79,900            87,292
Insurance                   23,520           22,320            22,320
Total expenses             102,220          102,220           109,612`),
  );
  expect(part?.columns.map(({ year, scenario, alternative }) => [year, scenario, alternative])).toEqual([
    [2025, 'adopted', undefined],
    [2026, 'proposed', 1],
    [2026, 'proposed', 2],
  ]);
  expect(part?.columns[1]?.inferred).toBe('It is proposed beside figures of 2025.');
  expect(part?.questions?.map(({ prompt }) => prompt)).toEqual([
    'There are two proposals for 2026. Which one was adopted?',
  ]);
});

it('never adds proposals on pages of their own: each is asked about', () => {
  const page = (name: string, dues: string, mowing: string): string => `
Heron Bluff Homeowners Association
FY2027 Budget - ${name}
REVENUE
  Dues                            $${dues}
  Late fees                           $600
  Interest                            $250
Total Revenue                     $${dues.replace(',000', ',850')}
EXPENDITURES
  Landscaping                      $${mowing}
  Pool                             $14,200
  Insurance                        $16,850
  Management                       $11,520
Total Expenditures                 $${(Number(mowing.replace(',', '')) + 42_570).toLocaleString('en-US')}`;
  const pages = [
    page('Proposal A (status quo)', '70,000', '26,400'),
    page('Proposal B (more mowing)', '80,000', '36,400'),
  ];
  const doc = documentOfText(pages.join('\f'));
  const parts = budgetsOf(factsOf(doc, meta) satisfies Facts);
  expect(parts.map(({ questions }) => questions?.map(({ prompt }) => prompt))).toEqual([
    [
      'The document has ‘Proposal A (status quo)’ and ‘Proposal B (more mowing)’ for the same lines. Was ‘Proposal A (status quo)’ adopted?',
    ],
    [
      'The document has ‘Proposal B (more mowing)’ and ‘Proposal A (status quo)’ for the same lines. Was ‘Proposal B (more mowing)’ adopted?',
    ],
  ]);
});
