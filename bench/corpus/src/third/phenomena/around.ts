import type { Random } from '@hoa/bench-associations/kit';
import { hasParts, isCrowded, lastOwn } from '../../blind/phenomena/kit';
import { gapRow, noteRow } from '../../statements/flatten';
import type { Draft, FlatRow, Format, Phenomenon } from '../../statements/model';
import { dollars, heading, isAnnual, monthlyDues, statistic } from './kit';

const worded: Format[] = ['pdf', 'docx', 'txt'];
const isPlan = (draft: Draft): boolean =>
  isAnnual(draft) && lastOwn(draft).scenario !== 'actual' && !hasParts(draft);

const above = (rows: FlatRow[], texts: readonly string[]): void =>
  void rows.unshift(...texts.map((text) => (text === '' ? gapRow() : noteRow(text))));

function assumptions(draft: Draft, random: Random): string[] {
  return [
    'BUDGET ASSUMPTIONS',
    `1. ${draft.association.units} units at an average of ${dollars(monthlyDues(draft))} per month; two units are assumed to pay late.`,
    `2. Insurance renews with an increase of ${random.int(6, 28)}% per our agent.`,
    `3. The landscape contract is in year ${random.int(2, 3)} of 3 and rises by ${random.int(2, 5)}%.`,
    `4. Reserve study dated ${random.int(3, 11)}/${random.int(1, 28)}/${draft.year - 2} recommends ${dollars(random.int(10, 90) * 1000)}.`,
    '',
  ];
}

const disclosures = [
  [
    'THE BUDGET OF THE ASSOCIATION DOES NOT PROVIDE FOR FULLY FUNDED RESERVE ACCOUNTS FOR CAPITAL EXPENDITURES AND',
    'DEFERRED MAINTENANCE. OWNERS MAY ELECT TO PROVIDE FOR FULLY FUNDED RESERVES UPON A MAJORITY VOTE.',
    '',
  ],
  [
    'This budget summary is distributed to members not less than 30 nor more than 90 days before the fiscal year begins.',
    'The complete pro forma budget is available at the office at no charge.',
    '',
  ],
  [
    'The members may reject this budget at the meeting. Unless a majority rejects it, the budget is ratified.',
    '',
  ],
];

const textPhenomena: Phenomenon[] = [
  {
    id: 'third-assumptions-above',
    group: ['around', 'export'],
    formats: worded,
    rows: (rows, draft, random) => {
      if (!isPlan(draft) || draft.look.halves) return false;
      above(rows, assumptions(draft, random));
    },
  },
  {
    id: 'third-statutory-disclosure',
    group: ['around', 'export'],
    formats: worded,
    rows: (rows, draft, random) => {
      if (!isPlan(draft) || draft.look.halves) return false;
      above(rows, random.pick(disclosures));
    },
  },
  {
    id: 'third-vote-slip-below',
    group: 'export',
    formats: worded,
    weight: 0.8,
    tail: (draft, random) => {
      if (!isPlan(draft)) return false;
      draft.notes.push(
        '- - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - -',
        `[  ] I APPROVE the ${draft.year} budget     [  ] I DO NOT APPROVE the ${draft.year} budget`,
        `Unit/Lot ______   Name ______________________   Return by ${random.int(10, 12)}/${random.int(1, 28)}`,
      );
    },
  },
  {
    id: 'third-run-stamp',
    formats: ['pdf'],
    weight: 1.2,
    look: (draft, random) => {
      const { to } = lastOwn(draft).period;
      const [year, month] = to.split('-').map(Number) as [number, number];
      const stamp = `${random.int(1, 12)}/${random.int(1, 28)}/${lastOwn(draft).scenario === 'actual' && month < 12 ? year : year + 1}`;
      draft.look.footer = random.pick([
        `Run date: ${stamp} ${random.int(1, 12)}:${random.int(10, 59)} PM   Unaudited - for management use only`,
        `C:\\HOA\\Budgets\\${draft.year}\\budget v${random.int(2, 9)}.xls   ${stamp}`,
        `Printed ${stamp} by manager   Cash basis`,
      ]);
    },
  },
];

