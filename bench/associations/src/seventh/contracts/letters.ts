import { addDays, addYears, isoDate, longDate } from '../../core/dates';
import { type Random } from '../../core/random';
import { inWords } from '../../core/words';
import { row, type Block } from '../../layout/paper';
import { gap, heads, line, par, table, title } from '../declarations/base';
import { type Draft } from '../publish';
import { address, dollars, phone, type Site } from '../site';
import { printTyped, typeset } from '../typed';
import {
  agreed,
  asides,
  boiler,
  contracted,
  dealOf,
  endingOf,
  fee,
  monthsOf,
  percentSaid,
  priceSaid,
  raiseOf,
  slashed,
  termOf,
  trades,
  type Trade,
} from './base';
import { scopeOf } from './scope';

const outside = Object.values(trades).filter((one) => one.key !== 'management' && one.key !== 'snow');
const office = (vendor: string, random: Random): Block => ({
  kind: 'letterhead',
  name: vendor,
  lines: [`${random.int(10, 4800)} Industrial Way, Suite ${random.int(1, 30)}`, `Tel. ${phone(random)}`],
});
const accepted = (site: Site, on: string): Block[] => [
  par('ACCEPTED AND AGREED', 'bold'),
  par(`${site.name}`),
  par(`By: ${site.people[0]}, President     Date: ${on}`),
];

/** A proposal with a price for each task, taken as it stands by a signature. */
export function acceptedProposal(site: Site, random: Random): Draft {
  const deal = dealOf(site, random, [trades.grounds, trades.grounds, trades.cleaning, trades.lake]);
  const ending = endingOf(random);
  const raise = raiseOf(random, { none: 3, fixed_percent: 3, cap_percent: 2, lesser_of: 1 });
  const { texts, decoys } = asides(random, 2);
  const tasks = deal.trade.tasks.slice(0, random.int(4, 7));
  const year = deal.month * 12;
  const weights = tasks.map(() => random.int(2, 9));
  const all = weights.reduce((sum, one) => sum + one, 0);
  const costs = weights.map((one) => Math.floor((year * one) / all / 100) * 100);
  costs[0]! += year - costs.reduce((sum, one) => sum + one, 0);
  const options: [string, string][] = [
    ['Option: seasonal flowers at entrance', dollars(random.int(8, 30) * 5000)],
    ['Option: tree pruning, per tree', dollars(random.int(9, 30) * 1000)],
  ];
  const on = longDate(addDays(deal.start, -random.int(6, 40)));
  return agreed(site, random, {
    name: 'accepted-proposal',
    blocks: [
      office(deal.vendor, random),
      par(`Proposal no. ${random.int(1000, 9999)}     ${on}`),
      par(`Submitted to: ${site.name}, c/o ${site.agent}`),
      par(`We propose to furnish ${deal.trade.service} as follows:`),
      table('Lcr', [
        heads('Description', 'Visits a year', 'Annual cost'),
        ...tasks.map((task, at) =>
          line(task, String(random.pick([1, 2, 4, 12, 26, 36])), dollars(costs[at]!)),
        ),
        row('total', ['Total annual price', '', dollars(year)]),
        row('line', [`Twelve monthly payments of`, '', dollars(deal.month)]),
      ]),
      ...scopeOf(deal.trade, random),
      par('Not included; available on request:', 'italic'),
      table(
        'Lr',
        options.map((one) => line(...one)),
      ),
      par(
        `Service starts ${longDate(deal.start)} and the term ends ${longDate(deal.end)}. ${ending.text} ${raise.text}`.trim(),
      ),
      ...texts.map((text) => par(text, 'small')),
      par('This proposal may be withdrawn by us if not accepted within 30 days.', 'small'),
      gap(8),
      ...accepted(site, on),
    ],
    truth: contracted(site, deal, {
      fee: fee(year, 'year'),
      alsoFees: [fee(deal.month, 'month')],
      start: deal.start,
      end: deal.end,
      ...ending.facts,
      escalator: raise.escalator,
      decoys: [...decoys, ...options.map(([, price]) => price)],
    }),
    forms: { pdf: 5, docx: 2, scan: 3 },
  });
}

