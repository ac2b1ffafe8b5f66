import { addYears, inWords, longDate, type Random } from '@hoa/bench-associations/kit';
import type { Agreement } from './contracts';
import { heading, money, table, type Phenomenon } from './model';
import { firmName } from './names';

const form = (id: Agreement['form']): Phenomenon<Agreement> => ({
  id: `form-${id}`,
  group: 'form',
  apply: (of) => void (of.form = id),
});

function priced(of: Agreement, price: Agreement['price'], clause: string): void {
  of.price = price;
  of.priceClause = clause;
}

export const contractPhenomena: readonly Phenomenon<Agreement>[] = [
  form('owner-first'),
  form('bid'),
  form('work-order'),
  form('engagement'),
  form('fields'),
  form('proposal'),
  {
    id: 'quarterly-beside-late-fee',
    group: 'price',
    apply: (of, random) => {
      const cents = random.int(90, 2400) * 1000;
      priced(
        of,
        { cents, period: 'quarter' },
        `The charge for the services is ${money(cents)}, billed quarterly in advance. A late fee of $75.00 per month is added to any invoice unpaid after thirty days.`,
      );
      of.decoys.push('$75.00');
    },
  },
  {
    id: 'year-in-twelfths',
    group: 'price',
    apply: (of, random) => {
      const cents = random.int(30, 500) * 1200;
      priced(
        of,
        { cents: cents * 12, period: 'year' },
        `The annual contract price is ${money(cents * 12)}, payable in twelve equal installments of ${money(cents)}.`,
      );
      of.alsoFees.push({ cents, period: 'month' });
    },
  },
  {
    id: 'price-in-words',
    group: 'price',
    apply: (of, random) => {
      const dollars = random.int(6, 48) * 100;
      priced(
        of,
        { cents: dollars * 100, period: 'month' },
        `In consideration of the services the Owner agrees to pay a monthly sum of ${inWords(dollars)} dollars ($${dollars.toLocaleString('en-US')}).`,
      );
    },
  },
  {
    id: 'job-with-deposit',
    group: 'price',
    apply: (of, random) => {
      const cents = random.int(40, 900) * 10_000;
      priced(
        of,
        { cents, period: 'one-time' },
        `The contract price for the work is ${money(cents)}. A deposit of ${money(cents / 4)} is due on signing and the balance of ${money((cents * 3) / 4)} on completion.`,
      );
      of.years = 0;
      of.decoys.push(money(cents / 4), money((cents * 3) / 4));
    },
  },
  {
    id: 'steps-by-year',
    group: 'price',
    apply: (of) => {
      of.years = 3;
      const base = of.price.cents;
      of.schedule = [0, 1, 2].map((year) => ({
        label: `Year ${year + 1}`,
        cents: base + year * 2500,
        from: addYears(of.start, year),
      }));
      of.termClause = `The term is three (3) years beginning ${longDate(of.start)}.`;
      of.priceClause = `The monthly fee is ${of.schedule.map(({ label, cents }) => `${label}: ${money(cents)}`).join('; ')}.`;
      of.escalator = { type: 'schedule' };
    },
  },
  {
    id: 'limits-and-retainage',
    apply: (of) => {
      of.clauses.push(
        'Contractor carries general liability insurance of $2,000,000 in the aggregate and $1,000,000 per occurrence.',
        'Liability is limited to $25,000. Retainage of 10% may be withheld.',
      );
      of.decoys.push('$1,000,000', '$2,000,000', '$25,000', '10%');
    },
  },
  {
    id: 'hourly-extras',
    apply: (of) => {
      of.clauses.push('Work outside the scope is billed at $85.00 per hour, materials at cost plus 15%.');
      of.decoys.push('$85.00', '15%');
    },
  },
  {
    id: 'late-interest',
    apply: (of) => {
      of.clauses.push(
        'Balances unpaid after 30 days bear interest at 1.5% per month, which increases to 2% after ninety days.',
      );
      of.decoys.push('1.5%', '2%');
    },
  },
  {
    id: 'fixed-increase',
    group: 'escalator',
    apply: (of) => {
      if (of.years === 0 || of.schedule) return false;
      of.escalator = { type: 'fixed_percent', value: 3 };
      of.escalatorClause =
        'On each anniversary of the commencement date the fee increases by three percent (3%).';
      return true;
    },
  },
  {
    id: 'index-between',
    group: 'escalator',
    apply: (of) => {
      if (of.years === 0 || of.schedule) return false;
      of.escalator = { type: 'cpi', floor: 2, cap: 5 };
      of.escalatorClause =
        'The fee is adjusted each year by the change in the Consumer Price Index (CPI-U), but by no less than two percent (2%) and no more than five percent (5%).';
      return true;
    },
  },
  {
    id: 'capped-at-renewal',
    group: 'escalator',
    apply: (of) => {
      if (of.years === 0 || of.schedule) return false;
      of.escalator = { type: 'cap_percent', value: 4 };
      of.escalatorClause =
        'Contractor may increase the fee upon renewal; no increase shall exceed four percent (4%) of the fee then in effect.';
      return true;
    },
  },
  {
    id: 'renews-by-itself',
    apply: (of, random) => {
      if (of.years === 0) return false;
      const days = random.pick([30, 60, 90]);
      of.renews = true;
      of.noticeDays = days;
      of.termClause += ` It renews automatically for successive one-year terms unless either party gives ${inWords(days)} (${days}) days' written notice of non-renewal before the end of the term.`;
      return true;
    },
  },
  {
    id: 'fuel-surcharge',
    apply: (of) => {
      of.clauses.push(
        'A fuel surcharge of 4% is added whenever the price of diesel exceeds $4.50 per gallon.',
      );
      of.surcharges.push('fuel');
      of.decoys.push('$4.50', '4%');
    },
  },
  {
    id: 'rate-sheet-after',
    apply: (of, random) => {
      const rows = ['Technician', 'Helper', 'After hours', 'Trip charge'].map((name) => [
        name,
        money(random.int(45, 160) * 100),
      ]);
      of.after.push({ kind: 'page' }, heading('EXHIBIT A - UNIT RATES'), table(['Item', 'Rate'], rows));
      of.decoys.push(...rows.map(([, rate]) => rate!));
    },
  },
  {
    id: 'two-proposals',
    apply: (of, random) => {
      of.form = 'proposal';
      if (of.schedule) return false;
      const vendor = secondFirm(of, random);
      const price = { ...of.price, cents: Math.round((of.price.cents * 1.15) / 100) * 100 };
      if (of.alsoFees.length > 0 || of.price.period === 'one-time') return false;
      const clause = (text: string): string => text.replaceAll(money(of.price.cents), money(price.cents));
      of.second = { ...of, vendor, price, priceClause: clause(of.priceClause), after: [] };
      return true;
    },
  },
];

function secondFirm(of: Agreement, random: Random): string {
  for (;;) {
    const name = firmName(random, 'Service');
    if (name !== of.vendor) return name;
  }
}
