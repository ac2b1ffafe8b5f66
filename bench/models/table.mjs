import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const { scoreDocument } = require('../extraction/dist/score/document.js');
const { flagged, ratio, shareSum, sumOf, tallied, tallyOf } = require('../extraction/dist/report/table.js');
const { f1, recallOf, shareOf } = require('../extraction/dist/score/tally.js');

const READERS = [
  ['builtIn', 'built-in'],
  ['model', 'model alone'],
  ['both', 'both'],
];

/** A row a task; F1 or a share with its counts. */
const ROWS = [
  ['papers', (scores) => String(scores.length)],
  ['classify: kind', (scores) => ratio(flagged(scores, (score) => score.kindRight))],
  ['read-lines: line items, F1', (scores) => tallied(tallyOf(scores, (score) => score.budget?.lines))],
  [
    'read-lines: amounts read exactly',
    (scores) => ratio(recallOf(tallyOf(scores, (score) => score.budget?.cells))),
  ],
  ['read-lines: column roles', (scores) => ratio(shareSum(scores, (score) => score.budget?.roles))],
  ['read-ownership: rows, F1', (scores) => tallied(tallyOf(scores, (score) => score.ownership?.rows))],
  ['read-contract: fields, F1', (scores) => tallied(tallyOf(scores, (score) => score.contract?.fields))],
  ['read-contract: decoys taken', (scores) => String(sumOf(scores, (score) => score.contract?.decoysTaken))],
  ['read-insurance: fields, F1', (scores) => tallied(tallyOf(scores, (score) => score.insurance?.fields))],
  ['read-reserve: fields, F1', (scores) => tallied(tallyOf(scores, (score) => score.reserve?.fields))],
  ['rows invented', (scores) => String(sumOf(scores, (score) => score.inventedRows))],
  ['forms invented', (scores) => String(sumOf(scores, (score) => score.inventedForms))],
];

const COSTS = [
  ['seconds a paper', (readings) => (total(readings, 'seconds') / Math.max(1, readings.length)).toFixed(2)],
  ['questions', (readings) => String(total(readings, 'calls'))],
  ['of them unanswered', (readings) => String(total(readings, 'failed'))],
  ['tokens', (readings) => String(total(readings, 'tokens'))],
  ['cost', (readings) => costOf(readings)],
];

const total = (readings, key) => readings.reduce((sum, reading) => sum + (reading[key] ?? 0), 0);

function costOf(readings) {
  if (readings.some(({ costMicros }) => costMicros === null)) return 'price unknown';
  return `$${(total(readings, 'costMicros') / 1e6).toFixed(4)}`;
}

/** What is asked of a document's reading, each from 0 to 1; absent where the document has nothing of the kind. */
const FIGURES = [
  (score) => (score.kindRight ? 1 : 0),
  ({ budget }) => budget && f1(budget.lines),
  ({ budget }) => budget && shareOf(recallOf(budget.cells)),
  ({ budget }) => budget && shareOf(budget.roles),
  ({ ownership }) => ownership && f1(ownership.rows),
  ({ contract }) => contract && f1(contract.fields),
  ({ insurance }) => insurance && f1(insurance.fields),
  ({ reserve }) => reserve && f1(reserve.fields),
  ({ inventedRows, inventedForms }) => (inventedRows + inventedForms === 0 ? 1 : 0),
];

/** The rule by which documents are chosen: the rules alone fall below `least` in one of their figures. */
export function isReadBadly(truth, facts, least) {
  const score = scoreDocument(truth, facts);
  return FIGURES.some((figure) => (figure(score) ?? 1) < least);
}

/** What is wrong in each document, by reader. */
export function notesOf(results) {
  return results
    .filter(({ error }) => error === undefined)
    .map((result) =>
      [
        result.truth.file,
        ...READERS.flatMap(([key, name]) =>
          scoreDocument(result.truth, result[key].facts).notes.map((note) => `  ${name}: ${note}`),
        ),
        '',
      ].join('\n'),
    )
    .join('\n');
}

/** The three readers side by side; documents that could not be read are named below. */
export function tableOf(results, { papers, below }) {
  const read = results.filter(({ error }) => error === undefined);
  const columns = READERS.map(([key]) => ({
    scores: read.map((result) => scoreDocument(result.truth, result[key].facts)),
    readings: read.map((result) => result[key]),
  }));
  const lines = [
    ...ROWS.map(([name, cell]) => [name, ...columns.map(({ scores }) => cell(scores))]),
    ...COSTS.map(([name, cell]) => [name, ...columns.map(({ readings }) => cell(readings))]),
  ];
  const failures = results.filter(({ error }) => error !== undefined);
  return [
    ...(below === undefined
      ? []
      : [
          `${results.length} of ${papers} papers, those of which the rules alone read something below ${below}`,
          '',
        ]),
    `| | ${READERS.map(([, name]) => name).join(' | ')} |`,
    '| --- | ---: | ---: | ---: |',
    ...lines.map((line) => `| ${line.join(' | ')} |`),
    '',
    ...failures.map(({ truth, error }) => `${truth.file} could not be read: ${error}`),
    '',
  ].join('\n');
}
