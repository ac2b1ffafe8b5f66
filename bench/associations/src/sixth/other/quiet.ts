import { c, type Row } from '../../blind/write/ink';
import { type Random } from '../../core/random';
import { item, para, space, table, type Leaf, type Piece } from '../../fifth/press/leaf';
import { type Draft } from '../../fifth/publish';
import { address, dayBefore, dollars, phone, sheet, type Paper, type Site } from '../site';
import { firms } from '../services/trades';

/** Documents full of figures of which none is a fact of the model. */
const quiet = (
  site: Site,
  of: { leaf: Leaf; blocks: Piece[]; layout: string; forms: Draft['forms']; kind?: Draft['kind'] },
): Draft => ({
  leaf: { ...of.leaf, blocks: of.blocks },
  kind: of.kind ?? 'other',
  association: site.name,
  parts: [],
  traits: [of.layout],
  forms: of.forms,
});

const money = (random: Random, from: number, to: number): string => dollars(random.int(from, to) * 100);

/** Minutes: motions, reports and bids that were heard. */
export const minutes: Paper = (site, random) => {
  const [a, b, d] = site.people;
  return quiet(site, {
    leaf: sheet(site, random, { title: 'Minutes' }),
    layout: 'minutes',
    forms: { pdf: 4, docx: 4, scan: 2, txt: 1 },
    blocks: [
      para(`${site.name}\nMinutes of the Board of Directors, ${dayBefore(site, random)}`, { bold: true, al: 'c' }),
      para(`Present: ${site.people.slice(0, 4).join(', ')}. ${site.agent} was represented by ${site.people[4]}. The meeting came to order at 6:34 p.m.; a quorum was present.`),
      item('1.', `Treasurer’s report. ${b} reported ${money(random, 20_000, 190_000)} in operating cash and ${money(random, 80_000, 900_000)} in reserves. ${random.int(3, 19)} accounts are more than 60 days behind, for ${money(random, 2_000, 30_000)}.`),
      item('2.', `Roof leak at building 4. Three bids were heard: ${random.sample(firms, 3).map((one) => `${one}, ${money(random, 4_000, 19_000)}`).join('; ')}. ${a} moved to take the lowest, ${d} seconded; carried 4-0.`),
      item('3.', `Budget. A first draft would raise assessments by ${random.int(3, 9)}%. Owners asked about insurance, which rose 22% last year. The draft goes back to committee.`),
      item('4.', 'Adjourned at 8:05 p.m. Next meeting: the third Tuesday of next month.'),
      para(`Submitted by ${d}, Secretary`),
    ],
  }); // prettier-ignore
};

/** The rules by which it governs itself. */
export const bylaws: Paper = (site, random) =>
  quiet(site, {
    leaf: sheet(site, random, { title: 'Bylaws', font: 'times', justify: true, bottom: { middle: '- %p -' } }),
    layout: 'bylaws',
    kind: 'bylaws',
    forms: { pdf: 5, docx: 3, scan: 2 },
    blocks: [
      para(`BYLAWS OF\n${site.name.toUpperCase()}`, { bold: true, al: 'c', size: 13 }),
      para('ARTICLE I — MEMBERS', { bold: true }),
      para(`Section 1. Every owner is a member. Section 2. The annual meeting is held in ${random.pick(['February', 'April', 'November'])}. Section 3. Members holding ${random.pick(['twenty percent (20%)', 'one-third (1/3)', 'thirty percent (30%)'])} of the votes are a quorum. Section 4. Proxies lapse after eleven (11) months.`),
      para('ARTICLE II — DIRECTORS', { bold: true }),
      para(`Section 1. There are ${random.pick(['five (5)', 'seven (7)', 'three (3)'])} directors with terms of two years. Section 2. A director who misses three meetings in a row may be removed. Section 3. Directors are not paid, but expenses up to $250.00 are refunded.`),
      para('ARTICLE III — OFFICERS AND MONEY', { bold: true }),
      para('Section 1. Checks above $5,000 need two signatures. Section 2. The Board adopts a budget sixty (60) days before the fiscal year. Section 3. The books are reviewed by an accountant each year. Section 4. Fines may not exceed $100.00 per violation or $1,000.00 in all.'),
      para('ARTICLE IV — AMENDMENT', { bold: true }),
      para('These bylaws may be amended by a majority of a quorum of members, save that the Declaration prevails.'),
    ],
  }); // prettier-ignore

/** Bids side by side: prices of firms that nobody has hired yet. */
export const bids: Paper = (site, random) => {
  const three = random.sample(firms, 3);
  const rows = [
    'Base price',
    'Alternate 1: upgraded material',
    'Alternate 2: night work',
    'Permit allowance',
  ].map((name): Row => ({ cells: [c(name), ...three.map(() => c(money(random, 1_500, 48_000)))] }));
  return quiet(site, {
    leaf: sheet(site, random, { title: 'Bid comparison' }),
    layout: 'bids',
    forms: { pdf: 5, xlsx: 3, docx: 2, scan: 1 },
    blocks: [
      para(`${site.name}\nComparison of bids — ${random.pick(['carport roofs', 'lobby flooring', 'drainage at the north lot'])}`, { bold: true }),
      table('Lrrr', [{ head: true, cells: [c(''), ...three.map((one) => c(one))] }, ...rows], { lines: 'all' }),
      para(`No bid has been accepted. Prices hold for ${random.pick([30, 45, 60])} days. Warranty: 2, 5 and 10 years.`),
    ],
  }); // prettier-ignore
};

