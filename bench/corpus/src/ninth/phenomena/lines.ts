import type { Random } from '@hoa/bench-associations/kit';
import { add, duesLeaf, hasParts, isCrowded, lastOwn, own, part } from '../../blind/phenomena/kit';
import { topGroup } from '../../statements/amounts';
import { group, line } from '../../statements/build';
import type { Draft, Group, Leaf, Phenomenon } from '../../statements/model';
import { costs, headedSections, isAnnual } from '../../third/phenomena/kit';
import { netOf, replace } from './kit';

const somewhere = (draft: Draft, random: Random): Group | undefined => {
  const sections = headedSections(draft);
  return sections.length > 0 ? random.pick(sections) : topGroup(draft, 'expense');
};

/** Words of other rows in the names of ordinary costs. */
const misleading = [
  'Total Lawn Care - weekly mowing',
  'Balance due on gate contract',
  'Transfer station fees',
  'Net rental - copier',
  'Reserve officer patrols',
  'Surplus Supply - hardware',
  'Income tax return preparation',
  'Pool opening and closing',
  'Carry-out trash service',
  'Fund-raiser hall rental',
  'Revenue stamps and recording',
];

const incomeLines: Phenomenon[] = [
  {
    id: 'ninth-discount-for-paying-ahead',
    weight: 0.6,
    lines: (draft, random) => {
      const label = random.pick([
        'Less: discount for paying the year in January',
        'Prompt payment discounts',
        'Annual prepay discount (3%)',
      ]);
      const dues = duesLeaf(draft);
      const made = line(label, 'income', { base: -part(draft, 0.012) });
      return dues !== undefined && replace(draft, dues, [dues, made]);
    },
  },
  {
    id: 'ninth-deposits-in-and-out',
    weight: 0.8,
    lines: (draft, random) => {
      const what = random.pick(['Clubhouse damage deposits', 'Construction deposits', 'Key deposits']);
      const base = part(draft, 0.01);
      const target = somewhere(draft, random);
      target?.children.push(line(`${what} refunded`, 'expense', { base }));
      return (
        target !== undefined &&
        add(draft, 'income', line(`${what} received`, 'income', { base: base + 2_000 }))
      );
    },
  },
];

const costLines: Phenomenon[] = [
  {
    id: 'ninth-other-line-of-the-parent-account',
    lines: (draft, random) => {
      const sections = headedSections(draft).filter(({ label }) => !/other|else/i.test(label));
      for (const { label, children } of random.sample(sections, 2))
        children.push(line(`${label} - Other`, 'expense', { base: part(draft, 0.006) }));
      return sections.length > 0;
    },
  },
  {
    id: 'ninth-prior-deficit-to-recover',
    group: ['dues', 'columns', 'export'],
    weight: 0.8,
    lines: (draft, random) => {
      // A deficit is planned to be recovered; no result of a year lists it among the expenses.
      if (lastOwn(draft).scenario === 'actual' || !isAnnual(draft)) return false;
      const label = random.pick([
        'Recovery of Prior Year Deficit',
        'Prior Year Deficit Carried Forward',
        'Make up last year’s deficit',
      ]);
      const leaf = line(label, 'expense', { role: 'carryover', base: part(draft, 0.02), steady: true });
      return add(draft, 'expense', leaf);
    },
  },
  {
    id: 'ninth-accounts-of-one-utility',
    lines: (draft, random) => {
      const utility = costs(draft).find(({ label }) => /water|electric|gas|power/i.test(label));
      if (!utility?.base || utility.base < 30_000) return false;
      const share = Math.round((utility.base * 0.3) / 1000) * 1000;
      const bases = [utility.base - 2 * share, share, share];
      const name = random.pick(['acct', 'meter', 'Acct #']);
      return replace(
        draft,
        utility,
        bases.map((base) =>
          line(`${utility.label} - ${name} ${random.int(1000, 9999)}-${random.int(10, 99)}`, 'expense', {
            base,
          }),
        ),
      );
    },
  },
  {
    id: 'ninth-how-the-amount-was-figured',
    weight: 1.2,
    tail: (draft, random) => {
      const { id, scenario } = lastOwn(draft);
      if (scenario === 'actual' || hasParts(draft)) return false;
      const fits = costs(draft).filter(({ values, steady }) => !steady && (values?.[id] ?? 0) > 60_000);
      for (const leaf of random.sample(fits, 3)) {
        const times = random.pick([12, 12, 4, 2, 26]);
        const each = Math.round(leaf.values![id]! / times / 100);
        leaf.values![id] = each * times * 100;
        const rate = `$${each.toLocaleString('en-US')}`;
        leaf.label += random.pick([` (${times} x ${rate})`, ` ${times} @ ${rate}`, `, ${rate} x ${times}`]);
      }
      return fits.length > 0;
    },
  },
  {
    id: 'ninth-only-every-few-years',
    weight: 0.8,
    tail: (draft, random) => {
      const columns = own(draft);
      if (columns.length < 2 || isCrowded(draft) || !isAnnual(draft)) return false;
      const fits = costs(draft).filter(({ steady, values }) => !steady && values !== undefined);
      const years = new Set(columns.map(({ period }) => period.to));
      if (years.size < 2 || fits.length < 4) return false;
      random.sample(fits, 2).forEach((leaf, i) => {
        const due = random.pick([...years]);
        for (const { id, period } of columns) if (period.to !== due) leaf.values![id] = 0;
        leaf.label += [' (every 3 years)', ' (every other year)'][i]!;
      });
    },
  },
  {
    id: 'ninth-misleading-words-in-costs',
    weight: 1.2,
    lines: (draft, random) => {
      const made = random.sample(misleading, 3);
      for (const label of made) {
        const target = somewhere(draft, random);
        if (!target) return false;
        target.children.push(line(label, 'expense', { base: part(draft, random.float(0.004, 0.03)) }));
      }
    },
  },
];

const installments = [
  '1st installment, due March 1',
  '2nd installment, due July 1',
  '3rd installment, due Nov 1',
];

const specialLines: Phenomenon[] = [
  {
    id: 'ninth-special-assessment-by-installment',
    group: ['special-block', 'export'],
    weight: 0.8,
    lines: (draft, random) => {
      const what = random.pick(['Seawall', 'Elevator', 'Parking Deck', 'Water Main', 'Balcony']);
      const each = part(draft, 0.08);
      const own = (label: string, flow: 'income' | 'expense', base: number): Leaf =>
        line(label, flow, { fund: 'special', base, steady: true });
      const [income, expense] = [
        group(`${what} Special Assessment`, {
          flow: 'income',
          fund: 'special',
          totalRole: 'total',
          total: 'Total Special Assessment Billed',
          children: installments.map((label) => own(label, 'income', each)),
        }),
        group(`${what} Project Costs`, {
          flow: 'expense',
          fund: 'special',
          totalRole: 'total',
          children: [
            own('Contractor draw no. 1', 'expense', Math.round((each * 1.1) / 1000) * 1000),
            own('Contractor draw no. 2', 'expense', Math.round((each * 1.4) / 1000) * 1000),
            own('Engineer and permit', 'expense', Math.round((each * 0.3) / 1000) * 1000),
          ],
        }),
      ];
      const left: Leaf = {
        kind: 'leaf',
        label: 'Special assessment left to spend',
        role: 'net',
        fund: 'special',
        also: ['closing-balance'],
        compute: (_sum, { id }) => netOf([income, expense], id),
      };
      draft.body.push(income, expense, left);
    },
  },
];

export const linePhenomena: Phenomenon[] = [...incomeLines, ...costLines, ...specialLines];
