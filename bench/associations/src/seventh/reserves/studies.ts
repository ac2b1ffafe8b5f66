import { ratio, sumCents } from '../../core/money';
import { row, text, type Block, type Row } from '../../layout/paper';
import { type Draft } from '../publish';
import { address, autumn, dollars, page, type Paper, type Site } from '../site';
import { makePlan, planTruth, type Component, type Plan } from './plan';

const firms = [
  'Bedrock Reserve Advisors', 'Halyard Engineering, P.C.', 'Stockton & Ruiz Capital Planning', 'TrueNorth Reserve Consultants', 'Parapet Building Sciences, LLC',
]; // prettier-ignore

const usd = (cents: number, more: { dollar?: boolean } = {}): string =>
  `${more.dollar === false ? '' : '$'}${(cents / 100).toLocaleString('en-US')}`;

const study = (
  site: Site,
  plan: Plan,
  of: Pick<Draft, 'paper' | 'forms' | 'traits' | 'sheet' | 'print'>,
): Draft => ({
  kind: 'reserve-study',
  association: site.name,
  fiscalYear: site.year,
  parts: [planTruth(plan)],
  ...of,
  traits: [...of.traits, ...(plan.contradicts ? ['contradicts'] : [])],
});

/** A consultant's report: a cover, results in fields, the inventory in groups, and a plan of years that is no inventory. */
export const report: Paper = (site, random) => {
  const plan = makePlan(site, random);
  const firm = random.pick(firms);
  const rows: Row[] = [
    row('header', ['Component', 'Useful Life', 'Remaining Useful Life', 'Current Cost']),
    ...plan.groups.flatMap((group): Row[] => [
      row('section', [text(group, { span: 4 })]),
      ...plan.components
        .filter((one) => one.group === group)
        .map((one) => row('line', [one.name, `${one.useful}`, `${one.remaining}`, usd(one.cost)])),
    ]),
    row('total', ['Total', '', '', usd(sumCents(plan.components.map((one) => one.cost)))]),
  ];
  return study(site, plan, {
    paper: page(site, random, {
      title: 'Reserve study',
      author: firm,
      blocks: [
        { kind: 'space', points: 150 },
        { kind: 'title', text: 'RESERVE STUDY', sub: [site.name, `${site.city}, ${site.state}`, `For the fiscal year beginning January 1, ${site.year}`] },
        { kind: 'paragraph', text: `Prepared by ${firm}, ${autumn(site, random)}`, align: 'center' },
        { kind: 'page' },
        { kind: 'heading', text: 'Results in Brief' },
        { kind: 'fields', rows: random.shuffle([
          [`Reserve balance, January 1, ${site.year}`, usd(plan.balance)],
          ['Fully funded balance', usd(plan.ideal)],
          ['Percent funded', `${plan.funded}%`],
          [`Recommended annual contribution, ${site.year}`, usd(plan.contribution)],
          ['Assumed inflation', `${plan.inflation}%`],
          ['Assumed interest, net of tax', `${plan.interest}%`],
        ]) },
        { kind: 'paragraph', text: 'Percent funded compares what is held with what age and wear have used up. Above 70% the risk of a special assessment is low; below 30% it is high.' },
        { kind: 'heading', text: 'Component Inventory' },
        { kind: 'table', columns: [{ weight: 4, align: 'left' }, { weight: 1, align: 'center' }, { weight: 1.4, align: 'center' }, { weight: 1.6, align: 'right' }], rows },
        { kind: 'page' },
        { kind: 'heading', text: 'Thirty-Year Funding Plan (first ten years)' },
        tenYears(site, plan),
      ],
      pageNumbers: 'page-of',
    }),
    traits: ['report'],
    forms: { pdf: 4, scan: 2 },
  }); // prettier-ignore
};

function tenYears(site: Site, plan: Plan): Block {
  let balance = plan.balance;
  const rows: Row[] = Array.from({ length: 10 }, (_, index) => {
    const year = site.year + index;
    const spent = sumCents(plan.components.filter((one) => one.remaining === index).map((one) => one.cost));
    const paid = ratio(plan.contribution, 100 + 3 * index, 100);
    const start = balance;
    balance = start + paid - spent;
    return row('line', [
      `${year}`,
      ...[start, paid, spent, balance].map((one) => usd(Math.round(one / 100) * 100)),
    ]);
  });
  return {
    kind: 'table',
    columns: [
      { weight: 1, align: 'left' },
      ...Array.from({ length: 4 }, () => ({ weight: 1.4, align: 'right' as const })),
    ],
    rows: [row('header', ['Year', 'Starting', 'Contributions', 'Expenditures', 'Ending']), ...rows],
  };
}

