import { c, type Row } from '../../blind/write/ink';
import { longDate } from '../../core/dates';
import { decimal, sumCents } from '../../core/money';
import { type Random } from '../../core/random';
import { item, para, space, table, type Leaf, type Piece } from '../../fifth/press/leaf';
import { type Draft } from '../../fifth/publish';
import { address, dollars, sheet, type Paper, type Site } from '../site';
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
import { contractOf, makeDeal, steps, type Deal, type TruthContract } from './deal';

interface Says {
  layout: string;
  forms: Draft['forms'];
  traits?: string[];
}

export const contractDraft = (site: Site, random: Random, of: { leaf: Leaf; part: TruthContract } & Says): Draft => ({
  leaf: of.leaf,
  kind: 'contract',
  association: site.name,
  parts: [of.part],
  traits: [of.layout, of.part.escalator.type, ...(of.traits ?? [])],
  forms: of.forms,
  ...(random.chance(0.2) ? { copied: true } : {}),
}); // prettier-ignore

const signatures = (deal: Deal, random: Random): Piece[] => [
  space(16),
  table(
    'LL',
    [
      { cells: [c(deal.vendor), c(deal.customer)] },
      { gap: 16, cells: [c('By: ____________________'), c('By: ____________________')] },
      { cells: [c(`Title: ${random.pick(['President', 'Owner', 'Member', 'Branch Manager'])}`), c('Title: President')] },
    ],
    { lines: 'none' },
  ),
]; // prettier-ignore

/** A lawyer's agreement: numbered articles, the price in one and its increase in another. */
export const articles: Paper = (site, random) => {
  const deal = makeDeal(site, random);
  const voice: Voice = random.pick([
    { vendor: 'Contractor', customer: 'the Association', paper: 'this Agreement' },
    { vendor: 'Company', customer: 'Client', paper: 'this Contract' },
  ]);
  const fee = feeSentence(deal, voice, random);
  const term = termSentence(deal, voice, random);
  const decoys = decoySentences(deal, voice, { random, count: random.int(2, 4) });
  const extra = surchargeSentences(deal, random);
  const sections: [string, string[]][] = [
    ['Services', [`${voice.vendor} shall ${deal.trade.does} at ${address(site)}, as follows: ${deal.trade.scope.join('; ')}.`]],
    ['Term', [term.text, ...renewalSentences(deal, voice, random)]],
    ['Performance', boilerplate(voice, random, random.int(3, 6))],
    ['Compensation', [fee.text, ...extra.texts, ...decoys.texts.slice(0, 1)]],
    ['Adjustment', escalatorSentences(deal, voice, random)],
    ['Insurance and Payment', decoys.texts.slice(1)],
    ['General', [...boilerplate(voice, random, 3), `The laws of ${site.state} govern. No waiver is implied. Notices go to the addresses above.`]],
  ]; // prettier-ignore
  const style = random.pick(['plain', 'article'] as const);
  const numbered = sections
    .filter(([, texts]) => texts.length > 0)
    .flatMap(([title, texts], at): Piece[] =>
      style === 'plain'
        ? [item(`${at + 1}.`, `${title.toUpperCase()}. ${texts.join(' ')}`)]
        : [
            para(`ARTICLE ${at + 1} — ${title}`, { bold: true }),
            ...texts.map((text, nth) => item(`${at + 1}.${nth + 1}`, text)),
          ],
    );
  const leaf = sheet(site, random, {
    title: 'Service agreement',
    font: random.pick(['times', 'times', 'helvetica']),
    justify: random.chance(0.5),
    bottom: { right: 'Initials ____ / ____', left: 'Page %p' },
  });
  leaf.blocks = [
    para(`${deal.trade.service.toUpperCase()} ${random.pick(['AGREEMENT', 'CONTRACT', 'SERVICES AGREEMENT'])}`, { bold: true, al: 'c' }),
    para(`This is made between ${deal.vendor} (“${voice.vendor}”) and ${deal.customer} (${voice.customer === 'Client' ? '“Client”' : 'the “Association”'}), a ${site.state} nonprofit corporation.`),
    ...numbered,
    ...signatures(deal, random),
  ]; // prettier-ignore
  const part = contractOf(deal, {
    decoys: decoys.figures,
    surcharges: extra.words,
    alsoFees: fee.alsoFees,
    ends: term.ends,
  });
  return contractDraft(site, random, {
    layout: 'articles',
    leaf,
    part,
    forms: { pdf: 5, docx: 4, scan: 2, txt: 1 },
  });
};

