import { c, type Row } from '../../blind/write/ink';
import { longDate } from '../../core/dates';
import { sumCents } from '../../core/money';
import { para, table } from '../../fifth/press/leaf';
import { address, dollars, sheet, type Paper } from '../site';
import {
  brokers,
  fields,
  makePolicy,
  packageCovers,
  policyDraft,
  range,
  taxes,
  whole,
  type Cover,
} from './cover';

/** A carrier's declarations: items, then coverage parts and what each costs. */
export const declarationsPage: Paper = (site, random) => {
  const policy = makePolicy(site, random, packageCovers(site, random));
  const extra = taxes(random);
  const total = sumCents([...policy.covers, ...extra].map((one) => one.premium));
  const included = random.chance(0.4) ? random.pick(['Medical Payments', 'Debris Removal', 'Glass']) : '';
  const leaf = sheet(site, random, {
    title: 'Declarations',
    size: 9,
    bottom: { left: `DEC ${random.int(10, 99)} 00 ${random.int(10, 22)}`, right: 'Page %p of %n' },
  });
  leaf.blocks = [
    para(policy.carrier.toUpperCase(), { bold: true, size: 14 }),
    para('COMMERCIAL PACKAGE POLICY DECLARATIONS', { bold: true }),
    fields([['Policy Number', policy.number], ['Item 1. Named Insured', `${site.name}, ${address(site)}`], ['Item 2. Policy Period', `From ${longDate(policy.from)} to ${longDate(policy.to)}, 12:01 a.m. standard time at the mailing address`], ['Item 3. Business', 'Residential association']], 'all'),
    para('Item 4. In return for the payment of the premium we agree to provide these coverages:'),
    table('Lrrr', [
      { head: true, fill: '#e5e5e5', cells: [c('Coverage'), c('Limit of Insurance'), c('Deductible'), c('Premium')] },
      ...policy.covers.map((one): Row => ({ cells: [c(one.line), c(one.limit ?? ''), c(one.deductible ? whole(one.deductible) : ''), c(dollars(one.premium))] })),
      ...(included ? [{ cells: [c(included), c('Per form'), c(''), c('Included')] }] : []),
      ...extra.map((one): Row => ({ cells: [c(one.line), c(''), c(''), c(dollars(one.premium))] })),
      { bold: true, over: 'one', cells: [c('TOTAL POLICY PREMIUM'), c(''), c(''), c(dollars(total))] },
    ], { lines: random.pick(['rows', 'all', 'none']) }),
    para(`Forms attached: IL 00 17, CP 00 17, CG 00 01. A minimum earned premium of 25% applies. Countersigned ${longDate(policy.from)}.`, { size: 8 }),
  ]; // prettier-ignore
  return policyDraft(site, random, {
    layout: 'declarations-page',
    leaf,
    policy,
    extra,
    forms: { pdf: 6, scan: 2 },
  });
};

/** A broker's letter with last year beside this year in words, and the coverages in a table. */
export const proposalOfCover: Paper = (site, random) => {
  const policy = makePolicy(site, random, packageCovers(site, random));
  const total = sumCents(policy.covers.map((one) => one.premium));
  const broker = random.pick(brokers);
  const expiring = Math.round((total * random.float(0.8, 0.95)) / 100) * 100;
  const leaf = sheet(site, random, {
    title: 'Insurance summary',
    letterhead: { name: broker, lines: [`${site.city}, ${site.st}`], look: random.pick(['bar', 'right']) },
  });
  leaf.blocks = [
    para(`Insurance Summary for ${site.name}`, { bold: true, size: 13 }),
    para(`We have placed your renewal with ${policy.carrier} under policy ${policy.number}, effective ${longDate(policy.from)} to ${longDate(policy.to)}. Last year’s premium was ${dollars(expiring)}. The carrier is rated A- by A.M. Best.`),
    table('Lrrr', [
      { head: true, cells: [c('Coverage'), c('Annual Premium'), c('Limit'), c('Deductible')] },
      ...policy.covers.map((one): Row => ({ cells: [c(one.line), c(dollars(one.premium)), c(one.limit ?? ''), c(one.deductible ? whole(one.deductible) : 'None')] })),
      { bold: true, over: 'one', cells: [c('Total'), c(dollars(total)), c(''), c('')] },
    ], { lines: 'box' }),
    para(`Premium financing is available at 7.9% with 20% down. Please sign and return by ${longDate(policy.from)}.`),
  ]; // prettier-ignore
  return policyDraft(site, random, {
    layout: 'proposal-of-cover',
    leaf,
    policy,
    forms: { pdf: 5, docx: 3, scan: 2, xlsx: 1 },
  });
};

