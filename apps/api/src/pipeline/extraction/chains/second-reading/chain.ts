import { RunnableLambda, type Runnable, type RunnableConfig } from '@langchain/core/runnables';
import type { Facts, Part } from '@hoa/contracts';
import { classify, disputedKind, isUnsureKind } from '../classify/chain';
import { readContract } from '../read-contract/chain';
import { readInsurance } from '../read-insurance/chain';
import { readLines } from '../read-lines/chain';
import { readOwnership } from '../read-ownership/chain';
import { readReserve } from '../read-reserve/chain';
import { instructionNotes, instructionWarnings, withInstructionWarnings } from './instructions';
import type { SecondReadingInput, SecondReadingOutput } from './schema';
import { look, lookAt, type Look, type ReadingTask, type SecondReadingDependencies } from './task';

/** A task with what it is for; its type of answer stays inside `read`. */
interface Reading {
  kinds: readonly Facts['kind'][];
  parts: readonly Part['kind'][];
  prompt: string;
  read: (input: SecondReadingInput, use: Look) => ReturnType<typeof look>;
}

function reading<T>(task: ReadingTask<T>, { kinds, parts }: Pick<Reading, 'kinds' | 'parts'>): Reading {
  return { kinds, parts, prompt: task.prompt, read: (input, use) => look(task, input, use) };
}

const READINGS: readonly Reading[] = [
  reading(readLines, { kinds: ['budget', 'actuals', 'other'], parts: ['budget'] }),
  reading(readContract, { kinds: ['contract'], parts: ['contract'] }),
  reading(readInsurance, { kinds: ['insurance'], parts: ['insurance'] }),
  reading(readReserve, { kinds: ['reserve-study'], parts: ['reserve'] }),
  reading(readOwnership, { kinds: ['declaration', 'bylaws'], parts: ['ownership'] }),
];

/**
 * A model's second look at one paper: what kind it is where the rules are not sure, then each task of that kind and of
 * the parts that the rules found. Where the model fails once it is not asked again about this paper.
 */
export function secondReadingChain(
  dependencies: SecondReadingDependencies,
): Runnable<SecondReadingInput, SecondReadingOutput> {
  return RunnableLambda.from<SecondReadingInput, SecondReadingOutput>(
    async (input, config: RunnableConfig) => {
      return readAll(input, await lookAt(input.documentId, dependencies, config.signal));
    },
  ).withConfig({ runName: 'second-reading' });
}

async function readAll(input: SecondReadingInput, use: Look): Promise<SecondReadingOutput> {
  const { documentId, documentName } = input;
  const about = { documentId, documentName, readingId: input.facts.readingId ?? '' };
  let facts = withInstructionWarnings(input.facts, instructionWarnings(use.instructions, about));
  const notes = instructionNotes(documentName, facts.warnings);
  if (isUnsureKind(facts)) {
    const sorted = await look(classify, { ...input, facts }, use);
    facts = sorted.facts;
    notes.push(...sorted.notes, ...disputeNotes(documentName, facts));
    if (!sorted.ok) return { facts, notes };
  }
  const used: string[] = [];
  for (const { prompt, read } of readingsOf(facts)) {
    const second = await read({ ...input, facts }, use);
    facts = second.facts;
    notes.push(...second.notes);
    if (!second.ok) break;
    used.push(prompt);
  }
  return { facts: used.length === 0 ? facts : { ...facts, reader: readBy(facts, used, use) }, notes };
}

const readBy = ({ reader }: Facts, prompts: readonly string[], { model }: Look): Facts['reader'] => ({
  ...reader,
  prompt: prompts.join(', '),
  model: model.name,
});

function readingsOf(facts: Facts): Reading[] {
  const kinds = [facts.kind, disputedKind(facts)];
  const found = new Set(facts.parts.map(({ kind }) => kind));
  return READINGS.filter(
    (reading) =>
      reading.kinds.some((kind) => kinds.includes(kind)) || reading.parts.some((kind) => found.has(kind)),
  );
}

function disputeNotes(name: string, facts: Facts): SecondReadingOutput['notes'] {
  return facts.warnings
    .filter(({ code }) => code.startsWith('kind_disputed:'))
    .map(({ message }) => ({ code: 'kind_disputed', message: `${name}: ${message}` }));
}
