import type { Rules } from '../../platform/database/logical/rules';

export const economicsBackup: Rules = {
  economic_rate_overrides: {},
  economic_live: { leftOut: 'Published figures belong to nobody and are fetched again.' },
};
