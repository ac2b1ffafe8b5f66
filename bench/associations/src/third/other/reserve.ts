import { c, labelled, p, type Block, type Row } from '../../blind/write/ink';
import { decimal } from '../../core/money';
import { type Random } from '../../core/random';
import { type TruthReserve } from '../../truth';
import { gridOf } from '../budgets/common';
import { type Home } from '../home';
import { docOf, heading, type Paper, usual } from '../paper';

interface Component {
  group: string;
  name: string;
  life: number;
  left: number;
  /** Whole dollars. */
  cost: number;
}
interface Study {
  components: Component[];
  balance: number;
  full: number;
  percent: number;
  contribution: number;
  inflation: number;
  interest: number;
  contradicts: boolean;
}

const catalogue: readonly (readonly [group: string, name: string, life: number, dollars: number])[] = [
  ['Roofing', 'Asphalt Shingle Roofs', 22, 2400], ['Roofing', 'Flat Roof Membrane', 20, 1700], ['Roofing', 'Gutters & Downspouts', 25, 320],
  ['Exterior', 'Exterior Paint', 8, 900], ['Exterior', 'Wood Siding - Partial Replacement', 15, 700], ['Exterior', 'Balcony Waterproofing', 18, 820],
  ['Site', 'Asphalt - Overlay', 24, 1300], ['Site', 'Asphalt - Seal Coat', 4, 130], ['Site', 'Concrete Walks', 30, 260], ['Site', 'Perimeter Fence', 20, 380],
  ['Site', 'Entry Monument', 25, 60], ['Mechanical', 'Domestic Boilers', 18, 410], ['Mechanical', 'Elevator Modernization', 28, 1500],
  ['Mechanical', 'Fire Alarm Panel', 15, 240], ['Mechanical', 'Entry Access System', 12, 110], ['Recreation', 'Pool Replaster', 11, 190],
  ['Recreation', 'Pool Furniture', 7, 70], ['Recreation', 'Clubhouse HVAC', 16, 100], ['Recreation', 'Tennis Court Resurface', 9, 80],
]; // prettier-ignore

function makeStudy(home: Home, random: Random): Study {
  const components = catalogue
    .filter(() => random.chance(0.72))
    .map(([group, name, life, dollars]): Component => ({ group, name, life, left: random.int(0, life), cost: Math.max(25, Math.round((dollars * home.units * random.float(0.7, 1.3)) / 50)) * 50 }));
  const full = components.reduce((sum, one) => sum + (one.cost * (one.life - one.left)) / one.life, 0);
  const balance = Math.round(full * random.float(0.18, 1.02));
  const real = (balance / full) * 100;
  const contradicts = random.chance(0.12);
  const percent = contradicts ? Math.round(real > 60 ? real - 25 : real + 25) : Math.round(real);
  return { components, balance, full: Math.round(full), percent, contribution: random.int(250, 900) * home.units, inflation: random.pick([2.5, 3, 3.5]), interest: random.pick([0.5, 1, 1.25, 2]), contradicts };
} // prettier-ignore

const dollar = (amount: number): string => `$${amount.toLocaleString('en-US')}`;

function studyPaper(home: Home, study: Study, of: { layout: string; doc: Paper['doc']; containers?: Paper['containers']; sheet?: Paper['sheet'] }): Paper {
  const truth: TruthReserve = {
    kind: 'reserve',
    components: study.components.map(({ name, life, left, cost }) => ({ name, usefulLife: life, remainingLife: left, cost: decimal(cost * 100) })),
    balance: decimal(study.balance * 100),
    percentFunded: study.percent,
    contribution: decimal(study.contribution * 100),
    inflation: study.inflation,
    interest: study.interest,
    contradicts: study.contradicts,
  };
  return {
    doc: of.doc,
    kind: 'reserve-study',
    association: home.full,
    parts: [truth],
    traits: [of.layout, ...(study.contradicts ? ['contradicts'] : [])],
    containers: of.containers ?? usual,
    ...(of.sheet ? { sheet: of.sheet } : {}),
  };
} // prettier-ignore

const facts = (home: Home, study: Study): Block =>
  labelled([
    ['Starting reserve balance', dollar(study.balance)],
    ['Fully funded balance', dollar(study.full)],
    ['Percent funded', `${study.percent}%`],
    ['Recommended annual contribution', dollar(study.contribution)],
    ['Assumed inflation', `${study.inflation.toFixed(2)}%`],
    ['Assumed interest, after tax', `${study.interest.toFixed(2)}%`],
    [`Number of ${home.unit}s`, String(home.units)],
  ], [1.3, 1]); // prettier-ignore

