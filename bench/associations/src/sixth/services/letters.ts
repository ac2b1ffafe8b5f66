import { c, type Row } from '../../blind/write/ink';
import { addDays, addYears, longDate } from '../../core/dates';
import { decimal, ratio } from '../../core/money';
import { item, para, space, table } from '../../fifth/press/leaf';
import { address, dayBefore, dollars, phone, sheet, type Paper } from '../site';
import { contractDraft } from './agreements';
import { boilerplate } from './boilerplate';
import {
  decoySentences,
  escalatorSentences,
  feeSentence,
  renewalSentences,
  surchargeSentences,
  termSentence,
  type Voice,
} from './clauses';
import { contractOf, makeDeal, makeEscalator, type Deal } from './deal';
import { firms } from './trades';

/** A proposal by letter that the board accepted below. */
export const accepted: Paper = (site, random) => {
  const deal = makeDeal(site, random);
  const voice: Voice = { vendor: deal.vendor, customer: 'the Association', paper: 'this arrangement' };
  const fee = feeSentence(deal, voice, random);
  const term = termSentence(deal, voice, random);
  const decoys = decoySentences(deal, voice, { random, count: random.int(2, 3) });
  const extra = surchargeSentences(deal, random);
  const leaf = sheet(site, random, {
    title: 'Proposal',
    size: 10.5,
    letterhead: {
      name: deal.vendor,
      lines: [`${random.int(10, 990)} Industrial Way, ${site.city}, ${site.st}`, phone(random)],
      look: random.pick(['rule', 'right', 'bar']),
    },
  });
  leaf.blocks = [
    para(
      `${longDate(addDays(deal.start, -random.int(20, 70)))}\n\nBoard of Directors\n${site.name}\n${address(site)}`,
    ),
    para(`Re: ${deal.trade.service}`, { bold: true }),
    para(
      `Dear Board Members: Thank you for the opportunity to ${deal.trade.does}. We have looked after properties like yours for ${random.int(8, 41)} years and hold over 1,100 service accounts.`,
    ),
    ...deal.trade.scope.map((text) => item('•', text, 12)),
    para(`${fee.text} ${escalatorSentences(deal, voice, random).join(' ')} ${extra.texts.join(' ')}`),
    para(`${term.text} ${renewalSentences(deal, voice, random).join(' ')}`),
    para([...boilerplate(voice, random, random.int(1, 3)), ...decoys.texts].join(' ')),
    para(`Sincerely,\n${site.people[3]}\nfor ${deal.vendor}`),
    space(8),
    para(`ACCEPTED for ${deal.customer}: ____________________  Date: __________`),
  ];
  const part = contractOf(deal, {
    decoys: decoys.figures,
    surcharges: extra.words,
    alsoFees: fee.alsoFees,
    ends: term.ends,
  });
  return contractDraft(site, random, {
    layout: 'accepted',
    leaf,
    part,
    forms: { pdf: 5, docx: 3, scan: 2, txt: 1 },
  });
};

/** An amendment: a new term at a new price, the old one recited. */
export const amendment: Paper = (site, random) => {
  const deal = makeDeal(site, random, { per: ['month', 'quarter', 'year'], years: [1, 2, 3] });
  const before = ratio(deal.cents, 100, random.pick([103, 105, 108]));
  const old = Math.round(before / 100) * 100;
  const voice: Voice = {
    vendor: 'Contractor',
    customer: 'the Association',
    paper: 'the Agreement',
  };
  const per = deal.per;
  const decoys = decoySentences(deal, voice, { random, count: 2 });
  const signed = addYears(deal.start, -random.int(1, 3));
  const leaf = sheet(site, random, { title: 'Amendment', font: 'times', size: 11 });
  leaf.blocks = [
    para(`AMENDMENT NO. ${random.int(1, 4)} TO ${deal.trade.service.toUpperCase()} AGREEMENT`, { bold: true, al: 'c' }),
    para(`${deal.vendor} (“Contractor”) and ${deal.customer} (the “Association”) are parties to an agreement dated ${longDate(signed)}, under which the Association has paid ${dollars(old)} per ${per}. They agree:`),
    item('1.', `The term is extended. The extended term begins ${longDate(deal.start)} and ends ${longDate(deal.end)}.`),
    item('2.', `From ${longDate(deal.start)} the price is ${dollars(deal.cents)} per ${per} in place of the former one.`),
    item('3.', escalatorSentences(deal, voice, random).join(' ') || 'The manner of invoicing stays as it is.'),
    item('4.', `${renewalSentences(deal, voice, random).join(' ')} All other provisions remain in force. ${decoys.texts.join(' ')}`),
    ...boilerplate(voice, random, random.int(1, 3)).map((text, at) => item(`${at + 5}.`, text)),
    space(20),
    para(`${deal.vendor}   ______________        ${deal.customer}   ______________`),
  ]; // prettier-ignore
  const part = contractOf(deal, { decoys: [...decoys.figures, dollars(old)] });
  return contractDraft(site, random, {
    layout: 'amendment',
    leaf,
    part,
    forms: { pdf: 4, docx: 4, scan: 2 },
  });
};

