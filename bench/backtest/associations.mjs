import { randomOf } from './random.mjs';

/** Kinds of associations: units, dollars a unit and year, and which lines they have. */
export const KINDS = {
  'small, self-managed': {
    units: [6, 40],
    scale: 2600,
    skip: ['management', 'payroll', 'elevator', 'security'],
  },
  condominium: { units: [40, 180], scale: 4800, skip: ['payroll', 'security'] },
  'high-rise': { units: [120, 400], scale: 7200, skip: ['snow'] },
  'single-family': { units: [80, 600], scale: 900, skip: ['elevator', 'gas', 'payroll', 'roof'] },
  townhomes: { units: [30, 220], scale: 2900, skip: ['elevator', 'payroll', 'security'] },
};

export const FIRST_YEAR = 2017;
export const YEARS = 10;

/** key, name, type, kind of cost, share of expenses, yearly growth, spread of a year. */
const LINES = [
  ['management', 'Management Fee', 'expense', 'contract', 0.1, 0.035, 0],
  ['landscape', 'Landscape Contract', 'expense', 'contract', 0.13, 0.03, 0],
  ['elevator', 'Elevator Contract', 'expense', 'contract', 0.04, 0.04, 0],
  ['pool', 'Pool Service', 'expense', 'contract', 0.03, 0.035, 0],
  ['insurance', 'Property and Liability Insurance', 'expense', 'policy', 0.14, 0.07, 0.06],
  ['audit', 'Audit and Tax Preparation', 'expense', 'steady', 0.012, 0.03, 0.02],
  ['janitorial', 'Janitorial', 'expense', 'steady', 0.04, 0.035, 0.03],
  ['payroll', 'Payroll', 'expense', 'steady', 0.08, 0.034, 0.03],
  ['security', 'Security', 'expense', 'steady', 0.05, 0.035, 0.04],
  ['electricity', 'Electricity', 'expense', 'steady', 0.05, 0.04, 0.06],
  ['water', 'Water', 'expense', 'steady', 0.06, 0.05, 0.06],
  ['gas', 'Gas', 'expense', 'steady', 0.025, 0.03, 0.12],
  ['trash', 'Trash', 'expense', 'steady', 0.03, 0.045, 0.03],
  ['telephone', 'Telephone', 'expense', 'steady', 0.006, 0.01, 0.05],
  ['office', 'Office Supplies', 'expense', 'steady', 0.006, 0.02, 0.15],
  ['snow', 'Snow Removal', 'expense', 'event', 0.04, 0.03, 0.45],
  ['legal', 'Legal', 'expense', 'event', 0.015, 0.03, 0.6],
  ['building', 'Building Repairs', 'expense', 'event', 0.05, 0.03, 0.3],
  ['plumbing', 'Plumbing Repairs', 'expense', 'event', 0.02, 0.03, 0.4],
  ['roof', 'Roof and Gutters', 'expense', 'event', 0.015, 0.03, 0.5],
  ['tree', 'Tree Service', 'expense', 'event', 0.02, 0.03, 0.4],
  ['loan', 'Loan Payment', 'expense', 'loan', 0.05, 0, 0],
  ['badDebt', 'Bad Debt', 'expense', 'set', 0.006, 0, 0.5],
  ['reserve', 'Reserve Contribution', 'reserve', 'study', 0.16, 0.05, 0],
  ['lateFees', 'Late Fees', 'income', 'income', 0.008, 0, 0.25],
  ['interest', 'Interest - Operating', 'income', 'income', 0.003, 0, 0.3],
];

const PROJECTS = ['Siding', 'Balcony', 'Garage', 'Roadway', 'Boiler', 'Seawall'];

/**
 * Ten years of one association. Costs follow processes of their own; the board adopts each line between its last
 * adopted amount, the last result and what it expects, as cautiously as this board is, and rounds. Boards know of
 * contracts, policies in force and the study, as their documents do. The methods are not used here.
 */
export function association(seed, kind) {
  const random = randomOf(seed);
  const {
    units: [least, most],
    scale,
    skip,
  } = KINDS[kind];
  const units = Math.round(random.between(least, most));
  const total = units * scale * random.between(0.8, 1.25);
  const board = {
    toward: random.between(0.35, 0.9),
    expects: random.between(0.02, 0.04),
    noise: random.between(0.01, 0.03),
  };
  const present = LINES.filter(
    ([key]) => !skip.includes(key) && (key !== 'loan' || random.chance(0.3)) && random.chance(0.93),
  );
  const lines = present.map((line) => history(line, { random, total, board }));
  const events = oneTimeYears(random, total);
  const inflation = Array.from({ length: YEARS + 1 }, (_, index) =>
    index >= 4 && index <= 6 ? 0.055 : 0.028,
  );
  return { seed, kind, units, lines, events, inflation, dues: duesOf(lines, board) };
}

const roundTo = (amount, step) => Math.round(amount / step) * step;
const budgetStep = (amount) => (amount >= 20_000 ? 500 : amount >= 4_000 ? 100 : 25);

