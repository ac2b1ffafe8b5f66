import { parse } from 'csv-parse/sync';
import { Refusal } from './device.mjs';
import { centsOf, dollars, longPaper, minutes, sampleWork, scan, smallBudget } from './papers.mjs';

/** What is said of work whose workers died again and again. */
const GIVEN_UP = /each try ended unexpectedly/;
const NOTHING_TO_BUDGET = /None of the documents could be read|The documents hold no budget figures/;

/**
 * What one device does, and what it was told of it: documents up, a budget, edits, exports, perhaps a budget again while it edits.
 * `ledger` has only what was acknowledged; whoever checks compares it with what is there at the end.
 */
export async function session({ device, random, kind, ledger }) {
  const work = await workOf(kind, random);
  const mine = {
    kind,
    device,
    expected: work.expected,
    uploads: [],
    unread: [],
    runs: new Set(),
    edits: new Map(),
    added: new Map(),
    gaveUp: 0,
  };
  ledger.push(mine);
  await Promise.all(
    work.papers.map(async ({ name, bytes }) => {
      const { id } = await device.upload({ name, bytes });
      mine.uploads.push({ id, name, bytes });
    }),
  );
  const { id } = await device.post('/api/budget-parameters', {
    ...work.parameters,
    documentIds: mine.uploads.map((upload) => upload.id),
  });
  mine.parametersId = id;
  if (!(await generate(mine, random))) return;
  const lines = await device.get(`/api/budget-items/${id}`);
  if (mine.unread.length === 0) compare(mine, lines);
  await edit(mine, { random, lines, times: random.between(2, 5) });
  await add(mine, random);
  await exports(mine, random);
  // The samples' income is balanced over what was edited; the small budgets' covers everything.
  if (kind !== 'samples' && random.next() < 0.6) {
    await Promise.all([generate(mine, random), edit(mine, { random, lines, times: random.between(1, 3) })]);
    await exports(mine, random);
  }
  mine.done = true;
}

async function workOf(kind, random) {
  if (kind === 'samples') return sampleWork();
  const work = smallBudget(random);
  if (kind === 'scan') work.papers.push(await scan(random, 2));
  else if (kind === 'long') work.papers.push(await longPaper(random, 100));
  else work.papers.push(minutes(random));
  return work;
}

/**
 * Until a run succeeded: one that was given up says so, and a person would press the button again. False where there is
 * nothing to budget, since the reading of every document was given up.
 */
async function generate(mine, random) {
  const { device, parametersId: id } = mine;
  for (;;) {
    try {
      const result =
        random.next() < 0.5
          ? await device.call(`/api/built-in-budget/${id}`, { method: 'POST', json: { keepEdits: true } })
          : (await device.stream(`/api/generate-budget/${id}`, { keepEdits: true })).at(-1);
      if (result.error === undefined) {
        mine.runs.add(result.runId);
        mine.unread = await unread(mine);
        return true;
      }
      if (await isWithoutPapers(mine, result.error)) return false;
      noteGivenUp(mine, result.error);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      if (await isWithoutPapers(mine, error.body)) return false;
      noteGivenUp(mine, error.body);
    }
  }
}

async function isWithoutPapers(mine, words) {
  if (!NOTHING_TO_BUDGET.test(words)) return false;
  mine.unread = await unread(mine);
  mine.withoutBudget = mine.unread.length > 0;
  mine.done = mine.withoutBudget;
  return mine.withoutBudget;
}

function noteGivenUp(mine, words) {
  if (!GIVEN_UP.test(words)) throw new Error(`A run failed: ${words}`);
  mine.gaveUp += 1;
}

async function edit(mine, { random, lines, times }) {
  const { device, parametersId: id } = mine;
  const expenses = lines.filter(({ type }) => type === 'expense');
  for (let time = 0; time < times; time += 1) {
    const chosen = random.pick(expenses);
    const proposedBudget = dollars(random.between(100, 99_999_99));
    if (random.next() < 0.6) {
      await device.patch(`/api/budget-items/${chosen.id}`, { proposedBudget });
    } else {
      await editOnCurrent({ device, id, itemId: chosen.id, proposedBudget });
    }
    mine.edits.set(chosen.id, proposedBudget);
  }
}

/** By version: refused where the line was changed meanwhile, by a generation or by the try before, whose answer was lost. */
async function editOnCurrent({ device, id, itemId, proposedBudget }) {
  for (;;) {
    const { revision } = await device.get(`/api/budgets/${id}`);
    const line = (await device.get(`/api/budget-items/${id}`)).find((one) => one.id === itemId);
    if (line.proposedBudget === proposedBudget && line.edited) return;
    const changes = [{ itemId, version: line.version, proposedBudget }];
    try {
      await device.post(`/api/budget-edits/${id}`, { baseRevision: revision, origin: 'hand', changes });
      return;
    } catch (error) {
      if (!(error instanceof Refusal && error.status === 409)) throw error;
    }
  }
}

async function add(mine, random) {
  const description = `Added ${random.between(1, 1e9)}`;
  const proposedBudget = dollars(random.between(100, 999_99));
  await mine.device.post(`/api/budget-items/${mine.parametersId}`, {
    description,
    type: 'expense',
    proposedBudget,
  });
  mine.added.set(description, proposedBudget);
}

/** Each export has the bytes of its kind, and the CSV the figures of the lines. */
async function exports(mine, random) {
  const { device, parametersId: id } = mine;
  const csv = parse(await device.file(`/api/built-in-export/${id}`), { bom: true, columns: true });
  const total = csv.find(({ Description }) => Description === 'Total Operating Expenses')['2027 Budget'];
  const sum = csv
    .filter((row) => row['GL Code'] !== '' || row.Description.startsWith('Added '))
    .filter((row) => row.Category !== 'Income')
    .reduce((cents, row) => cents + centsOf(row['2027 Budget']), 0);
  if (centsOf(total) !== sum) mine.broken = `The CSV says ${total}, its lines add to ${dollars(sum)}.`;
  const starts = { excel: 'PK', ...(random.next() < 0.3 ? { pdf: '%PDF-' } : {}) };
  for (const [what, start] of Object.entries(starts)) {
    const bytes = await device.file(`/api/export/${id}/${what}`);
    if (!bytes.subarray(0, start.length).equals(Buffer.from(start)))
      mine.broken = `The export ${what} is no such file.`;
  }
}

/** Figures of a budget without one of its documents are others, which is right where its reading was given up with a sentence. */
async function unread({ device, uploads }) {
  const ids = new Set(uploads.map(({ id }) => id));
  const failed = (await device.get('/api/documents')).filter(
    ({ id, status }) => ids.has(id) && status === 'failed',
  );
  const strange = failed.find(({ error }) => !GIVEN_UP.test(error?.message));
  if (strange) throw new Error(`The reading of ${strange.name} failed: ${strange.error?.message}`);
  return failed.map(({ name }) => name);
}

function compare(mine, lines) {
  const { expected } = mine;
  const found = new Map(lines.map(({ glCode, proposedBudget }) => [glCode, proposedBudget]));
  const wrong = [...expected].filter(([code, amount]) => found.get(code) !== amount);
  if (wrong.length === 0 && lines.length === expected.size) return;
  mine.broken = `${lines.length} lines of ${expected.size}, other than expected: ${JSON.stringify(wrong)}`;
}
