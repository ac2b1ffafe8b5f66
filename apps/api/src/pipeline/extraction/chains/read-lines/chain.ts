import { RunnableLambda, type Runnable, type RunnableConfig } from '@langchain/core/runnables';
import type { Citation, Facts } from '@hoa/contracts';
import { ask, type Asking } from '../../../../platform/ai/ask';
import type { StoredPage } from '../../stored-pages';
import { withSecondReading } from './compare';
import { resolve, type AddressedLine } from './normalise';
import { partsOf, PROMPT, SYSTEM } from './prompt';
import { LineAddresses, type ReadLinesInput, type ReadLinesOutput } from './schema';

export interface ReadLinesDependencies extends Pick<Asking, 'model' | 'record'> {
  pagesOf: (documentId: number) => Promise<StoredPage[]>;
}

/** Kinds of paper that may hold a budget. */
const KINDS: readonly Facts['kind'][] = ['budget', 'actuals', 'other'];
const MOST_PARTS = 10;

/** A model's second look at the lines of a paper. Whatever it does, the built-in reading stands beneath. */
export function readLinesChain(
  dependencies: ReadLinesDependencies,
): Runnable<ReadLinesInput, ReadLinesOutput> {
  const lambda = RunnableLambda.from<ReadLinesInput, ReadLinesOutput>(
    async (input, config: RunnableConfig) => {
      if (!KINDS.includes(input.facts.kind)) return { facts: input.facts, notes: [] };
      return secondLook(input, { ...dependencies, signal: config.signal });
    },
  );
  return lambda.withConfig({ runName: 'read-lines' });
}

async function secondLook(
  { documentId, documentName, facts }: ReadLinesInput,
  use: ReadLinesDependencies & { signal: AbortSignal | undefined },
): Promise<ReadLinesOutput> {
  const pages = await use.pagesOf(documentId);
  const cite = citer({ documentId, documentName, readingId: facts.readingId ?? '' });
  const lines: AddressedLine[] = [];
  let rejected = 0;
  for (const human of partsOf(pages).slice(0, MOST_PARTS)) {
    const question = { task: 'read-lines', prompt: PROMPT, system: SYSTEM, human, schema: LineAddresses };
    const answer = await ask(question, use);
    if (!answer.ok) return { facts, notes: [builtInNote(documentName, answer.reason)] };
    const resolved = resolve(answer.value, { pages, cite });
    lines.push(...resolved.lines);
    rejected += resolved.rejected;
  }
  const second = withSecondReading(facts, lines);
  return { facts: second.facts, notes: rejectedNotes(documentName, rejected + second.totals) };
}

function citer(of: Pick<Citation, 'documentId' | 'documentName' | 'readingId'>) {
  return (at: { page: number; line: StoredPage['lines'][number]; cell: number }): Citation => {
    const cell = at.line.cells[at.cell - 1];
    return {
      ...of,
      page: at.page,
      line: at.line.index,
      ...(cell?.ref === undefined ? {} : { cell: cell.ref }),
      ...(cell === undefined ? {} : { box: cell.box }),
      quote: at.line.text.slice(0, 400),
    };
  };
}

function builtInNote(name: string, reason: string) {
  return {
    code: 'model_not_used',
    message: `${name}: the model’s reading was not used, ${reason} The built-in reading stands.`,
  };
}

function rejectedNotes(name: string, count: number): ReadLinesOutput['notes'] {
  if (count === 0) return [];
  const message = `${name}: ${count} ${count === 1 ? 'place' : 'places'} that the model named hold no amount of a line; the built-in reading stands there.`;
  return [{ code: 'addresses_rejected', message }];
}
