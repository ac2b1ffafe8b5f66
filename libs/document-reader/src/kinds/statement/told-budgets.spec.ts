import { budgetsOf, columns, factsOfText, lines, sides } from './budget-in-words';

/** Budgets that boards tell in sentences; every name and figure is made up. */

describe('a budget that is told in sentences', () => {
  it('reads what comes in and what is spent, and asks whether it understood', () => {
    const [part, more] = budgetsOf(
      factsOfText(`
Juniper Flats Owners Association
Dear neighbors,
Here is what the board adopted as the 2026 budget on November 3.

We will collect $66,000 in dues and about $400 in late fees, so total income will
be $66,400. Insurance will cost us $14,200 and mowing another $18,500. Snow plowing
is budgeted at $9,000, trash pickup $12,300, and legal and accounting fees $3,400.
Operating expenses therefore come to $57,400. The remaining $9,000 goes to the
reserve fund.

Last year we spent $8,100 on snow. Checking stood at $12,345.
Ivy Marsh, Treasurer`),
    );
    expect(more).toBeUndefined();
    expect(columns(part)).toBe('budget 2026');
    expect(lines(part)).toEqual([
      'i Dues [] 66000.00',
      'i Late fees [] 400.00',
      'e Insurance [] 14200.00',
      'e Mowing [] 18500.00',
      'e Snow plowing [] 9000.00',
      'e Trash pickup [] 12300.00',
      'e Legal and accounting fees [] 3400.00',
      'r Reserve fund [] 9000.00',
    ]);
    expect(sides(part).slice(0, 2)).toEqual(['all income 66400.00 ties', 'all expense 66400.00 not-printed']);
    expect(part?.questions?.map(({ prompt }) => prompt)).toEqual([
      expect.stringContaining('the amounts are told in sentences'),
    ]);
    expect(part?.lines[1]?.cells.c1?.source.quote).toContain('late fees');
  });

  it('takes what stands in front of a reason for the name, and a year for what is paid by month', () => {
    const [part] = budgetsOf(
      factsOfText(`
Minutes of the Budget Meeting of Quarry Hill HOA

Lou presented the Proposed Budget for 2027 which allows for $31,200 in income (130 homes at
$240) and $31,200 in expenses. It is made up of $14,000 for mowing and trimming, $6,600
for insurance, $400 a month for the pond service, $3,800 for street lights, and $2,000
for the picnic. Savings remain at $18,000.`),
    );
    expect(columns(part)).toBe('proposed 2027');
    expect(lines(part)).toEqual([
      'i Income [] 31200.00',
      'e Mowing and trimming [] 14000.00',
      'e Insurance [] 6600.00',
      'e Pond service [] 4800.00',
      'e Street lights [] 3800.00',
      'e Picnic [] 2000.00',
    ]);
    expect(part?.lines[3]?.note).toBe('Computed from $400: 4800.00 a year.');
  });

  it('knows dues by what each home pays, and amounts on either side of their names', () => {
    const [part] = budgetsOf(
      factsOfText(`
Willow Run HOA newsletter, December 2025

2026 BUDGET
At its November meeting the board approved the budget for 2026. Assessments remain $95 per
month for each of the 60 homes, or $68,400 for the year. Interest should add $300. On the expense
side, we expect to pay $28,000 for landscaping, $11,500 for insurance, $7,200 for management, and
$5,400 for water. Snow removal is estimated at $6,000 and repairs at $4,000. We will put
$6,600 into reserves. In all, we plan to spend $68,700.`),
    );
    expect(lines(part)).toEqual([
      'i Dues [] 68400.00',
      'i Interest [] 300.00',
      'e Landscaping [] 28000.00',
      'e Insurance [] 11500.00',
      'e Management [] 7200.00',
      'e Water [] 5400.00',
      'e Snow removal [] 6000.00',
      'e Repairs [] 4000.00',
      'r Reserves [] 6600.00',
    ]);
    expect(sides(part)).toContain('all expense 68700.00 ties');
  });

  it('leaves out what was spent, what is left, and what something costs more than before', () => {
    const [part] = budgetsOf(
      factsOfText(`
Dear members,
In 2025 we took in $41,200 and spent $39,870. We ended the year with $15,200 in checking.
For 2026 we propose a budget of $43,000. The biggest cost is the road: grading and gravel will run
$21,000. Plowing is $9,000. Insurance is $2,100, up from $1,950, with a deductible of $1,000. Taxes
and filing fees are $350, the annual picnic $550, and $10,000 will go to the road reserve. Dues go
from $400 to $430 for each of our 100 lots, which gives us $43,000.`),
    );
    expect(lines(part)).toEqual([
      'i Dues [] 43000.00',
      'e Grading and gravel [] 21000.00',
      'e Plowing [] 9000.00',
      'e Insurance [] 2100.00',
      'e Taxes and filing fees [] 350.00',
      'e Annual picnic [] 550.00',
      'e Road reserve [] 10000.00',
    ]);
  });

  it('is off where the amounts do not come to the total that is told', () => {
    const [part] = budgetsOf(
      factsOfText(`
Alder Bend Association
For 2026 the board approved spending of $20,000: $8,000 for mowing, $5,000 for insurance,
$3,000 for water and the rest as needed. Dues will bring in $20,500.`),
    );
    expect(sides(part)).toContain('all expense 16000.00 off');
    expect(part?.questions?.length).toBeGreaterThan(0);
  });

  it('tells no budget of what was spent, of rates, or of a few amounts', () => {
    const text = `
Alder Bend Association
In 2025 we spent $8,000 for mowing, $5,000 for insurance and $3,000 for water. Dues were $200.
For 2026 dues stay at $210 a year for each of our 90 homes. A late fee of $20 applies. The pool
key costs $25 and the deposit for the hall is $150 per event.`;
    expect(budgetsOf(factsOfText(text))).toEqual([]);
  });

  it('tells no budget where what comes in is a fraction of what goes out', () => {
    const text = `
Alder Bend Association
The board adopted the budget for 2026. We will collect late fees of $25. Insurance will be $9,850,
reserves get $12,000, and the new wall is expected to cost $8,700.`;
    expect(budgetsOf(factsOfText(text))).toEqual([]);
  });
});