/** Who owes what and since when. */
export const aging: Paper = (site, random) => {
  const rows = Array.from({ length: random.int(8, 18) }, (_, at): Row => ({
    cells: [
      c(`${100 + at * 7}`),
      c(`Owner ${at + 1}`),
      ...[0, 30, 60, 90].map(() => c(random.chance(0.5) ? money(random, 40, 900) : '-')),
    ],
  }));
  return quiet(site, {
    leaf: sheet(site, random, { title: 'Aging', size: 9 }),
    layout: 'aging',
    forms: { pdf: 5, xlsx: 3, scan: 1, csv: 1 },
    blocks: [
      para(`${site.name}\nAging of owner balances`, { bold: true }),
      table('llrrrr', [{ head: true, cells: ['Account', 'Name', 'Current', 'Over 30', 'Over 60', 'Over 90'].map((t) => c(t)) }, ...rows], { lines: 'rows' }),
    ],
  }); // prettier-ignore
};

/** A vendor's bill for work done. */
export const bill: Paper = (site, random) => {
  const [parts, labor] = [random.int(80, 900) * 100, random.int(2, 12) * 9_500];
  return quiet(site, {
    leaf: sheet(site, random, {
      title: 'Invoice',
      letterhead: { name: `${random.pick(firms)} Plumbing`, lines: [phone(random)], look: 'rule' },
    }),
    layout: 'bill',
    forms: { pdf: 5, scan: 3, docx: 1 },
    blocks: [
      para(`Invoice ${random.int(1_000, 9_900)}\nTo: ${site.name}, ${address(site)}`),
      table('Lr', [
        { cells: [c('Cleared main drain, replaced clean-out cover; parts'), c(dollars(parts))] },
        { cells: [c(`Labor, ${labor / 9_500} hours at $95.00`), c(dollars(labor))] },
        { bold: true, over: 'one', cells: [c('Please pay'), c(dollars(parts + labor))] },
      ], { lines: 'rows' }),
      para('Net 30 days. 1.5% a month thereafter. Thank you for your business!'),
    ],
  }); // prettier-ignore
};

/** What the board decided about dues, in a letter without a budget. */
export const duesLetter: Paper = (site, random) => {
  const old = random.int(90, 480);
  return quiet(site, {
    leaf: sheet(site, random, {
      title: 'Letter',
      letterhead: { name: site.agent, lines: [`for ${site.name}`], look: 'right' },
    }),
    layout: 'dues-letter',
    forms: { pdf: 4, docx: 4, scan: 2, txt: 1 },
    blocks: [
      para(`${dayBefore(site, random)}\n\nDear Owner:`),
      para(
        `Beginning January 1, ${site.year} the monthly assessment will change from ${dollars(old * 100)} to ${dollars((old + random.int(4, 40)) * 100)}. Coupons will be mailed by December 15. Payments received after the 10th incur a late charge of $25.00.`,
      ),
      para(
        `Two things drive the change: water, which the city raised by 8.5%, and the elevators, whose modernization in ${site.year + 3} is estimated at ${money(random, 150_000, 600_000)}. A copy of the budget may be had from our office.`,
      ),
      para(`Questions? Call ${phone(random)}, extension ${random.int(100, 990)}.\n\n${site.agent}`),
    ],
  });
};

/** Rules with their fines, and hours. */
export const houseRules: Paper = (site, random) =>
  quiet(site, {
    leaf: sheet(site, random, { title: 'Rules' }),
    layout: 'house-rules',
    forms: { pdf: 5, docx: 3, scan: 2 },
    blocks: [
      para(`Rules and Schedule of Fines\n${site.name}`, { bold: true, al: 'c' }),
      { k: 'columns', blocks: ['Quiet hours are 10 p.m. to 7 a.m.', 'Two pets a home, of no more than 40 pounds each.', 'Moves are booked 72 hours ahead; a deposit of $300.00 is returned.', 'Charcoal grills stay 10 feet from buildings.', 'Vehicles over 7,000 pounds may not be parked overnight.', 'The clubroom rents for $85.00 and holds 60 people.'].map((text, at) => item(`${at + 1}.`, text)) },
      table('Lrrr', [
        { head: true, cells: [c('Violation'), c('First'), c('Second'), c('Third')] },
        ...['Noise', 'Parking', 'Pets', 'Trash'].map((name): Row => ({ cells: [c(name), c('Warning'), c(money(random, 25, 60)), c(money(random, 75, 150))] })),
      ], { lines: 'all' }),
      space(10),
      para(`Adopted ${dayBefore(site, random)} by a vote of 4 to 1.`),
    ],
  }); // prettier-ignore

/** How the members voted. */
export const tellers: Paper = (site, random) => {
  const cast = random.int(Math.ceil(site.homes / 3), site.homes);
  return quiet(site, {
    leaf: sheet(site, random, { title: 'Election' }),
    layout: 'tellers',
    forms: { pdf: 4, docx: 3, scan: 2 },
    blocks: [
      para(`Report of the Inspector of Elections\n${site.name}`, { bold: true, al: 'c' }),
      para(`Of ${site.homes} ballots mailed ${cast} were returned (${((cast / site.homes) * 100).toFixed(1)}%). A quorum was present.`),
      table('Lrr', [
        { head: true, cells: [c('Candidate'), c('Votes'), c('Percent')] },
        ...site.people.map((name, at): Row => {
          const votes = Math.max(1, Math.round(cast * (0.9 - at * 0.15)));
          return { cells: [c(name), c(`${votes}`), c(`${((votes / cast) * 100).toFixed(2)}%`)] };
        }),
      ], { lines: 'all' }),
      para('The first three are elected for two years, the fourth for one.'),
    ],
  }); // prettier-ignore
};
