import { plausibilityCards, type CheckedLine, type PlausibilityInput } from './plausibility';

const line = (
  type: CheckedLine['type'],
  description: string,
  proposed: number,
  more: Partial<CheckedLine> = {},
): CheckedLine => ({
  lineKey: description,
  type,
  description,
  proposedCents: proposed * 100,
  previousCents: proposed * 100,
  ...more,
});
const sound = [
  line('income', 'Assessments', 100_000, { previousCents: 9_600_000 }),
  line('expense', 'Landscaping', 60_000),
  line('expense', 'Water', 38_000),
];
const rules = (lines: CheckedLine[], more: Partial<PlausibilityInput> = {}) =>
  plausibilityCards({ lines, units: 40, location: 'Ohio', propertyType: 'Condominium', ...more }).map(
    ({ rule, lineKey }) => [rule, lineKey].filter(Boolean).join(' '),
  );

it('says nothing of a sound budget', () => expect(rules(sound)).toEqual([]));

it.each<[string, CheckedLine[], string]>([
  [
    'dues that change by more than 15%',
    [line('income', 'Assessments', 120_000, { previousCents: 10_000_000 }), ...sound.slice(1)],
    'dues-change',
  ],
  [
    'expenses above 1.5 times last income',
    [...sound, line('expense', 'Painting', 60_000)],
    'expenses-over-income',
  ],
  [
    'a large line in no known category',
    [...sound, line('expense', 'Sundries', 12_000)],
    'large-other-line Sundries',
  ],
  [
    'a bank balance',
    [...sound, line('expense', 'Checking account 1122', 5_000)],
    'balance-line Checking account 1122',
  ],
  ['a negative expense', [...sound, line('expense', 'Water credit', -300)], 'negative-expense Water credit'],
  [
    'a budget and a result that are 25% and $1,000 apart',
    [
      ...sound,
      line('expense', 'Roof repairs', 4_000, {
        history: [{ endYear: 2026, adoptedCents: 300_000, actualCents: 500_000 }],
      }),
    ],
    'budget-actual-apart Roof repairs',
  ],
  [
    'a line that only results have',
    [
      ...sound,
      line('expense', 'Water', 8_000, { history: [{ endYear: 2026, adoptedCents: 790_000 }] }),
      line('expense', 'Fountain repair', 900, { history: [{ endYear: 2026, actualCents: 90_000 }] }),
    ],
    'only-in-actuals Fountain repair',
  ],
])('asks about %s', (_, lines, expected) => expect(rules(lines)).toContain(expected));

it('asks about parameters that documents contradict, and about a second proposal', () =>
  expect(
    rules(sound, {
      contradictions: [{ field: 'units', chosen: '40', stated: '44', documentName: 'budget.pdf' }],
      secondProposals: [{ documentName: 'budget.pdf', label: 'Proposed 2027 (dues to $800)' }],
    }),
  ).toEqual(['contradiction', 'second-proposal']));

it('asks about no line of an association that only reports results', () =>
  expect(
    rules([
      ...sound,
      line('expense', 'Fountain repair', 900, { history: [{ endYear: 2026, actualCents: 90_000 }] }),
    ]),
  ).toEqual([]));

it('takes neither a loan of a bank nor savings for reserves for a balance', () =>
  expect(
    rules([
      ...sound,
      line('expense', 'Siding loan - Heartland Bank', 3_000),
      line('expense', 'Reserve savings', 800),
    ]),
  ).toEqual([]));

it('says of income that it was received', () => {
  const history = [{ endYear: 2026, adoptedCents: 900_000, actualCents: 1_206_000 }];
  const cards = plausibilityCards({
    lines: [...sound, line('income', 'Interest', 11_000, { history })],
    ...{ units: 40, location: 'Ohio', propertyType: 'Condominium' },
  });
  expect(cards.find(({ rule }) => rule === 'budget-actual-apart')?.reason).toBe(
    '$9,000 was adopted and $12,060 received (+34.0%).',
  );
});

it('does not ask about bank charges, a difference of $900, or a contingency that was not spent', () =>
  expect(
    rules([
      ...sound,
      line('expense', 'Bank service charges', 300),
      line('expense', 'Office supplies', 600, {
        history: [{ endYear: 2026, adoptedCents: 60_000, actualCents: 150_000 }],
      }),
      line('expense', 'Contingency', 1_500, {
        history: [{ endYear: 2026, adoptedCents: 300_000, actualCents: 0 }],
      }),
    ]),
  ).toEqual([]));

// California: regular assessments may not rise by more than 20% without a vote of the owners.
it('cites the state’s limit where it is exceeded', () => {
  const lines = [line('income', 'Assessments', 130_000, { previousCents: 10_000_000 }), ...sound.slice(1)];
  const card = plausibilityCards({
    lines,
    units: 40,
    location: 'California',
    propertyType: 'Condominium',
  }).find(({ rule }) => rule === 'state-limit');
  expect(card?.reason).toContain('5605');
  expect(card?.actions).toHaveLength(2);
});

// California: 20% at most. Operating dues rise by 15%, from $100,000 to $115,000; with those for reserves, from $20,000 to
// $45,000, owners pay $160,000 after $120,000: 33.3% more.
it('compares all that owners pay with the state’s limit, dues for reserves as well', () => {
  const lines = [
    line('income', 'Assessments', 115_000, { previousCents: 10_000_000 }),
    line('income', 'Reserve assessments', 45_000, { previousCents: 2_000_000, fund: 'reserve' }),
    ...sound.slice(1),
  ];
  const of = { lines, units: 40, location: 'California', propertyType: 'Condominium' };
  const cards = plausibilityCards(of);
  expect(cards.find(({ rule }) => rule === 'state-limit')?.amountCents).toBe(16_000_000);
  expect(cards.find(({ rule }) => rule === 'dues-change')?.title).toBe('Dues change by +33.3%');
});

it('asks about a reserve fund that runs out within ten years, and about no later one', () => {
  const below = { label: '2031', yearsAhead: 4, closingCents: -3_000_000 };
  const reserves = { contributionCents: 1_000_000, below };
  expect(rules(sound, { reserves })).toEqual(['reserve-short']);
  const [card] = plausibilityCards({
    ...{ lines: sound, units: 40, location: 'Ohio', propertyType: 'Condominium' },
    reserves,
  });
  expect(card).toMatchObject({
    title: 'The reserve fund runs out in 2031',
    reason:
      'With a contribution of $10,000 it ends 2031 at \u2212$30,000. Raise the contribution, phase it in, or plan a special assessment.',
  });
  expect(rules(sound, { reserves: { ...reserves, below: { ...below, yearsAhead: 11 } } })).toEqual([]);
  expect(rules(sound, { reserves: { ...reserves, below: null } })).toEqual([]);
});