describe('sentences beside a table', () => {
  const COSTS = `
  Mowing                       $9,000
  Insurance                    $4,100
  Street lights                $2,300
  Pond care                    $1,600
  Legal                          $900
for a total of $17,900. That leaves $100 for surprises.`;

  it('give the income to a list of what is planned', () => {
    const [part] = budgetsOf(
      factsOfText(`
Minutes of the annual meeting of Cedar Brook HOA, January 9, 2026

For 2026 the board proposed to keep dues at $220 per lot. With 80 lots that brings in $17,600,
and with about $400 of interest we expect $18,000. Planned spending is:
${COSTS}`),
    );
    expect(columns(part)).toBe('proposed 2026');
    expect(lines(part)).toHaveLength(7);
    expect(lines(part).slice(0, 2)).toEqual(['i Dues [] 17600.00', 'i Interest [] 400.00']);
    expect(sides(part).slice(0, 2)).toEqual(['all income 18000.00 ties', 'all expense 17900.00 ties']);
  });

  it('work out the income from what each home pays, and ask', () => {
    const [part] = budgetsOf(
      factsOfText(`
Cedar Brook Homeowners Association
In 2026 each of the 42 homes will pay $85 a month in dues.

                               2026 Budget
Expenses
  Mowing                       $19,000
  Insurance                    $14,100
  Street lights                $2,300
  Pond care                    $6,600
Total expenses                 $42,000`),
    );
    expect(lines(part)[0]).toBe('i Dues of 42 homes [] 42840.00');
    expect(part?.lines[0]?.note).toBe('Computed from $85: 42840.00 a year.');
    expect(part?.columns[0]?.doubt).toContain('worked out');
  });
});
