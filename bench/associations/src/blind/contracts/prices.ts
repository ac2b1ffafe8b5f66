import { addDays, addYears, longDate } from '../../core/dates';
import { decimal, ratio } from '../../core/money';
import { type Random } from '../../core/random';
import { c, p, type Row } from '../write/ink';
import { type Paper } from '../publish';
import { shortDay, type Home } from '../world';
import { somebody } from '../names';
import { contractPaper, signed } from './agreement';
import { longClauses } from './clauses';
import { contractPart, dollars, makeTerms, type Terms } from './terms';
import { boilers, escalatorText, feeText, renewalText, termText } from './wording';
import { filled } from './special';

/** The price year by year in an exhibit, with its dates. */
export const priceSchedule = (home: Home, random: Random): Paper => {
  const base = makeTerms(home, random);
  const terms: Terms = { ...base, years: random.int(3, 5), escalator: { type: 'schedule' }, period: 'month' };
  const more = [...boilers(random, 3), ...longClauses(random, random.int(1, 6))];
  const dated = random.chance(0.6);
  const steps = Array.from({ length: terms.years }, (_, at) => ({
    label: `Year ${at + 1}`,
    cents: Math.round(ratio(terms.cents, 1000 + 35 * at, 1000) / 100) * 100,
    from: addYears(terms.start, at),
  }));
  return contractPaper(
    {
      name: 'price-schedule',
      home,
      part: contractPart(
        terms,
        more.flatMap((one) => one.decoys),
        {
          fee: {
            amount: null,
            period: 'month',
            schedule: steps.map((step) => ({
              label: step.label,
              amount: decimal(step.cents),
              ...(dated ? { from: step.from } : {}),
            })),
          },
        },
      ),
      blocks: [
        p(`AGREEMENT FOR ${terms.trade.service.toUpperCase()}`, { bold: true, al: 'c', size: 12 }),
        p(
          `${terms.vendor} ("Vendor") will provide ${terms.trade.service} to ${terms.customer} ("Customer") as specified in Exhibit A for the prices in Exhibit B.`,
        ),
        p(filled([termText(terms, random), renewalText(terms, random)])),
        ...more.map((one) => p(one.text)),
        signed(terms, home, random),
        p('EXHIBIT A - SCOPE', { bold: true }),
        ...terms.trade.scope.map((one) => p(`* ${one}`, { indent: 16, after: 1 })),
        p('EXHIBIT B - MONTHLY PRICE', { bold: true }),
        {
          k: 'grid',
          lines: random.pick(['all', 'none'] as const),
          at: { x: 0, w: 380 },
          cols: [{ w: 1, al: 'l' }, ...(dated ? [{ w: 2.2, al: 'l' as const }] : []), { w: 1.3, al: 'r' }],
          rows: [
            { head: true, cells: [c('Contract year'), ...(dated ? [c('From - to')] : []), c('Per month')] },
            ...steps.map((step): Row => ({
              cells: [
                c(step.label),
                ...(dated
                  ? [c(`${shortDay(step.from)} - ${shortDay(addDays(addYears(step.from, 1), -1))}`)]
                  : []),
                c(dollars(step.cents)),
              ],
            })),
          ],
        },
        ...terms.surcharges.map((one) => p(one.text)),
      ],
      containers: { pdf: 5, docx: 4, scan: 3 },
    },
    random,
  );
};

/** A letter that extends an agreement at a new price. The old price stands there too and is none. */
export const extension = (home: Home, random: Random): Paper => {
  const terms = makeTerms(home, random);
  const old = ratio(terms.cents, 1000 - random.int(20, 60), 1000);
  const more = boilers(random, 1);
  const word = { month: 'month', quarter: 'quarter', year: 'year' }[terms.period];
  return contractPaper(
    {
      name: 'extension-letter',
      home,
      part: contractPart(terms, [dollars(old), ...more.flatMap((one) => one.decoys)]),
      blocks: [
        p(terms.vendor, { bold: true, size: 13 }),
        p(longDate(terms.start.replace(/-\d\d$/, '-01'))),
        p(`${home.people[0]}, President\n${terms.customer}`),
        p(`Re: Renewal of agreement - ${terms.trade.service}`, { bold: true }),
        p(`Dear ${home.people[0]}:`),
        p(
          `We are pleased to continue our service. ${termText(terms, random)} The new price is ${dollars(terms.cents)} per ${word}; until now it was ${dollars(old)}. ${filled([escalatorText(terms.escalator, random), renewalText(terms, random), ...terms.surcharges.map((one) => one.text)])}`,
        ),
        ...more.map((one) => p(one.text)),
        p('All other terms of our agreement remain as they are. Please countersign below.'),
        signed(terms, home, random),
      ],
      containers: { pdf: 4, docx: 4, 'docx-tabs': 1, scan: 4, txt: 1 },
      doc: { size: 11 },
    },
    random,
  );
};

/** The copy that went to the owners: the price is blacked out or was never filled in. */
export const withheld = (home: Home, random: Random): Paper => {
  const terms = makeTerms(home, random);
  const more = [...boilers(random, 3), ...longClauses(random, random.int(0, 5))];
  const gone = random.pick([
    '$__________',
    '$[REDACTED]',
    '$ ____________ (to be completed)',
    '[***]',
    '$XXXXXX',
  ]);
  const word = { month: 'month', quarter: 'quarter', year: 'year' }[terms.period];
  return contractPaper(
    {
      name: 'price-withheld',
      home,
      part: contractPart(
        terms,
        more.flatMap((one) => one.decoys),
        { fee: null },
      ),
      blocks: [
        p('CONTRACT', { bold: true, al: 'c', size: 13 }),
        p(`Parties: ${terms.customer} and ${terms.vendor}. Subject: ${terms.trade.service}.`),
        p(`A. ${termText(terms, random)} ${renewalText(terms, random)}`.trim()),
        p(`B. The Association pays ${gone} per ${word}. ${escalatorText(terms.escalator, random)}`.trim()),
        ...more.map((one, at) => p(`${'CDEFGHIJKL'[at]}. ${one.text}`)),
        ...terms.surcharges.map((one) => p(one.text)),
        signed(terms, home, random),
      ],
      containers: { pdf: 5, docx: 4, scan: 2 },
    },
    random,
  );
};

/** Typed in capitals and signed decades ago, still in force. */
export const capitals = (home: Home, random: Random): Paper => {
  const terms = makeTerms(home, random);
  const more = boilers(random, 3);
  const texts = [
    `CONTRACTOR: ${terms.vendor}`,
    `OWNER: ${terms.customer}`,
    `WORK: ${terms.trade.service}. ${terms.trade.scope.join('. ')}.`,
    termText(terms, random),
    renewalText(terms, random),
    feeText(terms, random),
    escalatorText(terms.escalator, random),
    ...terms.surcharges.map((one) => one.text),
    ...more.map((one) => one.text),
  ];
  return contractPaper(
    {
      name: 'typed-capitals',
      home,
      part: contractPart(
        terms,
        more.flatMap((one) => one.decoys),
      ),
      blocks: [
        p('A G R E E M E N T', { al: 'c' }),
        ...texts.filter((one) => one !== '').map((one) => p(one)),
        p(`ACCEPTED: ____________________  ${somebody(random)}`),
      ],
      containers: { scan: 5, pdf: 1, txt: 2 },
      doc: { font: 'courier', size: 10, leading: 1.4 },
      worn: true,
    },
    random,
  );
};
