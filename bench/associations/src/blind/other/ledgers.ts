import { monthName } from '../../core/dates';
import { type Random } from '../../core/random';
import { money } from '../budgets/look';
import { type Paper } from '../publish';
import { c, labelled, p, type Row } from '../write/ink';
import { shortDay, type Home } from '../world';
import { firm, somebody } from '../names';
import { usd, some, paper } from './nothing';

export const invoice = (home: Home, random: Random): Paper => {
  const items = random
    .sample(
      [
        'Replace broken head, zone 4',
        'Labor, 2 men',
        'Drip tubing',
        'Trip charge',
        'Materials',
        'Disposal of debris',
        'After-hours call',
      ],
      4,
    )
    .map((name) => ({ name, cents: random.int(30, 900) * 100 }));
  const sum = items.reduce((all, one) => all + one.cents, 0);
  return paper(
    {
      name: 'invoice',
      home,
      doc: { font: 'helvetica', size: 10 },
      blocks: [
        p(firm(random, random.pick(['Plumbing', 'Irrigation', 'Electric', 'Tree'])), {
          bold: true,
          size: 14,
        }),
        p(`INVOICE ${random.int(1000, 99999)}`, { bold: true, al: 'r' }),
        labelled([
          ['Bill to', home.name],
          ['Date', shortDay(some(random, home.year))],
          ['Terms', 'Net 30'],
          ['P.O.', `WO-${random.int(100, 999)}`],
        ]),
        {
          k: 'grid',
          lines: 'all',
          cols: [
            { w: 0.6, al: 'r' },
            { w: 3, al: 'l' },
            { w: 1, al: 'r' },
          ],
          rows: [
            { head: true, cells: [c('Qty'), c('Description'), c('Amount')] },
            ...items.map((one): Row => ({
              cells: [c('1'), c(one.name), c(money(one.cents, { dollar: 'all' }))],
            })),
            { bold: true, cells: [c(''), c('Total due'), c(money(sum, { dollar: 'all' }))] },
          ],
        },
        p('Past due invoices bear 1.5% per month. Thank you for your business!'),
      ],
      containers: { pdf: 6, scan: 4, docx: 1 },
    },
    random,
  );
};

/** Three vendors' bids side by side: nobody has been hired. */
export const bids = (home: Home, random: Random): Paper => {
  const vendors = ['Landscaping', 'Grounds', 'Lawn & Tree'].map((noun) => firm(random, noun));
  return paper(
    {
      name: 'bid-comparison',
      home,
      doc: { font: 'helvetica', size: 9, landscape: true, margin: 44 },
      blocks: [
        p(
          `${home.name} - bid comparison, ${random.pick(['landscape maintenance', 'grounds care'])} ${home.year}`,
          { bold: true, size: 12 },
        ),
        {
          k: 'grid',
          lines: 'all',
          cols: [{ w: 2, al: 'l' }, ...vendors.map(() => ({ w: 1.6, al: 'r' as const }))],
          rows: [
            { head: true, cells: [c(''), ...vendors.map((one) => c(one))] },
            ...[
              ['Monthly price', 1500, 6000],
              ['Annual color, two changes', 900, 4000],
              ['Tree trimming allowance', 1200, 7000],
              ['Irrigation hourly rate', 55, 95],
            ].map(([name, low, high]): Row => ({
              cells: [c(String(name)), ...vendors.map(() => c(usd(random, Number(low), Number(high))))],
            })),
            {
              cells: [
                c('Insurance certificate'),
                ...vendors.map(() => c(random.pick(['Yes', 'Yes', 'Pending']))),
              ],
            },
            {
              cells: [
                c('References checked'),
                ...vendors.map(() => c(random.pick(['3 of 3', '2 of 3', 'no']))),
              ],
            },
          ],
        },
        p('No bid has been accepted. The manager recommends interviews with the two lowest bidders.', {
          italic: true,
        }),
      ],
      containers: { pdf: 4, docx: 3, xlsx: 3, scan: 1 },
    },
    random,
  );
};

/** What owners owe, by age: a table of sums that is no budget. */
export const aging = (home: Home, random: Random): Paper =>
  paper(
    {
      name: 'delinquency-aging',
      home,
      doc: { font: 'liberation', size: 8.6, landscape: true, margin: 44 },
      blocks: [
        p(home.name, { bold: true, size: 12, after: 1 }),
        p(`Aged Owner Balances as of ${shortDay(some(random, home.year))}`, { bold: true }),
        {
          k: 'grid',
          lines: 'rows',
          cols: [
            { w: 1, al: 'l' },
            { w: 2, al: 'l' },
            ...Array.from({ length: 5 }, () => ({ w: 1, al: 'r' as const })),
          ],
          rows: [
            {
              head: true,
              cells: ['Unit', 'Owner', 'Current', '31-60', '61-90', 'Over 90', 'Balance'].map((t) => c(t)),
            },
            ...Array.from({ length: random.int(8, 22) }, (): Row => {
              const sums = [0, 1, 2, 3].map((at) =>
                random.chance(0.8 - 0.2 * at) ? random.int(25, 900) * 100 : 0,
              );
              return {
                cells: [
                  c(String(random.int(101, 988))),
                  c(somebody(random)),
                  ...[...sums, sums.reduce((all, one) => all + one, 0)].map((cents) => c(money(cents, {}))),
                ],
              };
            }),
          ],
        },
        p('Status codes: L lien recorded, A with attorney, P on payment plan.', { size: 8 }),
      ],
      containers: { pdf: 5, xlsx: 2, csv: 1, scan: 2 },
    },
    random,
  );

export const register = (home: Home, random: Random): Paper =>
  paper(
    {
      name: 'check-register',
      home,
      doc: { font: 'courier', size: 8.6 },
      blocks: [
        p(
          `${home.name.toUpperCase()}\nCHECK REGISTER - OPERATING ACCOUNT - ${monthName(random.int(1, 12)).toUpperCase()} ${home.year}`,
        ),
        {
          k: 'grid',
          cols: [
            { w: 1, al: 'l' },
            { w: 1, al: 'l' },
            { w: 3, al: 'l' },
            { w: 1.2, al: 'r' },
          ],
          rows: [
            { head: true, under: 'one', cells: [c('Date'), c('Check'), c('Payee'), c('Amount')] },
            ...Array.from({ length: random.int(10, 24) }, (_, at): Row => ({
              cells: [
                c(shortDay(some(random, home.year), true)),
                c(String(4100 + at)),
                c(firm(random, random.pick(['Water', 'Electric', 'Plumbing', 'Landscaping', 'Roofing']))),
                c(money(random.int(40, 9000) * 100 + random.int(0, 99), {})),
              ],
            })),
          ],
        },
      ],
      containers: { pdf: 4, txt: 3, csv: 2, scan: 2, xls: 1 },
    },
    random,
  );