/** A letter for one season or more at the pool, paid while it is open. */
export function poolSeasons(site: Site, random: Random): Draft {
  const drawn = dealOf(site, random, [trades.pool]);
  const seasons = random.pick([1, 2, 3]);
  const [first, last] = [site.year, site.year + seasons - 1];
  const installments = random.pick([4, 5, 6]);
  const each = Math.round((drawn.month * 12) / installments / 1000) * 1000;
  const price = each * installments;
  const pick = raiseOf(random, { none: 2, fixed_percent: 4, cap_percent: 3 }, 'seasonal price');
  const raise = seasons === 1 ? { escalator: { type: 'none' as const }, text: '' } : pick;
  const extra = `$${random.int(24, 38)}.50`;
  const [start, end] = [isoDate(first, 5, random.int(1, 20)), isoDate(last, 9, random.int(8, 28))];
  return agreed(site, random, {
    name: 'pool-seasons',
    blocks: [
      office(drawn.vendor, random),
      par(longDate(isoDate(first - 1, 12, random.int(1, 20)))),
      par(`Board of Directors\n${site.name}\n${address(site)}`),
      par(
        `Re: ${drawn.trade.service}, ${seasons === 1 ? `season of ${first}` : `seasons of ${first} through ${last}`}`,
        'bold',
      ),
      par(
        `Dear ${site.people[0]}: We confirm that we shall operate the pool from ${longDate(start)} to ${longDate(end)}, with ${random.int(2, 4)} guards on duty. The price is ${priceSaid(price, random)} per season, in ${inWords(installments)} installments of ${dollars(each)} due on the first of each month from ${['May', 'April'][random.int(0, 1)]}. ${raise.text}`.trim(),
      ),
      par(
        `Hours beyond the schedule cost ${extra} for each guard. Chemicals are included; repairs of equipment are not.`,
      ),
      par(
        'We carry liability insurance of $3,000,000. A deposit of 10% is due on signing and is credited to the first installment.',
      ),
      par(
        random.pick([
          'This letter is not renewed automatically.',
          'The engagement ends with the last day named above and is not renewed automatically.',
        ]),
      ),
      par(`Very truly yours,\n${drawn.vendor}`),
      gap(10),
      ...accepted(site, longDate(isoDate(first, 1, random.int(4, 28)))),
    ],
    truth: contracted(site, drawn, {
      fee: fee(price, 'year'),
      alsoFees: [fee(price, 'one-time'), fee(each, 'month')],
      start,
      end,
      renews: false,
      escalator: raise.escalator,
      decoys: [extra, '$3,000,000', '10%'],
    }),
    more: [`seasons-${seasons}`],
    forms: { pdf: 4, docx: 4, scan: 2 },
  });
}

/** An accountant's letter: a price for each year's audit, hourly rates besides. */
export function auditLetter(site: Site, random: Random): Draft {
  const firm = random.pick([
    'Prewitt, Sloan & Company, CPAs',
    'Danforth Accounting Group, P.C.',
    'Marisol Vega, CPA, PLLC',
  ]);
  const trade: Trade = {
    key: 'audit',
    service: 'audit and tax return',
    vendors: [firm],
    rate: [1, 1],
    least: 1,
    tasks: [],
  };
  const price = random.int(38, 110) * 10000;
  const years = random.pick([1, 1, 3]);
  const rates = [`$${random.int(210, 340)}.00`, `$${random.int(110, 190)}.00`];
  const day = longDate(isoDate(site.year - 1, 10, random.int(3, 27)));
  const closing = `December 31, ${site.year - 1}`;
  const value = random.pick([3, 4, 5]);
  return agreed(site, random, {
    name: 'audit-letter',
    blocks: [
      { kind: 'letterhead', name: firm, lines: ['Certified Public Accountants'] },
      par(day),
      par(`To the Board of Directors\n${site.name}`),
      par(
        `This letter confirms the terms of our engagement. We will audit the financial statements of ${site.name} as of and for the year ended ${closing}${years > 1 ? ' and for each of the two following years' : ''} and prepare its federal and state income tax returns.`,
      ),
      par(
        'Our audit will be conducted in accordance with generally accepted auditing standards. Management is responsible for the statements and for internal control.',
      ),
      par(
        years > 1
          ? `Our fee for the audit and returns is ${dollars(price)} for the first year. For each following year it increases by ${percentSaid(value, random)}. Out-of-pocket costs are billed in addition.`
          : `Our fee for the audit and returns will be ${dollars(price)}. Out-of-pocket costs are billed in addition.`,
      ),
      par(
        `Should you need further services, our standard rates are ${rates[0]} an hour for partners and ${rates[1]} for staff. Balances over 60 days bear interest at 1.5% a month.`,
      ),
      par('If this is in accord with your understanding please sign and return a copy.'),
      par(`Sincerely,\n${firm}`),
      gap(8),
      ...accepted(site, day),
    ],
    truth: contracted(
      site,
      { vendor: firm, trade },
      {
        fee: fee(price, years > 1 ? 'year' : 'one-time'),
        alsoFees: [fee(price, years > 1 ? 'one-time' : 'year')],
        escalator: years > 1 ? { type: 'fixed_percent', value } : { type: 'none' },
        surcharges: [],
        decoys: [...rates, '1.5%'],
      },
    ),
    more: [years > 1 ? 'three-years' : 'one-year'],
    forms: { pdf: 4, docx: 3, scan: 2 },
  });
}

