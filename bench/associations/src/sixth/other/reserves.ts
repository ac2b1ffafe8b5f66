import { c, type Row } from '../../blind/write/ink';
import { decimal, ratio, sumCents } from '../../core/money';
import { type Random } from '../../core/random';
import { item, para, table, type Leaf } from '../../fifth/press/leaf';
import { type Draft } from '../../fifth/publish';
import { type TruthPart } from '../../truth';
import { dollars, sheet, type Paper, type Site } from '../site';

interface Part {
  name: string;
  group: string;
  life: number;
  left: number;
  cents: number;
}

interface Study {
  parts: Part[];
  balance: number;
  percent: number;
  contribution: number;
  inflation: number;
  interest: number;
  contradicts: boolean;
}

/** Name, group, life and thousands of dollars, and c for condominiums or h for houses only. */
const catalog: readonly (readonly [string, string, number, number, string?])[] = [
  ['Asphalt - Mill & Overlay', 'Site', 25, 160], ['Asphalt - Seal & Stripe', 'Site', 4, 18], ['Concrete Walks - Partial Replacement', 'Site', 10, 24],
  ['Perimeter Wall - Repaint', 'Site', 8, 19, 'h'], ['Wood Fencing - Replace', 'Site', 18, 62, 'h'], ['Entry Monuments - Refurbish', 'Site', 15, 14], ['Irrigation Controllers', 'Site', 12, 11],
  ['Flat Roof Membrane', 'Building', 20, 240, 'c'], ['Composition Shingles', 'Building', 25, 310, 'c'], ['Exterior Paint & Sealants', 'Building', 9, 130, 'c'], ['Elevator Modernization', 'Building', 30, 280, 'c'],
  ['Hallway Carpet', 'Building', 10, 56, 'c'], ['Boilers', 'Building', 24, 92, 'c'], ['Fire Alarm Panel', 'Building', 20, 47, 'c'], ['Balcony Waterproofing', 'Building', 15, 175, 'c'],
  ['Pool - Replaster', 'Amenities', 12, 21], ['Pool Heater', 'Amenities', 8, 6], ['Pool Deck Coating', 'Amenities', 10, 17], ['Playground Structure', 'Amenities', 18, 38, 'h'], ['Tennis Courts - Resurface', 'Amenities', 7, 15], ['Clubroom Furnishings', 'Amenities', 12, 22], ['Vehicle Gate Operators', 'Amenities', 14, 16],
]; // prettier-ignore

function makeStudy(site: Site, random: Random): Study {
  const fit = catalog.filter(([, , , , only]) => !only || (only === 'c') === site.condo);
  const kept = new Set(random.sample(fit, random.int(7, Math.min(14, fit.length))));
  const parts = fit
    .filter((one) => kept.has(one))
    .map(([name, group, life, cost]): Part => {
      const own = Math.max(3, life + random.int(-2, 2));
      const cents = Math.round(cost * (0.6 + site.homes / 120) * random.float(0.8, 1.2)) * 50_000;
      return { name, group, life: own, left: random.int(0, own - 1), cents };
    });
  const ideal = sumCents(parts.map((one) => ratio(one.cents, one.life - one.left, one.life)));
  const funded = random.int(180, 1_090);
  const contradicts = random.chance(0.12);
  const said = contradicts ? funded + random.pick([-1, 1]) * random.int(90, 160) : funded;
  return {
    parts,
    balance: Math.round((ideal * funded) / 100_000) * 100,
    percent: said / 10,
    contribution: Math.round(sumCents(parts.map((one) => one.cents / one.life)) / 10_000) * 10_000,
    inflation: random.pick([2.5, 3, 3.2, 2.75, 3.5]),
    interest: random.pick([0.5, 1, 1.25, 2, 1.8]),
    contradicts,
  };
}

const truthOf = (study: Study): Extract<TruthPart, { kind: 'reserve' }> => ({
  kind: 'reserve',
  components: study.parts.map(({ name, life, left, cents }) => ({
    name,
    usefulLife: life,
    remainingLife: left,
    cost: decimal(cents),
  })),
  balance: decimal(study.balance),
  percentFunded: study.percent,
  contribution: decimal(study.contribution),
  inflation: study.inflation,
  interest: study.interest,
  contradicts: study.contradicts,
});