/** Tables below the budget that are not part of it. */
const tablePhenomena: Phenomenon[] = [
  {
    id: 'third-lender-questions-below',
    group: 'export',
    weight: 0.9,
    tail: (draft, random) => {
      if (isCrowded(draft) || hasParts(draft)) return false;
      const { id } = lastOwn(draft);
      const { units } = draft.association;
      const count = (label: string, value: number): ReturnType<typeof statistic> =>
        statistic(label, { [id]: value * 100 }, { print: { [id]: String(value) } });
      draft.tail.push(
        heading(random.pick(['LENDER QUESTIONNAIRE', 'Condominium Certification (for lenders)'])),
        count('Total number of units', units),
        count('Units rented or held by investors', Math.floor(units * random.float(0.05, 0.4))),
        count('Units over 60 days delinquent', random.int(0, 4)),
        statistic('Dollar amount over 60 days delinquent', { [id]: random.int(4, 90) * 10_000 }),
        statistic(
          'Balance of reserve account',
          { [id]: random.int(20, 900) * 100_000 },
          { also: ['closing-balance', 'note', 'detail'] },
        ),
        statistic('Fidelity bond coverage', { [id]: random.int(5, 60) * 1_000_000 }),
      );
    },
  },
  {
    id: 'third-insurance-coverage-below',
    group: 'export',
    weight: 0.8,
    tail: (draft, random) => {
      if (isCrowded(draft) || hasParts(draft)) return false;
      const { id } = lastOwn(draft);
      draft.tail.push(
        heading(random.pick(['Summary of Insurance Coverage', 'Insurance in force'])),
        statistic('Building replacement cost', { [id]: random.int(20, 400) * 10_000_000 }),
        statistic('General liability, each occurrence', { [id]: 100_000_000 }),
        statistic('Directors & officers', { [id]: 100_000_000 }),
        statistic('Deductible, all other perils', { [id]: random.pick([5, 10, 25]) * 100_000 }),
      );
    },
  },
  {
    id: 'third-certificates-of-deposit',
    group: 'export',
    weight: 0.9,
    tail: (draft, random) => {
      if (isCrowded(draft) || hasParts(draft)) return false;
      const { id } = lastOwn(draft);
      const banks = random.sample(
        ['First National', 'Ally', 'Credit Union', 'Truist', 'Morgan Stanley'],
        random.int(2, 3),
      );
      const amounts = banks.map(() => random.int(20, 250) * 100_000);
      const asGood = ['statistic', 'note', 'detail', 'opening-balance'] as const;
      draft.tail.push(
        heading(random.pick(['Reserve Investments', 'Certificates of Deposit'])),
        ...banks.map((bank, i) =>
          statistic(
            `${bank} CD ${random.int(30, 49) / 10}% matures ${random.int(1, 12)}/${random.int(1, 28)}/${draft.year + i}`,
            { [id]: amounts[i]! },
            { role: 'closing-balance', fund: 'reserve', also: [...asGood] },
          ),
        ),
        statistic(
          'Total invested',
          { [id]: amounts.reduce((a, b) => a + b, 0) },
          {
            role: 'closing-balance',
            fund: 'reserve',
            also: [...asGood, 'total', 'subtotal'],
          },
        ),
      );
    },
  },
  {
    id: 'third-capital-plan-by-year',
    group: 'export',
    weight: 0.8,
    tail: (draft, random) => {
      if (isCrowded(draft) || hasParts(draft)) return false;
      const { id } = lastOwn(draft);
      const works = random.sample(
        [
          'Repave drives',
          'Roof, clubhouse',
          'Repaint exteriors',
          'Pool plaster',
          'Entry gates',
          'Tennis courts',
        ],
        4,
      );
      draft.tail.push(
        heading(random.pick(['Future Capital Projects', 'Reserve Study: Next Expenditures'])),
        ...works.map((work, i) =>
          statistic(`${draft.year + 1 + i} - ${work}`, { [id]: random.int(4, 180) * 100_000 }),
        ),
      );
    },
  },
  {
    id: 'third-reserve-disclosure-below',
    group: 'export',
    weight: 0.9,
    tail: (draft, random) => {
      if (!isPlan(draft) || isCrowded(draft)) return false;
      const { id } = lastOwn(draft);
      const ideal = random.int(80, 900) * 100_000;
      const percent = random.int(18, 104);
      const held = Math.round((ideal * percent) / 10_000) * 100;
      const short = Math.max(0, Math.round((ideal - held) / draft.association.units / 100) * 100);
      draft.tail.push(
        heading(random.pick(['ASSESSMENT AND RESERVE FUNDING DISCLOSURE', 'Reserve Disclosure'])),
        statistic(
          'Estimated reserve balance, end of year',
          { [id]: held },
          { also: ['closing-balance', 'note', 'detail'] },
        ),
        statistic('Amount required to be fully funded', { [id]: ideal }),
        statistic('Percent funded', { [id]: percent * 100 }, { percent: true }),
        statistic('Deficiency per unit', { [id]: short }),
      );
    },
  },
];

export const aroundPhenomena: Phenomenon[] = [...textPhenomena, ...tablePhenomena];
