import fc from 'fast-check';
import { interpret, type Interpretation } from './interpret';
import type { CommandLine } from './line';

let id = 0;
function line(
  glCode: string,
  description: string,
  proposedBudget: string,
  previousYear = '1000.00',
): CommandLine {
  id += 1;
  const type = glCode.startsWith('6') ? 'income' : 'expense';
  return {
    id,
    version: 1,
    previousYearKnown: true,
    glCode,
    description,
    type,
    proposedBudget,
    previousYear,
    category: '',
    generatedAmount: '777.00',
  };
}
const items = [
  line('6100', 'Maintenance Fees', '240000.00'),
  line('6300', 'Interest - Operating', '1200.00'),
  line('7010', 'Management Fee', '24000.00'),
  line('7020', 'Audit and Tax Preparation', '4800.00'),
  line('7310', 'Landscape Contract', '30000.00', '28000.00'),
  line('7330', 'Pool Service', '9000.00'),
  line('7340', 'Janitorial', '12000.00'),
  line('7440', 'Plumbing Repairs', '3550.25'),
  line('7740', 'Insurance Expense', '36000.00', '33000.00'),
  line('7760', 'Insurance Deductible', '5000.00'),
  line('7810', 'Electricity', '18000.00', '17000.00'),
  line('7820', 'Water', '8000.00'),
  line('7830', 'Sewer', '6000.00'),
  line('7850', 'Trash Removal', '7200.00'),
  line('9005', 'Reserve Exp-General', '50000.00'),
];

function told(message: string): string {
  const result = interpret(message, { items });
  if (result.kind !== 'apply') return result.kind;
  return result.changes.map((change) => `${change.item.description} ${change.cents / 100}`).join(', ');
}

