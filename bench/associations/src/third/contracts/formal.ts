import { longDate } from '../../core/dates';
import { c, labelled, p, type Block, type Row } from '../../blind/write/ink';
import { decimal } from '../../core/money';
import { type Random } from '../../core/random';
import { gridOf } from '../budgets/common';
import { type Home } from '../home';
import { docOf, type Paper, slashed, townLine } from '../paper';
import { contractTruth, makeDeal, money, type Deal } from './deal';
import { contractPaper, each, formalIncrease, renewalText, yearsText } from './wording';

const signatures = (home: Home, deal: Deal): Block => ({
  k: 'side',
  left: [p(`${home.full}`, { bold: true }), p(`By: ______________________\n${home.board[0]}, President`)],
  right: [p(deal.vendor, { bold: true }), p('By: ______________________\nIts: _____________________')],
});
const bullets = (deal: Deal): Block[] =>
  deal.trade.scope.map((text, at) => p(`(${'abcdef'.charAt(at)}) ${text}.`, { indent: 24, after: 2 }));

/** What an attorney drew up: recitals, numbered paragraphs, signatures. */
export function drawnUp(home: Home, random: Random): Paper {
  const deal = makeDeal(home, random, { escalators: ['fixed_percent', 'cap_percent', 'lesser_of', 'cpi', 'none', 'cost_based'] });
  const yearly = deal.period === 'month' ? deal.fee * 12 : 0;
  const paragraphs = [
    `Services. Contractor shall furnish ${deal.trade.service.toLowerCase()} for the common property of the Association, as follows:`,
    `Term. The term begins on ${longDate(deal.start)} (the "Commencement Date") and ends on ${longDate(deal.end)}, unless sooner terminated.`,
    `Compensation. The Association shall pay Contractor ${money(deal.fee)} ${each[deal.period]}${yearly ? `, being ${money(yearly)} per year` : ''}. Payment is due within thirty (30) days of invoice; unpaid amounts bear a late charge of ${deal.lateFee} per month.`,
    `Adjustment. ${formalIncrease(deal)}`,
    `Renewal and Termination. ${renewalText(deal)} Either party may terminate for a material breach not cured within ten (10) days of notice.`,
    `Insurance. Contractor shall maintain commercial general liability insurance of not less than ${deal.liability} per occurrence, and workers' compensation as required by law.`,
    ...deal.surcharges.map(([text]) => `Additional Charges. ${text}`),
    `Governing Law. This Agreement is governed by the laws of the State of ${home.state}.`,
  ].filter((text) => !/^\w+\. $/.test(text));
  const doc = docOf('Service agreement', home.year, {
    font: 'times',
    size: 11,
    margin: 72,
    foot: 'Page %p of %n',
    blocks: [
      p(`${deal.trade.service.toUpperCase()} AGREEMENT`, { al: 'c', bold: true, size: 13 }),
      p(`This Agreement is entered into by and between ${home.full} (the "Association"), ${home.street}, ${townLine(home)}, and ${deal.vendor} ("Contractor").`),
      p('WHEREAS, the Association desires to engage Contractor, and Contractor desires to be engaged, the parties agree:'),
      ...paragraphs.flatMap((text, at) => [p(`${at + 1}.  ${text}`), ...(at ? [] : bullets(deal))]),
      signatures(home, deal),
    ],
  });
  const also = yearly ? { alsoFees: [{ amount: decimal(yearly), period: 'year' as const }] } : {};
  return contractPaper(home, { layout: 'drawn-up', doc, truth: contractTruth(deal, home, { decoys: [deal.lateFee, deal.liability], ...also }) });
} // prettier-ignore

/** Small print in two columns under the particulars of the customer. */
export function smallPrint(home: Home, random: Random): Paper {
  const deal = makeDeal(home, random, { escalators: ['fixed_percent', 'lesser_of', 'cap_percent', 'cost_based'], trades: /Elevator|Fire|Refuse|Lake/, renews: [true, false] });
  const left = ['1. TERM. ' + `The initial term is ${yearsText(deal.years)} from the Effective Date shown above.`, `2. RENEWAL. ${renewalText(deal)}`, `3. PRICE ADJUSTMENT. ${formalIncrease(deal).replace(/Commencement Date/g, 'Effective Date').replace(/Contractor/g, 'Company')}`, ...deal.surcharges.map(([text]) => `3a. ${text}`)];
  const right = [`4. PAYMENT. Invoices are due net 15. Past due balances are subject to interest of ${deal.lateFee} per month.`, `5. LIMIT OF LIABILITY. Company's total liability shall not exceed ${deal.liability}.`, `6. RETURNED CHECKS. A charge of ${deal.deposit} applies to each returned item.`, '7. ENTIRE AGREEMENT. No oral promise shall bind the Company.'];
  const small = (texts: string[]): Block[] => texts.map((text) => p(text, { size: 8.5 }));
  const doc = docOf('Customer agreement', home.year, {
    size: 10,
    margin: 48,
    font: 'liberation',
    blocks: [
      p(deal.vendor.toUpperCase(), { bold: true, size: 16, after: 2 }),
      p(`CUSTOMER AGREEMENT - ${deal.trade.service.toUpperCase()}`, { bold: true }),
      { k: 'rule' },
      labelled([['Customer', home.full], ['Service address', `${home.street}, ${townLine(home)}`], ['Effective Date', slashed(deal.start)], ['Charge', `${money(deal.fee)} ${each[deal.period]}`], ['Account rep', home.board[2]!]]),
      p('Scope of service', { bold: true }),
      ...deal.trade.scope.map((text) => p(`- ${text}`, { after: 1 })),
      { k: 'gap', points: 6 },
      { k: 'rule' },
      p('TERMS AND CONDITIONS', { bold: true, size: 9 }),
      { k: 'side', left: small(left), right: small(right) },
      { k: 'gap', points: 10 },
      signatures(home, deal),
    ],
  });
  return contractPaper(home, { layout: 'small-print', doc, truth: contractTruth(deal, home, { decoys: [deal.lateFee, deal.liability, deal.deposit], alsoEnd: true }) });
} // prettier-ignore

