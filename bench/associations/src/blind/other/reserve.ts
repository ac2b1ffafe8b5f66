import { ratio, sumCents } from '../../core/money';
import { type Random } from '../../core/random';
import { money } from '../budgets/look';
import { type Paper } from '../publish';
import { c, p, type Block, type Doc, type Grid, type Row } from '../write/ink';
import { onDay, type Home } from '../world';
import { type Part, ideal, usd, type Facts, makeFacts, truthOf } from './reserve-facts';

/** Thirty years of the fund: years and sums, none of them a component. */
const plan = (home: Home, facts: Facts, years: number): Grid => {
  let cents = facts.balance;
  return {
    k: 'grid',
    lines: 'rows',
    size: 7.6,
    cols: [{ w: 0.7, al: 'l' }, ...Array.from({ length: 5 }, () => ({ w: 1, al: 'r' as const }))],
    rows: [
      {
        head: true,
        cells: ['Year', 'Beginning', 'Contribution', 'Interest', 'Expenditures', 'Ending'].map((t) => c(t)),
      },
      ...Array.from({ length: years }, (_, at): Row => {
        const begin = cents;
        const add = ratio(facts.contribution, 100 + 3 * at, 100);
        const earned = ratio(Math.max(0, begin), Math.round(facts.interest * 100), 10000);
        const spent = sumCents(
          facts.parts
            .filter((one) => at % one.useful === one.remaining % one.useful)
            .map((one) => ratio(one.cents, 100 + 3 * at, 100)),
        );
        cents = begin + add + earned - spent;
        const print = (value: number): string =>
          money(Math.round(value / 100) * 100, { decimals: 0, negative: 'paren' });
        return {
          cells: [
            c(String(home.year + at)),
            ...[begin, add, earned, spent, cents].map((value) => c(print(value))),
          ],
        };
      }),
    ],
  };
};

const paper = (
  of: {
    name: string;
    home: Home;
    facts: Facts;
    blocks: Block[];
    doc?: Partial<Doc>;
    containers: Paper['containers'];
  },
  random: Random,
): Paper => ({
  doc: {
    title: 'Reserve study',
    blocks: of.blocks,
    font: 'helvetica',
    size: 9,
    margin: 50,
    foot: '%p',
    date: onDay(random, of.home.year - 1),
    ...of.doc,
  },
  kind: 'reserve-study',
  association: of.home.name,
  fiscalYear: of.home.year,
  parts: [truthOf(of.facts)],
  traits: [of.name, ...(of.facts.contradicts ? ['contradicts'] : [])],
  containers: of.containers,
  sheet: { format: '#,##0', name: 'Components' },
});

/** An engineer's study: a page of key figures, components under their groups, then the plan of the fund. */
const study = (home: Home, random: Random): Paper => {
  const facts = makeFacts(home, random);
  const years = random.pick([0, 20, 30]);
  const groups = [...new Set(facts.parts.map((one) => one.group))];
  const swap = random.chance(0.5);
  const lives = (one: Part): [string, string] =>
    swap ? [String(one.remaining), String(one.useful)] : [String(one.useful), String(one.remaining)];
  const heads = swap
    ? ['Remaining Life (yrs)', 'Useful Life (yrs)']
    : random.pick([
        ['UL', 'RUL'],
        ['Useful Life', 'Rem. Useful Life'],
        ['Est. Life', 'Remaining'],
      ]);
  const key: [string, string][] = [
    [
      random.pick(['Starting reserve balance', 'Reserve fund balance', 'Projected starting balance']),
      usd(facts.balance),
    ],
    ['Percent funded', `${facts.funded}%`],
    [
      random.pick(['Recommended annual contribution', `Recommended ${home.year} contribution`]),
      usd(facts.contribution),
    ],
    ['Inflation rate', `${facts.inflation}%`],
    ['Interest rate (net of tax)', `${facts.interest}%`],
  ];
  return paper(
    {
      name: 'engineer-study',
      home,
      facts,
      blocks: [
        p(`RESERVE STUDY - ${random.pick(['UPDATE WITH SITE VISIT', 'FULL', 'LEVEL II UPDATE'])}`, {
          bold: true,
          size: 14,
          after: 2,
        }),
        p(`${home.name}, ${home.city}, ${home.state}. Fiscal year ${home.year}. ${home.units} units.`),
        {
          k: 'grid',
          lines: random.pick(['all', 'none'] as const),
          at: { x: 0, w: 360 },
          cols: [
            { w: 2, al: 'l' },
            { w: 1, al: 'r' },
          ],
          rows: key.map(([name, value]) => ({ cells: [c(name), c(value)] })),
        },
        p('Component schedule', { bold: true }),
        {
          k: 'grid',
          lines: random.pick(['rows', 'none', 'all'] as const),
          cols: [
            { w: 3, al: 'l' },
            { w: 1, al: 'r' },
            { w: 1, al: 'r' },
            { w: 1.3, al: 'r' },
          ],
          rows: [
            {
              head: true,
              cells: [
                'Component',
                ...heads,
                random.pick(['Current Cost', 'Current Replacement Cost', 'Cost Today']),
              ].map((t) => c(t)),
            },
            ...groups.flatMap((group): Row[] => [
              { bold: true, cells: [c(group, { span: 4 })] },
              ...facts.parts
                .filter((one) => one.group === group)
                .map((one): Row => ({
                  cells: [
                    c(one.name, { indent: 8 }),
                    ...lives(one).map((t) => c(t)),
                    c(usd(one.cents), { cents: one.cents }),
                  ],
                })),
            ]),
            {
              bold: true,
              over: 'one',
              cells: [c('Total'), c(''), c(''), c(usd(sumCents(facts.parts.map((one) => one.cents))))],
            },
          ],
        },
        ...(years
          ? [
              { k: 'page' } as Block,
              p(`${years}-YEAR FUNDING PLAN`, { bold: true }),
              plan(home, facts, years),
            ]
          : []),
      ],
      containers: { pdf: 6, scan: 2, docx: 2, xlsx: 1 },
      doc: { font: random.pick(['helvetica', 'liberation', 'times']) },
    },
    random,
  );
};

