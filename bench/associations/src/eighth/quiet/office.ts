import { addDays, longDate } from '../../core/dates';
import { decimal } from '../../core/money';
import { row, text, type Block, type Column } from '../../layout/paper';
import { address, autumnDay, dollars, page, phone, type Paper } from '../site';
import { quietDraft } from './quiet';

const paragraphs = (...texts: string[]): Block[] => texts.map((one) => ({ kind: 'paragraph', text: one }));
const left = (weight: number): Column => ({ weight, align: 'left' });
const right = (weight: number): Column => ({ weight, align: 'right' });

/** A bill for work that was done once. */
export const vendorBill: Paper = (site, random) => {
  const day = autumnDay(site, random);
  const lines = random.sample(
    [
      'Service call, after hours',
      'Replace ball valve 2"',
      'Copper pipe and fittings',
      'Jet main line',
      'Wall patch and paint',
      'Camera inspection',
    ],
    3,
  );
  const amounts = lines.map(() => random.int(85, 940) * 100 + random.pick([0, 50, 25]));
  const sum = amounts.reduce((all, one) => all + one, 0);
  const tax = Math.round(sum * 0.065);
  const vendor = random.pick(['Lowry Plumbing & Drain', 'Northside Mechanical', 'Ace of Pipes, Inc.']);
  return quietDraft(site, {
    layout: 'vendor-bill',
    paper: page(site, random, {
      title: 'Invoice',
      author: vendor,
      blocks: [
        { kind: 'letterhead', name: vendor, lines: [phone(random), 'License 44-20817'] },
        { kind: 'title', text: 'INVOICE' },
        {
          kind: 'fields',
          rows: [
            ['Invoice no.', String(random.int(10_400, 98_000))],
            ['Date', longDate(day)],
            ['Bill to', site.name],
            ['Job', `${site.home} ${random.int(2, 30)}, leak in ceiling`],
            ['Terms', 'Net 30'],
          ],
        },
        {
          kind: 'table',
          columns: [left(3), right(0.6), right(1), right(1)],
          rows: [
            row('header', ['Description', 'Qty', 'Rate', 'Amount']),
            ...lines.map((line, at) =>
              row('line', [line, '1', dollars(amounts[at]!), dollars(amounts[at]!)]),
            ),
            row('subtotal', ['Subtotal', '', '', dollars(sum)]),
            row('line', ['Sales tax 6.5%', '', '', dollars(tax)]),
            row('total', ['Balance due', '', '', dollars(sum + tax)]),
          ],
        },
        ...paragraphs(
          'A finance charge of 1.5% per month applies to past-due balances. Thank you for your business.',
        ),
      ],
    }),
    forms: { pdf: 5, docx: 1, scan: 4 },
  });
};

/** What a meter says of each home: a table of homes and figures that are no shares. */
export const meterList: Paper = (site, random) => {
  const count = Math.min(site.homes, random.int(14, 40));
  return quietDraft(site, {
    layout: 'meter-list',
    paper: page(site, random, {
      title: 'Water sub-meter billing',
      blocks: [
        {
          kind: 'title',
          text: site.name,
          sub: [`Water sub-meter readings and charges, third quarter ${site.year - 1}`],
        },
        {
          kind: 'table',
          columns: [left(0.8), right(1), right(1), right(1), right(1)],
          rows: [
            row('header', [site.home, 'Previous', 'Current', 'Gallons (1,000)', 'Charge']),
            ...Array.from({ length: count }, (_, at) => {
              const [before, used] = [random.int(210, 4800), random.int(2, 24)];
              const cents = 1150 + used * 487;
              return row('line', [
                text(String(101 + at + Math.floor(at / 8) * 92)),
                String(before),
                String(before + used),
                String(used),
                text(dollars(cents), { cents }),
              ]);
            }),
          ],
        },
        ...paragraphs('The charge is a base of $11.50 and $4.87 for each 1,000 gallons.'),
      ],
    }),
    forms: { pdf: 4, xlsx: 4, csv: 1, scan: 1 },
  });
};

