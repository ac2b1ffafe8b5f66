/**
 * Chains of real documents: NAME-YEAR.pdf with NAME-YEAR.truth.csv (seq, kind, section, gl_code, description and a column
 * of amounts each). The budget of each year from the second on is made from the documents up to the year before, read and
 * generated as the command line does, and compared with the budget that the year's own document has. `--about FILE` names a
 * JSON file with `{ "NAME": { "units": 44, "state": "Washington" } }`, `--lines` prints how each line was made.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'csv-parse/sync';
import { budgeted, readAll } from './budgeted.mjs';
import { matchLines } from './match.mjs';
import { summarize, totalErrors } from './score.mjs';

const CPI = 0.042;
const APART = 0.1;

export async function backtestChains(folder, { lines = false, about }) {
  const chains = chainsIn(folder, about === undefined ? {} : JSON.parse(readFileSync(about, 'utf8')));
  const budgets = [];
  for (const chain of chains)
    for (let at = 1; at < chain.years.length; at += 1) budgets.push(await budgetOf(chain, at));
  for (const budget of budgets) print(budget, lines);
  for (const { name } of chains)
    printAll(
      name,
      budgets.filter(({ chain }) => chain === name),
    );
  printAll('All', budgets);
}

/** Names with documents of two or more years that follow one another, each with its truth. */
function chainsIn(folder, known) {
  const byName = new Map();
  for (const file of readdirSync(folder).sort()) {
    const [, name, year] = /^(.+)-(20\d\d)\.pdf$/.exec(file) ?? [];
    if (name === undefined) continue;
    const truth = path.join(folder, `${name}-${year}.truth.csv`);
    if (!existsSync(truth)) continue;
    const table = tableOf(truth);
    if (!table) continue;
    const one = { year: Number(year), file: path.join(folder, file), table };
    byName.set(name, [...(byName.get(name) ?? []), one]);
  }
  return [...byName]
    .filter(
      ([, years]) =>
        years.length > 1 && years.every((one, i) => i === 0 || one.year === years[i - 1].year + 1),
    )
    .map(([name, years]) => ({ name, years, units: 50, state: 'Ohio', ...known[name] }));
}

/** Operating expenses of a truth, with the plan of its own year and all results that it has; undefined without such a plan. */
function tableOf(file) {
  const [head, ...rows] = parse(readFileSync(file, 'utf8'), { relax_column_count: true });
  const own = Number(/-(20\d\d)\.truth/.exec(file)[1]);
  // A column that names no year is of the document's own.
  const columns = head
    .slice(5)
    .map((label, i) => ({ label, at: i + 5, year: Number(/20\d\d/.exec(label)?.[0] ?? own) }));
  const isPart = ({ label }) => /monthly|quarterly|variance/i.test(label);
  const plan = columns.find((one) => one.year === own && !/actual/i.test(one.label) && !isPart(one));
  if (!plan) return undefined;
  const results = columns.filter((one) => /actual/i.test(one.label));
  const amount = (row, at) => (row[at] === undefined || row[at] === '' ? undefined : Number(row[at]));
  const isExpense = (section) => !/income|liability/i.test(section);
  return rows
    .filter(([, kind, section]) => kind === 'line' && isExpense(section))
    .map((row) => ({
      name: row[4],
      adopted: amount(row, plan.at),
      actual: Object.fromEntries(results.map(({ year, at }) => [year, amount(row, at)])),
    }));
}

async function budgetOf(chain, at) {
  const { year } = chain.years[at];
  chain.read ??= await readAll(chain.years.map(({ file }) => file));
  const { items, notes, isAsked } = await budgeted(chain.read.slice(0, at), {
    associationName: chain.name,
    year,
    fiscalYearStartMonth: 1,
    location: chain.state,
    units: chain.units,
    propertyType: 'Condominium',
    specialConsiderations: null,
    documentsChosen: true,
  });
  if (!items) throw new Error(`Nothing could be made of the documents before ${chain.name} ${year}.`);
  return { chain: chain.name, year, stopped: isAsked, notes, ...scored(chain.years, at, items) };
}

