import { c, type Row } from '../../blind/write/ink';
import { addDays, addYears, isoDate, longDate } from '../../core/dates';
import { decimal, ratio } from '../../core/money';
import { inWords } from '../../core/words';
import { item, para, space, table, type Piece } from '../../fifth/press/leaf';
import { address, dollars, sheet, type Paper } from '../site';
import { contractDraft } from './agreements';
import { boilerplate } from './boilerplate';
import {
  decoySentences,
  escalatorSentences,
  feeSentence,
  renewalSentences,
  termSentence,
  type Voice,
} from './clauses';
import { contractOf, makeDeal, makeEscalator, type Deal } from './deal';
import { trades } from './trades';

/** Management by the door, with the sum it makes and a list of charges for whatever else. */
export const byDoor: Paper = (site, random) => {
  const door = random.int(34, 108) * 25;
  const month = door * site.homes;
  const years = random.pick([1, 2, 3]);
  const start = isoDate(site.year - random.int(0, 2), random.pick([1, 1, 4, 7]), 1);
  const end = addDays(addYears(start, years), -1);
  const notice = random.pick([30, 60, 90]);
  const deal: Deal = {
    trade: { ...trades[0]!, service: 'community association management', decoys: [] },
    vendor: site.agent,
    customer: site.name,
    cents: month,
    per: 'month',
    start,
    years,
    end,
    escalator: makeEscalator(random),
    renews: true,
    notice,
    unit: 'door',
  };
  const voice: Voice = { vendor: 'Agent', customer: 'the Association', paper: 'this Agreement' };
  const charges: readonly (readonly [string, string])[] = [
    ['Resale package', '$225.00'], ['Attendance at meetings after 8:30 p.m., per hour', '$90.00'], ['Copies, black and white, per page', '$0.15'],
    ['Collection demand letter', '$55.00'], ['Supervision of projects over $20,000', '4.5%'], ['Storage, per box per month', '$3.50'], ['Set-up, one time', '$950.00'],
  ]; // prettier-ignore
  const shown = random.sample(charges, 5);
  const stated = random.chance(0.75);
  const leaf = sheet(site, random, {
    title: 'Management agreement',
    font: 'times',
    size: 10.5,
    justify: true,
    bottom: { middle: '%p' },
  });
  leaf.blocks = [
    para('ASSOCIATION MANAGEMENT AGREEMENT', { bold: true, al: 'c' }),
    para(`${deal.customer}, ${address(site)}, appoints ${deal.vendor} (the “Agent”) as its managing agent.`),
    item('1.', `Term. This Agreement begins on ${longDate(start)} and ends on ${longDate(end)}. ${renewalSentences(deal, voice, random).join(' ')}`),
    item('2.', 'Duties. Agent shall collect assessments, pay bills, keep the books, obtain bids, attend up to ten meetings of the Board a year and prepare a draft of the annual budget by October 1.'),
    item('3.', stated ? `Fee. The Association shall pay Agent ${dollars(door)} per door per month, which for ${site.homes} doors is ${dollars(month)} per month.` : `Fee. The Association shall pay Agent a fee of ${dollars(month)} per month for all ${site.homes} doors.`),
    item('4.', `Changes. ${escalatorSentences(deal, voice, random).join(' ') || 'The parties may agree upon another fee in writing.'}`),
    ...boilerplate(voice, random, 3).map((text, at) => item(`4${'abc'[at]}.`, text)),
    item('5.', 'Other charges are in Exhibit 1. The Association shall indemnify Agent. Agent carries a fidelity bond of $500,000.'),
    ...[space(10), para('EXHIBIT 1 — OTHER CHARGES', { bold: true })],
    table('Lr', shown.map(([name, price]): Row => ({ cells: [c(name), c(price)] })), { lines: 'rows' }),
  ]; // prettier-ignore
  const part = contractOf(deal, {
    decoys: [...shown.map(([, price]) => price), '$500,000'],
    alsoFees: stated ? [{ amount: decimal(door), period: 'unit' }] : [],
  });
  return contractDraft(site, random, {
    layout: 'by-door',
    leaf,
    part,
    forms: { pdf: 6, docx: 3, scan: 2 },
  });
};