/** An analyst's study: a cover, a summary, then a table with a band for each group. */
export function analyst(home: Home, random: Random): Paper {
  const study = makeStudy(home, random);
  const groups = [...new Set(study.components.map((one) => one.group))];
  const rows: Row[] = [
    { cells: [c('Component'), c('Useful Life'), c('Rem. Useful Life'), c('Current Cost')], head: true, under: 'one' },
    ...groups.flatMap((group): Row[] => [
      { cells: [c(group), c(''), c(''), c('')], bold: true, fill: '#EDEDED' },
      ...study.components.filter((one) => one.group === group).map((one): Row => ({ cells: [c(one.name, { indent: 10 }), c(String(one.life)), c(String(one.left)), c(dollar(one.cost))] })),
    ]),
    { cells: [c('Total'), c(''), c(''), c(dollar(study.components.reduce((sum, one) => sum + one.cost, 0)))], bold: true, over: 'one' },
  ];
  const doc = docOf('Reserve study', home.year - 1, {
    size: 10,
    margin: 60,
    foot: `${home.name} Reserve Study   %p`,
    blocks: [
      { k: 'gap', points: 160 },
      ...heading(home.full, 'Full Reserve Study', `For fiscal year ${home.year}`),
      p('Level 1 - with site visit', { al: 'c', italic: true }),
      { k: 'page' },
      p('Executive Summary', { bold: true, size: 13 }),
      facts(home, study),
      p('A special assessment risk is considered high below 30% funded and low above 70% funded.'),
      { k: 'page' },
      p('Component Inventory', { bold: true, size: 13 }),
      gridOf([3, 1, 1.2, 1.3], rows),
    ],
  });
  return studyPaper(home, study, { layout: 'analyst', doc });
} // prettier-ignore

/** A disclosure with the age and the share of each component computed beside it. */
export function fundingTable(home: Home, random: Random): Paper {
  const study = makeStudy(home, random);
  const rows: Row[] = [
    { cells: [c('Item'), c('Replacement Cost'), c('Est. Life (yrs)'), c('Remaining (yrs)'), c('Fully Funded')], head: true },
    ...study.components.map((one): Row => ({ cells: [c(one.name), c(dollar(one.cost)), c(String(one.life)), c(String(one.left)), c(dollar(Math.round((one.cost * (one.life - one.left)) / one.life)))] })),
  ];
  const doc = docOf('Reserve disclosure', home.year - 1, {
    font: 'times',
    size: 10.5,
    margin: 60,
    blocks: [
      ...heading(home.full, 'RESERVE FUNDING DISCLOSURE', `Fiscal year beginning January 1, ${home.year}`),
      gridOf([2.6, 1.3, 1, 1.1, 1.2], rows, { lines: 'all' }),
      p(`The reserve account is expected to hold ${dollar(study.balance)} on January 1, ${home.year}. Fully funded reserves on that date would be ${dollar(study.full)}; the association is therefore ${study.percent}% funded.`),
      p(`The Board has adopted an annual reserve contribution of ${dollar(study.contribution)}. The plan assumes inflation of ${study.inflation}% a year and interest earned at ${study.interest}% a year.`),
    ],
  });
  return studyPaper(home, study, { layout: 'funding-table', doc, containers: { pdf: 50, scan: 25, docx: 25 } });
} // prettier-ignore

/** A board member's workbook: the summary on top, components below. */
export function ownWorkbook(home: Home, random: Random): Paper {
  const study = makeStudy(home, random);
  const rows: Row[] = [
    { cells: [c('What'), c('Cost today'), c('Useful life'), c('Years left')], head: true },
    ...study.components.map((one): Row => ({ cells: [c(one.name), c(dollar(one.cost), { cents: one.cost * 100 }), c(String(one.life)), c(String(one.left))] })),
  ];
  const summary: Row[] = ([['Reserve balance', dollar(study.balance), study.balance * 100], ['Annual contribution', dollar(study.contribution), study.contribution * 100]] as const).map(([name, text, cents]): Row => ({ cells: [c(name), c(text, { cents }), c(''), c('')] }));
  const percents: Row[] = ([['Percent funded', study.percent], ['Inflation', study.inflation], ['Interest rate', study.interest]] as const).map(([name, percent]): Row => ({ cells: [c(name), c(`${percent}%`, { percent }), c(''), c('')] }));
  const doc = docOf('Reserves', home.year - 1, { size: 10, blocks: [p(`${home.full} - reserve study update ${home.year}`, { bold: true }), gridOf([3, 1.3, 1, 1], [...summary, ...percents]), gridOf([3, 1.3, 1, 1], rows, { lines: 'rows' })] });
  return studyPaper(home, study, { layout: 'own-workbook', doc, containers: { xlsx: 65, pdf: 25, csv: 10 }, sheet: { name: 'Reserves', format: '$#,##0' } });
} // prettier-ignore
