import type { ReadingTask } from '../second-reading/task';
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