/** An amendment: longer term, new price; the price before it is told, too. */
export function firstAmendment(site: Site, random: Random): Draft {
  const drawn = dealOf(site, random, outside);
  const years = random.pick([1, 2, 3]);
  const end = addDays(addYears(drawn.start, years), -1);
  const before = Math.round((drawn.month * 100) / random.pick([103, 105, 108]) / 500) * 500 - 500;
  const raise = raiseOf(
    random,
    { none: 3, fixed_percent: 3, cpi: 2, lesser_of: 1, cap_percent: 1 },
    'monthly charge',
  );
  const ending = endingOf(random);
  const original = longDate(addYears(drawn.start, -random.int(2, 4)));
  return agreed(site, random, {
    name: 'first-amendment',
    blocks: [
      title('FIRST AMENDMENT', `to Agreement for ${drawn.trade.service}`),
      par(
        `${site.name} ("Association") and ${drawn.vendor} ("Contractor") are parties to an agreement dated ${original} (the "Agreement"), under which the Association pays ${dollars(before)} per month. They amend the Agreement as follows:`,
      ),
      par(
        `1. Extension. The term is extended and runs from ${longDate(drawn.start)} through ${longDate(end)}.`,
      ),
      par(
        `2. Price. From ${longDate(drawn.start)} the monthly charge is changed from ${dollars(before)} to ${dollars(drawn.month)}. ${raise.text}`.trim(),
      ),
      par(`3. Ending. ${ending.text}`),
      par(
        `4. Certificates. The Contractor renews its certificates of insurance in the amount of $2,000,000.`,
      ),
      par('5. All other terms of the Agreement continue unchanged.'),
      {
        kind: 'signatures',
        parties: [
          {
            party: site.name,
            name: site.people[0]!,
            title: 'President',
            date: longDate(addDays(drawn.start, -20)),
          },
          {
            party: drawn.vendor,
            name: site.people[5]!,
            title: 'Vice President',
            date: longDate(addDays(drawn.start, -24)),
          },
        ],
      },
    ],
    truth: contracted(site, drawn, {
      fee: fee(drawn.month, 'month'),
      start: drawn.start,
      end,
      ...ending.facts,
      escalator: raise.escalator,
      decoys: [dollars(before), '$2,000,000'],
    }),
    forms: { pdf: 4, docx: 4, scan: 2 },
  });
}

