import { longDate } from '../../core/dates';
import { type Random } from '../../core/random';
import { c, labelled, p, type Block } from '../write/ink';
import { type Paper } from '../publish';
import { shortDay, type Home } from '../world';
import { dial, road } from '../names';
import { longClauses } from './clauses';
import { contractPart, dollars, makeTerms, yearly } from './terms';
import { boilers, escalatorText, feeText, renewalText, termText } from './wording';
import { contractPaper, signed } from './agreement';

/** Numbered sections of prose, the price in the middle of them. */
export const sections = (home: Home, random: Random): Paper => {
  const terms = makeTerms(home, random);
  const more = [...boilers(random, 4), ...longClauses(random, random.int(0, 8))];
  const heads = random.chance(0.6);
  const texts: [string, string][] = [
    [
      'Services',
      `Contractor will perform ${terms.trade.service} at the property: ${terms.trade.scope.join('; ').toLowerCase()}.`,
    ],
    ['Term', `${termText(terms, random)} ${renewalText(terms, random)}`.trim()],
    [
      'Compensation',
      [
        feeText(terms, random),
        escalatorText(terms.escalator, random),
        ...terms.surcharges.map((one) => one.text),
      ]
        .filter((one) => one !== '')
        .join(' '),
    ],
    ...more.map(({ text }, at): [string, string] => [
      ['Payment', 'Conditions', 'General', 'Remedies'][at] ?? '',
      text,
    ]),
  ];
  return contractPaper(
    {
      name: 'sections',
      home,
      part: contractPart(
        terms,
        more.flatMap((one) => one.decoys),
      ),
      blocks: [
        p(
          random.pick([
            'SERVICE AGREEMENT',
            'MAINTENANCE CONTRACT',
            'AGREEMENT FOR SERVICES',
            `${terms.trade.service.toUpperCase()} AGREEMENT`,
          ]),
          { bold: true, al: 'c', size: 13 },
        ),
        p(
          `This agreement is between ${terms.customer} ("Association"), ${home.street}, ${home.city}, ${home.state}, and ${terms.vendor} ("Contractor"), ${road(random)}, ${home.city}.`,
        ),
        ...texts.map(([head, text], at) =>
          p(heads && head ? `${at + 1}.  ${head}.  ${text}` : `${at + 1}. ${text}`),
        ),
        signed(terms, home, random),
      ],
      containers: { pdf: 5, docx: 4, scan: 3, txt: 1 },
    },
    random,
  );
};

/** A proposal by letter: a table of prices of which the base service is the contract, and lines to accept it. */
export const proposal = (home: Home, random: Random): Paper => {
  const terms = makeTerms(home, random);
  const more = boilers(random, 2);
  const word = { month: 'Month', quarter: 'Quarter', year: 'Year' }[terms.period];
  const also =
    terms.period === 'year' ? [] : [{ amount: (yearly(terms) / 100).toFixed(2), period: 'year' as const }];
  return contractPaper(
    {
      name: 'proposal-letter',
      home,
      part: contractPart(
        terms,
        [
          ...more.flatMap((one) => one.decoys),
          ...terms.trade.extras.map(([, price]) => dollars(price * 100)),
        ],
        also.length ? { alsoFees: also } : {},
      ),
      blocks: [
        p(terms.vendor, { bold: true, size: 15, after: 1 }),
        p(`${road(random)}   ${dial(random)}   Lic. #${random.int(100000, 999999)}`, { size: 8.5 }),
        { k: 'rule' },
        p(longDate(terms.start.replace(/-\d\d$/, '-01'))),
        p(`${home.name}\nAttn: ${home.people[1]}\n${home.street}, ${home.city}, ${home.abbr} ${home.zip}`),
        p(`RE: Proposal for ${terms.trade.service}`, { bold: true }),
        p(`Thank you for the opportunity to serve ${home.name}. Our price includes:`),
        ...terms.trade.scope.map((one) => p(`- ${one}`, { indent: 18, after: 1 })),
        {
          k: 'grid',
          lines: 'all',
          cols: [{ w: 3, al: 'l' }, { w: 1, al: 'r' }, ...(also.length ? [{ w: 1, al: 'r' as const }] : [])],
          rows: [
            {
              head: true,
              fill: '#e7e6e6',
              cells: [c('Base service'), c(`Per ${word}`), ...(also.length ? [c('Per Year')] : [])],
            },
            {
              cells: [
                c(terms.trade.service),
                c(dollars(terms.cents)),
                ...(also.length ? [c(dollars(yearly(terms)))] : []),
              ],
            },
          ],
        },
        p('Additional work, when ordered:', { after: 2 }),
        ...terms.trade.extras.map(([name, price]) =>
          p(`${name}: ${dollars(price * 100)}`, { indent: 18, after: 1 }),
        ),
        p(
          [
            termText(terms, random),
            renewalText(terms, random),
            escalatorText(terms.escalator, random),
            ...terms.surcharges.map((one) => one.text),
            ...more.map((one) => one.text),
          ]
            .filter((one) => one !== '')
            .join(' '),
        ),
        p('To accept, sign and return one copy.'),
        signed(terms, home, random),
      ],
      containers: { pdf: 5, docx: 4, scan: 4 },
      doc: { font: random.pick(['helvetica', 'liberation', 'times']), size: 9.8 },
    },
    random,
  );
};

