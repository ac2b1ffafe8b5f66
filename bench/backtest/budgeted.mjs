import { createRequire } from 'node:module';
import path from 'node:path';
import { buildOrFail } from '../../tools/start/prepare.mjs';

await buildOrFail(['@hoa/api']);
const require = createRequire(import.meta.url);
require('reflect-metadata');
const from = (name) => require(path.resolve(import.meta.dirname, '../../apps/api/dist', name));
const { generate } = from('pipeline/generation/stages/pipeline.js');
const { defaultRates } = from('pipeline/economics/rates.js');
const { builtInLines } = from('pipeline/extraction/chains/read-lines/rules.js');
const { builtInNotes } = from('pipeline/generation/chains/write-notes/rules.js');
const { NeedsAnswers } = from('pipeline/generation/generation.errors.js');
export const { readAll } = from('cli-documents.js');
export const { NotStated, parametersOf } = from('cli-parameters.js');
export const { stateNamed } = from('pipeline/parameters/rules/postal-codes.js');

/**
 * What is made of documents: the outcome with its items and notes, and what is asked before; then it is what would be made
 * without an answer. No items where the documents hold no year.
 */
export async function budgeted(documents, parameters) {
  const deps = {
    documents: async () => documents,
    rates: async () => [...defaultRates],
    readLines: builtInLines(),
    writeNotes: builtInNotes(),
  };
  const of = (acceptUnreconciled) =>
    generate(deps, { parameters, documentIds: documents.map(({ id }) => id), kept: [], acceptUnreconciled });
  const first = await settled(of(false));
  const { outcome } = first.asked ? await settled(of(true)) : first;
  return { ...outcome, asked: first.asked, isAsked: first.asked !== undefined };
}

/** What came of a generation: nothing where the documents hold no year; what is asked, where it asks. */
async function settled(run) {
  try {
    return { outcome: await run };
  } catch (error) {
    if (error instanceof NeedsAnswers)
      return { asked: error.findings.differences.map(({ message }) => message) };
    if (error.code === undefined) throw error;
    return {};
  }
}

/** The earlier figures of one side of a budget, of one fund or of all, in cents. */
export const sumOf = (items, type, fund) =>
  items
    .filter((item) => item.type === type && (fund === undefined || item.fund === fund))
    .reduce((sum, { previousCents }) => sum + previousCents, 0);
