import type { Rules } from '../database/logical/rules';

export const aiBackup: Rules = {
  // Told by when, what and of what; a call outlives the run that it was part of.
  ai_calls: { sameBy: ['at', 'task', 'input_hash'], fills: ['run_id'] },
  ai_answers: {
    leftOut: 'Saves asking the same again for a month; what became of an answer is in the budget.',
  },
};
