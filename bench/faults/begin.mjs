import { parseArgs } from 'node:util';
import { buildOrFail, ensureInstalled, requireNode } from '../../tools/start/prepare.mjs';

/** What every drill does first: reads its arguments, of which --built and --help are everybody's, and builds the API. */
export async function begin(usage, options = {}) {
  const { values } = parseArgs({
    options: {
      ...options,
      built: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) {
    console.log(usage);
    process.exit(0);
  }
  requireNode();
  await ensureInstalled();
  if (!values.built) await buildOrFail(['@hoa/api']);
  return values;
}
