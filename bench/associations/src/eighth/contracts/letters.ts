import { addDays, addYears, isoDate, longDate } from '../../core/dates';
import { decimal } from '../../core/money';
import { type Random } from '../../core/random';
import { inWords } from '../../core/words';
import { address, autumn, type Draft, type Site } from '../site';
import { monthlyPrice, span } from './conditions';
import { contracted, round, slashes, truthOf, usd } from './deal';
import { listOf, p, signatures, termsOf } from './kit';

/** A proposal by letter that the president signed and sent back. */
export function accepted(site: Site, random: Random): Draft {
  const terms = termsOf(site, random, { trades: ['cleaning', 'landscaping', 'pest', 'security', 'pool'] });
  const { deal, up, again, extra } = terms;
  const [president] = site.people;
  const withEnd = random.chance(0.5);
  return contracted(site, random, {
    layout: 'letter accepted',
    title: 'Proposal',
    truth: truthOf(deal, {
      ...terms.truth,
      ...(withEnd ? {} : { alsoEnd: addYears(deal.start, deal.years) }),
    }),
    blocks: [
      { kind: 'letterhead', name: deal.vendor, lines: [deal.phone] },
      p(longDate(addDays(deal.start, -random.int(20, 55)))),
      p(`${site.name}\nAttn: ${president}, President\n${address(site)}`),
      p(`Dear ${president!.split(' ')[0]},`),
      p(
        `Thank you for walking the property with us. We would be glad to provide ${deal.trade.service} for ${site.name}${withEnd ? ` ${span(random, deal)}` : `, starting ${longDate(deal.start)}, for ${inWords(deal.years)} ${deal.years === 1 ? 'year' : 'years'}`}. We would ${listOf(deal.trade.tasks)}.`,
      ),
      p(monthlyPrice(random, deal)),
      p([up.text, again.text, extra.text].filter((one) => one !== '').join(' ')),
      ...terms.small.map((one) => p(one.text)),
      p('If this is agreeable please sign below and return a copy.'),
      p(`Sincerely,\n${site.people[3]}\n${deal.vendor}`),
      p(`ACCEPTED for ${site.name}:   ${president}   Date: ${slashes(addDays(deal.start, -8))}`, {
        style: 'bold',
      }),
    ],
    forms: { docx: 4, pdf: 5, scan: 3 },
  });
}

/** A letter by which a contract goes on at a new price; the old price is told and no longer paid. */
export function renewed(site: Site, random: Random): Draft {
  const terms = termsOf(site, random, {
    trades: ['management', 'trash', 'elevator', 'fire', 'landscaping'],
    years: random.pick([1, 2]),
    plain: true,
  });
  const { deal, up, again } = terms;
  const before = Math.round((deal.monthly * random.int(930, 975)) / 1000 / 100) * 100 - 25;
  const number = random.pick(['First', 'Second', 'Third']);
  const asLetter = random.chance(0.5);
  const price = `Effective ${longDate(deal.start)} the monthly charge changes from ${usd(before)} to ${usd(deal.monthly)}.`;
  const term = `The term is extended through ${longDate(deal.end)}.`;
  return contracted(site, random, {
    layout: 'price renewed',
    title: `${number} Amendment`,
    truth: truthOf(deal, { ...terms.truth, decoys: [usd(before)] }),
    blocks: asLetter
      ? [
          { kind: 'letterhead', name: deal.vendor, lines: ['Customer accounts', deal.phone] },
          p(autumn(site, random)),
          p(`${site.name}\nc/o ${site.agent}`),
          p(`Re: renewal of your agreement for ${deal.trade.service}`, { style: 'bold' }),
          p(
            `Your agreement comes up for renewal. ${term} ${price} ${up.text} ${again.text}`.replace(
              / +/g,
              ' ',
            ),
          ),
          p('All other terms of the agreement stay as they are. Please countersign.'),
          signatures(site, deal, autumn(site, random)),
        ]
      : [
          { kind: 'title', text: `${number.toUpperCase()} AMENDMENT TO SERVICE AGREEMENT` },
          p(
            `${deal.vendor} (“Contractor”) and ${site.name} (“Association”) are parties to an agreement for ${deal.trade.service} and amend it as follows.`,
          ),
          p(`A. Term. ${term}`),
          p(`B. Price. ${price}${up.text ? ` ${up.text}` : ''}`),
          p(`C. Renewal. ${again.text}`),
          p('D. In all else the agreement continues in force.'),
          signatures(site, deal, longDate(addDays(deal.start, -20))),
        ],
    traits: ['former-price'],
    forms: { pdf: 5, docx: 4, scan: 2 },
  });
}