/** Messages between a manager and a vendor; the last one is what was agreed. */
export const thread: Paper = (site, random) => {
  const deal = makeDeal(site, random, { per: ['month', 'quarter', 'unit'], years: [1, 1, 2] });
  const { renews: _, notice: __, ...plain } = deal;
  const own: Deal = { ...plain, escalator: makeEscalator(random, random.pick(['none', 'fixed_percent'])) };
  const asked = Math.round(ratio(own.cents, random.pick([107, 112, 115]), 100) / 500) * 500;
  const word = own.per === 'unit' ? own.unit : own.per;
  const vendor = random.pick(site.people.slice(2));
  const sent = longDate(addDays(own.start, -random.int(10, 30)));
  const leaf = sheet(site, random, { title: 'Messages', font: 'helvetica', size: 10 });
  leaf.blocks = [
    para(
      `From: ${vendor} (${own.vendor})\nTo: ${site.people[0]}, ${site.name}\nSubject: ${own.trade.service}\nSent: ${sent}`,
    ),
    para(
      `Good morning. This confirms what we settled on the phone. ${own.vendor} will ${own.trade.does} for ${dollars(own.cents)} per ${word}, starting ${longDate(own.start)} and going through ${longDate(own.end)}. ${
        own.escalator.type === 'fixed_percent'
          ? `If you stay on after that, the rate goes up ${own.escalator.value}% a year.`
          : 'No increases during that time.'
      } We will do: ${own.trade.scope.join(', ').toLowerCase()}.`,
    ),
    para(`Our first quote of ${dollars(asked)} no longer applies. Please reply “agreed”.`),
    { k: 'rule' },
    para(
      `On the same day ${site.people[0]} wrote: Agreed on behalf of ${site.name}. Send the certificate of insurance for $1,000,000 and we are set.`,
    ),
  ];
  const part = contractOf(own, { decoys: [dollars(asked), '$1,000,000'] });
  return contractDraft(site, random, { layout: 'thread', leaf, part, forms: { pdf: 4, docx: 3, txt: 4 } });
};

const professions = [
  { service: 'audit of financial statements and tax returns', firm: 'CPAs, PLLC', does: 'audit the balance sheet of the Association as of December 31 and the related statements, and prepare its federal and state tax returns', range: [3800, 14500], rates: ['$285.00', '$160.00'] },
  { service: 'reserve study', firm: 'Reserve Consultants', does: 'inspect the common elements and prepare a reserve study with a thirty-year funding plan', range: [1900, 9800], rates: ['$210.00', '$125.00'] },
  { service: 'engineering inspection of balconies', firm: 'Structural Engineers, P.C.', does: 'inspect the balconies and elevated walkways and report upon their condition', range: [4200, 26000], rates: ['$245.00', '$138.00'] },
  { service: 'insurance appraisal', firm: 'Appraisal Group', does: 'appraise the replacement cost of the insured buildings', range: [900, 4800], rates: ['$195.00', '$110.00'] },
] as const; // prettier-ignore