describe('one clear change', () => {
  it.each([
    // The four of the product's own examples.
    ['set 7810 to 42,000', 'Electricity 42000'],
    ['add 500 to pool', 'Pool Service 9500'],
    ['cut landscaping by a tenth', 'Landscape Contract 27000'],
    // The budget's year behind the amount.
    ['ok set water to 9260 for 27', 'Water 9260'],
    ['make electricity 19k for 2027', 'Electricity 19000'],
    ['increase insurance expense by 8%', 'Insurance Expense 38880'],
    // Verbs and prepositions.
    ['Increase electricity by 10%.', 'Electricity 19800'],
    ['raise the management fee 3%', 'Management Fee 24720'],
    ['decrease water by $500', 'Water 7500'],
    ['reduce trash to 7,000', 'Trash Removal 7000'],
    ['update pool service to $9,500', 'Pool Service 9500'],
    ['adjust sewer by -5%', 'Sewer 5700'],
    ['change water from 8,000 to 8,400', 'Water 8400'],
    ['update water with 8500', 'Water 8500'],
    ['bump up janitorial by ten percent', 'Janitorial 13200'],
    ['take 1,000 off the insurance deductible', 'Insurance Deductible 4000'],
    ['subtract $250.50 from plumbing repairs', 'Plumbing Repairs 3299.75'],
    ['bring sewer down to 5,500', 'Sewer 5500'],
    ['put 12k in janitorial', 'Janitorial 12000'],
    ['make water 5% higher', 'Water 8400'],
    ['make the pool $500 cheaper', 'Pool Service 8500'],
    ['electricity should be 20,000', 'Electricity 20000'],
    ['7820 = 8,100', 'Water 8100'],
    ['insurance expense +8%', 'Insurance Expense 38880'],
    ['trash up 10%', 'Trash Removal 7920'],
    ['Please could you set sewer to 6,100, thanks', 'Sewer 6100'],
    ['can you increase water by 5%?', 'Water 8400'],
    ["let's lower janitorial by 1/4", 'Janitorial 9000'],
    ['I would like to increase water by 2.5 percent', 'Water 8200'],
    // Money and numbers.
    ['set water to $1.2k', 'Water 1200'],
    ['set electricity to 42,000.00', 'Electricity 42000'],
    ['set electricity to forty-two thousand', 'Electricity 42000'],
    ['set electricity to twenty-one thousand five hundred dollars', 'Electricity 21500'],
    ['add twelve hundred to water', 'Water 9200'],
    ['add a thousand dollars to water', 'Water 9000'],
    ['set water to 400 a month', 'Water 4800'],
    ['set water to $1,500 per quarter', 'Water 6000'],
    ['add 50 a month to pool', 'Pool Service 9600'],
    ['cut sewer in half', 'Sewer 3000'],
    ['cut sewer by half', 'Sewer 3000'],
    ['reduce sewer by two thirds', 'Sewer 2000'],
    ['double water', 'Water 16000'],
    ['halve the pool service', 'Pool Service 4500'],
    ['increase water by half a percent', 'Water 8040'],
    // Last year, generated, rounding.
    ['set insurance expense back to last year', 'Insurance Expense 33000'],
    ['put electricity back to last year’s amount', 'Electricity 17000'],
    ['keep landscaping the same as last year', 'Landscape Contract 28000'],
    ['set electricity to 5% over last year', 'Electricity 17850'],
    ['increase electricity by 10% over last year', 'Electricity 18700'],
    ['set electricity to 110% of last year', 'Electricity 18700'],
    ['restore water to the generated amount', 'Water 777'],
    ['round plumbing repairs to the nearest hundred', 'Plumbing Repairs 3600'],
    ['round plumbing down to the nearest thousand', 'Plumbing Repairs 3000'],
    // Mistakes.
    ['incrase electricty by 10%', 'Electricity 19800'],
    ['decrese janitoral by 10 precent', 'Janitorial 10800'],
    ['set managment fee to 25000', 'Management Fee 25000'],
    // Several at once.
    ['increase water by 5% and sewer by 10%', 'Water 8400, Sewer 6600'],
    ['set 7820 to 9,000, and cut 7830 by 500', 'Water 9000, Sewer 5500'],
    ['increase water and sewer by 10%', 'Water 8800, Sewer 6600'],
    ['set audit and tax preparation to 5,000', 'Audit and Tax Preparation 5000'],
    ['add 500 to pool; take 500 from janitorial', 'Pool Service 9500, Janitorial 11500'],
    ['move 500 from janitorial to water', 'Janitorial 11500, Water 8500'],
    ['increase water by 5%, then add 100 to it', 'Water 8500'],
    ['increase all utilities by 10%', 'Electricity 19800, Water 8800, Sewer 6600, Trash Removal 7920'],
    ['double water and sewer', 'Water 16000, Sewer 12000'],
    ['add 200 to audit and tax preparation and 300 to water', 'Audit and Tax Preparation 5000, Water 8300'],
    ['set electricity to last year plus 5%', 'Electricity 17850'],
    ['put an extra 500 into water', 'Water 8500'],
    ['water needs another 500', 'Water 8500'],
    ['set interest income to 1,500', 'Interest - Operating 1500'],
    ['cut trash removl by 200', 'Trash Removal 7000'],
    ['I want sewer at 6,300', 'Sewer 6300'],
    ['knock off 500 from water', 'Water 7500'],
    ['spend 500 less on water', 'Water 7500'],
    ['adjust water upward by 5%', 'Water 8400'],
    ['same as last year for electricity', 'Electricity 17000'],
    ['cut all utilities but water by 10%', 'Electricity 16200, Sewer 5400, Trash Removal 6480'],
    ['raise every utility except water by 10%', 'Electricity 19800, Sewer 6600, Trash Removal 7920'],
    ['add 100 to each utility', 'Electricity 18100, Water 8100, Sewer 6100, Trash Removal 7300'],
  ])('%s', (message, expected) => {
    expect(told(message)).toBe(expected);
  });
});

