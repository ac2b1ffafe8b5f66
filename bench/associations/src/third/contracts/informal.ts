import { c, labelled, p, type Row } from '../../blind/write/ink';
import { addDays, longDate } from '../../core/dates';
import { decimal } from '../../core/money';
import { type Random } from '../../core/random';
import { gridOf } from '../budgets/common';
import { type Home } from '../home';
import { capital, docOf, type Paper, slashed, townLine } from '../paper';
import { contractTruth, makeDeal, money } from './deal';
import { contractPaper, each, formalIncrease, plainIncrease, renewalText, yearsText } from './wording';

/** A vendor's letter that becomes the contract when it is signed below. */
export function acceptedLetter(home: Home, random: Random): Paper {
  const deal = makeDeal(home, random, { escalators: ['fixed_percent', 'lesser_of', 'cap_percent', 'none', 'cpi'] });
  const doc = docOf('Proposal', home.year, {
    font: random.pick(['helvetica', 'times']),
    size: 10.5,
    margin: 72,
    blocks: [
      p(deal.vendor, { bold: true, size: 15, after: 1 }),
      p(`Licensed & Insured   -   ${home.town}, ${home.st}`, { italic: true }),
      p(longDate(addDays(deal.start, -random.int(20, 50)))),
      p(`${home.full}\nc/o ${home.manager}\n${home.street}\n${townLine(home)}`),
      p(`RE: ${deal.trade.service}`, { bold: true }),
      p(`Dear ${home.board[3]}:`),
      p(`Thank you for walking the property with us. We are pleased to offer ${deal.trade.service.toLowerCase()} from ${longDate(deal.start)} through ${longDate(deal.end)}. Our work includes:`),
      ...deal.trade.scope.map((text) => p(`\u2022  ${text}`, { indent: 18, after: 2 })),
      p(`Your investment is ${money(deal.fee)} ${each[deal.period]}, plus sales tax if any applies. ${plainIncrease(deal)}`),
      ...deal.surcharges.map(([text]) => p(text)),
      p(`We carry ${deal.liability} in liability coverage. ${deal.notice || deal.renews ? renewalText(deal) : ''}`.trim()),
      p('Very truly yours,', { after: 18 }),
      p('______________________________'),
      p('ACCEPTED:', { bold: true, after: 2 }),
      p(`${home.full}\nBy ____________________________   Date ____________`),
    ],
  });
  const said = deal.notice || deal.renews ? deal : { ...deal, renews: undefined };
  return contractPaper(home, { layout: 'accepted-letter', doc, truth: contractTruth(said, home, { decoys: [deal.liability] }), containers: { pdf: 50, scan: 30, docx: 20 } });
} // prettier-ignore

/** An order form with boxes that were ticked. */
export function ticked(home: Home, random: Random): Paper {
  const deal = makeDeal(home, random, { escalators: ['none', 'fixed_percent', 'cap_percent', 'schedule'], periods: ['month', 'quarter', 'year'], renews: [true, false] });
  const box = (on: boolean, text: string): string => `[${on ? 'X' : ' '}] ${text}`;
  const rows: (readonly [string, string])[] = [
    ['Customer name', home.full],
    ['Site', `${home.street}, ${townLine(home)}`],
    ['Vendor', deal.vendor],
    ['Type of service', deal.trade.service],
    ['Start date', slashed(deal.start, 'full')],
    ['End date', slashed(deal.end, 'full')],
    ['Billing', (['month', 'quarter', 'year'] as const).map((one) => box(one === deal.period, { month: 'Monthly', quarter: 'Quarterly', year: 'Annually' }[one])).join('    ')],
    ...(deal.schedule.length
      ? deal.schedule.map(({ label, cents }): [string, string] => [`${label} price`, `${money(cents)} ${each[deal.period]}`])
      : [['Price', `${money(deal.fee)} ${each[deal.period]}`] as const]),
    ['Automatic renewal', `${box(deal.renews === true, 'Yes, 1 year')}    ${box(deal.renews === false, 'No')}`],
    ...(deal.notice ? [['Notice to cancel', `${deal.notice} days, in writing`] as const] : []),
    ...(deal.schedule.length ? [] : [['Price changes', plainIncrease(deal)] as const]),
    ['Security deposit', deal.deposit],
  ];
  const doc = docOf('Service order', home.year, {
    font: 'liberation',
    size: 9.5,
    margin: 50,
    blocks: [
      p(`SERVICE ORDER No. ${random.int(10000, 89999)}`, { bold: true, size: 15 }),
      { ...labelled(rows, [1, 2.8]), lines: 'all' },
      p('Work to be performed', { bold: true }),
      ...deal.trade.scope.map((text, at) => p(`${at + 1}) ${text}`, { after: 1 })),
      ...deal.surcharges.map(([text]) => p(text, { size: 8.5 })),
      p(`Invoices not paid in 30 days are charged ${deal.lateFee} per month.`, { size: 8.5 }),
      p('Customer signature ______________________      Date ____________'),
    ],
  });
  const truth = contractTruth(deal, home, { decoys: [deal.deposit, deal.lateFee] });
  return contractPaper(home, { layout: 'ticked', doc, truth, containers: { pdf: 57, scan: 28, docx: 15 } });
} // prettier-ignore