/** Mail between the manager and a vendor that settles a price. */
export function mail(site: Site, random: Random): Draft {
  const terms = termsOf(site, random, {
    trades: ['pest', 'cleaning', 'snow', 'pool', 'landscaping'],
    way: random.pick(['none', 'fixed_percent', 'cap_percent']),
    plain: true,
  });
  const { deal, up } = terms;
  const offer = deal.monthly + random.pick([5000, 7500, 12500]);
  const asked = random.chance(0.6);
  const days = random.pick([30, 60]);
  const host = deal.vendor.split(/[ ,]/)[0]!.toLowerCase();
  const [manager, owner] = [site.people[5]!, site.people[3]!];
  const body = [
    `From: ${owner} <office@${host}.example>`,
    `To: ${manager}`,
    `Date: ${slashes(addDays(deal.start, -24))} 4:12 PM`,
    `Subject: RE: ${site.name} - ${deal.trade.service}`,
    '',
    `Hi ${manager.split(' ')[0]},`,
    '',
    asked
      ? `OK, we can come down from ${round(offer)}. Final price is ${round(deal.monthly)} per month.`
      : `Confirming ${round(deal.monthly)} per month as we discussed on the phone.`,
    `We start ${longDate(deal.start)} and run through ${longDate(deal.end)}.`,
    `Either side can stop with ${days} days' notice. No auto-renewal.`,
    ...(up.text ? [up.text] : []),
    '',
    `Customer of record: ${site.name}`,
    `Work: ${listOf(deal.trade.tasks)}.`,
    '',
    `${owner}`,
    `${deal.vendor}`,
    `${deal.phone}`,
    '',
    `> On ${slashes(addDays(deal.start, -25))} ${manager} wrote:`,
    `> The board likes your proposal${asked ? ` but ${round(offer)} is over our budget` : ''}. Please send`,
    '> a confirmation and we will treat it as the contract.',
  ];
  const text = body.join('\n');
  return contracted(site, random, {
    layout: 'mail',
    title: `RE: ${deal.trade.service}`,
    truth: truthOf(deal, {
      escalator: terms.truth.escalator,
      renews: false,
      noticeDays: days,
      decoys: asked ? [round(offer)] : [],
    }),
    blocks: body.map((one) => p(one === '' ? ' ' : one)),
    forms: { txt: 4, pdf: 4, docx: 2 },
    style: { font: random.pick(['sans', 'embedded']), size: 10 },
    type: () => `${text}\n`,
  });
}

/** An auditor or lawyer takes an engagement: one price for one piece of work. */
export function engagement(site: Site, random: Random): Draft {
  const terms = termsOf(site, random, { trades: ['management'], way: 'none', plain: true });
  const firm = random.pick([
    'Pell, Okoro & Vance, CPAs',
    'Hollister Grant LLP',
    'Dunmore & Pike, P.C., Certified Public Accountants',
  ]);
  const fee = random.int(28, 118) * 10000;
  const fiscal = site.year - 1;
  const hourly = random.pick(['$240', '$185', '$310']);
  const retainer = round(Math.round(fee / 300) * 100);
  const day = longDate(isoDate(fiscal, 11, random.int(3, 27)));
  return contracted(site, random, {
    layout: 'engagement',
    title: 'Engagement letter',
    truth: {
      kind: 'contract',
      vendor: firm,
      customer: site.name,
      service: 'audit and tax return',
      fee: { amount: decimal(fee), period: 'one-time' },
      escalator: { type: 'none' },
      surcharges: [],
      decoys: [hourly, retainer],
    },
    author: firm,
    blocks: [
      { kind: 'letterhead', name: firm, lines: [`${terms.deal.phone}`] },
      p(day),
      p(`Board of Directors\n${site.name}\n${address(site)}`),
      p(
        `We are pleased to confirm our engagement for the audit and tax return of ${site.name} for the year ending December 31, ${fiscal}.`,
      ),
      p(
        'We will conduct the audit in accordance with auditing standards generally accepted in the United States. An audit is subject to the risk that errors are not detected. Management is responsible for the financial statements.',
      ),
      p(
        `Our fee for these services will be ${usd(fee)}, including out-of-pocket costs. Of this ${retainer} is due on signing and the remainder with our report. Work that you ask for beyond this is billed at ${hourly} an hour.`,
      ),
      p('If this letter states your understanding, please sign and return it.'),
      p(`${firm}`),
      p(`Agreed: ${site.people[1]}, Treasurer        Date: ____________`),
    ],
    forms: { pdf: 5, docx: 4, scan: 2 },
    traits: ['no-term'],
  });
}
