import { longDate } from '../../core/dates';
import { type Random } from '../../core/random';
import { row } from '../../layout/paper';
import { head, heads, line, par, table, title, turn } from '../declarations/base';
import { type Draft } from '../publish';
import { address, dollars, type Site } from '../site';
import {
  agreed,
  asides,
  contracted,
  dealOf,
  endingOf,
  fee,
  priceSaid,
  raiseOf,
  termOf,
  trades,
} from './base';
import { provisionsOf, scopeOf } from './scope';

const outside = Object.values(trades).filter((one) => one.key !== 'management' && one.key !== 'snow');

/** Pages of provisions; the work is in Exhibit A and the price only in Exhibit B at the very end. */
export function priceExhibit(site: Site, random: Random): Draft {
  const deal = dealOf(site, random, outside);
  const [term, ending] = [termOf(deal, random), endingOf(random)];
  const raise = raiseOf(
    random,
    { fixed_percent: 3, cpi: 3, lesser_of: 2, cap_percent: 2, none: 1, cost_based: 1 },
    'Compensation',
  );
  const { texts, decoys } = asides(random, 4);
  const yearly = random.chance(0.4);
  const extras: [string, string][] = [
    ['Emergency call, nights and weekends', `$${random.int(150, 390)}.00 per call`],
    ['Additional crew', `$${random.int(46, 88)}.00 per man-hour`],
  ];
  return agreed(site, random, {
    name: 'price-exhibit',
    blocks: [
      title('MASTER SERVICES AGREEMENT'),
      par(
        `This Master Services Agreement is entered into by and between ${site.name}, whose address is ${address(site)} ("Owner"), and ${deal.vendor} ("Contractor"), for ${deal.trade.service}. In consideration of the mutual promises below the parties agree:`,
      ),
      par(
        `1. WORK. Contractor shall perform the work described in Exhibit A in a good and workmanlike manner. Contractor has inspected the property and accepts it as it is.`,
      ),
      par(
        `2. COMPENSATION. Owner shall pay Contractor the Compensation stated in Exhibit B within thirty (30) days of a proper invoice.`,
      ),
      par(`3. TERM. This Agreement is effective ${term.text}. ${ending.text}`),
      ...provisionsOf(random, 7, 4),
      ...texts.map((text, at) => par(`${at + 11}. ${text}`)),
      {
        kind: 'signatures',
        parties: [
          { party: site.name, name: site.people[0]!, title: 'President', date: longDate(deal.start) },
          { party: deal.vendor, name: site.people[5]!, title: 'Member', date: longDate(deal.start) },
        ],
      },
      turn,
      title('EXHIBIT A', 'Description of the Work'),
      ...scopeOf(deal.trade, random),
      turn,
      title('EXHIBIT B', 'Compensation'),
      par(
        yearly
          ? `Compensation: ${priceSaid(deal.month * 12, random)} per annum, invoiced at ${dollars(deal.month)} a month.`
          : `Compensation: ${priceSaid(deal.month, random)} per month.`,
      ),
      ...(raise.text ? [par(raise.text)] : []),
      table('Lr', [heads('Extra work on order', 'Rate'), ...extras.map((one) => line(...one))]),
    ],
    truth: contracted(site, deal, {
      fee: yearly ? fee(deal.month * 12, 'year') : fee(deal.month, 'month'),
      ...(yearly ? { alsoFees: [fee(deal.month, 'month')] } : {}),
      ...term.facts,
      ...ending.facts,
      escalator: raise.escalator,
      decoys: [...decoys, ...extras.map(([, rate]) => rate.split(' ')[0]!)],
    }),
    more: [yearly ? 'year' : 'month'],
    forms: { pdf: 5, docx: 4, scan: 2 },
  });
}

/** Posts and hours with their rates come to a monthly invoice. */
export function guardPosts(site: Site, random: Random): Draft {
  const drawn = dealOf(site, random, [trades.guard]);
  const rate = random.int(46, 74) * 50;
  const posts: [string, number, number][] = [
    ['Vehicle patrol, nights', 56, rate],
    ['Gatehouse, weekends', random.pick([16, 24, 32]), rate - 250],
  ];
  const week = posts.reduce((sum, [, hours, cents]) => sum + hours * cents, 0);
  const month = Math.round((week * 52) / 12 / 100) * 100;
  const deal = { ...drawn, month };
  const [term, ending] = [termOf(deal, random), endingOf(random)];
  const raise = raiseOf(random, { fixed_percent: 3, cost_based: 3, cpi: 2, none: 2 }, 'monthly invoice');
  return agreed(site, random, {
    name: 'guard-posts',
    blocks: [
      { kind: 'letterhead', name: deal.vendor, lines: ['Contract for protective services'] },
      par(`Client: ${site.name}, ${site.street}, ${site.city}, ${site.st} ${site.zip}`),
      head('Posts'),
      table('Lrrr', [
        heads('Post', 'Hours a week', 'Hourly rate', 'A week'),
        ...posts.map(([name, hours, cents]) =>
          line(name, String(hours), dollars(cents), dollars(hours * cents)),
        ),
        row('total', ['', String(posts[0]![1] + posts[1]![1]), '', dollars(week)]),
      ]),
      par(
        `${deal.vendor} provides ${deal.trade.service} at these posts. The Client is invoiced a level ${dollars(month)} per month (52 weeks, 12 invoices). Holidays are billed at one and one-half times the hourly rate. ${raise.text}`.trim(),
      ),
      head('Duties'),
      ...scopeOf(deal.trade, random),
      head('Term'),
      par(`The contract is made ${term.text}. ${ending.text}`),
      ...provisionsOf(random, 4),
      {
        kind: 'signatures',
        parties: [
          { party: 'Client', name: site.people[0]!, title: 'President', date: longDate(deal.start) },
          { party: deal.vendor, name: site.people[5]!, title: 'Manager', date: longDate(deal.start) },
        ],
      },
    ],
    truth: contracted(site, deal, {
      fee: fee(month, 'month'),
      ...term.facts,
      ...ending.facts,
      escalator: raise.escalator,
      decoys: [...posts.map(([, , cents]) => dollars(cents)), dollars(week)],
    }),
    forms: { pdf: 5, docx: 2, scan: 2 },
  });
}
