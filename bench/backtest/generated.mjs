/**
 * Budgets of generated associations, each made from documents up to the year before, beside what their boards adopted and
 * what it cost. `--out docs/backtest.md` writes the table, `--fit` prints the spread of residuals on other associations
 * than those scored, `--count N` takes N of each kind.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { association, FIRST_YEAR, KINDS, YEARS } from './associations.mjs';
import { budgeted } from './budgeted.mjs';
import { documentsFor, SOURCES } from './documents.mjs';
import { summarize, totalErrors } from './score.mjs';

const FIRST_TARGET = 4;
/** Seeds of those that are scored, and of those that constants were fitted on. */
const SCORED = 90_000;
const FITTED = 5_000;
const CPI = 0.042;
/** What a person wrote in the page below its tables is kept. */
const KEPT = '\n## Real associations';

export async function backtest({ out, fit = false, count = '8' }) {
  const budgets = await allBudgets(fit ? FITTED : SCORED, Number(count));
  const text = tablesOf(budgets, Number(count));
  console.log(text);
  for (const { kind, seed, invented, doubled } of budgets
    .filter((one) => one.invented.length + one.doubled.length > 0)
    .slice(0, 10))
    console.log(
      kind,
      seed,
      invented.map(({ description, proposedCents }) => [description, proposedCents / 100]),
      doubled.map((items) => items.map(({ description }) => description)),
    );
  if (fit) printSpread(budgets);
  if (out) writePage(out, text);
}

async function allBudgets(seeds, count) {
  const budgets = [];
  for (const [k, kind] of Object.keys(KINDS).entries()) {
    for (let n = 0; n < count; n += 1) {
      const one = association(seeds + k * 1000 + n, kind);
      const source = SOURCES[n % SOURCES.length];
      for (let target = FIRST_TARGET; target < YEARS; target += 1)
        budgets.push(await budgetOf(one, target, source));
    }
  }
  return budgets;
}

async function budgetOf(one, target, source) {
  const { items } = await budgeted(documentsFor(one, target, source), {
    associationName: 'Backtest',
    year: FIRST_YEAR + target,
    fiscalYearStartMonth: 1,
    location: 'Ohio',
    units: one.units,
    propertyType: 'Condominium',
    specialConsiderations: null,
  });
  const proposed = groupBy(items, ({ description }) => description);
  const rows = one.lines
    .filter(({ type }) => type !== 'income')
    .map((line) => {
      const [item] = proposed.get(line.name) ?? [];
      const last = line.actual[source === 'nothing' ? target - 2 : target - 1];
      return {
        key: line.key,
        kind: line.kind,
        method: item?.method,
        product: item && item.proposedCents / 100,
        adopted: line.adopted[target],
        actual: line.actual[target],
        flat: line.adopted[target - 1],
        last,
        cpi: line.adopted[target - 1] * (1 + CPI),
        ...(item?.band ? { band: [item.band.lowCents / 100, item.band.highCents / 100] } : {}),
        missing: item === undefined,
      };
    });
  // What an earlier year had once is an error of whoever repeats it.
  for (const event of one.events.filter(
    ({ year, expense }) => year === target - (source === 'nothing' ? 2 : 1) && expense,
  )) {
    const [item] = proposed.get(event.expense) ?? [];
    rows.push({
      key: 'once',
      kind: 'one-time',
      product: item ? item.proposedCents / 100 : 0,
      adopted: 0,
      actual: 0,
      flat: 0,
      last: event.expenseAmount,
      cpi: 0,
    });
  }
  const names = new Set([one.dues.name, ...one.lines.map(({ name }) => name)]);
  const invented = items.filter(
    ({ description, proposedCents }) => !names.has(description) && proposedCents !== 0,
  );
  const doubled = [...proposed.values()].filter((items) => items.length > 1);
  return { kind: one.kind, seed: one.seed, source, rows, invented, doubled };
}

function groupBy(list, keyOf) {
  const groups = new Map();
  for (const one of list) groups.set(keyOf(one), [...(groups.get(keyOf(one)) ?? []), one]);
  return groups;
}

