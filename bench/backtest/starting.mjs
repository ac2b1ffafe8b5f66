import { createRequire } from 'node:module';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { buildOrFail } from '../../tools/start/prepare.mjs';

/**
 * `node bench/backtest/starting.mjs FOLDER [--list]`: from which totals a budget starts that is made of one document, beside
 * what the document says. A reading may have every column right and a budget made of it count a schedule twice, lose a fund
 * or turn a sign; this is where it shows. FOLDER holds documents with their truth as `npm run corpus` writes them. Documents
 * of one statement count; those that are asked about count apart, and what would have been made of them without an answer.
 */
const { values, positionals } = parseArgs({ allowPositionals: true, options: { list: { type: 'boolean' } } });
const [folder] = positionals;
if (!folder) throw new Error('Please name a folder of documents with their truth.');
await buildOrFail(['@hoa/api']);
const require = createRequire(import.meta.url);
require('reflect-metadata');
const from = (name) => require(path.resolve(import.meta.dirname, '../../apps/api/dist', name));
const { readAll } = from('cli-documents.js');
const { generate } = from('pipeline/generation/stages/pipeline.js');
const { defaultRates } = from('pipeline/economics/rates.js');
const { builtInLines } = from('pipeline/extraction/chains/read-lines/rules.js');
const { builtInNotes } = from('pipeline/generation/chains/write-notes/rules.js');
const { NeedsAnswers } = from('pipeline/generation/generation.errors.js');

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

function sumOf(items, type, fund) {
  return items
    .filter((item) => item.type === type && (fund === undefined || item.fund === fund))
    .reduce((sum, { previousCents }) => sum + previousCents, 0);
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
  const deps = {
    documents: async () => documents,
    rates: async () => [...defaultRates],
    readLines: builtInLines(),
    writeNotes: builtInNotes(),
  };
  const of = (acceptUnreconciled) =>
    generate(deps, { parameters, documentIds: documents.map(({ id }) => id), kept: [], acceptUnreconciled });
  const [first, isAsked] = await settled(of(false));
  const [outcome] = isAsked ? await settled(of(true)) : [first];
  return { items: outcome?.items, isAsked };
}

/** What came of a generation: nothing where the documents hold no year, and whether it asks. */
async function settled(run) {
  try {
    return [await run, false];
  } catch (error) {
    if (error instanceof NeedsAnswers) return [undefined, true];
    if (error.code === undefined) throw error;
    return [undefined, false];
  }
}

function told({ items }, columns) {
  const dollars = (cents) => (cents / 100).toFixed(0);
  const sides = (of) => `${dollars(of('income'))}/${dollars(of('expense'))}`;
  const wanted = columns.map(({ label, totals }) => `${label} ${sides((side) => totals[side])}`).join(', ');
  return `${items ? sides((side) => sumOf(items, side)) : 'nothing'}, not ${wanted}`;
}