/** Messages as printed: an offer with a question, then what was agreed. */
export function mailThread(site: Site, random: Random): Draft {
  const deal = dealOf(site, random, [trades.cleaning, trades.pests, trades.lake, trades.grounds]);
  const asked = Math.round((deal.month * random.pick([106, 109, 112])) / 100 / 500) * 500 + 500;
  const raise = raiseOf(random, { none: 3, fixed_percent: 2, cap_percent: 2 });
  const ending = endingOf(random, random.chance(0.5) ? 'notice' : 'renews');
  const rep = site.people[5]!;
  const host = deal.vendor
    .toLowerCase()
    .replace(/[^a-z]/g, '')
    .slice(0, 12);
  const day = (back: number): string => longDate(addDays(deal.start, -back));
  const hourly = `$${random.int(52, 96)}.00`;
  const lines = [
    `From: ${rep} <office@${host}.example>`,
    `To: ${site.people[0]} (${site.name})`,
    `Sent: ${day(12)}`,
    `Subject: RE: ${deal.trade.service} - confirmed`,
    '',
    ...typeset(
      `${site.people[0]!.split(' ')[0]}, thank you. This confirms that ${deal.vendor} will provide ${deal.trade.service} for ${site.name} at ${dollars(deal.month)} per month, starting ${longDate(deal.start)} and running through ${longDate(deal.end)}. ${raise.text}`.trim(),
      76,
    ),
    '',
    ...typeset(`${ending.text} Extra hours that the board orders are ${hourly} each.`, 76),
    '',
    'Please treat this message as our agreement; no further paper is needed.',
    '',
    rep,
    deal.vendor,
    '',
    '________________________________',
    `From: ${site.people[0]}`,
    `Sent: ${day(14)}`,
    `Subject: RE: ${deal.trade.service}`,
    '',
    ...typeset(
      `The board met last night. We cannot pay the ${dollars(asked)} you first quoted, but at ${dollars(deal.month)} a month we have a deal. Please confirm in writing.`,
      76,
    ),
    '',
    `> Sent: ${day(21)}`,
    ...typeset(
      `Our quote for the coming period is ${dollars(asked)} per month, all supplies included.`,
      72,
    ).map((one) => `> ${one}`),
  ];
  return agreed(site, random, {
    name: 'mail-thread',
    blocks: lines.filter((one) => one !== '').map((one) => par(one)),
    print: (paper) => printTyped(paper, lines, { size: 9.5, left: 60 }),
    type: () => `${lines.join('\n')}\n`,
    truth: contracted(site, deal, {
      fee: fee(deal.month, 'month'),
      start: deal.start,
      end: deal.end,
      ...ending.facts,
      escalator: raise.escalator,
      decoys: [hourly, dollars(asked)],
    }),
    forms: { pdf: 4, txt: 4, scan: 1 },
  });
}

/** The vendor writes that a further term begins, at which price; the board has signed below. */
export function renewalLetter(site: Site, random: Random): Draft {
  const deal = dealOf(site, random, [
    trades.guard,
    trades.alarm,
    trades.pests,
    trades.elevator,
    trades.trash,
  ]);
  const term = termOf(deal, random);
  const ending = endingOf(random);
  const raise = raiseOf(random, { none: 2, fixed_percent: 3, cpi: 2, lesser_of: 2, cost_based: 1 }, 'rate');
  const quarter = random.chance(0.4);
  const price = quarter ? deal.month * 3 : deal.month;
  const old = Math.round((price * 100) / 104 / 100) * 100;
  return agreed(site, random, {
    name: 'renewal-letter',
    blocks: [
      office(deal.vendor, random),
      par(longDate(addDays(deal.start, -random.int(30, 70)))),
      par(`${site.name}\nAttn. ${site.people[1]}, Treasurer\n${address(site)}`),
      par(`RENEWAL OF YOUR ${deal.trade.service.toUpperCase()} AGREEMENT`, 'bold'),
      par(
        `Thank you for your trust since ${monthsOf(addYears(deal.start, -3))}. Your agreement is renewed ${term.text}. The rate for the new term is ${dollars(price)} per ${quarter ? 'quarter' : 'month'} (now: ${dollars(old)}). ${raise.text}`.trim(),
      ),
      par(ending.text),
      par(`A deposit of $250.00 held from the first term remains with us. ${boiler(random, 1)[0]}`),
      par(`Kind regards,\n${deal.vendor}`),
      gap(6),
      ...accepted(site, slashed(addDays(deal.start, -20))),
    ],
    truth: contracted(site, deal, {
      fee: fee(price, quarter ? 'quarter' : 'month'),
      ...term.facts,
      ...ending.facts,
      escalator: raise.escalator,
      decoys: [dollars(old), '$250.00'],
    }),
    more: [quarter ? 'quarterly' : 'monthly'],
    forms: { pdf: 4, docx: 3, scan: 2, txt: 1 },
  });
}