/** An order form: what is ticked is bought, what is not is a decoy. */
export const ticked: Paper = (site, random) => {
  const deal = makeDeal(site, random, { per: ['month', 'quarter', 'year'] });
  const voice: Voice = { vendor: 'Seller', customer: 'Buyer', paper: 'this Order' };
  const word = { month: 'month', quarter: 'quarter', year: 'year' }[deal.per as 'month'];
  const other = [118, 142].map((n) => Math.round(ratio(deal.cents, n, 100) / 500) * 500);
  const names = random.sample(['Basic', 'Standard', 'Premium', 'Gold', 'Complete'], 3);
  const chosen = random.int(0, 2);
  const prices = other.toSpliced(chosen, 0, deal.cents);
  const decoys = decoySentences(deal, voice, { random, count: 2 });
  const [yes, no] = random.pick([
    ['[X]', '[ ]'],
    ['(x)', '( )'],
    ['_X_', '___'],
  ] as const);
  const box = (label: string, value: string): Row => ({ cells: [c(label), c(value)] });
  const options = names.map((name, at): Piece =>
    para(`${at === chosen ? yes : no}  ${name} plan — ${dollars(prices[at]!)} per ${word}`, { indent: 16 }),
  );
  const leaf = sheet(site, random, {
    title: 'Order form',
    letterhead: { name: deal.vendor, lines: ['ORDER FORM'], look: 'rule' },
  });
  const renewal = deal.renews === undefined ? [] : [
    para(`${deal.renews ? yes : no}  Renews automatically for one-year terms        ${deal.renews ? no : yes}  Ends without renewal`, { indent: 16 }),
  ]; // prettier-ignore
  leaf.blocks = [
    table('lL', [box('Buyer:', deal.customer), box('Location:', address(site)), box('Service:', deal.trade.service), box('Start:', longDate(deal.start)), box('End:', longDate(deal.end)), ...(deal.notice ? [box('Notice to cancel:', `${deal.notice} days in writing`)] : [])], { lines: 'none' }),
    para('Plan (mark one)', { bold: true }),
    ...options,
    ...(renewal.length ? [para('Renewal', { bold: true }), ...renewal] : []),
    para(`${escalatorSentences(deal, voice, random).join(' ')} ${[...boilerplate(voice, random, 5), ...decoys.texts].join(' ')}`.trim(), { size: 8.5 }),
    para('Authorized by: ______________________   Title: ______________   Date: __________'),
  ]; // prettier-ignore
  const part = contractOf(deal, {
    decoys: [...decoys.figures, ...other.map((one) => dollars(one))],
  });
  return contractDraft(site, random, { layout: 'ticked', leaf, part, forms: { pdf: 5, docx: 2, scan: 2 } });
};

/** A draft with blanks, or a copy in which the price was blacked out. */
export const withheld: Paper = (site, random) => {
  const deal = makeDeal(site, random, { per: ['month', 'quarter', 'year'] });
  const voice: Voice = { vendor: 'Contractor', customer: 'Owner', paper: 'this Contract' };
  const hidden = random.pick(['$____________', '$ [REDACTED]', '$[***]', '$ ________ (to be completed)']);
  const decoys = decoySentences(deal, voice, { random, count: 3 });
  const term = termSentence(deal, voice, random);
  const leaf = sheet(site, random, {
    title: 'Contract',
    ...(hidden.includes('_') ? { watermark: random.chance(0.4) ? 'DRAFT' : '' } : {}),
  });
  leaf.blocks = [
    para(`${deal.trade.service.toUpperCase()}`, { bold: true, al: 'c', size: 13 }),
    para(`Contractor: ${deal.vendor}\nOwner: ${deal.customer}`),
    item('A.', `Contractor shall ${deal.trade.does}: ${deal.trade.scope.join('; ')}.`),
    item('B.', term.text),
    item('C.', `Owner shall pay ${hidden} per ${deal.per} to Contractor. ${escalatorSentences(deal, voice, random).join(' ')}`),
    ...renewalSentences(deal, voice, random).map((text, at) => item('DE'[at]! + '.', text)),
    ...boilerplate(voice, random, random.int(2, 6)).map((text) => para(text)),
    para(decoys.texts.join(' ')),
  ]; // prettier-ignore
  const part = contractOf(deal, { decoys: decoys.figures, fee: null, ends: term.ends });
  return contractDraft(site, random, {
    layout: 'withheld',
    leaf,
    part,
    traits: ['no-fee'],
    forms: { pdf: 5, docx: 4, scan: 2 },
  });
};

