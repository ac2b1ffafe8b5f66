import type { TruthPart } from './kit';
import { valueOf } from './make';
import { printed } from './markup';
import type { Outside } from './model';

export const plain = (text: string): string => text.toLowerCase().replace(/\s+/g, ' ');

/** 1234.5 as it may be printed: with or without cents and thousands separators. */
function isPrinted(amount: string, text: string): boolean {
  const value = Math.abs(Number(amount));
  const forms = [0, 2].map((digits) =>
    value.toLocaleString('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits }),
  );
  const ways = Number.isInteger(value) ? forms : forms.slice(1);
  return ways.some((way) => new RegExp(`(?<![\\d.,])${way.replace('.', '\\.')}(?!\\d|[.,]\\d)`).test(text));
}

const dayForms = (iso: string): string[] => {
  const date = new Date(`${iso}T00:00:00Z`);
  const [y, m, d] = [date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate()];
  const month = date.toLocaleString('en-US', { month: 'long', timeZone: 'UTC' }).toLowerCase();
  const two = (n: number): string => String(n).padStart(2, '0');
  return [`${month} ${d}`, `${two(m)}/${two(d)}/${y}`, `${m}/${d}/${y}`, `${two(m)}-${two(d)}-${y}`];
};

/** Every share that the text prints: percents, decimals, fractions, numerators of the whole and words. */
function sharesIn(one: Outside): Set<string> {
  const text = printed(one.text);
  const key = (as: string, whole?: number): string => {
    const { n, d } = valueOf(as, whole);
    return `${n}/${d}`;
  };
  const found = new Set(Object.keys(one.words ?? {}).filter((way) => text.includes(one.words![way]!)));
  for (const [way] of text.matchAll(/\d+\/[1-9]\d*/g)) found.add(key(way));
  for (const [way] of text.matchAll(/\d*\.?\d[\d,]*(\.\d+)?/g)) {
    const figure = way.replace(/,/g, '');
    found.add(key(`${figure}%`)).add(key(figure));
    if (one.whole !== undefined) found.add(key(figure, one.whole));
  }
  return found;
}

/** What the truth says and the document does not print. */
export function unprinted(part: TruthPart, one: Outside): string[] {
  const text = plain(printed(one.text));
  const absent = (...all: (string | number | undefined)[]): string[] =>
    all.flatMap((each) => (each === undefined || text.includes(plain(String(each))) ? [] : [String(each)]));
  const unpaid = (...all: (string | null | undefined)[]): string[] =>
    all.flatMap((each) => (!each || isPrinted(each, text) ? [] : [each]));
  const undated = (...all: (string | undefined)[]): string[] =>
    all.flatMap((each) => (!each || dayForms(each).some((day) => text.includes(day)) ? [] : [each]));
  switch (part.kind) {
    case 'budget':
      return [];
    case 'ownership': {
      const [found, words] = [sharesIn(one), new Set(printed(one.text).split(/[\s,;]+/))];
      return part.shares.flatMap(({ unit, share }) => [
        ...(found.has(`${share.n}/${share.d}`) ? [] : [`${unit}: ${share.n}/${share.d}`]),
        ...(one.ranges || words.has(unit) ? [] : [unit]),
      ]);
    }
    case 'contract': {
      const { fee, alsoFees = [], escalator, service } = part;
      const prices = [...alsoFees, ...(fee?.schedule ?? [])].map(({ amount }) => amount);
      return [
        ...absent(part.vendor, part.customer, ...part.surcharges, ...part.decoys, part.noticeDays),
        ...absent(escalator.value, escalator.floor, escalator.cap),
        ...absent(...service.split(' ')),
        ...unpaid(fee?.amount, ...prices),
        // Of a number of years only the first day is printed.
        ...undated(part.start, part.alsoEnd ? undefined : part.end),
      ];
    }
    case 'insurance': {
      const lines = [...part.premiums, ...part.deductibles];
      return [
        ...absent(part.carrier, part.policy, ...lines.map(({ line }) => line)),
        ...unpaid(part.total, ...part.premiums.map(({ premium }) => premium)),
        ...unpaid(...part.deductibles.map(({ amount }) => amount)),
        ...undated(part.period.from, part.period.to),
      ];
    }
    case 'reserve':
      return [
        ...absent(...part.components.map(({ name }) => name)),
        ...absent(part.percentFunded, part.inflation, part.interest),
        ...unpaid(part.balance, part.contribution, ...part.components.map(({ cost }) => cost)),
      ];
  }
}

/** Funded by the components: what the balance is in percent of age over useful life of their costs. */
const fundedPercent = ({ balance, components }: Extract<TruthPart, { kind: 'reserve' }>): number =>
  (100 * Number(balance)) /
  components.reduce(
    (sum, { cost, usefulLife = 0, remainingLife = 0 }) =>
      sum + (Number(cost) * (usefulLife - remainingLife)) / usefulLife,
    0,
  );

/** Flaws that the truth must name and does not, or names without cause. */
export function inconsistent(part: TruthPart): string[] {
  const wrong: string[] = [];
  if (part.kind === 'ownership') {
    const off = Math.abs(Number(part.sum.n) / Number(part.sum.d) - 100) > 0.001;
    if (off !== part.flaws.includes('sum')) wrong.push('sum');
    const repeated = new Set(part.shares.map(({ unit }) => unit)).size < part.shares.length;
    if (repeated !== part.flaws.includes('duplicate')) wrong.push('duplicate');
  }
  if (part.kind === 'insurance' && part.total !== undefined) {
    const sum = part.premiums.reduce((all, { premium }) => all + Number(premium), 0);
    if (Math.abs(sum - Number(part.total)) > 0.004) wrong.push(`premiums add to ${sum.toFixed(2)}`);
  }
  if (part.kind === 'reserve' && part.percentFunded !== undefined && part.balance !== undefined) {
    const off = Math.abs(fundedPercent(part) - part.percentFunded) > 1;
    if (off !== part.contradicts) wrong.push('percent funded');
  }
  return wrong;
}
