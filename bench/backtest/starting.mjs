import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { budgeted, readAll, sumOf } from './budgeted.mjs';

/**
 * `node bench/backtest/starting.mjs FOLDER [--list]`: from which totals a budget starts that is made of one document, beside
 * what the document says. A reading may have every column right and a budget made of it count a schedule twice, lose a fund
 * or turn a sign; this is where it shows. FOLDER holds documents with their truth as `npm run corpus` writes them. Documents
 * of one statement count; those that are asked about count apart, and what would have been made of them without an answer.
 */
const { values, positionals } = parseArgs({ allowPositionals: true, options: { list: { type: 'boolean' } } });
const [folder] = positionals;
if (!folder) throw new Error('Please name a folder of documents with their truth.');

/** Parts of a total by which a budget may differ from every column of its document: projections of lines are their own. */
const FAR = 0.03;

const counts = { documents: 0, near: 0, far: 0, asked: 0, 'asked, else far': 0, none: 0 };
for (const name of (await readdir(folder)).filter((one) => one.endsWith('.truth.json')).sort()) {
  const truth = JSON.parse(await readFile(path.join(folder, name), 'utf8'));
  const columns = annualColumns(truth);
  if (columns.length === 0) continue;
  counts.documents++;
  const found = await startOf(truth, Math.max(...columns.map(endOf)) + 1);
  const isFar = found.items && !columns.some((column) => isNear(found.items, column));
  const kind = !found.items ? 'none' : found.isAsked ? 'asked' : isFar ? 'far' : 'near';
  counts[kind]++;
  if (found.isAsked && isFar) counts['asked, else far']++;
  if (values.list && (kind === 'far' || kind === 'none'))
    console.log(`${kind}  ${truth.file}  ${told(found, columns)}`);
}
console.log(counts);

function annualColumns({ statements, scanned }) {
  if (scanned || statements.length !== 1) return [];
  return statements[0].columns.filter(
    ({ annual, measure, period, alternative }) =>
      annual && measure === 'amount' && period.kind === 'year' && alternative === undefined,
  );
}

function endOf({ period }) {
  return Number(period.to.slice(0, 4));
}

/** Whether the operating fund, or all funds, start near what a column says of each side. */
function isNear(items, { totals, byFund = {} }) {
  const near = (got, want) => want === undefined || Math.abs(got - want) <= FAR * Math.max(1, Math.abs(want));
  return ['income', 'expense'].every(
    (side) =>
      near(sumOf(items, side), totals[side]) ||
      (byFund.operating && near(sumOf(items, side, 'operating'), byFund.operating[side])),
  );
}

async function startOf({ file, association }, year) {
  const documents = await readAll([path.join(folder, file)]);
  const parameters = {
    associationName: association,
    location: 'Colorado',
    units: 100,
    year,
    propertyType: 'Condominium',
    fiscalYearStartMonth: 1,
    specialConsiderations: null,
    documentsChosen: true,
  };
  return budgeted(documents, parameters);
}

function told({ items }, columns) {
  const dollars = (cents) => (cents / 100).toFixed(0);
  const sides = (of) => `${dollars(of('income'))}/${dollars(of('expense'))}`;
  const wanted = columns.map(({ label, totals }) => `${label} ${sides((side) => totals[side])}`).join(', ');
  return `${items ? sides((side) => sumOf(items, side)) : 'nothing'}, not ${wanted}`;
}