/** Lines of the adopted budget, of the one before and of the product's, each once, by name. */
function scored(years, at, items) {
  const truth = years[at].table;
  const before = years[at - 1];
  const proposed = items
    .filter((item) => item.type === 'expense' && item.fund === 'operating')
    .map((item) => ({ name: item.description, item }));
  const flat = matchLines(truth, before.table);
  const product = matchLines(truth, proposed);
  const last = latestResults(truth, years.slice(0, at));
  const rows = truth.map((line, i) => ({
    name: line.name,
    adopted: line.adopted ?? 0,
    product: cents(product.of[i]),
    flat: flat.of[i]?.adopted ?? 0,
    cpi: (flat.of[i]?.adopted ?? 0) * (1 + CPI),
    last: last[i] ?? 0,
    item: product.of[i]?.item,
    missing: product.of[i] === undefined && flat.of[i] !== undefined && (line.adopted ?? 0) !== 0,
  }));
  // What the year before had and the board no longer budgets is an error of whoever repeats it.
  const ended = matchLines(flat.left, product.left);
  for (const [i, line] of flat.left.entries()) {
    const repeated = line.adopted ?? 0;
    const own = cents(ended.of[i]);
    if (repeated !== 0 || own !== 0)
      rows.push({
        name: line.name,
        adopted: 0,
        product: own,
        flat: repeated,
        cpi: repeated * (1 + CPI),
        last: Object.values(line.actual).at(-1) ?? 0,
        item: ended.of[i]?.item,
      });
  }
  const stated = years.slice(0, at).flatMap(({ table }) => table);
  const extra = ended.left.filter((one) => cents(one) !== 0);
  const known = matchLines(extra, stated, { shared: true });
  const doubled = extra.filter((_, i) => known.of[i] !== undefined);
  const invented = extra.filter((_, i) => known.of[i] === undefined);
  for (const one of extra)
    rows.push({ name: one.name, adopted: 0, product: cents(one), flat: 0, cpi: 0, last: 0, item: one.item });
  return { rows, invented, doubled };
}

const cents = (one) => (one ? one.item.proposedCents / 100 : 0);

/** Of each line the result of the latest year that a document up to the year before states. */
function latestResults(truth, years) {
  const results = truth.map(() => undefined);
  for (const { table } of years) {
    const matched = matchLines(truth, table).of;
    for (const [i, line] of matched.entries()) {
      const known = Object.entries(line?.actual ?? {}).filter(([, amount]) => amount !== undefined);
      if (known.length > 0) results[i] = known.at(-1)[1];
    }
  }
  return results;
}

const percent = (value) => `${(value * 100).toFixed(1)}%`;
const dollars = (value) => Math.round(value).toLocaleString('en-US');
const WAYS = ['product', 'flat', 'last', 'cpi'];

function print({ chain, year, rows, stopped, invented, doubled, notes }, withLines) {
  const { adopted } = summarize(rows);
  const sum = (way) => rows.reduce((all, row) => all + row[way], 0);
  console.log(
    `\n## ${chain} ${year}${stopped ? ' (generation asked first; its totals did not all tie)' : ''}\n`,
  );
  console.log(`WAPE per line: ${WAYS.map((way) => `${way} ${percent(adopted[way])}`).join(', ')}`);
  console.log(
    `Total: adopted ${dollars(sum('adopted'))}, ${WAYS.map((way) => `${way} ${dollars(sum(way))}`).join(', ')}`,
  );
  console.log(
    `Lines missing ${rows.filter(({ missing }) => missing).length}, invented ${invented.length}, doubled ${doubled.length}`,
  );
  console.log(
    '\n| line | adopted | product | flat | last actual | apart |\n| --- | ---: | ---: | ---: | ---: | ---: |',
  );
  for (const row of rows) {
    const apart = Math.abs(row.product - row.adopted);
    const mark =
      apart > APART * Math.abs(row.adopted) && apart >= 1 ? `**${apartText(row)}**` : apartText(row);
    console.log(
      `| ${row.name} | ${WAYS.slice(0, 3)
        .map((way) => dollars(row[way]))
        .reduce((all, one) => `${all} | ${one}`, dollars(row.adopted))} | ${mark} |`,
    );
    if (withLines && row.item) console.log(`    ${row.item.method}: ${row.item.formula}`);
  }
  if (withLines) console.log(`\n${notes.map(({ message }) => `- ${message}`).join('\n')}`);
}

const apartText = ({ product, adopted }) =>
  adopted === 0 ? (product === 0 ? '-' : 'new') : percent(product / adopted - 1);

function printAll(name, budgets) {
  const all = summarize(budgets.flatMap(({ rows }) => rows)).adopted;
  const totals = totalErrors(budgets);
  console.log(`\n## ${name}: ${budgets.length} budgets\n`);
  console.log(`WAPE per line: ${WAYS.map((way) => `${way} ${percent(all[way])}`).join(', ')}`);
  console.log(`Error of the total: ${WAYS.map((way) => `${way} ${percent(totals[way])}`).join(', ')}`);
  const count = (of) => budgets.reduce((n, budget) => n + of(budget).length, 0);
  console.log(
    `Lines missing ${count(({ rows }) => rows.filter(({ missing }) => missing))}, invented ${count(({ invented }) => invented)}, doubled ${count(({ doubled }) => doubled)}`,
  );
}