/** A card for each component: its number, place and lives one below the other, two abreast. */
export const cards: Paper = (site, random) => {
  const plan = makePlan(site, random);
  const firm = random.pick(firms);
  const card = (one: Component, index: number): Block[] => [
    { kind: 'paragraph', style: 'bold', text: `${101 + index}  ${one.name}` },
    { kind: 'fields', rows: [
      ['Quantity:', `${one.quantity.toLocaleString('en-US')} ${one.unit}`],
      ['Useful Life:', `${one.useful} years`],
      ['Remaining Life:', one.remaining === 1 ? '1 year' : `${one.remaining} years`],
      ['Replacement Cost:', usd(one.cost)],
    ] },
    { kind: 'space', points: 6 },
  ]; // prettier-ignore
  const blocks = plan.components.map(card);
  const pairs: Block[] = [];
  for (let at = 0; at < blocks.length; at += 2) {
    // No card runs from one page to the next.
    if (at === 10 || (at > 10 && (at - 10) % 12 === 0)) pairs.push({ kind: 'page' });
    pairs.push({ kind: 'columns', blocks: [blocks[at]!, blocks[at + 1] ?? []] });
  }
  return study(site, plan, {
    paper: page(site, random, {
      title: 'Reserve component detail',
      author: firm,
      blocks: [
        { kind: 'letterhead', name: firm, lines: ['Reserve Studies and Maintenance Plans'] },
        { kind: 'title', text: site.name, sub: [`Level ${random.pick(['I', 'II', 'III'])} Reserve Study, Fiscal Year ${site.year}`] },
        { kind: 'paragraph', text: `As of the start of fiscal ${site.year} the reserve fund holds ${usd(plan.balance)}, which is ${plan.funded}% of the fully funded balance of ${usd(plan.ideal)}. We recommend to contribute ${usd(plan.contribution)} in ${site.year}. Costs are taken to rise ${plan.inflation}% a year; deposits earn ${plan.interest}% interest.` },
        { kind: 'heading', text: 'Component Details' },
        ...pairs,
      ],
      pageNumbers: 'dash',
      style: { size: 9.5 },
    }),
    traits: ['cards'],
    forms: { pdf: 4, docx: 2, scan: 1 },
  }); // prettier-ignore
};

/** A schedule with measured quantities, the age beside the lives, and a number for each row. */
export const measured: Paper = (site, random) => {
  const plan = makePlan(site, random);
  const agesFirst = random.chance(0.5);
  const lives = (one: Component): string[] => {
    const [age, left] = [`${one.useful - one.remaining}`, `${one.remaining}`];
    return agesFirst ? [age, `${one.useful}`, left] : [`${one.useful}`, age, left];
  };
  const heads = agesFirst ? ['Age', 'Normal Life', 'Years Left'] : ['Normal Life', 'Age', 'Years Left'];
  const rows: Row[] = [
    row('header', ['#', 'Reserve Item', 'Qty', 'Unit', ...heads, `${site.year} Cost`]),
    ...plan.components.map((one, index) =>
      row('line', [
        `${index + 1}`,
        one.name,
        one.quantity.toLocaleString('en-US'),
        one.unit,
        ...lives(one),
        text(usd(one.cost), { cents: one.cost }),
      ]),
    ),
  ];
  const plain = (label: string, words: string, cents?: number): Row =>
    row('line', [label, cents === undefined ? words : text(words, { cents })]);
  return study(site, plan, {
    paper: page(site, random, {
      title: 'Reserve schedule',
      author: site.people[1]!,
      blocks: [
        { kind: 'title', text: site.name, sub: [`Reserve Schedule for ${site.year}`] },
        { kind: 'table', width: 0.6, columns: [{ weight: 3, align: 'left' }, { weight: 1.4, align: 'right' }], rows: [
          plain('Cash in reserve account', usd(plan.balance), plan.balance),
          plain('Percent funded', `${plan.funded}%`),
          plain('Annual contribution needed', usd(plan.contribution), plan.contribution),
          plain('Inflation used', `${plan.inflation}%`),
          plain('Interest used', `${plan.interest}%`),
        ] },
        { kind: 'table', columns: [
          { weight: 0.4, align: 'right' }, { weight: 3, align: 'left' }, { weight: 0.9, align: 'right' }, { weight: 0.6, align: 'left' },
          ...heads.map(() => ({ weight: 0.8, align: 'right' as const })), { weight: 1.2, align: 'right' },
        ], rows },
      ],
    }),
    traits: ['measured'],
    forms: { xlsx: 3, xls: 1, pdf: 3, scan: 1 },
    sheet: { name: 'Reserves', format: '$#,##0' },
  }); // prettier-ignore
};

