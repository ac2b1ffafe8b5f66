import type { ReadingTask } from '../second-reading/task';
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
  apply: (facts, answers, { places, opinions, isWhole }) =>
    withPolicy(facts, resolve(answers, places), { opinions, isWhole }),
};