/** A form of a national company: boxes to fill in above, small print in two columns below. */
export const orderForm = (home: Home, random: Random): Paper => {
  const terms = makeTerms(home, random);
  const more = [...boilers(random, 6), ...longClauses(random, random.int(2, 6))];
  const small = [
    termText(terms, random),
    renewalText(terms, random),
    escalatorText(terms.escalator, random),
    ...terms.surcharges.map((one) => one.text),
    ...more.map((one) => one.text),
  ].filter((one) => one !== '');
  const half = Math.ceil(small.length / 2);
  const print = (texts: string[], from: number): Block[] =>
    texts.map((t, at) => p(`${from + at + 1}. ${t}`, { size: 7.4, after: 3 }));
  const word = { month: 'MONTHLY', quarter: 'QUARTERLY', year: 'ANNUAL' }[terms.period];
  return contractPaper(
    {
      name: 'order-form',
      home,
      part: contractPart(
        terms,
        more.flatMap((one) => one.decoys),
      ),
      blocks: [
        p(terms.vendor.toUpperCase(), { bold: true, size: 14, after: 1 }),
        p(`CUSTOMER SERVICE AGREEMENT   No. ${random.int(10000, 99999)}`, { bold: true }),
        {
          k: 'grid',
          lines: 'all',
          cols: [
            { w: 1, al: 'l' },
            { w: 2, al: 'l' },
            { w: 1, al: 'l' },
            { w: 1.4, al: 'l' },
          ],
          rows: [
            {
              cells: [
                c('CUSTOMER', { bold: true }),
                c(terms.customer),
                c('PHONE', { bold: true }),
                c(home.phone),
              ],
            },
            {
              cells: [
                c('SERVICE ADDRESS', { bold: true }),
                c(`${home.street}, ${home.city}`),
                c('EFFECTIVE', { bold: true }),
                c(shortDay(terms.start)),
              ],
            },
            {
              cells: [
                c('SERVICE', { bold: true }),
                c(terms.trade.service),
                c(`${word} CHARGE`, { bold: true }),
                c(dollars(terms.cents)),
              ],
            },
          ],
        },
        p('TERMS AND CONDITIONS', { bold: true, al: 'c', size: 8.5 }),
        { k: 'side', left: print(small.slice(0, half), 0), right: print(small.slice(half), half) },
        signed(terms, home, random),
      ],
      containers: { pdf: 6, scan: 4 },
      doc: { font: 'helvetica', size: 9, margin: 44 },
    },
    random,
  );
};

/** A page of facts at the head and a short text: what managers attach to their files. */
export const termSheet = (home: Home, random: Random): Paper => {
  const terms = makeTerms(home, random);
  const more = [...boilers(random, 3), ...longClauses(random, random.int(0, 4))];
  const word = { month: 'Monthly fee', quarter: 'Quarterly fee', year: 'Annual fee' }[terms.period];
  const rows: [string, string][] = [
    ['Client', terms.customer],
    ['Provider', terms.vendor],
    ['Scope', terms.trade.service],
    [word, dollars(terms.cents)],
    ['Commencement', longDate(terms.start)],
    ['Term', termText(terms, random)],
    ['Renewal', renewalText(terms, random) || 'Not stated'],
    ['Adjustment', escalatorText(terms.escalator, random) || 'None'],
    ...(terms.surcharges.length ? [['Surcharges', terms.surcharges[0]!.text] as [string, string]] : []),
  ];
  return contractPaper(
    {
      name: 'term-sheet',
      home,
      part: contractPart(
        terms,
        more.flatMap((one) => one.decoys),
      ),
      blocks: [
        p('SERVICES AGREEMENT - SUMMARY OF KEY TERMS', { bold: true, size: 12 }),
        random.chance(0.5) ? { ...labelled(rows), lines: 'all' } : labelled(rows),
        p('General conditions', { bold: true }),
        ...more.map((one, at) => p(`(${'abcdefghij'[at]}) ${one.text}`)),
        signed(terms, home, random),
      ],
      containers: { pdf: 4, docx: 5, scan: 3 },
      doc: { font: random.pick(['helvetica', 'times']), size: 10 },
    },
    random,
  );
};