function history([key, name, type, kind, share, growth, spread], { random, total, board }) {
  const base = total * share * Math.exp(random.normal() * 0.35);
  const own = growth + random.normal() * (kind === 'contract' ? 0.008 : 0.012);
  const line = { key, name, type, kind, actual: [], adopted: [] };
  const terms = kind === 'contract' ? contractTerms(base, own, random) : undefined;
  let level = base;
  for (let year = 0; year < YEARS; year += 1) {
    if (kind === 'contract') level = terms.yearly[year];
    else if (kind === 'loan') level = base;
    else if (kind === 'study') level = base * (1 + own) ** year;
    else if (year > 0)
      level *= 1 + own + (kind === 'policy' ? Math.abs(random.normal()) * spread : random.normal() * 0.012);
    const actual =
      kind === 'event'
        ? level * Math.exp(random.normal() * spread - (spread * spread) / 2) * (random.chance(0.06) ? 2.5 : 1)
        : kind === 'contract' || kind === 'loan' || kind === 'study' || kind === 'policy'
          ? level
          : level * (1 + random.normal() * spread * 0.6);
    line.actual.push(Math.max(0, Math.round(actual * 100) / 100));
    line.adopted.push(adoptedOf(line, year, { board, random, level, spread }));
  }
  if (terms) line.contracts = terms.contracts;
  return line;
}

/** What the board adopts for a year, before it knows the year's result. */
function adoptedOf(line, year, { board, random, level, spread }) {
  const known = line.kind === 'contract' || line.kind === 'loan' || line.kind === 'study';
  if (known) return line.kind === 'study' ? roundTo(level, 100) : Math.round(level);
  if (line.kind === 'policy') return roundTo(level * (1 + random.normal() * 0.02), 100);
  if (year === 0) return roundTo(level, budgetStep(level));
  const last = line.adopted[year - 1];
  const result = line.actual[year - 1];
  const earlier = line.actual.slice(Math.max(0, year - 4), year);
  const mean = earlier.reduce((sum, one) => sum + one, 0) / earlier.length;
  if (line.kind === 'set' || line.kind === 'income')
    return random.chance(0.7) ? last : roundTo((last + result) / 2, 25);
  const seen = line.kind === 'event' ? mean : result;
  const toward = line.kind === 'event' ? board.toward * 0.6 : board.toward;
  const grown = line.kind === 'event' ? 1 + board.expects / 3 : 1 + board.expects;
  const amount =
    (last + toward * (seen - last)) * grown * (1 + random.normal() * board.noise * (spread > 0.2 ? 2 : 1));
  return Math.max(0, roundTo(amount, budgetStep(amount)));
}

/** Contracts of two to four years, one after the other, each with its vendor, escalator and first price. */
function contractTerms(base, growth, random) {
  const contracts = [];
  const yearly = [];
  let monthly = roundTo(base / 12, 5);
  let year = 0;
  while (year < YEARS + 1) {
    const length = random.pick([2, 3, 3, 4]);
    const percent = random.pick([2, 2.5, 3, 3, 3.5, 4, 5]);
    const contract = {
      vendor: `${random.pick(['Alder', 'Brook', 'Cedar', 'Dover', 'Elm'])} ${1000 + Math.floor(random.next() * 9000)} Services`,
      from: year,
      length,
      percent,
      monthly,
    };
    contracts.push(contract);
    for (let n = 0; n < length && year < YEARS + 1; n += 1, year += 1) {
      yearly[year] = monthly * 12;
      monthly = Math.round(monthly * (100 + percent)) / 100;
    }
    // Another vendor, or the same at a new price.
    monthly = roundTo(monthly * (1 + growth + random.normal() * 0.05), 5);
  }
  return { contracts, yearly };
}

/** Projects paid by special assessments, claims, refunds: about one year in four. */
function oneTimeYears(random, total) {
  const events = [];
  for (let year = 1; year < YEARS; year += 1) {
    if (random.chance(0.16)) {
      const amount = roundTo(total * random.between(0.05, 0.25), 1000);
      const name = random.pick(PROJECTS);
      events.push({
        year,
        income: `Special assessment - ${name}`,
        incomeAmount: amount,
        expense: `${name} restoration`,
        expenseAmount: roundTo(amount * random.between(0.95, 1.05), 50),
      });
    } else if (random.chance(0.08)) {
      events.push({ year, income: 'Vendor refund', incomeAmount: roundTo(total * 0.008, 10) });
    }
  }
  return events;
}

/** Dues are what the board's budget needs, raised in whole half percents. */
function duesOf(lines, board) {
  const adopted = [];
  for (let year = 0; year < YEARS; year += 1) {
    const sum = (types) =>
      lines.filter(({ type }) => types.includes(type)).reduce((all, line) => all + line.adopted[year], 0);
    const needed = sum(['expense', 'reserve']) - sum(['income']);
    adopted.push(roundTo(Math.max(needed, (adopted[year - 1] ?? 0) * (1 - board.noise)), 100));
  }
  return {
    key: 'dues',
    name: 'Maintenance Fees',
    type: 'income',
    kind: 'dues',
    adopted,
    actual: adopted.map((one) => Math.round(one * 0.992)),
  };
}