/** Price by year in an exhibit behind the agreement. */
export function priceExhibit(home: Home, random: Random): Paper {
  const deal = makeDeal(home, random, { escalators: ['schedule'], periods: ['month', 'year', 'quarter'] });
  const rows: Row[] = [
    { cells: [c('Contract Year'), c('Beginning', { al: 'l' }), c(`Price ${each[deal.period]}`)], head: true },
    ...deal.schedule.map(({ label, cents, from }): Row => ({ cells: [c(label), c(longDate(from), { al: 'l' }), c(money(cents))] })),
  ];
  const doc = docOf('Agreement with exhibit', home.year, {
    font: 'times',
    size: 11,
    margin: 72,
    foot: '%p',
    blocks: [
      p('INDEPENDENT CONTRACTOR AGREEMENT', { al: 'c', bold: true, size: 13 }),
      p(`Owner: ${home.full}`, { after: 2 }),
      p(`Contractor: ${deal.vendor}`),
      p(`A. Work. Contractor will provide ${deal.trade.service.toLowerCase()} according to Exhibit 1.`),
      p(`B. Term. From ${longDate(deal.start)} through ${longDate(deal.end)}.`),
      p('C. Price. Owner will pay the prices in Exhibit 2 and no others. No increase other than those shown will be honored.'),
      ...(renewalText(deal) ? [p(`D. ${renewalText(deal)}`)] : []),
      p(`E. Contractor carries liability insurance of ${deal.liability} and names Owner as additional insured.`),
      ...deal.surcharges.map(([text]) => p(`F. ${text}`)),
      signatures(home, deal),
      { k: 'page' },
      p('EXHIBIT 1 - WORK', { bold: true }),
      ...bullets(deal),
      { k: 'gap', points: 14 },
      p('EXHIBIT 2 - PRICES', { bold: true }),
      gridOf([1.2, 1.6, 1.4], rows, { lines: 'all', at: { x: 0, w: 360 } }),
    ],
  });
  return contractPaper(home, { layout: 'price-exhibit', doc, truth: contractTruth(deal, home, { decoys: [deal.liability] }) });
} // prettier-ignore

/** A manager's agreement priced by the door. */
export function byDoor(home: Home, random: Random): Paper {
  const deal = makeDeal(home, random, { escalators: ['fixed_percent', 'cap_percent', 'none', 'cpi'], periods: ['unit'], trades: /^Association/, renews: [true] });
  const monthly = deal.fee * home.units;
  const extra: Row[] = [
    { cells: [c('Additional services'), c('Charge')], head: true },
    ...([['Resale package', '$225.00'], ['Collection letter', deal.deposit], ['Meeting beyond two hours, per hour', '$95.00'], ['Copies, per page', '$0.15']] as const).map((pair): Row => ({ cells: pair.map((text) => c(text)) })),
  ];
  const doc = docOf('Management agreement', home.year, {
    size: 10,
    margin: 64,
    foot: `${deal.vendor}   |   Management Agreement   |   Page %p`,
    blocks: [
      p('ASSOCIATION MANAGEMENT AGREEMENT', { bold: true, size: 14 }),
      p(`between ${home.full} ("Client") and ${deal.vendor} ("Agent")`),
      p('Article 1. Appointment', { bold: true, after: 2 }),
      p(`Client appoints Agent as its exclusive managing agent from ${longDate(deal.start)} through ${longDate(deal.end)}. ${renewalText(deal)}`),
      p('Article 2. Duties of Agent', { bold: true, after: 2 }),
      ...bullets(deal),
      p('Article 3. Compensation', { bold: true, after: 2 }),
      p(`Client shall pay a base management fee of ${money(deal.fee)} per unit per month for ${home.units} units, payable in advance on the first day of the month, a monthly total of ${money(monthly)}.`),
      ...(deal.escalator.type === 'none' ? [] : [p(formalIncrease(deal).replace(/Commencement Date/g, 'first day of the term').replace(/Contractor/g, 'Agent'))]),
      gridOf([3, 1], extra, { lines: 'rows', at: { x: 20, w: 340 } }),
      p('Article 4. Fidelity', { bold: true, after: 2 }),
      p(`Agent carries a fidelity bond of ${deal.liability}. Expenditures above ${deal.deposit === '$35.00' ? '$2,500.00' : '$1,500.00'} need the consent of the Board.`),
      signatures(home, deal),
    ],
  });
  const truth = contractTruth(deal, home, { decoys: ['$225.00', deal.deposit, '$95.00', '$0.15', deal.liability], alsoFees: [{ amount: decimal(monthly), period: 'month' }] });
  return contractPaper(home, { layout: 'by-door', doc, truth });
} // prettier-ignore