const SOURCE_WORDS = {
  projection: 'a projection of the year before',
  actual: 'the result of the year before',
  nothing: 'no result of the year before',
};
const percent = (value) => (value === null ? '-' : `${(value * 100).toFixed(1)}%`);
const table = (head, rows) =>
  [
    `| ${head.join(' | ')} |`,
    `| ${head.map((_, i) => (i ? '---:' : '---')).join(' | ')} |`,
    ...rows.map((row) => `| ${row.join(' | ')} |`),
  ].join('\n');
const rowsOf = (list) => list.flatMap(({ rows }) => rows);
const line = (label, list) => {
  const s = summarize(rowsOf(list));
  return [
    label,
    s.lines,
    percent(s.adopted.product),
    percent(s.adopted.flat),
    percent(s.adopted.last),
    percent(s.adopted.cpi),
    percent(s.actual.product),
    percent(s.actual.flat),
    percent(s.actual.last),
    percent(s.actual.cpi),
  ];
};
const head = ['', 'lines', 'product', 'flat', 'last actual', 'CPI', 'product', 'flat', 'last actual', 'CPI'];
function tablesOf(budgets, count) {
  const byKind = Object.keys(KINDS).map((kind) =>
    line(
      kind,
      budgets.filter((one) => one.kind === kind),
    ),
  );
  const methods = [...new Set(rowsOf(budgets).map(({ kind }) => kind))];
  const bySource = SOURCES.map((source) =>
    line(
      SOURCE_WORDS[source],
      budgets.filter((one) => one.source === source),
    ),
  );
  const byLine = methods.map((kind) =>
    line(kind, [{ rows: rowsOf(budgets).filter((row) => row.kind === kind) }]),
  );
  const banded = methods.flatMap((kind) => {
    const s = summarize(rowsOf(budgets).filter((row) => row.kind === kind));
    return s.banded === 0 ? [] : [[kind, s.banded, percent(s.coverage)]];
  });
  const all = summarize(rowsOf(budgets));
  const totals = totalErrors(budgets);
  return `${table(head, [...byKind, line('all', budgets)])}

${table(head, bySource)}

${table(head, byLine)}

Error of a budget's total against adopted: product ${percent(totals.product)}, flat ${percent(totals.flat)}, last actual ${percent(totals.last)}, CPI ${percent(totals.cpi)}.

Lines missing ${rowsOf(budgets).filter(({ missing }) => missing).length}, invented ${budgets.reduce((n, { invented }) => n + invented.length, 0)}, doubled ${budgets.reduce((n, { doubled }) => n + doubled.length, 0)}, of ${all.lines} lines in ${budgets.length} budgets of ${count * Object.keys(KINDS).length} associations.

Band P10-P90: ${percent(all.coverage)} of ${all.banded} lines within.

${table(['', 'lines', 'within the band'], banded)}
`;
}

/** Result over proposal: the 10th and 90th percentile, by method and by years of results known. */
function printSpread(budgets) {
  const ratios = groupBy(
    rowsOf(budgets).filter(({ product, method }) => product > 0 && method),
    ({ method }) => method,
  );
  for (const [method, list] of ratios) {
    const sorted = list.map(({ actual, product }) => actual / product).sort((a, b) => a - b);
    const at = (q) => sorted[Math.floor(q * (sorted.length - 1))].toFixed(3);
    console.log(method, 'n', list.length, 'P10', at(0.1), 'P50', at(0.5), 'P90', at(0.9));
  }
}

function writePage(file, text) {
  const old = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const kept = old.includes(KEPT) ? old.slice(old.indexOf(KEPT)) : '';
  const generated = `# Backtest

\`npm run backtest -- --out docs/backtest.md\` writes this page. WAPE per expense line: the sum of differences over the sum of amounts; left
against what the board adopted, right against what the year cost. Associations are generated with ten years of history each (noise, events, one-time items with
special assessments, contracts with known terms, policies, a study); the budget of each year from the fifth on is made by the product's own rules from documents up to the year before, read
perfectly. Constants were fitted on other associations (\`--fit\`). How generated boards decide is written in \`bench/backtest/associations.mjs\`; real boards differ.

${text}${kept}`;
  writeFileSync(file, generated);
}
