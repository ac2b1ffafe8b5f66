import type { Facts } from '@hoa/contracts';
import { budgetsOf, factsOfText } from './budget-in-words';

/** What nothing on the page contradicts, and is asked about all the same; all of it is made up. */

const asked = (facts: Facts): string[] => budgetsOf(facts).flatMap(({ questions = [] }) => questions.map(({ prompt }) => prompt)); // prettier-ignore
const sides = (facts: Facts): string[] =>
  (budgetsOf(facts)[0]?.reconciliation ?? []).map(({ flow, interpreted, status }) => `${flow} ${interpreted} ${status}`); // prettier-ignore

const DEDUCTED = `
Plover Reach Townhomes
2027 Adopted Budget
                                   2027 Budget
Income
   Monthly dues                      $114,000
   Late fees                             $640
Total income                         $114,640
Less: contribution to reserves       -$14,750
Net income for operations             $99,890
Expenses
   Lawn care                          $52,300
   Insurance                          $46,900
Total expenses                        $99,200
Net                                      $690`;

const RESERVES = `
Reserve fund
Reserve income
   Contribution                       $14,750
   Interest                              $250
Total reserve income                  $15,000
Reserve expenses
   Paving                              $9,000
Total reserve expenses                 $9,000
Net of the reserve fund                $6,000`;

const proven = (foot: string): string => `
Plover Reach Townhomes
2027 Adopted Budget
                                   2027 Budget
Income
   Monthly dues                       $99,890
Expenses
   Lawn care                          $52,300
   Insurance                          $46,900
Total expenses                        $99,200
${foot}`;