/** A sheet of terms: labels at the left, what holds at the right. */
export const termSheet: Paper = (site, random) => {
  const deal = makeDeal(site, random);
  const voice: Voice = { vendor: 'Vendor', customer: 'Customer', paper: 'the Agreement' };
  const fee = feeSentence(deal, voice, random);
  const decoys = decoySentences(deal, voice, { random, count: 3 });
  const rows: [string, string][] = [
    ['Vendor', deal.vendor],
    ['Customer', deal.customer],
    ['Scope', `${deal.trade.service}: ${deal.trade.scope.join('; ')}`],
    ['Price', fee.text],
    [
      'Price changes',
      escalatorSentences(deal, voice, random).join(' ') || 'As the parties agree in writing.',
    ],
    ['Starts', longDate(deal.start)],
    ['Ends', longDate(deal.end)],
    ['After that', renewalSentences(deal, voice, random).join(' ') || 'Not addressed.'],
    ['General', boilerplate(voice, random, 3).join(' ')],
    ['Other', decoys.texts.join(' ')],
  ];
  const leaf = sheet(site, random, { title: 'Terms', size: 9.5 });
  leaf.blocks = [
    para(`Contract Summary and Signature Page`, { bold: true, size: 14 }),
    table(
      'lL',
      rows.map(([a, b]): Row => ({ cells: [c(a, { bold: true }), c(b)] })),
      { lines: random.pick(['all', 'rows']) },
    ),
    para('Signed for Vendor ______________     Signed for Customer ______________'),
  ];
  const part = contractOf(deal, { decoys: decoys.figures, alsoFees: fee.alsoFees });
  return contractDraft(site, random, {
    layout: 'term-sheet',
    leaf,
    part,
    forms: { pdf: 5, docx: 4, scan: 2, xlsx: 1 },
  });
};

/** No last day: it goes on until someone ends it. */
export const untilEnded: Paper = (site, random) => {
  const { renews: _, ...base } = makeDeal(site, random, {
    per: ['month', 'quarter', 'unit'],
    years: [1],
  });
  const deal: Deal = { ...base, notice: base.notice ?? 30 };
  const voice: Voice = { vendor: deal.vendor, customer: 'Client', paper: 'this Agreement' };
  const fee = feeSentence(deal, voice, random);
  const decoys = decoySentences(deal, voice, { random, count: 3 });
  const days = `${inWords(deal.notice ?? 30)} (${deal.notice}) days`;
  const leaf = sheet(site, random, { title: 'Service agreement', font: random.pick(['courier', 'times']) });
  leaf.blocks = [
    para('SERVICE AGREEMENT', { bold: true, al: 'c' }),
    para(
      `${deal.vendor} and ${deal.customer} (“Client”) agree that beginning ${longDate(deal.start)} ${deal.vendor} shall ${deal.trade.does}. ${fee.text} ${escalatorSentences(deal, voice, random).join(' ')}`,
    ),
    para(
      `This Agreement continues from month to month until either party ends it on ${days} written notice.`,
    ),
    para([...boilerplate(voice, random, random.int(3, 7)), ...decoys.texts].join(' ')),
    ...deal.trade.scope.map((text, at) => item(`${at + 1})`, text)),
    para('____________________          ____________________'),
  ];
  const part = contractOf(deal, { decoys: decoys.figures, alsoFees: fee.alsoFees, ends: 'open' });
  return contractDraft(site, random, {
    layout: 'until-ended',
    leaf,
    part,
    forms: { pdf: 5, docx: 2, scan: 2, txt: 2 },
  });
};