const draft = (
  site: Site,
  of: { leaf: Leaf; study: Study; layout: string; forms: Draft['forms'] },
): Draft => ({
  leaf: of.leaf,
  kind: 'reserve-study',
  association: site.name,
  fiscalYear: site.year,
  parts: [truthOf(of.study)],
  traits: [of.layout, ...(of.study.contradicts ? ['contradicts'] : [])],
  forms: of.forms,
});

const whole = (cents: number): string => dollars(cents, true);
const ideal = (one: Part): number => Math.round(ratio(one.cents, one.life - one.left, one.life) / 100) * 100;
const cells = (...texts: string[]): Row => ({ cells: texts.map((t) => c(t)) });
const head = (...texts: string[]): Row => ({ head: true, under: 'one', cells: texts.map((t) => c(t)) });

/** A consultant's inventory under headings, with what should be held and put aside for each part. */
export const inventory: Paper = (site, random) => {
  const study = makeStudy(site, random);
  const groups = [...new Set(study.parts.map((one) => one.group))];
  const rows = groups.flatMap((group): Row[] => [
    { bold: true, gap: 4, cells: [c(group.toUpperCase()), ...Array.from({ length: 5 }, () => c(''))] },
    ...study.parts
      .filter((one) => one.group === group)
      .map((one) =>
        cells(one.name, `${one.life}`, `${one.left}`, whole(one.cents), whole(ideal(one)), whole(Math.round(one.cents / one.life / 100) * 100)),
      ),
  ]); // prettier-ignore
  const leaf = sheet(site, random, {
    title: 'Reserve study',
    size: 9,
    letterhead: { name: 'Paramount Reserve Analysts', lines: [`Level II update, ${site.year}`], look: 'bar' },
  });
  leaf.blocks = [
    para(`${site.name}`, { bold: true, size: 13 }),
    table('Lr', [
      cells(`Starting reserve balance, January 1, ${site.year}`, whole(study.balance)),
      cells('Percent funded', `${study.percent.toFixed(1)}%`),
      cells('Recommended annual contribution', whole(study.contribution)),
      cells('Inflation', `${study.inflation}%`),
      cells('Interest, after tax', `${study.interest}%`),
    ], { lines: 'rows' }),
    para('Component Inventory', { bold: true }),
    table('Lrrrrr', [head('Component', 'Useful\nLife', 'Rem.\nLife', 'Current\nCost', 'Fully Funded\nBalance', 'Yearly\nFunding'), ...rows], { lines: 'none' }),
    para('Lives are in years. Fully funded balance = cost x (useful life - remaining life) / useful life.', { size: 8 }),
  ]; // prettier-ignore
  return draft(site, { leaf, study, layout: 'inventory', forms: { pdf: 7, scan: 2, docx: 1 } });
};

/** Quantities and unit prices before the cost, and the summary in sentences. */
export const quantities: Paper = (site, random) => {
  const study = makeStudy(site, random);
  const rows = study.parts.map((one, at) => {
    const count = random.pick([1, 2, 4, 5, 10, 20]);
    return cells(
      `${100 + at * 5}`,
      one.name,
      `${count} ${random.pick(['LS', 'EA', 'SQ'])}`,
      whole(one.cents / count),
      whole(one.cents),
      `${one.life}`,
      `${one.left}`,
      `${site.year + one.left}`,
    );
  });
  const leaf = sheet(site, random, { title: 'Study', landscape: true, size: 9 });
  leaf.blocks = [
    para(`Reserve Study for ${site.name}\nFiscal Year ${site.year}`, { bold: true, al: 'c', size: 13 }),
    para(
      `The replacement fund is projected to hold ${whole(study.balance)} at the beginning of the year and is ${study.percent.toFixed(1)}% funded. We recommend that ${whole(study.contribution)} be contributed during the year. Costs are assumed to rise ${study.inflation}% a year and balances to earn ${study.interest}%. Work below $1,000 is left to the operating budget.`,
    ),
    table(
      'lLrrrrrr',
      [
        head(
          'Item',
          'Description',
          'Quantity',
          'Unit Cost',
          'Replacement Cost',
          'Useful Life',
          'Remaining Life',
          'Next Year',
        ),
        ...rows,
      ],
      { lines: 'all' },
    ),
  ];
  return draft(site, { leaf, study, layout: 'quantities', forms: { pdf: 6, scan: 2, xlsx: 2 } });
};

