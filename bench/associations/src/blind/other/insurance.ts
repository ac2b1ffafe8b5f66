import { addYears, longDate } from '../../core/dates';
import { ratio, sumCents } from '../../core/money';
import { type Random } from '../../core/random';
import { type TruthInsurance } from '../../truth';
import { money } from '../budgets/look';
import { type Paper } from '../publish';
import { c, labelled, p, type Block, type Doc, type Row } from '../write/ink';
import { onDay, shortDay, type Home } from '../world';
import { dial, road } from '../names';
import { makePolicy, all, truthOf } from './policy';

const usd = (cents: number): string => money(cents, { dollar: 'all' });
const bare = (cents: number): string => money(cents, {});

const paper = (
  of: {
    name: string;
    home: Home;
    part: TruthInsurance;
    blocks: Block[];
    doc?: Partial<Doc>;
    containers: Paper['containers'];
  },
  random: Random,
): Paper => ({
  doc: {
    title: 'Insurance',
    blocks: of.blocks,
    font: 'helvetica',
    size: 9.4,
    margin: 50,
    date: onDay(random, of.home.year),
    ...of.doc,
  },
  kind: 'insurance',
  association: of.home.name,
  parts: [of.part],
  traits: [of.name],
  containers: of.containers,
});

/** The declarations page of a policy: insured and period above, a schedule of coverages with premiums, the total at its foot. */
const decPage = (home: Home, random: Random): Paper => {
  const policy = makePolicy(home, random);
  const total = sumCents(all(policy).map((one) => one.cents));
  const gap = policy.lines.some((one) => one.deductible);
  const row = (line: string, cents: number, more: [string, string]): Row => ({
    cells: [c(line), c(more[0], { al: 'r' }), ...(gap ? [c(more[1], { al: 'r' })] : []), c(usd(cents))],
  });
  return paper(
    {
      name: 'declarations-page',
      home,
      part: truthOf(policy, gap),
      blocks: [
        p(policy.carrier.toUpperCase(), { bold: true, size: 13, after: 1 }),
        p('COMMON POLICY DECLARATIONS', { bold: true, al: 'c', size: 11 }),
        labelled([
          ['Policy Number', policy.number],
          ['Named Insured', home.name],
          ['Mailing Address', `${home.street}, ${home.city}, ${home.abbr} ${home.zip}`],
          [
            'Policy Period',
            `From ${shortDay(policy.from)} to ${shortDay(addYears(policy.from, 1))} at 12:01 A.M. standard time`,
          ],
          ['Agent', `${home.people[2]} Agency, ${dial(random)}`],
        ]),
        p(
          'In return for the payment of the premium, and subject to all the terms of this policy, we agree with you to provide the insurance as stated.',
          { size: 8.4 },
        ),
        {
          k: 'grid',
          lines: random.pick(['all', 'none', 'rows'] as const),
          cols: [
            { w: 2.6, al: 'l' },
            { w: 1.7, al: 'r' },
            ...(gap ? [{ w: 1.1, al: 'r' as const }] : []),
            { w: 1.2, al: 'r' },
          ],
          rows: [
            {
              head: true,
              cells: [c('Coverage Part'), c('Limit'), ...(gap ? [c('Deductible')] : []), c('Premium')],
            },
            ...policy.lines.map((one) =>
              row(one.line, one.cents, [one.limit, one.deductible ? usd(one.deductible) : '']),
            ),
            ...policy.taxes.map((one) => row(one.line, one.cents, ['', ''])),
            {
              bold: true,
              over: 'one',
              cells: [
                c(random.pick(['TOTAL PREMIUM', 'Total Annual Premium', 'TOTAL POLICY PREMIUM AND FEES'])),
                c(''),
                ...(gap ? [c('')] : []),
                c(usd(total)),
              ],
            },
          ],
        },
        p(
          `Forms: CP 00 17 10 12, CG 00 01 04 13, IL 00 17 11 98. Audit period: annual. Minimum earned premium 25%.`,
          { size: 7.8 },
        ),
      ],
      containers: { pdf: 6, scan: 3, docx: 1 },
    },
    random,
  );
};