/** The summary that a state's law asks for: quantities and unit costs beside the lives, the sums in sentences. */
const disclosure = (home: Home, random: Random): Paper => {
  const facts = makeFacts(home, random);
  return paper(
    {
      name: 'disclosure-summary',
      home,
      facts,
      blocks: [
        p('ASSESSMENT AND RESERVE FUNDING DISCLOSURE SUMMARY', { bold: true, al: 'c', size: 11 }),
        p(`${home.name}   Fiscal year ${home.year}`, { al: 'c' }),
        p(
          `The reserve fund held ${usd(facts.balance)} in cash at the beginning of the year; reserves were ${facts.funded}% funded at that date. The board has adopted a contribution of ${usd(facts.contribution)} for the year. The preparer assumed interest of ${facts.interest}% a year on the funds held and inflation of ${facts.inflation}% a year in the cost of repairs.`,
        ),
        {
          k: 'grid',
          lines: 'all',
          size: 8,
          cols: [
            { w: 2.6, al: 'l' },
            { w: 0.7, al: 'r' },
            { w: 0.6, al: 'l' },
            { w: 0.9, al: 'r' },
            { w: 0.9, al: 'r' },
            { w: 1.2, al: 'r' },
          ],
          rows: [
            {
              head: true,
              cells: [
                'Major component',
                'Qty',
                'Unit',
                'Useful life',
                'Remaining life',
                'Replacement cost',
              ].map((t) => c(t)),
            },
            ...facts.parts.map((one): Row => ({
              cells: [
                c(one.name),
                c(String(one.units[0])),
                c(one.units[1]),
                c(String(one.useful)),
                c(String(one.remaining)),
                c(usd(one.cents), { cents: one.cents }),
              ],
            })),
          ],
        },
        p('No special assessment is anticipated. The summary is not audited.', { italic: true }),
      ],
      containers: { pdf: 5, scan: 3, docx: 2 },
      doc: { font: 'times', size: 10 },
    },
    random,
  );
};

/** A board member's sheet of components with the full funding of each worked out. */
const worksheet = (home: Home, random: Random): Paper => {
  const facts = makeFacts(home, random);
  return paper(
    {
      name: 'reserve-worksheet',
      home,
      facts,
      blocks: [
        p(`${home.name} reserves ${home.year}`, { bold: true, size: 12 }),
        {
          k: 'grid',
          cols: [
            { w: 3, al: 'l' },
            { w: 1.2, al: 'r' },
            { w: 1, al: 'r' },
            { w: 1, al: 'r' },
            { w: 1.2, al: 'r' },
          ],
          rows: [
            { head: true, cells: ['Item', 'Cost', 'Life', 'Years left', 'Should have'].map((t) => c(t)) },
            ...facts.parts.map((one): Row => {
              const due = ratio(one.cents, one.useful - one.remaining, one.useful);
              return {
                cells: [
                  c(one.name),
                  c(money(one.cents, { decimals: 0 }), { cents: one.cents }),
                  c(String(one.useful)),
                  c(String(one.remaining)),
                  c(money(due, {}), { cents: due, formula: true }),
                ],
              };
            }),
            {
              bold: true,
              over: 'one',
              cells: [
                c('TOTAL'),
                c(money(sumCents(facts.parts.map((one) => one.cents)), { decimals: 0 })),
                c(''),
                c(''),
                c(money(ideal(facts.parts), {}), { cents: ideal(facts.parts), formula: true }),
              ],
            },
          ],
        },
        {
          k: 'grid',
          at: { x: 0, w: 300 },
          cols: [
            { w: 2, al: 'l' },
            { w: 1, al: 'r' },
          ],
          rows: [
            { cells: [c('Reserve balance'), c(usd(facts.balance), { cents: facts.balance })] },
            { cells: [c('Percent funded'), c(`${facts.funded}%`)] },
            { cells: [c('Annual contribution'), c(usd(facts.contribution), { cents: facts.contribution })] },
            { cells: [c('Inflation'), c(`${facts.inflation}%`)] },
            { cells: [c('Interest'), c(`${facts.interest}%`)] },
          ],
        },
      ],
      containers: { xlsx: 5, xls: 1, pdf: 2, csv: 1 },
    },
    random,
  );
};

export const reserves = [study, study, disclosure, worksheet];