/** An addendum that prolongs an older contract at a new price. */
export function renewalAddendum(home: Home, random: Random): Paper {
  const deal = makeDeal(home, random, { escalators: ['none', 'fixed_percent', 'lesser_of', 'cap_percent'], periods: ['month', 'year'] });
  const old = Math.round((deal.fee * 0.94) / 100) * 100;
  const doc = docOf('Addendum', home.year, {
    font: 'times',
    size: 11.5,
    margin: 80,
    blocks: [
      p('ADDENDUM NO. 2', { al: 'c', bold: true, size: 14, after: 2 }),
      p(`to the ${deal.trade.service} Contract`, { al: 'c' }),
      p(`${deal.vendor} ("Vendor") and ${home.full} ("Association") agree to extend their existing contract on these terms:`),
      p(`1.  Extended Term.  The contract is extended for ${yearsText(deal.years)}, commencing ${longDate(deal.start)} and expiring ${longDate(deal.end)}.`),
      p(`2.  New Price.  Effective ${longDate(deal.start)} the price is ${money(deal.fee)} ${each[deal.period]}, in place of the former price of ${money(old)}.`),
      ...(deal.escalator.type === 'none' ? [] : [p(`3.  Increases.  ${formalIncrease(deal).replace(/Commencement Date/g, 'extended term').replace(/Contractor/g, 'Vendor')}`)]),
      ...(renewalText(deal) ? [p(`${deal.escalator.type === 'none' ? 3 : 4}.  ${renewalText(deal)}`)] : []),
      ...deal.surcharges.map(([text]) => p(text)),
      p('All other provisions of the contract remain unchanged.'),
      p(`For the Association: ____________________ ${home.board[0]}\n\nFor the Vendor: _________________________`),
    ],
  });
  return contractPaper(home, { layout: 'renewal-addendum', doc, truth: contractTruth(deal, home, { decoys: [money(old)] }) });
} // prettier-ignore

/** A treasurer's memorandum of a small understanding, typed in Word. */
export function understanding(home: Home, random: Random): Paper {
  const deal = makeDeal(home, random, { escalators: ['none', 'cost_based', 'cap_percent'], periods: ['month'], trades: /Lawn|Landscape|Janitorial|Pest|Lake|pool/i });
  const doc = docOf('Letter of understanding', home.year, {
    font: 'helvetica',
    size: 11,
    margin: 80,
    blocks: [
      p('LETTER OF UNDERSTANDING', { bold: true, size: 13 }),
      p(`Between: ${home.full} and ${deal.vendor}`),
      p(`What: ${deal.trade.service}. ${deal.trade.scope.slice(0, 3).join('. ')}.`),
      p(`When: ${longDate(deal.start)} to ${longDate(deal.end)}.`),
      p(`How much: ${money(deal.fee)} a month, billed at month's end. ${plainIncrease(deal)}`),
      ...deal.surcharges.map(([text]) => p(`Also: ${text}`)),
      p(`Getting out: ${renewalText(deal) || 'Nothing was agreed about ending early.'}`),
      p(`Proof of insurance (${deal.liability} liability) is to be on file before work begins.`),
      p(`${home.board[1]}, Treasurer`),
    ],
  });
  return contractPaper(home, { layout: 'understanding', doc, truth: contractTruth(deal, home, { decoys: [deal.liability] }), containers: { docx: 45, pdf: 35, txt: 20 } });
} // prettier-ignore

