import { createHash } from 'node:crypto';
import { centsOf, dollars } from './papers.mjs';

/** What must be so when everything has come to rest; answers each way in which it is not, in words. */
export async function violations(looker, ledger) {
  const found = [];
  for (const mine of ledger) {
    const about = (text) => found.push(`${mine.kind} ${mine.parametersId ?? '-'}: ${text}`);
    if (mine.broken) about(mine.broken);
    if (!mine.done) about('Its device did not come to its end.');
    await uploadsOf(mine, about);
    if (mine.parametersId === undefined || !mine.done) continue;
    await runsOf(looker, mine, about);
    if (!mine.withoutBudget) await linesOf(mine, about);
  }
  for (const { what, count } of await looker.query(EVERYWHERE))
    if (Number(count) !== 0) found.push(`${count} x ${what}`);
  return found;
}

/** Of everything that is in the database, whoever was told of it. */
const EVERYWHERE = `
  SELECT 'documents that are neither read nor have a stated failure' AS what, count(*) FROM documents
    WHERE status NOT IN ('ready', 'failed') OR (status = 'failed' AND coalesce(error_message, '') = '')
  UNION ALL SELECT 'read documents without exactly one reading', count(*) FROM documents d
    WHERE status = 'ready' AND (SELECT count(*) FROM readings r WHERE r.document_id = d.id) <> 1
  UNION ALL SELECT 'readings with another number of pages than the document says', count(*) FROM documents d
    JOIN readings r ON r.document_id = d.id
    WHERE d.pages_read <> (SELECT count(*) FROM reading_pages p WHERE p.reading_id = r.id)
  UNION ALL SELECT 'runs without an end', count(*) FROM generation_runs
    WHERE status NOT IN ('succeeded', 'failed', 'cancelled') OR finished_at IS NULL
  UNION ALL SELECT 'failed runs without a sentence', count(*) FROM generation_runs
    WHERE status = 'failed' AND coalesce(error_message, '') = ''
  UNION ALL SELECT 'files whose bytes are others than their hash says', count(*) FROM document_files WHERE sha256(bytes) <> sha256
  UNION ALL SELECT 'lines that stand twice in a budget', count(*) FROM
    (SELECT 1 FROM budget_items WHERE deleted_at IS NULL GROUP BY parameters_id, description, gl_code HAVING count(*) > 1) twice
  UNION ALL SELECT 'budgets whose revision is not one for each run that succeeded and each batch of edits', count(*) FROM budgets b
    WHERE revision <> (SELECT count(*) FROM generation_runs r WHERE r.parameters_id = b.parameters_id AND r.status = 'succeeded')
                    + (SELECT count(DISTINCT batch_id) FROM budget_edits e WHERE e.parameters_id = b.parameters_id)
  UNION ALL SELECT 'runs that saved a version before they replaced nothing, or none before they replaced lines', count(*) FROM budgets b
    WHERE (SELECT count(*) FROM budget_versions v WHERE v.parameters_id = b.parameters_id AND v.cause = 'generation')
       <> (SELECT greatest(count(*) - 1, 0) FROM generation_runs r WHERE r.parameters_id = b.parameters_id AND r.status = 'succeeded')`;

async function uploadsOf(mine, about) {
  const { device, uploads } = mine;
  const rows = await device.get('/api/documents');
  for (const { id, name, bytes } of uploads) {
    const same = rows.filter((row) => row.name === name);
    if (same.length !== 1) about(`${name} was uploaded once and is there ${same.length} times.`);
    if (!rows.some((row) => row.id === id)) {
      about(`${name} was accepted and is lost.`);
      continue;
    }
    const kept = await device.file(`/api/documents/${id}/file`);
    if (hash(kept) !== hash(bytes)) about(`${name} is not what was uploaded.`);
  }
}

async function runsOf(looker, { runs, parametersId }, about) {
  const rows = await looker.query('SELECT id, status FROM generation_runs WHERE parameters_id = $1', [
    parametersId,
  ]);
  for (const id of runs) {
    const row = rows.find((one) => one.id === id);
    if (row?.status !== 'succeeded') about(`Run ${id} was told to have ended well and is ${row?.status}.`);
  }
}

async function linesOf(mine, about) {
  const { device, parametersId: id, expected, edits, added } = mine;
  const lines = await device.get(`/api/budget-items/${id}`);
  const isWhole = mine.unread.length === 0;
  for (const line of lines) {
    const told = edits.get(line.id) ?? added.get(line.description);
    const wanted = told ?? (isWhole ? expected.get(line.glCode) : line.proposedBudget);
    if (line.proposedBudget !== wanted)
      about(`${line.glCode} ${line.description} is ${line.proposedBudget} and should be ${wanted}.`);
  }
  if (isWhole && lines.length !== expected.size + added.size)
    about(`There are ${lines.length} lines instead of ${expected.size + added.size}.`);
  const sum = (type) =>
    dollars(
      lines.filter((line) => line.type === type).reduce((all, line) => all + centsOf(line.proposedBudget), 0),
    );
  const { totals } = await device.get(`/api/budgets/${id}`);
  const told = { expense: totals.expenses, income: totals.income };
  for (const type of ['expense', 'income'])
    if (told[type] !== sum(type)) about(`Its ${type} lines add to ${sum(type)}, it says ${told[type]}.`);
  const { budgetTotal } = await device.get(`/api/budget-parameters/${id}`);
  if (budgetTotal !== sum('expense'))
    about(`The list says ${budgetTotal}, its expenses are ${sum('expense')}.`);
}

const hash = (bytes) => createHash('sha256').update(bytes).digest('hex');
