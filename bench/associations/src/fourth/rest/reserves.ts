import { longDate } from '../../core/dates';
import { decimal, ratio } from '../../core/money';
import { type Random } from '../../core/random';
import { type TruthReserve } from '../../truth';
import { type Paper } from '../../blind/publish';
import { c, cells, labelled, p, type Block, type Doc } from '../../blind/write/ink';
import { type Estate } from '../estate';
import { dollarsOf, frame, grid, type Recipe } from '../frame';

const parts: readonly (readonly [string, number, number])[] = [
  ['Asphalt Shingle Roofs – Replace', 22, 5200],
  ['Wood Siding – Paint', 7, 1400],
  ['Asphalt – Resurface', 24, 1100],
  ['Asphalt – Seal & Stripe', 4, 120],
  ['Pool – Replaster', 12, 260],
  ['Pool Heater – Replace', 10, 90],
  ['Elevator – Modernize', 25, 1900],
  ['Perimeter Fence – Replace', 18, 480],
  ['Mailbox Clusters – Replace', 20, 110],
  ['Irrigation Clocks – Replace', 12, 60],
  ['Entry Gate Operators – Replace', 10, 130],
  ['Clubhouse Carpet – Replace', 8, 70],
  ['Boilers – Replace', 20, 900],
];

interface Component {
  name: string;
  life: number;
  left: number;
  /** Cents. */
  cost: number;
}

interface Study {
  list: Component[];
  full: number;
  balance: number;
  percent: number;
  contribution: number;
  inflation: number;
  interest: number;
  contradicts: boolean;
}

function study(estate: Estate, random: Random): Study {
  const chosen = new Set(random.sample(parts, random.int(7, 11)));
  const list = parts
    .filter((one) => chosen.has(one))
    .map(([name, life, cost]): Component => ({
      name,
      life,
      left: random.int(0, life - 1),
      cost: Math.max(20, Math.round((cost * estate.units * random.float(0.7, 1.3)) / 500)) * 50_000,
    }));
  const full = list.reduce(
    (sum, one) => sum + Math.round(ratio(one.cost, one.life - one.left, one.life) / 100) * 100,
    0,
  );
  const balance = Math.round((full * random.float(0.2, 1.05)) / 10_000) * 10_000;
  const right = Math.round((balance / full) * 1000) / 10;
  const contradicts = random.chance(0.12);
  const percent = contradicts ? Math.round((right + (right > 60 ? -24 : 27)) * 10) / 10 : right;
  return {
    list,
    full,
    balance,
    percent,
    contradicts,
    contribution: random.int(12, 95) * estate.units * 1000,
    inflation: random.pick([2.5, 3, 3.2, 4]),
    interest: random.pick([0.5, 1, 1.5, 2]),
  };
}

function paper(
  estate: Estate,
  made: {
    study: Study;
    trait: string;
    blocks: Block[];
    containers?: Paper['containers'];
    look?: Partial<Doc>;
    rates?: boolean;
  },
): Paper {
  const { study: all } = made;
  const part: TruthReserve = {
    kind: 'reserve',
    components: all.list.map((one) => ({
      name: one.name,
      usefulLife: one.life,
      remainingLife: one.left,
      cost: decimal(one.cost),
    })),
    balance: decimal(all.balance),
    percentFunded: all.percent,
    contribution: decimal(all.contribution),
    ...(made.rates === false ? {} : { inflation: all.inflation, interest: all.interest }),
    contradicts: all.contradicts,
  };
  return {
    kind: 'reserve-study',
    association: estate.name,
    fiscalYear: estate.year,
    parts: [part],
    traits: [made.trait, ...(all.contradicts ? ['contradicts'] : [])],
    containers: made.containers ?? { pdf: 6, scan: 2, docx: 1 },
    doc: frame('Reserve study', made.blocks, made.look),
  };
}

