import { readdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { hasForbidden, scored, shown } from './score.mjs';

/**
 * Asks whole sets in this process, without a server: the workspaces that `ask.mjs --state FOLDER/ASSOCIATION.json` has
 * prepared in DATA_DIR, each file one conversation of its own. Changes are made to a copy of the lines and kept nowhere.
 *
 *     DATA_DIR=... node bench/chat/sets.mjs --state FOLDER [--set sixteenth]... [--folder QUESTIONS] [--wrong] [--out FILE]
 */
const { values } = parseArgs({
  options: {
    state: { type: 'string' },
    set: { type: 'string', multiple: true },
    folder: { type: 'string' },
    wrong: { type: 'boolean', default: false },
    out: { type: 'string' },
  },
});
if (!values.state) throw new Error('Name the folder of the workspaces with --state.');
const root = path.resolve(import.meta.dirname, '../..');
const api = createRequire(path.join(root, 'apps/api/dist/main.js'));
api('reflect-metadata');
const { NestFactory } = api('@nestjs/core');
const { AppModule } = api('./app.module.js');
const { Config } = api('./platform/config/config.js');
const { TenantContext } = api('./platform/access/tenant.js');
const { Database } = api('./platform/database/database.js');
const { closeProgram } = api('./platform/start.js');
const { ChatContexts } = api('./insights/chat/contexts.js');
const { builtInAnswer } = api('./insights/chat/router.js');
const { askedBefore } = api('./insights/chat/question/follow-up.js');
const { askLarge, interpret } = api(path.join(root, 'libs/budget-math/dist/commands/index.js'));

const app = await NestFactory.createApplicationContext(AppModule.with(Config.fromEnvironment()), {
  logger: false,
});
const contexts = new Map();
const results = new Map();
const folder = values.folder ?? path.join(root, 'bench/chat/questions');
for (const name of (await readdir(folder)).filter((one) => /^[a-z]+-[a-z-]+\.json$/.test(one)).sort()) {
  const [, set, association] = /^([a-z]+)-(.+)\.json$/.exec(name);
  if (/^(?:seed|outsider-\d)/.test(name) || (values.set && !values.set.includes(set))) continue;
  const answers = await answersTo(name, await contextOf(association));
  results.set(set, [...(results.get(set) ?? []), ...answers]);
}
for (const [set, answers] of results) {
  const lines = scored(answers).split('\n');
  if (values.wrong) console.log(lines.slice(0, -1).join('\n'));
  console.log(`${set}: ${lines.at(-1)}; ${answers.filter(hasForbidden).length} with what is forbidden`);
}
const all = [...results.values()].flat();
console.log(`all: ${scored(all).split('\n').at(-1)}`);
if (values.out) await writeFile(values.out, `${JSON.stringify(all, null, 1)}\n`);
await closeProgram(app);
process.exit(0);

async function contextOf(association) {
  if (contexts.has(association)) return contexts.get(association);
  const { parametersId } = JSON.parse(await readFile(path.join(values.state, `${association}.json`), 'utf8'));
  const [{ workspace_id: workspace }] = await app
    .get(Database)
    .query('SELECT workspace_id FROM budget_parameters WHERE id = $1', [parametersId]);
  const tenant = app.get(TenantContext);
  const as = (work) => tenant.runAs(Number(workspace), work);
  const context = await as(() => app.get(ChatContexts).of(parametersId));
  const kept =
    (work, known = new Map()) =>
    (...args) => {
      const key = JSON.stringify(args, (_name, value) => (value instanceof RegExp ? String(value) : value));
      if (!known.has(key))
        known.set(
          key,
          as(() => work(...args)),
        );
      return known.get(key);
    };
  for (const name of ['contracts', 'passages', 'sentences', 'readable', 'letter'])
    context[name] = kept(context[name]);
  contexts.set(association, context);
  return context;
}

async function answersTo(name, context) {
  const given = JSON.parse(await readFile(path.join(folder, name), 'utf8'));
  const answers = [];
  const conversation = { said: [], last: [], isLastChange: false };
  for (const one of Array.isArray(given) ? given : given.questions) {
    const asked = typeof one === 'string' ? { question: one } : one;
    const changed = { ...context };
    if (asked.after) conversation.last = [];
    for (const before of [asked.after ?? []].flat()) await said(before, changed, conversation);
    answers.push({ ...asked, answer: await said(asked.question, changed, conversation) });
  }
  return answers;
}

async function said(message, context, conversation) {
  const { items } = context;
  const { last, isLastChange } = conversation;
  const meant = interpret(message, {
    items,
    last: items.filter(({ id }) => last.includes(id)),
    isLastChange,
  });
  conversation.isLastChange = false;
  if (meant.kind === 'ask')
    return [meant.question, ...meant.options.map(({ label }) => `[${label}]`)].join('\n');
  if (meant.kind === 'unclear') return meant.message;
  if (meant.kind === 'add')
    return `Added: ${meant.description}, $${(meant.cents / 100).toLocaleString('en-US')} a year.`;
  if (meant.kind === 'remove') return `Removed: ${meant.item.description}.`;
  if (meant.kind === 'apply') return applied({ message, changes: meant.changes }, context, conversation);
  if (meant.kind !== 'question')
    return `${meant.kind === 'undo' ? 'Undone' : 'Done again'}: ${conversation.summary ?? ''}.`;
  const answer = await builtInAnswer(message, context, askedBefore(conversation.said));
  remember(conversation, message, answer);
  return shown(answer);
}

function remember({ said }, message, answer) {
  said.push({ isAssistant: false, content: message }, { isAssistant: true, ...answer });
}

function applied({ message, changes }, context, conversation) {
  const large = askLarge(changes);
  if (large) return large.question;
  const amounts = new Map(changes.map(({ item, cents }) => [item.id, (cents / 100).toFixed(2)]));
  const money = (amount) =>
    `$${Number(amount).toLocaleString('en-US', { minimumFractionDigits: Number(amount) % 1 ? 2 : 0, maximumFractionDigits: 2 })}`;
  const lines = changes.map(
    ({ item }) =>
      `${item.description}: ${money(item.proposedBudget)} to ${money(amounts.get(item.id))} (${money(amounts.get(item.id) - item.proposedBudget)})`,
  );
  context.items = context.items.map((item) =>
    amounts.has(item.id) ? { ...item, proposedBudget: amounts.get(item.id) } : item,
  );
  Object.assign(conversation, {
    last: [...amounts.keys()],
    isLastChange: true,
    summary: `${changes[0].item.description}: ${changes[0].item.proposedBudget}`,
  });
  remember(conversation, message, {
    content: `Saved.\n${lines.join('\n')}`,
    citations: changes.map(({ item }) => ({ itemId: item.id })),
  });
  return `Saved.\n${lines.join('\n')}\n[Undo]`;
}
