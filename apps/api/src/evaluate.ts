import 'reflect-metadata';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import type { Facts } from '@hoa/contracts';
import * as today from '@hoa/document-reader';
import { z } from 'zod';
import { secondReadingChain } from './pipeline/extraction/chains/second-reading/chain';
import { toStoredLine, type StoredPage } from './pipeline/extraction/stored-pages';
import type { AiCall } from './platform/ai/ask';
import type { ChatModel } from './platform/ai/model';
import { AiProviders } from './platform/ai/providers';
import { Config } from './platform/config/config';
import { AppError } from './platform/errors/app-error';

/**
 * Reads documents by rules, by a model alone and by both, for whoever measures them (`npm run eval:model`). One request
 * a line on the standard input, one answer a line on the standard output, in their order. The model is asked about the
 * paper that the rules read last, so that whoever looks at their reading first decides whether it costs anything.
 */
const Request = z.discriminatedUnion('by', [
  /** `opened`: a file with the pages that another run read, as JSON. */
  z.object({ by: z.literal('rules'), path: z.string(), opened: z.string().optional() }),
  z.object({ by: z.literal('model') }),
]);

interface Reading {
  facts: Facts;
  seconds: number;
}
interface Cost {
  calls: number;
  tokens: number;
  /** Null where the model's price is not known. */
  costMicros: number | null;
  /** Calls that ended without an answer. */
  failed: number;
}
interface Paper extends Reading {
  name: string;
  pages: StoredPage[];
}
type Answer =
  | { builtIn: Reading; pages: number }
  | { model: Reading & Cost; both: Reading & Cost }
  | { error: string };

/** The rules that read: today's, or those of another commit that was compiled to a place of its own. */
type Reader = Pick<typeof today, 'factsOf' | 'readContainer'>;

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { provider: { type: 'string', default: 'openai' }, reader: { type: 'string' } },
  });
  const chat = await new AiProviders(Config.fromEnvironment()).modelOf(values.provider);
  if (!chat) throw new AppError('provider_not_configured', 'The built-in rules are no model to measure.');
  const reader = values.reader === undefined ? today : compiledReader(path.resolve(values.reader));
  let last: Paper | undefined;
  for await (const line of createInterface({ input: process.stdin })) {
    const request = Request.parse(JSON.parse(line));
    const answer = await answered(async () => {
      if (request.by === 'rules') {
        last = await readByRules(request, reader);
        return { builtIn: { facts: last.facts, seconds: last.seconds }, pages: last.pages.length };
      }
      if (!last) throw new Error('No document was read before.');
      const model = await readAgain({ ...last, facts: nothingOf(last.facts) }, chat);
      const both = await readAgain(last, chat);
      return { model, both: { ...both, seconds: last.seconds + both.seconds } };
    });
    process.stdout.write(`${JSON.stringify(answer)}\n`);
  }
}

/** Required, not imported: not every compiler names its exports so that an import finds them. */
function compiledReader(file: string): Reader {
  const loaded = createRequire(file)(file) as Partial<Reader>;
  const { factsOf, readContainer } = loaded;
  if (!factsOf || !readContainer) throw new Error(`${file} is no compiled document reader.`);
  return { factsOf, readContainer };
}

async function answered(work: () => Promise<Answer>): Promise<Answer> {
  try {
    return await work();
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
}

async function readByRules(
  of: { path: string; opened?: string | undefined },
  reader: Reader,
): Promise<Paper> {
  const name = path.basename(of.path);
  const started = performance.now();
  // What this very program's reader wrote in another run.
  const document =
    of.opened === undefined
      ? await reader.readContainer(await readFile(of.path), { name })
      : (JSON.parse(await readFile(of.opened, 'utf8')) as today.ReadDocument);
  const facts = reader.factsOf(document, { documentId: 1, documentName: name, readingId: 'eval' });
  const seconds = (performance.now() - started) / 1000;
  const pages = document.pages.map(({ number, lines }) => ({
    page: number,
    text: '',
    lines: lines.map(toStoredLine),
  }));
  return { name, facts, pages, seconds };
}

/** A paper of which the rules know nothing: what comes out is the model's alone. */
const nothingOf = ({ association: _whose, fiscalYear: _year, ...facts }: Facts): Facts => ({
  ...facts,
  kind: 'other',
  confidence: 0,
  parts: [],
  warnings: [],
});

async function readAgain(of: Omit<Paper, 'seconds'>, model: ChatModel): Promise<Reading & Cost> {
  const calls: AiCall[] = [];
  const chain = secondReadingChain({
    model,
    record: async (call) => void calls.push(call),
    pagesOf: async () => of.pages,
  });
  const started = performance.now();
  const { facts } = await chain.invoke({ documentId: 1, documentName: of.name, facts: of.facts });
  return {
    facts,
    seconds: (performance.now() - started) / 1000,
    calls: calls.length,
    tokens: calls.reduce((sum, { tokens }) => sum + (tokens ?? 0), 0),
    costMicros: calls.some(({ costMicros }) => costMicros === null)
      ? null
      : calls.reduce((sum, { costMicros }) => sum + (costMicros ?? 0), 0),
    failed: calls.filter(({ outcome }) => outcome !== 'ok' && !outcome.startsWith('repaired')).length,
  };
}

main().catch((error: unknown) => {
  process.stderr.write(
    `${error instanceof AppError ? error.message : error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`,
  );
  process.exitCode = 1;
});
