import fc from 'fast-check';
import { parseAmount, sumCents } from '@hoa/budget-math';
import type { NoticeInput } from '@hoa/contracts';
import { exportItem, exportReport } from '../../../test/support/report';
import type { ExportItem } from '../export/budget-rows';
import type { ReportInput } from '../export/report';
import type { UnitShare } from './fee';
import { lettersOf, type Letter } from './letter';

const DATE = new Date('2026-11-21T09:00:00Z');
const ITEMS = [
  exportItem({ type: 'income', glCode: '6100', proposedCents: 60_000_000, previousCents: 50_000_000 }),
  exportItem({
    glCode: '7740',
    description: 'Insurance',
    proposedCents: 34_560_000,
    previousCents: 28_800_000,
    basis: 'contract',
    formula: 'Premium of the policy',
    sources: [{ documentName: 'policy.pdf', page: 3, quote: 'Premium 345,600' }],
  }),
  exportItem({ description: 'Water', proposedCents: 23_040_000, previousCents: 23_040_000, sources: [] }),
];

function letters(
  input: NoticeInput = {},
  more: { items?: ExportItem[]; shares?: UnitShare[] } & Partial<ReportInput<ExportItem>> = {},
): Letter[] {
  const { items = ITEMS, shares = [], ...rest } = more;
  return lettersOf({ report: exportReport(items, rest), input, date: DATE, shares });
}

function only([letter, ...others]: Letter[]): Letter {
  expect(others).toEqual([]);
  if (!letter) throw new Error('No letter.');
  return letter;
}

it('tells the fee, what it was, and that a draft is one', () => {
  const letter = only(letters());
  expect(letter).toMatchObject({
    date: 'November 21, 2026',
    to: 'To the owners of Cedar Bend',
    draft: expect.stringContaining('DRAFT') as string,
    signature: 'Name and office',
  });
  expect(letter.opening).toEqual([
    'The board is preparing the budget of Cedar Bend for the fiscal year from January 1, 2027 to December 31, 2027.',
    // Dues of 600,000 / 48 / 12, after 500,000 / 48 / 12
    'From January 1, 2027 the monthly fee (your assessment) of $1,041.67 would apply. That is $173.61, or 20.0%, more a month than $868.06 before.',
    'The fee before is computed from the dues of 2026 in the documents, divided in the same way.',
  ]);
  expect(letter.fee.rows.map(({ value }) => value)).toEqual([
    '$868.06',
    '$1,041.67',
    '$173.61 (+20.0%)',
    '$12,500.00',
  ]);
  expect(letter.meeting.rows.map(({ value }) => value)).toEqual([null, null, null]);
});

it('takes what a person typed: the fee of today, the meeting and who signs', () => {
  const letter = only(
    letters({ currentFee: '1041.67', meetingDate: '2026-12-08', meetingTime: '7 pm', signedBy: 'Jane Roe' }),
  );
  expect(letter.opening[1]).toContain('It is the same as before.');
  expect(letter.opening).toHaveLength(2);
  expect(letter.meeting.rows.map(({ value }) => value)).toEqual(['December 8, 2026', '7 pm', null]);
  expect(letter.signature).toBe('Jane Roe');
});

it('says that an adopted budget is adopted, and is no draft', () => {
  const letter = only(letters({}, { status: 'adopted' }));
  expect(letter.draft).toBeNull();
  expect(letter.opening[0]).toMatch(/^The board has adopted/);
  expect(letter.opening[1]).toContain('applies');
});

it('says why in the budget’s own words and figures', () => {
  expect(only(letters()).drivers).toEqual({
    intro: 'Expenses rise by $57,600.00 (+11.1%), from $518,400.00 to $576,000.00. These lines change most:',
    header: ['Expense', '2026', '2027', 'Change', 'Per home and month'],
    rows: [
      {
        name: 'Insurance',
        why: 'Premium of the policy. From policy.pdf, page 3.',
        amounts: ['$288,000.00', '$345,600.00', '$57,600.00', '$100.00'],
      },
      { name: 'One other line', why: '', amounts: ['$230,400.00', '$230,400.00', '$0.00', '$0.00'] },
      {
        name: 'All expenses',
        why: '',
        amounts: ['$518,400.00', '$576,000.00', '$57,600.00', '$100.00'],
        total: true,
      },
      // Dues less expenses: -18,400 and 24,000; a month 173.61 - 100.00
      {
        name: 'Other income and margin',
        why: '',
        amounts: ['−$18,400.00', '$24,000.00', '$42,400.00', '$73.61'],
      },
      {
        name: 'Dues',
        why: '',
        amounts: ['$500,000.00', '$600,000.00', '$100,000.00', '$173.61'],
        total: true,
      },
    ],
  });
});

it('names the largest lines where there is no earlier year', () => {
  const items = ITEMS.map((item) => ({ ...item, previousKnown: false, previousCents: 0 }));
  const letter = only(letters({}, { items }));
  expect(letter.opening[1]).toBe(
    'From January 1, 2027 the monthly fee (your assessment) of $1,041.67 would apply.',
  );
  expect(letter.drivers.header).toEqual(['Expense', '2027']);
  expect(letter.drivers.rows.map(({ name }) => name)).toEqual(['Insurance', 'Water', 'All expenses']);
  expect(letter.drivers.rows[1]?.why).toContain('An assumption: no document states it.');
});

it('foots: every column of the reasons adds up to its last row', () => {
  const line = fc
    .record({
      proposedCents: fc.integer({ min: -9_000_000, max: 90_000_000 }),
      previousCents: fc.integer({ min: 0, max: 90_000_000 }),
      previousKnown: fc.boolean(),
    })
    .map((more) => exportItem({ ...more, previousCents: more.previousKnown ? more.previousCents : 0 }));
  const cents = (text: string) => (text === 'not known' ? 0 : parseAmount(text)!);
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 12 }), (items) => {
      const { header, rows } = only(letters({}, { items })).drivers;
      for (let column = 0; column < header.length - 1; column += 1) {
        const shown = rows.map(({ amounts }) => cents(amounts[column] ?? ''));
        expect(sumCents(shown.slice(0, -1))).toBe(shown.at(-1));
      }
    }),
  );
});

it('writes to each unit its own share, in instalments that add to it to the cent', () => {
  const shares: UnitShare[] = [
    {
      unit: '101',
      lotNumber: '7',
      interest: '2.1000%',
      annualCents: 1_209_601,
      previousAnnualCents: 1_080_000,
    },
    { unit: '102', lotNumber: '', interest: '97.9000%', annualCents: 56_390_399, previousAnnualCents: null },
  ];
  const [first, second] = letters({ currentFee: '1.00' }, { shares });
  expect(first?.to).toBe('To the owner of unit 101, Cedar Bend');
  expect(first?.fee.rows.map(({ label, value }) => `${label}: ${value}`)).toEqual([
    'Unit: 101 (lot 7)',
    'Ownership share: 2.1000%',
    'Assessment of the year: $12,096.01',
    'Monthly fee before: $900.00',
    'New monthly fee: $1,008.00',
    'Difference: $108.00 (+12.0%)',
    'The last of 12 installments: $1,008.01',
  ]);
  expect(second?.opening[1]).not.toContain('before');
  expect(second?.basis).toContain('assessment schedule');
});