/** A form on the front and small print in two columns, where the increase and the renewal are. */
export const smallPrint: Paper = (site, random) => {
  const deal = makeDeal(site, random, { per: ['month', 'quarter', 'year'] });
  const voice: Voice = { vendor: 'Company', customer: 'Customer', paper: 'this Agreement' };
  const decoys = decoySentences(deal, voice, { random, count: 4 });
  const extra = surchargeSentences(deal, random, 0.8);
  const period = { month: 'MONTHLY', quarter: 'QUARTERLY', year: 'ANNUAL' }[deal.per as 'month'];
  const rows: [string, string][] = [
    ['CUSTOMER', deal.customer],
    ['SERVICE ADDRESS', address(site)],
    ['SERVICE TYPE', deal.trade.service],
    [`${period} ${random.pick(['RATE', 'CHARGE', 'SERVICE FEE'])}`, dollars(deal.cents)],
    ['EFFECTIVE DATE', longDate(deal.start)],
    ['EXPIRATION', longDate(deal.end)],
  ];
  const print = [
    ...deal.trade.scope.slice(0, 2).map((text) => `SERVICE. ${text}.`),
    ...renewalSentences(deal, voice, random).map((text) => `RENEWAL. ${text}`),
    ...escalatorSentences(deal, voice, random).map((text) => `RATE ADJUSTMENTS. ${text}`),
    ...extra.texts.map((text) => `SURCHARGES. ${text}`),
    ...decoys.texts.map((text) => `PAYMENT AND LIABILITY. ${text}`),
    ...boilerplate(voice, random, random.int(5, 10)).map((text) => `GENERAL. ${text}`),
    'ACCESS. Customer shall keep the service location free of obstruction. Company is not responsible for pavement.',
    `GOVERNING LAW. ${site.state}. Jury trial is waived.`,
  ];
  const leaf = sheet(site, random, {
    title: 'Customer service agreement',
    font: 'helvetica',
    size: 9,
    letterhead: {
      name: deal.vendor,
      lines: ['Customer Service Agreement', `Account ${random.int(10_000, 99_000)}`],
      look: 'bar',
    },
  });
  leaf.blocks = [
    table(
      'lL',
      rows.map(([a, b]): Row => ({ cells: [c(a, { bold: true }), c(b)] })),
      { lines: 'all' },
    ),
    para('TERMS AND CONDITIONS', { bold: true, size: 8 }),
    { k: 'columns', blocks: print.map((text, at) => para(`${at + 1}. ${text}`, { size: 7.5 })) },
    para('X ______________________   Customer’s authorized signature'),
  ];
  const part = contractOf(deal, { decoys: decoys.figures, surcharges: extra.words });
  return contractDraft(site, random, { layout: 'small-print', leaf, part, forms: { pdf: 6, scan: 2 } });
};

