import { readdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { phrasesIn, pseudoRandom } from './naming/phrases.mjs';

/**
 * Fits the model by which the chat names what a question asks, and writes its weights into the API. It is fitted to the
 * patterns of `naming/phrases*.txt` and to the questions of `naming/asked.txt`, a line each: what answers it (the first is
 * learned, the others are right as well), its words and its signs as `naming/features.ts` of the API masks them, its set.
 *
 *     npm run fit:chat                       # to all
 *     npm run fit:chat -- --without third    # without a set, to ask that one
 *     npm run fit:chat -- --check            # leaves out each set in turn and counts what is named right
 */
const root = path.resolve(import.meta.dirname, '../..');
const { featuresOf } = createRequire(import.meta.url)(
  path.join(root, 'apps/api/dist/insights/chat/naming/features.js'),
);
const FILE = path.join(root, 'apps/api/src/insights/chat/naming/weights.ts');
const [EPOCHS, RATE, DECAY] = [20, 0.5, 4e-4];
/** What only one pattern or question has says nothing, however often the pattern is written out. */
const LEAST = 2;
/** A question that somebody asked counts as much as one pattern, of which several are written out. */
const ASKED = 3;

export async function examples() {
  const folder = path.join(import.meta.dirname, 'naming');
  const names = (await readdir(folder)).filter((name) => /^phrases.*\.txt$/.test(name)).sort();
  const [asked, ...phrases] = await Promise.all(
    ['asked.txt', ...names].map((name) => readFile(path.join(folder, name), 'utf8')),
  );
  return [...phrases.flatMap(phrasesIn), ...askedIn(asked)];
}

const askedIn = (text) =>
  text
    .split('\n')
    .filter((line) => line.includes('\t'))
    .map((line) => {
      const [right, words, signs, set] = line.split('\t');
      return {
        right: right.split('/'),
        label: right.split('/')[0],
        words: words.split(' '),
        signs: signs.split(' ').filter((one) => one !== ''),
        set,
        weight: ASKED,
      };
    });

/** Multinomial logistic regression with adaptive steps. The same examples give the same weights. */
export function fitted(rows) {
  const labels = [...new Set(rows.map(({ label }) => label))].sort((a, b) => a.localeCompare(b));
  const all = rows.map((row) => featuresOf(row));
  const sources = new Map();
  for (const [at, { pattern = at }] of rows.entries())
    for (const feature of all[at]) sources.set(feature, (sources.get(feature) ?? new Set()).add(pattern));
  const features = [...sources.keys()].filter((one) => sources.get(one).size >= LEAST).sort();
  const index = new Map(features.map((feature, at) => [feature, at]));
  const inputs = all.map((list) => ({
    known: list.map((one) => index.get(one)).filter((one) => one !== undefined),
    norm: 1 / Math.sqrt(list.length),
  }));
  const size = labels.length;
  const values = new Float64Array(size * features.length);
  const squares = new Float64Array(values.length).fill(1e-8);
  const random = pseudoRandom(11);
  const order = rows.map((_row, at) => at);
  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    for (let at = order.length - 1; at > 0; at -= 1) {
      const other = Math.floor(random() * (at + 1));
      [order[at], order[other]] = [order[other], order[at]];
    }
    for (const at of order)
      step({ values, squares, size, ...inputs[at] }, labels.indexOf(rows[at].label), rows[at].weight);
  }
  const most = values.reduce((largest, one) => Math.max(largest, Math.abs(one)), 0);
  const bytes = Int8Array.from(values, (one) => Math.round((one / most) * 127));
  const kept = features.flatMap((_feature, at) => bytes.subarray(at * size, at * size + size).some((one) => one !== 0) ? [at] : []); // prettier-ignore
  return {
    labels: labels.join(' '),
    features: kept.map((at) => features[at]).join(' '),
    values: Buffer.concat(
      kept.map((at) => Buffer.from(bytes.subarray(at * size, at * size + size))),
    ).toString('base64'),
    scale: most / 127,
  };
}

function step({ values, squares, size, known, norm }, label, weight) {
  const logits = Array.from(
    { length: size },
    (_none, k) => known.reduce((sum, at) => sum + values[at * size + k], 0) * norm,
  );
  const most = Math.max(...logits);
  const odds = logits.map((one) => Math.exp(one - most));
  const sum = odds.reduce((total, one) => total + one, 0);
  for (let k = 0; k < size; k += 1) {
    const error = (odds[k] / sum - (k === label ? 1 : 0)) * weight * norm;
    if (Math.abs(error) < 1e-4) continue;
    for (const at of known) {
      const slope = error + DECAY * values[at * size + k];
      squares[at * size + k] += slope * slope;
      values[at * size + k] -= (RATE * slope) / Math.sqrt(squares[at * size + k]);
    }
  }
}

if (process.argv[1] === import.meta.filename) {
  const { values } = parseArgs({
    options: { check: { type: 'boolean', default: false }, without: { type: 'string' } },
  });
  const rows = await examples();
  if (values.check) await check(rows);
  else {
    const weights = fitted(rows.filter(({ set }) => set === undefined || set !== values.without));
    const written = (value) => (typeof value === 'string' ? `\n    '${value}'` : ` ${value}`);
    const lines = Object.entries(weights).map(([name, value]) => `  ${name}:${written(value)},`);
    await writeFile(
      FILE,
      `/** Generated by \`npm run fit:chat\`; not to be edited. */\nexport const weights = {\n${lines.join('\n')}\n};\n`,
    );
    console.log(
      `${rows.length} examples, ${weights.features.split(' ').length} features, ${weights.labels.split(' ').length} labels`,
    );
  }
}

async function check(rows) {
  const require = createRequire(import.meta.url);
  const { weights } = require(path.join(root, 'apps/api/dist/insights/chat/naming/weights.js'));
  const { verbsOf } = require(path.join(root, 'apps/api/dist/insights/chat/naming/name.js'));
  for (const set of [...new Set(rows.map((row) => row.set).filter((one) => one !== undefined))]) {
    Object.assign(weights, fitted(rows.filter((row) => row.set !== set)));
    const own = rows.filter((row) => row.set === set);
    const named = (isNone) => {
      const some = own.filter(({ label }) => (label === 'none') === isNone);
      return `${some.filter((row) => row.right.includes(verbsOf(row)[0].verb)).length} of ${some.length}`;
    };
    console.log(`${set}: ${named(false)} verbs, ${named(true)} of no verb`);
  }
}