/** Who has which space and since when; fees for a second one. */
export const spaceList: Paper = (site, random) =>
  quietDraft(site, {
    layout: 'space-list',
    paper: page(site, random, {
      title: 'Parking assignments',
      blocks: [
        {
          kind: 'title',
          text: 'Parking Space Assignments',
          sub: [site.name, `Revised ${longDate(autumnDay(site, random))}`],
        },
        {
          kind: 'table',
          columns: [left(1), left(1), left(1), left(1.4)],
          rows: [
            row('header', ['Space', site.home, 'Permit', 'Vehicle']),
            ...Array.from({ length: random.int(18, 34) }, (_, at) =>
              row('line', [
                `P-${at + 1}`,
                String(random.int(1, 6) * 100 + random.int(1, 8)),
                String(random.int(20_100, 29_900)),
                random.pick(['sedan', 'pickup', 'SUV', 'van', '(vacant)']),
              ]),
            ),
          ],
        },
        ...paragraphs('A second space, where there is one, is $35 a month. Guests may park for 72 hours.'),
      ],
    }),
    forms: { pdf: 4, xlsx: 3, docx: 2, scan: 1 },
  });

/** A month of a bank account. */
export const bankMonth: Paper = (site, random) => {
  const day = autumnDay(site, random).slice(0, 8);
  let balance = random.int(18_000_00, 96_000_00);
  const begun = balance;
  const rows = Array.from({ length: random.int(9, 16) }, (_, at) => {
    const cents = random.chance(0.4) ? random.int(40_000, 900_000) : -random.int(8_000, 700_000);
    balance += cents;
    const what =
      cents > 0
        ? random.pick(['LOCKBOX DEPOSIT', 'ACH CREDIT DUES', 'MOBILE DEPOSIT'])
        : random.pick([
            `CHECK ${random.int(1100, 1990)}`,
            'ACH DEBIT CITY WATER',
            'ACH DEBIT POWER CO',
            'TRANSFER TO MM 4471',
          ]);
    return row('line', [
      `${day.slice(5, 7)}/${String(at + 3).padStart(2, '0')}`,
      what,
      cents < 0 ? decimal(-cents) : '',
      cents > 0 ? decimal(cents) : '',
      decimal(balance),
    ]);
  });
  return quietDraft(site, {
    layout: 'bank-month',
    paper: page(site, random, {
      title: 'Account statement',
      author: 'Harbor Trust',
      blocks: [
        { kind: 'letterhead', name: 'Harbor Trust Bank', lines: ['Member FDIC'] },
        {
          kind: 'fields',
          rows: [
            ['Account holder', site.name],
            ['Account', 'Business checking, operating'],
            ['Number ending', '4470'],
            ['Opening balance', dollars(begun)],
            ['Closing balance', dollars(balance)],
          ],
        },
        {
          kind: 'table',
          columns: [left(0.7), left(2.4), right(1), right(1), right(1.1)],
          rows: [row('header', ['Date', 'Description', 'Withdrawals', 'Deposits', 'Balance']), ...rows],
        },
      ],
    }),
    forms: { pdf: 6, csv: 1, scan: 2 },
  });
};

/** What an agency wants by when. */
export const taxLetter: Paper = (site, random) => {
  const day = autumnDay(site, random);
  const owed = random.int(180, 4200) * 100 + 37;
  return quietDraft(site, {
    layout: 'tax-letter',
    paper: page(site, random, {
      title: 'Notice',
      author: `${site.state} Department of Revenue`,
      blocks: [
        { kind: 'letterhead', name: `${site.state} Department of Revenue`, lines: ['Business Tax Division'] },
        { kind: 'paragraph', text: `${longDate(day)}\n\n${site.name}\n${address(site)}` },
        { kind: 'paragraph', text: `Notice of balance due, tax year ${site.year - 2}`, style: 'bold' },
        ...paragraphs(
          `Our records show a balance on your account. If you have paid within the last ten days, please disregard this notice.`,
        ),
        {
          kind: 'fields',
          rows: [
            ['Tax', dollars(owed)],
            ['Penalty (5%)', dollars(Math.round(owed * 0.05))],
            ['Interest', dollars(Math.round(owed * 0.012))],
            ['Pay by', longDate(addDays(day, 30))],
          ],
        },
        ...paragraphs(
          `Interest is added at an annual rate of ${random.pick(['7', '8', '6.5'])}%. Call ${phone(random)} between 8 a.m. and 4:30 p.m.`,
        ),
      ],
    }),
    forms: { pdf: 4, scan: 4, docx: 1 },
  });
};
