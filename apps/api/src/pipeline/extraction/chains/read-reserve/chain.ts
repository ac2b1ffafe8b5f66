import type { Runnable } from '@langchain/core/runnables';
import type { SecondReadingInput, SecondReadingOutput } from '../second-reading/schema';
import { chainOf, type ReadingTask, type SecondReadingDependencies } from '../second-reading/task';
import { withStudy } from './compare';
import { resolve } from './normalise';
import { PROMPT, SYSTEM } from './prompt';
import { ReservePlaces } from './schema';

export const readReserve: ReadingTask<ReservePlaces> = {
  task: 'read-reserve',
  prompt: PROMPT,
  system: SYSTEM,
  schema: ReservePlaces,
  holds: 'figure of a study',
  apply: (facts, answers, { places, opinions }) => withStudy(facts, resolve(answers, places), opinions),
};

/** A model's second look at a reserve study. */
export const readReserveChain = (
  dependencies: SecondReadingDependencies,
): Runnable<SecondReadingInput, SecondReadingOutput> => chainOf(readReserve, dependencies);
