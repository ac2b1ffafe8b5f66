import { z } from 'zod';

/** `/config.json`: what the shell asks for before anything else, so that remotes are found at run time. */
export const ShellConfig = z.looseObject({
  apiBase: z.string(),
  /** By name, the address of each remote's manifest. */
  remotes: z.record(z.string(), z.string()),
});
export type ShellConfig = z.infer<typeof ShellConfig>;
