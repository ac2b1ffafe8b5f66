import type { Runnable } from '@langchain/core/runnables';
import type { SecondReadingInput, SecondReadingOutput } from '../second-reading/schema';
import { chainOf, type ReadingTask, type SecondReadingDependencies } from '../second-reading/task';
import { withPolicy } from './compare';
import { resolve } from './normalise';
import { PROMPT, SYSTEM } from './prompt';
import { InsurancePlaces } from './schema';

export const readInsurance: ReadingTask<InsurancePlaces> = {
  task: 'read-insurance',
  prompt: PROMPT,
  system: SYSTEM,
  schema: InsurancePlaces,
  holds: 'term of a policy',
  apply: (facts, answers, { places, opinions }) => withPolicy(facts, resolve(answers, places), opinions),
};

/** A model's second look at a policy's terms. */
export const readInsuranceChain = (
  dependencies: SecondReadingDependencies,
): Runnable<SecondReadingInput, SecondReadingOutput> => chainOf(readInsurance, dependencies);
