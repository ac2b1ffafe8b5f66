import { readdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { scored, shown } from './score.mjs';

/**
 * Asks a running server's chat each question of a file about the budget of a folder of documents, as the chat panel does:
 * what is a command is carried out (and taken back afterwards), what is a question goes to the server. Prints each answer,
 * and, where the file says what an answer has to contain, what was right.
 *
 *     npx tsc -b && node bench/chat/ask.mjs --url http://localhost:3000 --questions questions.json --out answers.json
 *
 * `--papers FOLDER` with `--parameters FILE` takes other documents than the samples; `--state FILE` keeps the workspace for
 * the next time; `--provider NAME` asks a model. Each question is asked after those of its `after`, or, without any, as the
 * next message of the conversation: "make it 240" changes the line of the last command.
 */
const { values } = parseArgs({
  options: {
    url: { type: 'string', default: 'http://localhost:3000' },
    questions: { type: 'string' },
    out: { type: 'string' },
    papers: { type: 'string' },
    parameters: { type: 'string' },
    provider: { type: 'string' },
    state: { type: 'string' },
  },
});
const root = path.resolve(import.meta.dirname, '../..');
const { askLarge, interpret } = createRequire(import.meta.url)(
  path.join(root, 'libs/budget-math/dist/commands/index.js'),
);
if (!values.questions) throw new Error('Name a file with --questions.');

let key = '';
/** What "it" is: the lines of the last command, and whether the message right before was that command. */
let last = [];
let isLastChange = false;
const workspace = (await stored()) ?? (await prepared());
key = workspace.key;
const { parametersId } = workspace;
if (values.state) await writeFile(values.state, JSON.stringify(workspace));
const given = JSON.parse(await readFile(values.questions, 'utf8'));
const answers = [];
for (const one of Array.isArray(given) ? given : given.questions) {
  const asked = typeof one === 'string' ? { question: one } : one;
  const undo = [];
  if (asked.after) last = [];
  for (const before of [asked.after ?? []].flat()) await said(before, undo);
  const answer = await said(asked.question, undo);
  for (const batchId of undo.reverse()) {
    // A question may have taken it back itself.
    const { undo: next } = await call(`/api/budgets/${parametersId}`);
    if (next?.batchId === batchId) await post(`/api/budget-edits/${parametersId}/undo`, { batchId });
  }
  answers.push({ ...asked, answer });
  console.log(`\n> ${asked.question}\n${answer}`);
}
if (values.out) await writeFile(values.out, `${JSON.stringify(answers, null, 2)}\n`);
if (answers.some(({ answerable }) => answerable !== undefined)) console.log(`\n${scored(answers)}`);

/** What stands in the panel after a message, as text. */
async function said(message, undo) {
  const items = await call(`/api/budget-items/${parametersId}`);
  const meant = interpret(message, {
    items,
    last: items.filter(({ id }) => last.includes(id)),
    isLastChange,
  });
  isLastChange = false;
  if (meant.kind === 'apply') {
    const large = askLarge(meant.changes);
    return large ? large.question : applied(message, meant.changes, undo);
  }
  if (meant.kind === 'ask')
    return [meant.question, ...meant.options.map(({ label }) => `[${label}]`)].join('\n');
  if (meant.kind === 'unclear') return meant.message;
  if (meant.kind === 'add') return added(meant);
  if (meant.kind === 'remove') return removed(meant.item);
  if (meant.kind !== 'question') return tookBack(meant.kind);
  return shown(
    await post(`/api/chat/${parametersId}`, {
      content: message,
      ...(values.provider ? { provider: values.provider } : {}),
    }),
  );
}

async function applied(message, changes, undo) {
  last = changes.map(({ item }) => item.id);
  isLastChange = true;
  const { revision } = await call(`/api/budgets/${parametersId}`);
  const edits = changes
    .map(({ item, cents }) => ({
      itemId: item.id,
      version: item.version,
      proposedBudget: (cents / 100).toFixed(2),
    }))
    .filter(({ proposedBudget }, index) => proposedBudget !== changes[index].item.proposedBudget);
  if (edits.length === 0) return 'That is what the budget says already. Nothing was changed.';
  const { batchId } = await post(`/api/budget-edits/${parametersId}`, {
    baseRevision: revision,
    changes: edits,
    origin: 'chat',
  });
  undo.push(batchId);
  return `${shown(await post(`/api/chat/${parametersId}`, { content: message, batchId }))}\n[Undo]`;
}

async function added({ description, cents, type }) {
  const body = { description, type, proposedBudget: (cents / 100).toFixed(2) };
  const { id } = await post(`/api/budget-items/${parametersId}`, body);
  await call(`/api/budget-items/${id}`, { method: 'DELETE' });
  return `Added: ${description}, $${(cents / 100).toLocaleString('en-US')} a year.`;
}

async function removed({ id, description }) {
  await call(`/api/budget-items/${id}`, { method: 'DELETE' });
  await post(`/api/budget-items/${id}/restore`);
  return `Removed: ${description}.`;
}

async function tookBack(kind) {
  const step = (await call(`/api/budgets/${parametersId}`))[kind];
  if (!step) return `There is nothing to ${kind}.`;
  await post(`/api/budget-edits/${parametersId}/undo`, { batchId: step.batchId });
  return `${kind === 'undo' ? 'Undone' : 'Done again'}: ${step.summary}.`;
}

async function stored() {
  if (!values.state) return undefined;
  return readFile(values.state, 'utf8').then(JSON.parse, () => undefined);
}

async function prepared() {
  key = `${Date.now()}-${crypto.randomUUID().replaceAll('-', '')}-Test`;
  const documents = values.papers ? await uploaded() : await post('/api/sample-documents');
  for (const { id } of documents) await untilRead(id);
  const file = values.parameters ?? path.join(root, 'samples/expected.json');
  const { parameters } = JSON.parse(await readFile(file, 'utf8'));
  const { id } = await post('/api/budget-parameters', parameters);
  await post(`/api/built-in-budget/${id}`);
  return { key, parametersId: id };
}

async function uploaded() {
  const documents = [];
  for (const name of (await readdir(values.papers)).filter((one) => /\.(pdf|docx?|xlsx?|txt)$/i.test(one))) {
    const form = new FormData();
    form.append('file', new Blob([await readFile(path.join(values.papers, name))]), name);
    documents.push(await call('/api/documents', { method: 'POST', body: form }));
  }
  return documents;
}

async function untilRead(id) {
  for (;;) {
    const { status } = await call(`/api/documents/${id}`);
    if (status === 'ready' || status === 'failed') return;
    await delay(1000);
  }
}

function post(address, body) {
  return call(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body ?? {}),
  });
}

async function call(address, init = {}) {
  // A connection of its own: one that is kept may be closed by the server just as it is used again.
  const response = await fetch(`${values.url}${address}`, {
    ...init,
    headers: { ...init.headers, 'x-device-id': key, connection: 'close' },
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${address}: ${response.status} ${text}`);
  return JSON.parse(text);
}
