import 'reflect-metadata';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import type { Facts } from '@hoa/contracts';
import { factsOf, readContainer } from '@hoa/document-reader';
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
 * a line on the standard input, one answer a line on the standard output, in their order.
 */
const Request = z.object({ path: z.string() });

interface Reading {
  facts: Facts;
  seconds: number;
}
interface Answer {
  pages: number;
  builtIn: Reading;
  model: Reading & Cost;
  both: Reading & Cost;
}
interface Cost {
  calls: number;
  tokens: number;
  /** Null where the model's price is not known. */
  costMicros: number | null;
  /** Calls that ended without an answer. */
  failed: number;
}

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { provider: { type: 'string', default: 'openai' } } });
  const model = await new AiProviders(Config.fromEnvironment()).modelOf(values.provider);
  if (!model) throw new AppError('provider_not_configured', 'The built-in rules are no model to measure.');
  for await (const line of createInterface({ input: process.stdin })) {
    const request = Request.parse(JSON.parse(line));
    process.stdout.write(`${JSON.stringify(await answerTo(request.path, model))}\n`);
  }
}

async function answerTo(file: string, model: ChatModel): Promise<Answer | { error: string }> {
  const name = path.basename(file);
  const started = performance.now();
  try {
    const document = await readContainer(await readFile(file), { name });
    const facts = factsOf(document, { documentId: 1, documentName: name, readingId: 'eval' });
    const seconds = (performance.now() - started) / 1000;
    const pages: StoredPage[] = document.pages.map(({ number, lines }) => ({
      page: number,
      text: '',
      lines: lines.map(toStoredLine),
    }));
    const alone = await readAgain({ name, facts: nothingOf(facts), pages, model });
    const both = await readAgain({ name, facts, pages, model });
    return {
      pages: pages.length,
      builtIn: { facts, seconds },
      model: alone,
      both: { ...both, seconds: seconds + both.seconds },
    };
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
}

/** A paper of which the rules know nothing: what comes out is the model's alone. */
const nothingOf = ({ association: _whose, fiscalYear: _year, ...facts }: Facts): Facts => ({
  ...facts,
  kind: 'other',
  confidence: 0,
  parts: [],
  warnings: [],
});

async function readAgain(of: {
  name: string;
  facts: Facts;
  pages: StoredPage[];
  model: ChatModel;
}): Promise<Reading & Cost> {
  const calls: AiCall[] = [];
  const chain = secondReadingChain({
    model: of.model,
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
