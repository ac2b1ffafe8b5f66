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
 * A model's second look at one document: what kind it is where the rules are not sure, then each task of that kind and of
 * the parts that the rules found. Where the model fails once it is not asked again about this document.
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
  if (used.length === 0) return { facts, notes };
  notes.push(readNote(documentName, facts, use));
  return { facts: { ...facts, reader: readBy(facts, used, use) }, notes };
}

/** What a model's reading came to: figures that both found alike, and those that it alone found, which a person looks at. */
function readNote(name: string, { parts }: Facts, { model }: Look): SecondReadingOutput['notes'][number] {
  const found = JSON.stringify(parts);
  const count = (by: string) => found.split(`"by":"${by}"`).length - 1;
  const [agreed, added] = [count('both'), count('model')];
  const figures = (n: number) => (n === 1 ? 'one figure' : `${n} figures`);
  const alone =
    added === 0 ? 'and found none besides' : `and found ${figures(added)} besides, which need review`;
  return {
    code: 'read_by_model',
    message: `${name}: read again by ${model.name}, which agreed on ${agreed === 0 ? 'no figure' : figures(agreed)} ${alone}.`,
  };
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
