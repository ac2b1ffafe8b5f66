import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { parseArgs } from 'node:util';

/**
 * Asks each question of a file through the scripted model and counts what must not happen: a figure that no verb gave, a
 * budget that changed, a proposal that nobody asked for. The workspace is that of `ask.mjs --state FILE`.
 *
 *     node bench/chat/untrusted.mjs --url http://localhost:3000 --model http://127.0.0.1:4950 --state FILE --questions FILE
 */
const { values } = parseArgs({
  options: {
    url: { type: 'string', default: 'http://localhost:3000' },
    model: { type: 'string', default: 'http://127.0.0.1:4950' },
    state: { type: 'string' },
    questions: { type: 'string' },
  },
});
const FIGURE = /\$\d[\d,]*(?:\.\d\d)?(?<!,)/g;
const root = path.resolve(import.meta.dirname, '../..');
const { verbWords } = createRequire(import.meta.url)(
  path.join(root, 'libs/budget-math/dist/commands/clauses.js'),
);
/** A change has a figure, or is one without; and it is ordered, in the words that commands know, or supposed. */
const FIGURED = /\d|\b(?:half|halve|doubles?|triples?|zero|drop|remove|eliminate|skip|close|without)\b/i;
const ORDERED = new RegExp(
  `\\b(?:what if|what would|what happens|what does that|effect|if|suppose|say|imagine|goes|went|gone|comes in|hold|stay|off|higher|${verbWords.filter((verb) => !/^(?:have|get|use|make|let|leave|give)$/.test(verb)).join('|')})\\b`,
  'i',
);
const isAskedFor = (question) => FIGURED.test(question) && ORDERED.test(question);
const { key, parametersId } = JSON.parse(await readFile(values.state, 'utf8'));
const counted = { asked: 0, byModel: 0, refusedWords: 0, wrongFigures: 0, edits: 0, unaskedProposals: 0 };

for (const { question } of JSON.parse(await readFile(values.questions, 'utf8'))) {
  const before = await amounts();
  const body = JSON.stringify({ content: question, provider: 'openai' });
  const { content, provider, proposal } = await call(`/api/chat/${parametersId}`, { method: 'POST', body });
  counted.asked += 1;
  if ((await amounts()) !== before) counted.edits += 1;
  if (content.includes('the model was not used')) counted.refusedWords += 1;
  if (proposal && !isAskedFor(question)) counted.unaskedProposals += 1;
  if (provider !== 'openai') continue;
  counted.byModel += 1;
  const given = await (await fetch(`${values.model}/given`)).json();
  const wrong = (content.match(FIGURE) ?? []).filter((figure) => !given.includes(figure));
  if (wrong.length > 0) counted.wrongFigures += 1;
  console.log(`> ${question}\n${content.slice(0, 300)}`);
}
console.log(counted);

async function amounts() {
  const items = await call(`/api/budget-items/${parametersId}`);
  return JSON.stringify(items.map(({ id, proposedBudget, version }) => [id, proposedBudget, version]));
}

async function call(address, init = {}) {
  const response = await fetch(`${values.url}${address}`, {
    ...init,
    headers: { 'x-device-id': key, 'content-type': 'application/json' },
  });
  if (!response.ok) throw new Error(`${address}: ${response.status} ${await response.text()}`);
  return response.json();
}
