import { basename, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Facts } from '@hoa/contracts';
import { frozenColumns } from '../frozen/columns';
import { readPages, rereadPages } from '../score/reader';
import { judgeColumns, type Outcome } from './judge';
import { columnTruthsIn, type ColumnTruth } from './truth';

const USAGE = `Usage: columns FOLDER [--cache FOLDER] [--list] | columns --frozen [--list]
FOLDER has a *.truth.json beside each statement.`;

interface Opened {
  family: string;
  truth: ColumnTruth;
  facts: () => Promise<Facts>;
}

const OUTCOMES: readonly Outcome[] = ['right', 'flagged', 'asked', 'not read', 'SILENT'];

async function* ofFolder(folder: string, cache: string | undefined): AsyncGenerator<Opened> {
  for (const { path, truth } of await columnTruthsIn(folder)) {
    const facts = async (): Promise<Facts> => rereadPages(await readPages(path, cache), basename(path))([]);
    yield { family: basename(folder), truth, facts };
  }
}

function* ofFrozen(): Generator<Opened> {
  for (const { family, truth, document } of frozenColumns.documents())
    yield { family, truth, facts: () => Promise.resolve(rereadPages(document, truth.file)([])) };
}

async function score(documents: AsyncIterable<Opened> | Iterable<Opened>, isListing: boolean): Promise<void> {
  const counts = new Map<string, Map<Outcome, number>>();
  for await (const { family, truth, facts } of documents) {
    const key = `${family}, ${truth.scan ? 'scans' : 'typed'}`;
    const own = counts.get(key) ?? new Map<Outcome, number>();
    counts.set(key, own);
    for (const { column, outcome, said } of judgeColumns(truth, await facts())) {
      own.set(outcome, (own.get(outcome) ?? 0) + 1);
      const { income, expense } = column.all;
      if (isListing && outcome !== 'right')
        console.log(`${outcome}  ${truth.file}, ${column.head}: ${income} / ${expense}  ${said}`);
    }
  }
  console.log(`| columns of years | ${OUTCOMES.join(' | ')} |\n|---|${OUTCOMES.map(() => '---:|').join('')}`);
  for (const [key, own] of counts)
    console.log(`| ${key} | ${OUTCOMES.map((outcome) => own.get(outcome) ?? 0).join(' | ')} |`);
}

async function main(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      frozen: { type: 'boolean', default: false },
      list: { type: 'boolean', default: false },
      cache: { type: 'string' },
    },
  });
  const from = process.env['INIT_CWD'] ?? process.cwd();
  const cache = values.cache === undefined ? undefined : resolve(from, values.cache);
  const [folder] = positionals;
  if (!folder && !values.frozen) throw new Error(USAGE);
  await score(values.frozen ? ofFrozen() : ofFolder(resolve(from, folder!), cache), values.list);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