/** A broker's proposal: the expiring premiums beside the renewal's, then instalments that are no premiums. */
const brokerSummary = (home: Home, random: Random): Paper => {
  const policy = makePolicy(home, random);
  const total = sumCents(all(policy).map((one) => one.cents));
  const before = all(policy).map((one) => ratio(one.cents, random.int(780, 990), 1000));
  const down = ratio(total, 1, 4);
  return paper(
    {
      name: 'expiring-and-renewal',
      home,
      part: truthOf(policy, false),
      blocks: [
        p(`PREMIUM SUMMARY`, { bold: true, size: 14, after: 2 }),
        p(`Prepared for ${home.name}`),
        labelled([
          ['Carrier', policy.carrier],
          ['Policy No.', policy.number],
          ['Renewal term', `${longDate(policy.from)} to ${longDate(addYears(policy.from, 1))}`],
        ]),
        {
          k: 'grid',
          lines: 'rows',
          cols: [
            { w: 2.6, al: 'l' },
            { w: 1.2, al: 'r' },
            { w: 1.2, al: 'r' },
            { w: 0.8, al: 'r' },
          ],
          rows: [
            {
              head: true,
              fill: '#dfe6ee',
              cells: [c('Line of coverage'), c('Expiring'), c('Renewal'), c('Change')],
            },
            ...all(policy).map(({ line, cents }, at): Row => ({
              cells: [
                c(line),
                c(usd(before[at]!)),
                c(usd(cents)),
                c(`${(((cents - before[at]!) / before[at]!) * 100).toFixed(1)}%`),
              ],
            })),
            {
              bold: true,
              cells: [c('Total estimated premium'), c(usd(sumCents(before))), c(usd(total)), c('')],
            },
          ],
        },
        p(
          `Payment: ${usd(down)} down and nine installments of ${usd(ratio(total - down, 1, 9))}; a fee of $8.00 is added to each. Premium finance is available at 7.9%.`,
        ),
        p(
          'This is a summary and no policy. Building values were raised four percent to reflect the cost of construction.',
          { italic: true, size: 8 },
        ),
      ],
      containers: { pdf: 6, docx: 3, xlsx: 1, scan: 2 },
      doc: { font: random.pick(['liberation', 'times']) },
    },
    random,
  );
};

/** A renewal certificate in lines with dots, or an invoice of the agency: fields and prices one below the other. */
const renewalNotice = (home: Home, random: Random): Paper => {
  const policy = makePolicy(home, random);
  const total = sumCents(all(policy).map((one) => one.cents));
  const typed = random.chance(0.5);
  return paper(
    {
      name: 'renewal-notice',
      home,
      part: truthOf(policy, false),
      blocks: [
        p(`${policy.carrier}\n${road(random)}`, { bold: true }),
        p(random.pick(['RENEWAL DECLARATION', 'POLICY RENEWAL NOTICE', 'PREMIUM BREAKDOWN']), {
          al: 'c',
          bold: true,
        }),
        p(
          `Insured: ${home.name}\nPolicy: ${policy.number}\nEffective ${shortDay(policy.from)}   Expires ${shortDay(addYears(policy.from, 1))}`,
        ),
        {
          k: 'grid',
          at: { x: 20, w: 400 },
          cols: [
            { w: 3, al: 'l' },
            { w: 1.2, al: 'r' },
          ],
          rows: [
            ...all(policy).map(({ line, cents }): Row => ({
              cells: [c(line, { dots: true }), c(bare(cents))],
            })),
            { over: 'one', under: 'two', cells: [c('TOTAL DUE', { bold: true }), c(bare(total))] },
          ],
        },
        p(
          `Limits: building blanket ${policy.lines[0]!.limit}, ordinance or law 10%, liability $1,000,000 each occurrence. Wind and hail deductible 2% of the building\u2019s value.`,
        ),
        p(`Cancellation for non-payment takes effect ten days after notice. Reinstatement fee $50.00.`),
      ],
      containers: { pdf: 4, scan: 4, txt: 2, docx: 1 },
      doc: typed ? { font: 'courier', size: 9.4 } : { font: 'times', size: 10.4 },
    },
    random,
  );
};

export const policies = [decPage, decPage, brokerSummary, renewalNotice];
