import type { Rules } from '../database/logical/rules';

export const httpBackup: Rules = {
  idempotency: { leftOut: 'Answers that a client may ask for once more, for a day.' },
  hits: { leftOut: 'How often somebody asked within the last hours.' },
};