describe('what nothing proves', () => {
  it('asks whether a contribution that is deducted from income is an expense, and turns its sign as one', () => {
    const plain = factsOfText(DEDUCTED);
    expect(sides(plain)).toEqual(['income 114640.00 ties', 'expense 113950.00 ties', 'net 690.00 ties']);
    expect(asked(plain)).toEqual([]);
    // Another fund has it as well: the page may mean that the income is less by it.
    const facts = factsOfText(`${DEDUCTED}${RESERVES}`);
    expect(asked(facts)).toEqual([
      '‘Less: contribution to reserves’ ($14,750) is deducted from income. Is it an expense, or is the income less by it?',
    ]);
    const [question] = budgetsOf(facts)[0]!.questions!;
    const answered = factsOfText(`${DEDUCTED}${RESERVES}`, [
      { questionId: question!.id, answerId: 'income' },
    ]);
    expect(asked(answered)).toEqual([]);
    expect(sides(answered)).toEqual(expect.arrayContaining(['income 99890.00 ties', 'expense 99200.00 ties', 'net 690.00 ties'])); // prettier-ignore
  });

  it('asks about totals that leave a second block of the same side out', () => {
    const facts = factsOfText(`
Plover Reach Townhomes
2027 Adopted Budget
                                   2027 Budget
Income
   Monthly dues                       $99,890
Total income                          $99,890
Expenses
   Lawn care                          $52,300
   Insurance                          $46,900
Total expenses                        $99,200
Bills of last year
   Lawn care                           $2,100
   Tree work                             $900
Total bills of last year               $3,000`);
    expect(asked(facts)).toEqual([
      'Under ‘2027 Budget’, income reads $99,890 and expenses read $102,200. Are these two totals right?',
    ]);
  });

  it('asks whether a transfer below the result is an expense, and not about what says that it is none', () => {
    const away = DEDUCTED.replace(/Less: contribution[^\n]*\n.*operations[^\n]*\n/, '').replace(
      '$690',
      '$15,440',
    );
    const below = `${away}\nTransfer to reserves (roofs)        -$14,750\nNet for the year                        $690\nMortgage principal (not an expense)   $5,100`;
    expect(asked(factsOfText(below))).toEqual([
      'Is ‘Transfer to reserves (roofs)’ ($14,750) an expense of this budget, or does it stand apart from its expenses?',
    ]);
    expect(sides(factsOfText(below))).toEqual([
      'income 114640.00 ties',
      'expense 113950.00 ties',
      'net 690.00 ties',
    ]);
  });

  it('leaves out a sentence above the first heading, where the bottom line holds without it', () => {
    const letter = DEDUCTED.replace(/Less: contribution[^\n]*\n.*operations[^\n]*\n/, '').replace(
      '$690',
      '$15,440',
    );
    const facts = factsOfText(letter.replace('2027 Adopted', '2027 assessment to remain $750\n2027 Adopted'));
    expect(sides(facts)).toEqual(['income 114640.00 ties', 'expense 99200.00 ties', 'net 15440.00 ties']);
    expect(asked(facts)).toEqual([]);
  });

  it('says that pages are missing, unless a printed net proves both sides', () => {
    expect(asked(factsOfText(proven('Page 1 of 2')))).toEqual([
      'Under ‘2027 Budget’, income reads $99,890 and expenses read $99,200, but the document says that it has 2 pages and only 1 is here. Are these two totals right?',
    ]);
    expect(asked(factsOfText(proven('')))).toEqual([]);
  });

  it('asks about thousands and about figures that do not show', () => {
    // Whole dollars may be thousands; with cents they are not.
    const thousands = proven('').replace('2027 Adopted Budget', '2027 Adopted Budget (in thousands)').replace('$99,890', '$99,890.50'); // prettier-ignore
    expect(asked(factsOfText(thousands))[0]).toContain(
      'the paper says that its amounts are in thousands of dollars',
    );
    const inTenths = proven('').replace(/\$(\d\d),(\d)\d\d/g, '$1.$2');
    const told = 'I recommend the budget below for the vote of the annual meeting on December 3. Figures are in thousands of dollars unless I say otherwise.'; // prettier-ignore
    expect(sides(factsOfText(`${told}\n${inTenths}`))).toEqual([
      'income 99800.00 not-printed',
      'expense 99200.00 ties',
    ]);
    const hidden = proven('').replace('$46,900', '#######');
    expect(asked(factsOfText(hidden)).join()).toContain('some of its figures are cut off or do not show');
  });

  it('stops a statement whose dues are forced to be an expense, with a printed net and without one', () => {
    const forced = [{ questionId: 'section:h-income', answerId: 'expense' }];
    const isStopped = (facts: Facts): boolean =>
      asked(facts).length > 0 || sides(facts).some((side) => side.endsWith(' off'));
    const lines =
      '   Late fees                             $640\nTotal income                         $100,530\nExpenses\n';
    const withTotal = proven('').replace('Expenses\n', lines);
    const withNet = withTotal.replace(
      '$99,200\n',
      '$99,200\nNet income                             $1,330\n',
    );
    for (const text of [withTotal, withNet])
      expect([isStopped(factsOfText(text)), isStopped(factsOfText(text, forced))]).toEqual([false, true]);
  });

  it.each([
    [
      'costs',
      'income reads $0 and expenses read $99,200',
      [
        'Expenses',
        '   Lawn care                          $52,300',
        '   Insurance                          $46,900',
        'Total expenses                        $99,200',
      ],
    ],
    [
      'income',
      'income reads $99,890 and expenses read $0',
      [
        'Income',
        '   Monthly dues                       $99,250',
        '   Late fees                             $640',
        'Total income                          $99,890',
      ],
    ],
  ])('asks about %s alone, however clear their rows are', (_, prompt, rows) => {
    const text = `Plover Reach Townhomes\n2027 Adopted Budget\n                                   2027 Budget\n${rows.join('\n')}`;
    const facts = factsOfText(text);
    expect(asked(facts).join()).toContain(prompt);
    const [question] = budgetsOf(facts)[0]!.questions!;
    expect(asked(factsOfText(text, [{ questionId: question!.id, answerId: 'yes' }]))).toEqual([]);
  });

  it('asks nothing about a sum without a name that was misread, where a net proves the lines', () => {
    const text = (sum: string): string => `
Plover Reach Townhomes
                                   2027 Budget  2026 Budget
Income
   Monthly dues                       $99,890      $98,000
   Late fees                             $640         $500
                                  ${sum}      $98,500
Expenses
   Lawn care                          $52,300      $51,000
   Insurance                          $46,900      $45,000
Total expenses                        $99,200      $96,000
Net income                             $1,330       $2,500`;
    expect(asked(factsOfText(text('    $100,530')))).toEqual([]);
    expect(asked(factsOfText(text('  $1,005,301')))).toEqual([]);
  });
});