describe('lines', () => {
  it.each([
    [
      'add a line for wifi in the clubhouse, 1,200 a year',
      { description: 'Wifi in the clubhouse', cents: 120_000 },
    ],
    ['Add a line called security patrol for $18,000', { description: 'Security patrol', cents: 1_800_000 }],
    ['new line please: Walkway Lights, 650', { description: 'Walkway lights', cents: 65_000 }],
    [
      'add an income line for kayak storage at 50 a month',
      { description: 'Kayak storage', cents: 60_000, type: 'income' },
    ],
  ])('%s', (message, expected) => {
    expect(interpret(message, { items })).toMatchObject({ kind: 'add', ...expected });
  });

  it.each(['delete the pool line', 'remove pool service', 'get rid of the pool service line'])(
    '%s',
    (message) => {
      expect(interpret(message, { items })).toMatchObject({
        kind: 'remove',
        item: { description: 'Pool Service' },
      });
    },
  );

  it('divides the amount of a section over its lines, to the cent', () => {
    const message = 'set utilities to 40,000';
    const asked = interpret(message, { items });
    if (asked.kind !== 'ask') throw new Error(asked.kind);
    const whole = asked.options.find(({ label }) => /together/.test(label));
    expect(whole?.label).toBe('All 4 lines together: $39,200 to $40,000');
    const done = interpret(message, { items, choices: whole ? [whole.choice] : [] });
    if (done.kind !== 'apply') throw new Error(done.kind);
    expect(done.changes.reduce((sum, { cents }) => sum + cents, 0)).toBe(4_000_000);
  });
});

describe('doubt', () => {
  it.each([
    'increase fees by 500',
    'add 500 to all utilities',
    'set utilities to 30,000',
    'increase water to 2,000',
    'change water from 5,000 to 6,000',
    'reset water',
    'utilities up 3%',
  ])('%s is asked about', (message) => expect(told(message)).toBe('ask'));

  it.each([
    'increase water',
    'set water to 5%',
    'set water to 4,20',
    'set the helicopter to 500',
    'cut water by 500,000',
    'delete the utilities line',
    'add a line for gardening',
    'set water to 9999999999999',
    'make it 5%',
  ])('%s changes nothing and says why', (message) => expect(told(message)).toBe('unclear'));

  it.each([
    'What is the total?',
    'why did insurance go up',
    'can we increase insurance by 8%?',
    'What if we cut landscaping by 10%?',
    'should we raise the reserves by 5%?',
    "don't increase water by 5%",
    'the board met on 5 May',
    'insurance went up by 8% in 2025',
    'if we increase water by 5%, what happens',
    '',
    'thanks!',
    'hello',
    'how much is the water bill',
    'pool service why 9000',
    'water 2026',
    'I need the motion for tomorrows meeting, in one paragraph',
    'water 2024 thru 2027 please',
    'water 24 v 25 v 26',
    'water 24 25 and 26 projected',
    'insurance 24, 25, 26',
    'no, the water one',
    'share of unit 310? and of 403',
  ])('%s is for the assistant', (message) => expect(told(message)).toBe('question'));

  it.each(['undo that', 'Undo', 'take that back', 'never mind', 'undo the last change', 'oops, undo that'])(
    '%s undoes',
    (message) => expect(told(message)).toBe('undo'),
  );

  it('asks which line, with every effect, and applies what is chosen', () => {
    const message = 'increase insurance by 10%';
    const several = [
      line('7710', 'Property Insurance', '36000.00'),
      ...items.filter(({ glCode }) => glCode !== '7740'),
    ];
    const result = interpret(message, { items: several });
    if (result.kind !== 'ask') throw new Error(result.kind);
    expect(result.options.map(({ label }) => label)).toEqual([
      'Property Insurance: $36,000 to $39,600',
      'Insurance Deductible: $5,000 to $5,500',
      'All of Insurance Expenses together: $41,000 to $45,100',
    ]);
    const chosen = (index: number) => {
      const option = result.options[index];
      return option ? interpret(message, { items: several, choices: [option.choice] }) : undefined;
    };
    expect(chosen(0)).toMatchObject({ kind: 'apply', changes: [{ cents: 3_960_000 }] });
    expect(chosen(2)).toMatchObject({ kind: 'apply', changes: [{ cents: 3_960_000 }, { cents: 550_000 }] });
  });

  it('knows what “it” is from before', () => {
    const last = items.filter(({ glCode }) => glCode === '7820');
    expect(interpret('increase it by 5%', { items, last })).toMatchObject({
      kind: 'apply',
      changes: [{ cents: 840_000 }],
    });
    expect(interpret('increase it by 5%', { items })).toMatchObject({ kind: 'unclear' });
  });
});

