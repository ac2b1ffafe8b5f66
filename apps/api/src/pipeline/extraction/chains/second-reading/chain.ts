import { RunnableLambda, type Runnable, type RunnableConfig } from '@langchain/core/runnables';
import type { Facts, Part } from '@hoa/contracts';
import { classify, disputedKind, isUnsureKind } from '../classify/chain';
import { readContract } from '../read-contract/chain';
import { readInsurance } from '../read-insurance/chain';
import { readLines } from '../read-lines/chain';
import { readOwnership } from '../read-ownership/chain';
import { readReserve } from '../read-reserve/chain';
import {
  instructionNotes,
  instructionsIn,
  instructionWarnings,
  withInstructionWarnings,
} from './instructions';
import type { SecondReadingInput, SecondReadingOutput } from './schema';
import { look, type Look, type SecondReadingDependencies } from './task';

/** One task, its type of answer kept to itself. */
type Reading = (input: SecondReadingInput, use: Look) => ReturnType<typeof look>;

const READINGS: { kinds: Facts['kind'][]; parts: Part['kind'][]; prompt: string; read: Reading }[] = [
  {
    kinds: ['budget', 'actuals', 'other'],
    parts: ['budget'],
    prompt: readLines.prompt,
    read: (input, use) => look(readLines, input, use),
  },
  {
    kinds: ['contract'],
    parts: ['contract'],
    prompt: readContract.prompt,
    read: (input, use) => look(readContract, input, use),
  },
  {
    kinds: ['insurance'],
    parts: ['insurance'],
    prompt: readInsurance.prompt,
    read: (input, use) => look(readInsurance, input, use),
  },
  {
    kinds: ['reserve-study'],
    parts: ['reserve'],
    prompt: readReserve.prompt,
    read: (input, use) => look(readReserve, input, use),
  },
  {
    kinds: ['declaration', 'bylaws'],
    parts: ['ownership'],
    prompt: readOwnership.prompt,
    read: (input, use) => look(readOwnership, input, use),
  },
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
      const pages = await dependencies.pagesOf(input.documentId);
      return readAll(input, { ...dependencies, pages, signal: config.signal });
    },
  ).withConfig({ runName: 'second-reading' });
}

async function readAll(input: SecondReadingInput, use: Look): Promise<SecondReadingOutput> {
  const { documentId, documentName } = input;
  const about = { documentId, documentName, readingId: input.facts.readingId ?? '' };
  let facts = withInstructionWarnings(input.facts, instructionWarnings(instructionsIn(use.pages), about));
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

function readingsOf(facts: Facts): typeof READINGS {
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