/** A bill for the premium with its taxes, what was paid and what is due. */
export const premiumBill: Paper = (site, random) => {
  const policy = makePolicy(site, random, packageCovers(site, random).slice(0, 4));
  const extra = taxes(random);
  for (const one of policy.covers) delete one.deductible;
  const lines = [...policy.covers, ...extra];
  const total = sumCents(lines.map((one) => one.premium));
  const leaf = sheet(site, random, {
    title: 'Invoice',
    letterhead: {
      name: random.pick(brokers),
      lines: ['INVOICE', `No. ${random.int(10_000, 99_000)}`],
      look: 'right',
    },
  });
  leaf.blocks = [
    fields([['Bill to', `${site.name}, c/o ${site.agent}`], ['Insurance company', policy.carrier], ['Policy no.', policy.number], ['Effective', longDate(policy.from)], ['Expires', longDate(policy.to)]], 'none'),
    table('Lr', [
      { head: true, under: 'one', cells: [c('Description'), c('Amount')] },
      ...lines.map((one): Row => ({ cells: [c(one.line), c(dollars(one.premium))] })),
      { bold: true, over: 'one', cells: [c('Total premium, taxes and fees'), c(dollars(total))] },
    ], { lines: 'none' }),
    para(`Payable in full, or ${dollars(Math.round(total / 4))} now and the rest in three installments with a service charge of $12.00 each. Customer number ${random.int(1_000, 9_000)}.`),
  ]; // prettier-ignore
  return policyDraft(site, random, {
    layout: 'premium-bill',
    leaf,
    policy,
    extra,
    forms: { pdf: 5, scan: 2, docx: 1 },
  });
};

/** Workers' compensation: payrolls and rates before the premium of each class. */
export const workers: Paper = (site, random) => {
  const classes = random.sample(
    [
      ['9015', 'Building Operation', 3.41],
      ['8810', 'Clerical Office', 0.17],
      ['9012', 'Property Managers', 0.88],
      ['0042', 'Landscape Gardening', 4.02],
    ] as const,
    random.int(2, 3),
  );
  const covers = classes.map(([, line, rate]): Cover & { payroll: number } => {
    const payroll = random.int(18, 120) * 1_000;
    return { line, payroll, premium: Math.round(payroll * rate) };
  });
  const policy = makePolicy(site, random, covers);
  const extra: Cover[] = [
    { line: 'Expense Constant', premium: random.pick([16_000, 20_000, 25_000]) },
    { line: 'Terrorism Risk', premium: random.int(900, 6_200) },
  ];
  const total = sumCents([...covers, ...extra].map((one) => one.premium));
  const leaf = sheet(site, random, { title: 'Information page', size: 9 });
  leaf.blocks = [
    para('WORKERS COMPENSATION AND EMPLOYERS LIABILITY POLICY\nINFORMATION PAGE', { bold: true, al: 'c' }),
    fields([['Insurer', policy.carrier], ['Policy No.', policy.number], ['1. Insured', site.name], ['2. Policy period', `${longDate(policy.from)} to ${longDate(policy.to)}`], ['3. Employers liability limits', '$500,000 each accident; $500,000 disease, policy limit']], 'none'),
    table('cLrrr', [
      { head: true, cells: [c('Code'), c('Classification'), c('Estimated Annual\nRemuneration'), c('Rate per $100'), c('Estimated Annual\nPremium')] },
      ...covers.map((one, at): Row => ({ cells: [c(classes[at]![0]), c(one.line), c(one.payroll.toLocaleString('en-US')), c(classes[at]![2].toFixed(2)), c(dollars(one.premium))] })),
      ...extra.map((one): Row => ({ cells: [c(''), c(one.line), c(''), c(''), c(dollars(one.premium))] })),
      { bold: true, over: 'one', cells: [c(''), c('Total Estimated Annual Premium'), c(''), c(''), c(dollars(total))] },
    ], { lines: 'rows' }),
    para('This premium is an estimate and is subject to audit.', { italic: true }),
  ]; // prettier-ignore
  return policyDraft(site, random, { layout: 'workers', leaf, policy, extra, forms: { pdf: 5, scan: 2 } });
};

/** One coverage in sentences: limit, retention, premium, tax. */
export const excess: Paper = (site, random) => {
  const line = random.pick([
    'Umbrella Liability',
    'Directors and Officers Liability',
    'Windstorm and Hail',
    'Flood',
  ]);
  const deductible = random.pick([250_000, 500_000, 1_000_000, 2_500_000]);
  const policy = makePolicy(site, random, [{ line, premium: range(random, 1_200, 28_000), deductible }]);
  const extra = taxes(random);
  const total = sumCents([...policy.covers, ...extra].map((one) => one.premium));
  const charges = [...policy.covers, ...extra].map((one) => `${one.line}: ${dollars(one.premium)}`);
  const leaf = sheet(site, random, { title: 'Evidence of insurance', font: 'times', size: 11 });
  leaf.blocks = [
    para(`${policy.carrier}\nCONFIRMATION OF INSURANCE`, { bold: true, al: 'c' }),
    para(`We confirm that ${site.name} is insured under policy number ${policy.number} for the period from ${longDate(policy.from)} to ${longDate(policy.to)}.`),
    para(`${line} — limit $5,000,000; deductible ${whole(deductible)} each occurrence.`),
    para('Premium and charges:', { bold: true }),
    ...charges.map((text) => para(text, { indent: 20, after: 2 })),
    para(`Total due: ${dollars(total)}`, { bold: true }),
    para('This confirmation expires when the policy is issued. Claims: (800) 555-0144.'),
  ]; // prettier-ignore
  return policyDraft(site, random, {
    layout: 'excess',
    leaf,
    policy,
    extra,
    forms: { pdf: 5, docx: 3, scan: 2, txt: 1 },
  });
};