describe('whatever is typed', () => {
  const words = fc.constantFrom(
    ...[
      'increase',
      'set',
      'cut',
      'water',
      'insurance',
      'all',
      'utilities',
      'by',
      'to',
      'from',
      '5%',
      '$500',
      '42,000',
    ],
    ...[
      'a third',
      'last year',
      'and',
      'except',
      'it',
      '7810',
      'double',
      'round',
      'nearest hundred',
      ',',
      '?',
      '-',
      'month',
    ],
  );
  const isSound = (result: Interpretation) =>
    result.kind !== 'apply' ||
    (result.changes.length > 0 &&
      result.changes.every(({ item: one, cents }) => Number.isSafeInteger(cents) && items.includes(one)));

  it('is understood or not, never with a wrong amount or in a fright', () => {
    fc.assert(
      fc.property(fc.array(words, { maxLength: 14 }), (parts) =>
        isSound(interpret(parts.join(' '), { items })),
      ),
      { numRuns: 500 },
    );
    fc.assert(fc.property(fc.string({ maxLength: 300 }), (text) => isSound(interpret(text, { items }))));
  });

  it('sets any amount to the cent, however it is written', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999_999_999 }), (cents) => {
        const amount = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2 }).format(cents / 100);
        const result = interpret(`set water to $${amount}`, { items });
        return result.kind === 'apply' && result.changes[0]?.cents === cents;
      }),
    );
  });

  // A pattern that tries every way to divide such a text would not come to an end.
  it.each(['increase ', 'a and ', ' by 5% ', '1,', 'to ', 'last year '])(
    'changes nothing for %j again and again',
    (piece) => {
      expect(interpret(piece.repeat(400 / piece.length), { items })).not.toMatchObject({ kind: 'apply' });
    },
  );
});

describe('what only sounds like an order', () => {
  it.each([
    'landscape number please, I thought we pay 1230 a month',
    'would you prepare the notice to owners? the meeting is December 8.',
    'The landscaper gets 5% more each year, right? Where does it say that',
    'where does the 18,000 for electricity come from',
    'plumbing spend in 25 and 26',
    'electricity since 2023, all years',
    'plumbing 2025 next to 2027',
    'water from 2024 on, every year you got',
    'run the numbers with insurance 12% higher',
    'please put together the cover letter for the budget mailing',
    'I need a motion for tuesdays meeting to approve the 2027 budget',
    'I need something to send to homeowners explaining the new assessment',
    'cut water by 500 and tell me the new dues',
    'monthly water rate starting july 1 2026',
    'need a short letter to the homeowners re new fees starting jan 1, not too stiff',
    'take pool service down to 8,000 - what does that save each unit',
  ])('%s', (message) => {
    expect(told(message)).toBe('question');
  });

  it.each([
    ['Set water to 10,000 please, we always run over', 'Water 10000'],
    ['raise plumbing to 4,000 because the pipes are old', 'Plumbing Repairs 4000'],
    ['oops no, undo that', 'undo'],
    ['scratch that, revert it', 'undo'],
    ['undo that pls', 'undo'],
    ['nah undo that', 'undo'],
    ['hmm no, put it back how it was', 'undo'],
  ])('but is one: %s', (message, expected) => {
    expect(told(message)).toBe(expected);
  });
});
