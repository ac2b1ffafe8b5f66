import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import type { DocumentScore } from './score/judge';
import { failureList, familyTable, phenomenonTable, summary } from './score/report';
import { folderSources, frozenSources, scoreSource, type IsWanted } from './score/sources';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    /** The frozen statements instead of a folder; names of families may follow, separated by commas. */
    frozen: { type: 'boolean', default: false },
    scans: { type: 'string' },
    answers: { type: 'boolean', default: false },
    list: { type: 'boolean', default: false },
    only: { type: 'string' },
    json: { type: 'string' },
    cache: { type: 'string' },
  },
});

const USAGE = `Usage: score FOLDER [--cache FOLDER] [options] | score --frozen [FAMILY,FAMILY] [options]
Options: [--scans only|none] [--answers] [--list] [--only NAME] [--json FILE]`;

const isWanted: IsWanted = ({ file, scanned }) => {
  if (values.scans === 'only' ? !scanned : values.scans === 'none' && scanned) return false;
  return file.includes(values.only ?? '');
};

async function main(): Promise<void> {
  const [name] = positionals;
  if (!name && !values.frozen) throw new Error(USAGE);
  const sources = values.frozen
    ? frozenSources(name?.split(',') ?? [], isWanted)
    : await folderSources(name!, isWanted, values.cache);
  const scores: DocumentScore[] = [];
  for (const source of sources) scores.push(await scoreSource(source, values.answers));
  if (values.list) console.log(`${failureList(scores)}\n`);
  console.log(`${phenomenonTable(scores)}\n`);
  if (values.frozen) console.log(`${familyTable(scores)}\n`);
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