/** A short agreement whose prices stand in a table at the end, a year a row. */
export const pricedByYear: Paper = (site, random) => {
  const deal = makeDeal(site, random, {
    escalator: 'schedule',
    years: [2, 3, 3, 4, 5],
    per: ['month', 'quarter', 'year', 'unit'],
  });
  const voice: Voice = {
    vendor: 'Service Provider',
    customer: 'the Association',
    paper: 'this Agreement',
  };
  const term = termSentence(deal, voice, random);
  const decoys = decoySentences(deal, voice, { random, count: 2 });
  const years = steps(deal, random);
  const each = {
    month: 'per month',
    quarter: 'per quarter',
    year: 'per year',
    unit: `per ${deal.unit}`,
    'one-time': '',
  }[deal.per];
  const dated = random.chance(0.6);
  const rows = years.map(({ label, from, cents }): Row => ({
    cells: [c(label), ...(dated ? [c(longDate(from))] : []), c(dollars(cents))],
  }));
  const leaf = sheet(site, random, { title: 'Agreement' });
  leaf.blocks = [
    para(`AGREEMENT FOR ${deal.trade.service.toUpperCase()}`, { bold: true, al: 'c' }),
    para(`Between ${deal.vendor}, Service Provider, and ${deal.customer}, the Association.`),
    para(`Service Provider will ${deal.trade.does}. ${term.text} ${renewalSentences(deal, voice, random).join(' ')}`),
    ...boilerplate(voice, random, random.int(3, 7)).map((text) => para(text)),
    para(`The Association pays the prices of Schedule 1. ${decoys.texts.join(' ')}`),
    ...signatures(deal, random),
    ...(random.chance(0.5) ? [{ k: 'page' } as const] : []),
    para(`SCHEDULE 1 — PRICES (${each})`, { bold: true, al: 'c' }),
    table(dated ? 'llr' : 'lr', [{ head: true, cells: [c('Contract year'), ...(dated ? [c('Beginning')] : []), c(`Price ${each}`)] }, ...rows], { lines: 'all' }),
  ]; // prettier-ignore
  const part = contractOf(deal, {
    decoys: decoys.figures,
    ends: term.ends,
    fee: {
      amount: null,
      period: deal.per,
      schedule: years.map(({ label, from, cents }) => ({
        label,
        amount: decimal(cents),
        ...(dated ? { from } : {}),
      })),
    },
  });
  return contractDraft(site, random, {
    layout: 'priced-by-year',
    leaf,
    part,
    forms: { pdf: 5, docx: 3, scan: 2 },
  });
};

/** Tasks with their visits and prices, which add to the price of the year. */
export const taskTable: Paper = (site, random) => {
  const base = makeDeal(site, random, {
    only: (one) => one.scope.length > 3 && one.per.year !== undefined,
    per: ['year'],
  });
  const prices = base.trade.scope.map(() => random.int(6, 90) * 10_000 + random.pick([0, 500, 4_000]));
  const deal: Deal = { ...base, cents: sumCents(prices), per: 'year' };
  const voice: Voice = { vendor: 'Contractor', customer: 'Owner', paper: 'this Agreement' };
  const decoys = decoySentences(deal, voice, { random, count: 2 });
  const term = termSentence(deal, voice, random);
  const twelfth = deal.cents % 1200 === 0 && random.chance(0.5);
  const rows = base.trade.scope.map((task, at): Row => ({
    cells: [c(`${at + 1}`), c(task), c(dollars(prices[at]!))],
  }));
  const leaf = sheet(site, random, {
    title: 'Scope and price',
    size: 9.5,
    letterhead: { name: deal.vendor, lines: [`Licensed and insured in ${site.state}`], look: 'rule' },
  });
  leaf.blocks = [
    para(`Prepared for ${deal.customer}\n${deal.trade.service.replace(/^./, (one) => one.toUpperCase())}`, { bold: true }),
    table('cLr', [
      { head: true, cells: [c('No.'), c('Task'), c('Price a year')] },
      ...rows,
      { bold: true, over: 'one', cells: [c(''), c('Total per year'), c(dollars(deal.cents))] },
    ], { lines: 'rows' }),
    ...(twelfth ? [para(`Billed in twelve payments of ${dollars(deal.cents / 12)}.`)] : []),
    para(`${term.text} ${renewalSentences(deal, voice, random).join(' ')} ${escalatorSentences(deal, voice, random).join(' ')}`),
    para(decoys.texts.join(' ')),
    ...boilerplate(voice, random, random.int(2, 5)).map((text, at) => item(`${at + 1}.`, text)),
    ...signatures(deal, random),
  ]; // prettier-ignore
  const part = contractOf(deal, {
    decoys: [...decoys.figures, ...prices.map((one) => dollars(one))],
    alsoFees: twelfth ? [{ amount: decimal(deal.cents / 12), period: 'month' }] : [],
    ends: term.ends,
  });
  return contractDraft(site, random, {
    layout: 'task-table',
    leaf,
    part,
    forms: { pdf: 6, docx: 3, scan: 2 },
  });
};
