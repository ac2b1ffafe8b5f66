import type { Rules } from '../database/logical/rules';

/** A backup goes from hand to hand: nothing in it opens a workspace. */
export const accessBackup: Rules = {
  activity: { leftOut: 'Who did what in this workspace: it tells of its browsers, and of no budget.' },
  access_keys: { leftOut: 'Keys, device ids and join codes open the workspace; a backup opens nothing.' },
};