/** A subscription with its charges in a table; one in five was shared with the price blacked out. */
export function subscription(home: Home, random: Random): Paper {
  const deal = makeDeal(home, random, { escalators: ['none', 'fixed_percent', 'cpi'], periods: ['quarter', 'month'], trades: /Fire|Patrol|Elevator|Refuse/, renews: [true] });
  const hidden = random.chance(0.25);
  const price = hidden ? '[REDACTED]' : money(deal.fee);
  const setup = money(random.int(3, 18) * 5000);
  const rows: Row[] = [
    { cells: [c('Description'), c('Qty'), c('Rate')], head: true, fill: '#D9D9D9' },
    { cells: [c(`${deal.trade.service}, recurring, billed ${each[deal.period]}`), c('1'), c(price)] },
    { cells: [c('Set-up and programming (one time)'), c('1'), c(setup)] },
    { cells: [c('False alarm or dry run, each'), c('as used'), c(deal.deposit)] },
  ];
  const doc = docOf('Subscriber agreement', home.year, {
    size: 9.5,
    margin: 54,
    blocks: [
      p(deal.vendor, { bold: true, size: 14, al: 'r', after: 1 }),
      p('SUBSCRIBER AGREEMENT', { al: 'r' }),
      p(`Subscriber: ${home.full}\nPremises: ${home.street}, ${townLine(home)}`),
      p(`This agreement takes effect ${longDate(deal.start)} and continues for a period of ${yearsText(deal.years)}. ${renewalText(deal)}`),
      gridOf([3.6, 0.8, 1.2], rows, { lines: 'all' }),
      ...(deal.escalator.type === 'none' ? [] : [p(`Rate changes. ${plainIncrease(deal)}`)]),
      ...deal.surcharges.map(([text]) => p(text)),
      p(capital(deal.trade.scope.join('; ').toLowerCase()) + '.'),
      p(`The company is not an insurer. Its liability is limited to ${deal.liability === '$1,000,000' ? '$1,000.00' : '$2,500.00'}. Late charge: ${deal.lateFee}.`, { size: 8.5 }),
      p('Subscriber ____________________________    Company ____________________________'),
    ],
  });
  const limit = deal.liability === '$1,000,000' ? '$1,000.00' : '$2,500.00';
  return contractPaper(home, { layout: hidden ? 'subscription-redacted' : 'subscription', doc, truth: contractTruth(deal, home, { decoys: [setup, deal.deposit, deal.lateFee, limit], alsoEnd: true, ...(hidden ? { fee: null } : {}) }) });
} // prettier-ignore

/** An e-mail that both sides answered with 'agreed', saved as text or printed. */
export function agreedMail(home: Home, random: Random): Paper {
  const deal = makeDeal(home, random, { escalators: ['none', 'fixed_percent', 'lesser_of'], periods: ['month', 'year'] });
  const yearly = deal.period === 'month' ? deal.fee * 12 : 0;
  const doc = docOf('Agreement by e-mail', home.year, {
    font: 'courier',
    size: 10,
    margin: 64,
    blocks: [
      p(`From: ${deal.vendor}\nTo: ${home.full}\nSubject: ${deal.trade.service} - agreement`),
      p(`${home.board[0]!.split(' ')[0]},`),
      p(`This confirms our contract for ${deal.trade.service.toLowerCase()}. It runs from ${longDate(deal.start)} to ${longDate(deal.end)}.`),
      p(`The charge is ${money(deal.fee)} ${each[deal.period]}${yearly ? ` (${money(yearly)} a year)` : ''}. ${plainIncrease(deal)}`),
      ...(renewalText(deal) ? [p(renewalText(deal))] : []),
      ...deal.surcharges.map(([text]) => p(text)),
      p('Please reply "agreed" and we will put you on the schedule.'),
      p(`> Agreed on behalf of the Association. ${home.board[0]}`),
    ],
  });
  return contractPaper(home, { layout: 'agreed-mail', doc, truth: contractTruth(deal, home, { decoys: [], ...(yearly ? { alsoFees: [{ amount: decimal(yearly), period: 'year' as const }] } : {}) }), containers: { txt: 35, pdf: 45, scan: 20 } });
} // prettier-ignore