/** A consultant's study: a summary page of labels, then the components with costs at the right. */
export const consultantsStudy: Recipe = (estate, random) => {
  const all = study(estate, random);
  return paper(estate, {
    study: all,
    trait: 'consultants-study',
    look: { font: 'liberation', foot: 'Capstan Reserve Consultants – Page %p', size: 10 },
    blocks: [
      p('Reserve Study Update, No Site Visit', { bold: true, size: 15, after: 2 }),
      p(
        `${estate.name}, ${estate.city}, ${estate.state}\nFor fiscal year beginning ${longDate(`${estate.year}-01-01`)}`,
      ),
      labelled(
        [
          ['Number of units', String(estate.units)],
          ['Starting reserve balance', dollarsOf(all.balance, 0)],
          ['Fully funded balance', dollarsOf(all.full, 0)],
          ['Percent funded', `${all.percent.toFixed(1)}%`],
          ['Recommended annual contribution', dollarsOf(all.contribution, 0)],
          ['Annual inflation rate', `${all.inflation.toFixed(2)}%`],
          ['Net interest rate', `${all.interest.toFixed(2)}%`],
        ],
        [1.5, 2],
      ),
      { k: 'page' },
      p('Component Inventory', { bold: true, size: 12 }),
      grid(
        [0.5, 3.6, -1, -1.2, -1.5],
        [
          {
            head: true,
            under: 'one',
            cells: cells('#', 'Component', 'Useful Life', 'Remaining Useful Life', 'Current Cost'),
          },
          ...all.list.map((one, at) => ({
            cells: cells(
              String(101 + at * 3),
              one.name,
              String(one.life),
              String(one.left),
              dollarsOf(one.cost, 0),
            ),
          })),
          {
            bold: true,
            over: 'one',
            cells: cells(
              '',
              'Total',
              '',
              '',
              dollarsOf(
                all.list.reduce((sum, one) => sum + one.cost, 0),
                0,
              ),
            ),
          },
        ],
        { size: 9.5 },
      ),
    ],
  });
};

/** A workbook or printout: life, remaining, cost and what should be on hand of each. */
export const fundingSheet: Recipe = (estate, random) => {
  const all = study(estate, random);
  const due = (one: Component): number =>
    Math.round(ratio(one.cost, one.life - one.left, one.life) / 100) * 100;
  const row = (one: Component): { cells: ReturnType<typeof cells> } => ({
    cells: [
      c(one.name),
      c(dollarsOf(one.cost, 0), { cents: one.cost }),
      c(String(one.life)),
      c(String(one.left)),
      c(dollarsOf(due(one), 0), { cents: due(one) }),
    ],
  });
  return paper(estate, {
    study: all,
    trait: 'funding-sheet',
    rates: false,
    containers: { xlsx: 4, pdf: 4, scan: 1 },
    look: { margin: 50 },
    blocks: [
      p(`${estate.name} – Reserve Worksheet ${estate.year}`, { bold: true, size: 12 }),
      grid(
        [3.4, -1.4, -0.8, -0.9, -1.5],
        [
          {
            head: true,
            under: 'one',
            cells: cells('Component', 'Replacement Cost', 'UL', 'RUL', 'Fully Funded'),
          },
          ...all.list.map(row),
        ],
        { size: 9 },
      ),
      grid(
        [3, -1.4],
        [
          { cells: [c('Fully funded balance'), c(dollarsOf(all.full, 0), { cents: all.full })] },
          { cells: [c('Reserve cash on hand'), c(dollarsOf(all.balance, 0), { cents: all.balance })] },
          {
            bold: true,
            cells: [c('Percent funded'), c(`${all.percent.toFixed(1)}%`, { percent: all.percent })],
          },
          {
            cells: [c('Annual contribution'), c(dollarsOf(all.contribution, 0), { cents: all.contribution })],
          },
        ],
        { at: { x: 0, w: 330 } },
      ),
    ],
  });
};

/** California's disclosure: sentences with the figures, a table with remaining life before useful life. */
export const disclosureSummary: Recipe = (estate, random) => {
  const all = study(estate, random);
  return paper(estate, {
    study: all,
    trait: 'disclosure-prose',
    look: { font: 'times', size: 11, margin: 62 },
    blocks: [
      p('ASSESSMENT AND RESERVE FUNDING DISCLOSURE SUMMARY', { bold: true, al: 'c', after: 2 }),
      p(`${estate.name}, fiscal year ${estate.year}`, { al: 'c' }),
      p(
        `(1) As of the last day of the prior fiscal year the reserve fund balance is ${dollarsOf(all.balance, 0)}. The amount that the reserves should hold is ${dollarsOf(all.full, 0)}, so that the reserves are ${all.percent.toFixed(1)}% funded.`,
      ),
      p(
        `(2) The Board has adopted an annual reserve contribution of ${dollarsOf(all.contribution, 0)}. No special assessment is planned.`,
      ),
      p(
        `(3) The projection assumes an inflation rate of ${all.inflation.toFixed(1)}% and interest of ${all.interest.toFixed(1)}% a year on reserves.`,
      ),
      p('(4) Major components:', { after: 2 }),
      grid(
        [3.4, -1.2, -1.2, -1.5],
        [
          {
            head: true,
            cells: cells('Component', 'Remaining Life (yrs)', 'Useful Life (yrs)', 'Estimated Cost'),
          },
          ...all.list.map((one) => ({
            cells: cells(one.name, String(one.left), String(one.life), dollarsOf(one.cost, 0)),
          })),
        ],
        { lines: 'all', size: 9.5 },
      ),
    ],
  });
};