/** An expert's letter of engagement: one price for one work, and hourly rates for whatever else. */
export const engagement: Paper = (site, random) => {
  const job = random.pick(professions);
  const cents = random.int(job.range[0] / 50, job.range[1] / 50) * 5000;
  const start = addDays(`${site.year}-01-06`, random.int(0, 60));
  const end = addDays(start, random.int(50, 110));
  const vendor = `${random.pick(firms)} ${job.firm}`;
  const retainer = ratio(cents, 1, 4);
  const late = random.chance(0.5);
  const leaf = sheet(site, random, {
    title: 'Engagement',
    size: 10.5,
    font: random.pick(['times', 'helvetica']),
    letterhead: { name: vendor, lines: [`${site.city}, ${site.state}`], look: 'right' },
  });
  leaf.blocks = [
    para(`${longDate(addDays(start, -18))}\n\nTo the Board of ${site.name}`),
    para(`This letter sets out the terms on which ${vendor} will ${job.does}.`),
    para(`We will begin on ${longDate(start)} and deliver our report by ${longDate(end)}.`),
    para(
      `Our fee for this work is ${random.pick(['', 'a fixed '])}${dollars(cents)}, of which ${dollars(retainer)} is due with the signed copy of this letter and the rest with the report. Work beyond this scope is billed at ${job.rates[0]} an hour for principals and ${job.rates[1]} for staff.${late ? ' Balances over thirty days carry 1.5% a month.' : ''}`,
    ),
    para('Our liability is limited to twice the fee. Either of us may end this engagement in writing.'),
    para(`Very truly yours,\n\n${vendor}`),
    para('Agreed: ______________________, for the Association'),
  ];
  return contractDraft(site, random, {
    layout: 'engagement',
    leaf,
    part: {
      kind: 'contract',
      vendor,
      customer: site.name,
      service: job.service,
      fee: { amount: decimal(cents), period: 'one-time' },
      start,
      end,
      escalator: { type: 'none' },
      surcharges: [],
      decoys: [dollars(retainer), ...job.rates, ...(late ? ['1.5%'] : [])],
    },
    forms: { pdf: 5, docx: 4, scan: 2 },
  });
};

/** A builder's contract for one work: a price, a deposit, payments and what is kept back. */
export const project: Paper = (site, random) => {
  const [service, suffix, does] = random.pick([
    ['roof replacement', 'Roofing, Inc.', 'remove and replace the roofs of the buildings'],
    ['exterior painting', 'Painting Contractors', 'prepare and paint all outside surfaces'],
    ['asphalt sealing and paving', 'Paving Co.', 'mill, pave and stripe the drives'],
    ['deck replacement', 'Builders, LLC', 'replace the wooden decks'],
    ['fence replacement', 'Fence & Rail', 'replace the perimeter fence'],
  ] as const);
  const vendor = `${random.pick(firms)} ${suffix}`;
  const cents = random.int(180, 6_900) * 10_000;
  const [deposit, middle] = [ratio(cents, 30, 100), ratio(cents, 40, 100)];
  const rest = cents - deposit - middle;
  const start = addDays(`${site.year}-04-01`, random.int(0, 80));
  const end = addDays(start, random.int(24, 120));
  const rows: Row[] = [
    ['Upon signing (30%)', deposit],
    ['At half completion (40%)', middle],
    ['Upon final acceptance', rest],
  ].map(([name, value]) => ({ cells: [c(String(name)), c(dollars(Number(value)))] }));
  const leaf = sheet(site, random, { title: 'Construction contract' });
  leaf.blocks = [
    para('CONTRACT FOR WORK', { bold: true, al: 'c', size: 13 }),
    table('lL', [['Owner', site.name], ['Contractor', vendor], ['Work', `${service}: ${does}`], ['Contract Sum', dollars(cents)], ['Start of work', longDate(start)], ['Substantial completion', longDate(end)]].map(([a, b]): Row => ({ cells: [c(a!, { bold: true }), c(b!)] })), { lines: 'rows' }),
    para('Payments of the Contract Sum:', { bold: true }),
    table('Lr', rows, { lines: 'none' }),
    para(`Owner retains 10% of each payment until the punch list is done. Contractor owes $500.00 for each day after substantial completion is due. Rotten sheathing is replaced at $98.00 a sheet. Contractor warrants its labor for five (5) years. Permits are by Contractor.`),
    para(`Signed ${dayBefore(site, random)}\n\n____________________ Owner     ____________________ Contractor`),
  ]; // prettier-ignore
  return contractDraft(site, random, {
    layout: 'project',
    leaf,
    part: {
      kind: 'contract',
      vendor,
      customer: site.name,
      service,
      fee: { amount: decimal(cents), period: 'one-time' },
      start,
      end,
      escalator: { type: 'none' },
      surcharges: [],
      decoys: [
        ...new Set([deposit, middle, rest].map((one) => dollars(one))),
        '30%',
        '40%',
        '10%',
        '$500.00',
        '$98.00',
      ],
    },
    forms: { pdf: 5, docx: 3, scan: 3 },
  });
};
