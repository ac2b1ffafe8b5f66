import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Facts } from '@hoa/contracts';
import type { DocumentTruth } from './statements/truth';
import { withFundsJoined } from './score/funds-joined';
import { judge, type DocumentScore } from './score/judge';
import { openDocument } from './score/reader';
import { failureList, phenomenonTable, summary } from './score/report';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    scans: { type: 'string' },
    answers: { type: 'boolean', default: false },
    list: { type: 'boolean', default: false },
    only: { type: 'string' },
    json: { type: 'string' },
    cache: { type: 'string' },
  },
});

const NOTHING: Facts = {
  schema: 1,
  documentId: 1,
  readingId: 'score',
  status: 'failed',
  kind: 'other',
  confidence: 0,
  reader: { engine: 'none', version: '1' },
  parts: [],
  warnings: [],
};

async function main(): Promise<void> {
  const folder = positionals[0];
  if (!folder)
    throw new Error(
      'Usage: score FOLDER [--scans only|none] [--answers] [--list] [--only NAME] [--json FILE] [--cache FOLDER]',
    );
  const names = (await readdir(folder)).filter((name) => name.endsWith('.truth.json')).sort();
  const scores: DocumentScore[] = [];
  for (const name of names) {
    const truth = withFundsJoined(JSON.parse(await readFile(join(folder, name), 'utf8')) as DocumentTruth);
    if (values.scans === 'only' ? !truth.scanned : values.scans === 'none' && truth.scanned) continue;
    if (values.only && !truth.file.includes(values.only)) continue;
    const path = join(folder, truth.file);
    try {
      scores.push(judge(truth, await openDocument(path, values.cache), values.answers));
    } catch (error) {
      // A reader that fails has read nothing; the rest is scored all the same.
      console.error(`${truth.file}: ${error instanceof Error ? error.message : String(error)}`);
      scores.push(judge(truth, () => NOTHING, false));
    }
  }
  if (values.list) console.log(`${failureList(scores)}\n`);
  console.log(`${phenomenonTable(scores)}\n`);
  const [typed, scanned] = [
    scores.filter((score) => !score.scanned),
    scores.filter((score) => score.scanned),
  ];
  if (typed.length > 0) console.log(summary('Typed', typed, values.answers));
  if (scanned.length > 0) console.log(summary('Scanned', scanned, values.answers));
  if (values.json) await writeFile(values.json, JSON.stringify(scores, null, 1));
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
