import type { TruthPart } from './kit';
import { outside } from './index';
import { printed } from './markup';
import { valueOf } from './make';
import { partsOf, type Outside } from './model';
import { bytesOf, fileName, truthOf } from './write';

const documents = outside.map((one) => [one.name, one] as const);
const plain = (text: string): string => text.toLowerCase().replace(/\s+/g, ' ');

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
function unprinted(part: TruthPart, one: Outside): string[] {
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
        ...undated(part.start, part.end),
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

describe('documents for blind scoring', () => {
  it('have distinct names, and a quarter of them are scans', () => {
    expect(new Set(outside.map(({ name }) => name)).size).toBe(outside.length);
    expect(outside.length).toBeGreaterThanOrEqual(120);
    const scans = outside.filter(({ scan }) => scan !== undefined).length;
    expect(scans / outside.length).toBeCloseTo(0.25, 1);
  });

  it.each(documents)('%s prints all that its truth says', (_, one) => {
    expect(truthOf(one).file).toBe(fileName(one));
    expect(plain(printed(one.text))).toContain(plain(one.association));
    expect(partsOf(one).flatMap((part) => unprinted(part, one))).toEqual([]);
    expect(one.text).not.toMatch(/undefined|NaN/);
  });

  it.each(documents)('%s has sums that are whole and premiums that add up, or says so', (_, one) => {
    for (const part of partsOf(one)) {
      if (part.kind === 'ownership') {
        const off = Math.abs(Number(part.sum.n) / Number(part.sum.d) - 100);
        expect(off > 0.001).toBe(part.flaws.includes('sum'));
        const distinct = new Set(part.shares.map(({ unit }) => unit)).size;
        expect(distinct < part.shares.length).toBe(part.flaws.includes('duplicate'));
      }
      if (part.kind === 'insurance' && part.total !== undefined)
        expect(part.premiums.reduce((sum, { premium }) => sum + Number(premium), 0)).toBeCloseTo(Number(part.total), 2); // prettier-ignore
      if (part.kind === 'reserve' && part.percentFunded !== undefined && part.balance !== undefined) {
        const funded = Number(part.balance) / part.components.reduce((sum, each) => sum + (Number(each.cost) * (each.usefulLife! - each.remainingLife!)) / each.usefulLife!, 0); // prettier-ignore
        expect(Math.abs(funded * 100 - part.percentFunded) > 1).toBe(part.contradicts);
      }
    }
  });

  it('become PDF, Word and scanned files', async () => {
    for (const like of [
      { as: undefined, scan: false },
      { as: 'docx', scan: false },
      { as: undefined, scan: true },
    ]) {
      const one = outside.find(({ as, scan }) => as === like.as && (scan !== undefined) === like.scan)!;
      expect((await bytesOf(one)).subarray(0, 2).toString()).toBe(like.as ? 'PK' : '%P');
    }
  });
});
