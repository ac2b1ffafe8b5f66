import type { Rules } from '../database/logical/rules';

export const aiBackup: Rules = {
  // Calls of no run have nothing that they are part of: told by when, what and of what.
  ai_calls: { sameBy: ['at', 'task', 'input_hash'] },
};