/** An engineer's letter: each component in a sentence. */
export const sentences: Paper = (site, random) => {
  const plan = makePlan(site, random);
  const firm = random.pick(firms);
  const items = plan.components.map((one, index) => {
    const left = one.remaining === 1 ? '1 year' : `${one.remaining} years`;
    return `${index + 1}. ${one.name}. Estimated useful life ${one.useful} years; remaining life ${left}; cost to replace at today’s prices ${usd(one.cost)}.`;
  });
  return study(site, plan, {
    paper: page(site, random, {
      title: 'Reserve update',
      author: firm,
      blocks: [
        { kind: 'letterhead', name: firm, lines: ['Consulting Engineers'] },
        { kind: 'paragraph', text: autumn(site, random) },
        { kind: 'paragraph', text: `Board of Directors\n${site.name}\n${address(site)}` },
        { kind: 'paragraph', style: 'bold', text: `Re: Update of the reserve study for ${site.year}` },
        { kind: 'paragraph', text: `Dear Board Members: We visited the property and spoke with ${site.people[5]} of ${site.agent}. What follows replaces the list in our report of ${site.year - 4}, when 14 components came to $418,500.` },
        ...items.map((one): Block => ({ kind: 'paragraph', text: one })),
        { kind: 'paragraph', text: `The reserve account will hold ${usd(plan.balance)} at the beginning of ${site.year}. The association is therefore ${plan.funded}% funded. We recommend an annual contribution of ${usd(plan.contribution)} for ${site.year}. We assumed inflation of ${plan.inflation}% and interest of ${plan.interest}%.` },
        { kind: 'paragraph', text: `Our fee for this update, $1,950, was billed separately.` },
        { kind: 'paragraph', text: `Very truly yours,\n${firm}` },
      ],
      style: { grid: 'none' },
    }),
    traits: ['sentences'],
    forms: { docx: 3, pdf: 3, scan: 2 },
  }); // prettier-ignore
};

/** A budget's reserve page: what each item has and needs, and the lives behind its name. */
export const fundPage: Paper = (site, random) => {
  const plan = makePlan(site, random);
  let left = plan.balance;
  const held = plan.components.map((one, index) => {
    const share = index === plan.components.length - 1 ? left : Math.min(left, Math.round((plan.balance * one.cost) / sumCents(plan.components.map((other) => other.cost)) / 100) * 100);
    left -= share;
    return share;
  }); // prettier-ignore
  const rows: Row[] = [
    row('header', ['', text('Est. Remaining', { align: 'center' }), text('Est. Useful', { align: 'center' }), text('Replacement', { align: 'right' }), text('Balance', { align: 'right' })]),
    row('header', ['Category', text('Life (Yrs.)', { align: 'center' }), text('Life (Yrs.)', { align: 'center' }), text('Cost', { align: 'right' }), text(`1/1/${site.year}`, { align: 'right' })]),
    ...plan.components.map((one, index) =>
      row('line', [one.name, `${one.remaining}`, `${one.useful}`, usd(one.cost, { dollar: index === 0 }), usd(held[index]!, { dollar: index === 0 })]),
    ),
    row('total', ['TOTALS', '', '', usd(sumCents(plan.components.map((one) => one.cost))), usd(plan.balance)]),
  ]; // prettier-ignore
  return study(site, plan, {
    paper: page(site, random, {
      title: 'Reserve study summary',
      blocks: [
        { kind: 'title', text: site.name.toUpperCase(), sub: ['RESERVE STUDY - STRAIGHT LINE METHOD', `JANUARY 1, ${site.year} - DECEMBER 31, ${site.year}`] },
        { kind: 'table', columns: [{ weight: 3, align: 'left' }, { weight: 1.2, align: 'center' }, { weight: 1.1, align: 'center' }, { weight: 1.3, align: 'right' }, { weight: 1.3, align: 'right' }], rows },
        { kind: 'paragraph', text: `Recommended contribution to reserves for ${site.year}: ${dollars(plan.contribution)}` },
        { kind: 'paragraph', text: `Percent funded: ${plan.funded}%     Inflation rate: ${plan.inflation}%     Interest rate: ${plan.interest}%` },
        { kind: 'paragraph', style: 'small', text: 'Unless a majority of the owners votes otherwise, reserves will be fully funded. Items under $10,000 may be kept in the operating budget.' },
      ],
      style: { header: 'rule', letterhead: 'centered' },
    }),
    traits: ['fund-page'],
    forms: { pdf: 3, docx: 1, scan: 3, txt: 1 },
  }); // prettier-ignore
};
