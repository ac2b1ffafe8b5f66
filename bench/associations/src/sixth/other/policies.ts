import { c, type Row } from '../../blind/write/ink';
import { addYears, isoDate, longDate } from '../../core/dates';
import { decimal, sumCents } from '../../core/money';
import { type Random } from '../../core/random';
import { para, table, type Leaf, type Piece } from '../../fifth/press/leaf';
import { type Draft } from '../../fifth/publish';
import { address, dollars, sheet, type Paper, type Site } from '../site';

const carriers = [
  'Granite Harbor Mutual Insurance Company', 'Meridian Casualty Company', 'Old Commonwealth Insurance Co.', 'Prairie & Western Indemnity',
  'Atlantic Keystone Specialty Insurance Company', 'Blue Ridge Property Exchange', 'Landmark Union Assurance',
]; // prettier-ignore
const brokers = [
  'Whitcomb & Daley Insurance',
  'Harbor Risk Advisors, LLC',
  'The Fenwick Agency',
  'Crosswind Insurance Group',
];

interface Cover {
  line: string;
  premium: number;
  limit?: string;
  deductible?: number;
}

interface Policy {
  carrier: string;
  number: string;
  from: string;
  to: string;
  covers: Cover[];
}

function makePolicy(site: Site, random: Random, covers: Cover[]): Policy {
  const from = isoDate(site.year - random.int(0, 1), random.int(1, 12), random.pick([1, 1, 15]));
  return {
    carrier: random.pick(carriers),
    number: random.pick([
      `${random.pick(['CPP', 'BOP', 'HPK'])} ${random.int(1_000_000, 9_999_999)}-${random.int(10, 26)}`,
      `${random.int(10, 99)}-${random.pick(['CA', 'PK', 'DO'])}-${random.int(100_000, 999_999)}`,
      `${random.pick(['A', 'M', 'Z'])}${random.int(10_000_000, 99_999_999)}`,
    ]),
    from,
    to: addYears(from, 1),
    covers,
  };
}

const range = (random: Random, from: number, to: number): number =>
  random.int(from, to) * 100 + random.pick([0, 0, 37, 64]);

function packageCovers(site: Site, random: Random): Cover[] {
  const scale = site.homes;
  const all: Cover[] = [
    { line: site.condo ? 'Building Property' : 'Common Property', premium: range(random, scale * (site.condo ? 310 : 40), scale * (site.condo ? 690 : 90)), limit: `$${(scale * 210_000).toLocaleString('en-US')}`, deductible: random.pick([500_000, 1_000_000, 2_500_000]) },
    { line: 'Commercial General Liability', premium: range(random, scale * 22, scale * 60), limit: '$1,000,000 / $2,000,000' },
    { line: 'Equipment Breakdown', premium: range(random, 280, 1_900), limit: '$2,000,000', deductible: 250_000 },
    { line: 'Ordinance or Law', premium: range(random, 300, 2_400), limit: '$500,000' },
    { line: 'Employee Dishonesty', premium: range(random, 190, 960), limit: '$350,000', deductible: random.pick([50_000, 100_000]) },
    { line: 'Directors and Officers Liability', premium: range(random, 900, 4_200), limit: '$1,000,000', deductible: random.pick([100_000, 500_000]) },
    { line: 'Hired and Non-Owned Automobile', premium: range(random, 90, 380), limit: '$1,000,000' },
    { line: 'Sewer Back-Up', premium: range(random, 150, 900), limit: '$100,000', deductible: 250_000 },
  ]; // prettier-ignore
  const some = new Set(random.sample(all.slice(2), random.int(2, 5)));
  return [...all.slice(0, 2), ...all.slice(2).filter((one) => some.has(one))];
}

function taxes(random: Random): Cover[] {
  const all: Cover[] = [
    { line: 'Certified Acts of Terrorism', premium: range(random, 90, 900) },
    { line: 'Policy Fee', premium: random.pick([3_500, 10_000, 15_000]) },
    { line: 'State Fire Marshal Assessment', premium: random.int(1_200, 21_000) },
    { line: 'Surplus Lines Tax', premium: random.int(20_000, 190_000) },
    { line: 'Stamping Office Fee', premium: random.int(300, 4_000) },
  ];
  const some = new Set(random.sample(all, random.int(1, 3)));
  return all.filter((one) => some.has(one));
}

interface Says {
  layout: string;
  forms: Draft['forms'];
  extra?: readonly Cover[];
}

function policyDraft(site: Site, random: Random, of: { leaf: Leaf; policy: Policy } & Says): Draft {
  const { policy, extra = [] } = of;
  const lines = [...policy.covers, ...extra];
  return {
    leaf: of.leaf,
    kind: 'insurance',
    association: site.name,
    parts: [
      {
        kind: 'insurance',
        carrier: policy.carrier,
        policy: policy.number,
        period: { from: policy.from, to: policy.to },
        premiums: lines.map(({ line, premium }) => ({ line, premium: decimal(premium) })),
        total: decimal(sumCents(lines.map((one) => one.premium))),
        deductibles: policy.covers.flatMap(({ line, deductible }) =>
          deductible === undefined ? [] : [{ line, amount: decimal(deductible) }],
        ),
      },
    ],
    traits: [of.layout],
    forms: of.forms,
    ...(random.chance(0.15) ? { copied: true } : {}),
  };
}

const whole = (cents: number): string => dollars(cents, true);
const fields = (rows: readonly (readonly [string, string])[], lines: 'all' | 'none'): Piece =>
  table(
    'lL',
    rows.map(([a, b]): Row => ({ cells: [c(a, { bold: true }), c(b)] })),
    { lines },
  );

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