/** The treasurer's sheet. */
export const homemade: Paper = (site, random) => {
  const study = makeStudy(site, random);
  const rows = study.parts.map((one): Row => ({
    cells: [
      c(one.name),
      c(whole(one.cents), { cents: one.cents }),
      c(`${one.life}`),
      c(`${one.left}`),
      c(random.chance(0.3) ? 'guess' : ''),
    ],
  }));
  const leaf = sheet(site, random, { title: 'Reserves', size: 10 });
  leaf.blocks = [
    para(`${site.name} reserve worksheet ${site.year}`, { bold: true }),
    table(
      'Lrrrl',
      [head('What', 'Cost today', 'Lasts (years)', 'Years left', 'Where from'), ...rows],
      { lines: 'all' },
    ),
    table('Lr', [
      { cells: [c('Reserve balance'), c(whole(study.balance), { cents: study.balance })] },
      { cells: [c('Percent funded'), c(`${study.percent.toFixed(1)}%`)] },
      { cells: [c('Annual contribution'), c(whole(study.contribution), { cents: study.contribution })] },
      { cells: [c('Inflation rate'), c(`${study.inflation}%`)] },
      { cells: [c('Interest rate'), c(`${study.interest}%`)] },
    ], { lines: 'all' }),
  ]; // prettier-ignore
  return {
    ...draft(site, { leaf, study, layout: 'homemade', forms: { xlsx: 6, xls: 2, pdf: 2, docx: 1 } }),
    sheet: { name: 'Reserves' },
  };
};

/** The state's disclosure: questions by number, the parts at the end. */
export const questionnaire: Paper = (site, random) => {
  const study = makeStudy(site, random);
  const rows = study.parts.map((one) => cells(one.name, whole(one.cents), `${one.left}`, `${one.life}`));
  const leaf = sheet(site, random, { title: 'Disclosure', font: 'times', size: 10 });
  leaf.blocks = [
    para(`RESERVE FUNDING DISCLOSURE\n${site.name}\nFor the fiscal year ending December 31, ${site.year}`, {
      bold: true,
      al: 'c',
    }),
    item(
      '(1)',
      `The current balance of the reserve accounts is ${whole(study.balance)}, which is ${study.percent.toFixed(1)} percent of what the formula of the statute requires.`,
    ),
    item(
      '(2)',
      `The amount to be transferred to reserves this year is ${whole(study.contribution)}. No special assessment is planned; none above 5% of the budget may be levied without a vote.`,
    ),
    item(
      '(3)',
      `Assumed: a before-tax return of ${study.interest} percent and an inflation of ${study.inflation} percent a year.`,
    ),
    item('(4)', 'The major components are:'),
    table(
      'Lrrr',
      [head('Component', 'Estimated cost', 'Remaining life (yrs)', 'Useful life (yrs)'), ...rows],
      { lines: random.pick(['rows', 'none']) },
    ),
  ];
  return draft(site, { leaf, study, layout: 'questionnaire', forms: { pdf: 5, scan: 2, docx: 2 } });
};

/** Both lives in one column, as some analysts print them. */
export const pairedLives: Paper = (site, random) => {
  const study = makeStudy(site, random);
  const rows = study.parts.map((one) =>
    cells(one.group, one.name, `${one.life} / ${one.left}`, whole(one.cents)),
  );
  const leaf = sheet(site, random, { title: 'Executive summary', size: 10 });
  leaf.blocks = [
    para(`EXECUTIVE SUMMARY\n${site.name}\nFiscal Year ${site.year}`, { bold: true, size: 13 }),
    para(`Reserve fund balance: ${whole(study.balance)}          Percent funded: ${study.percent.toFixed(1)}%`),
    para(`Annual contribution: ${whole(study.contribution)}          Inflation: ${study.inflation}%          Interest: ${study.interest}%`),
    table('lLcr', [head('Area', 'Component', 'Useful / Remaining\nLife (years)', 'Current Replacement\nCost'), ...rows], { lines: 'rows' }),
  ]; // prettier-ignore
  return draft(site, { leaf, study, layout: 'paired-lives', forms: { pdf: 6, scan: 2, docx: 2 } });
};
