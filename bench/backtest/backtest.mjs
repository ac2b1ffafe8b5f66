/**
 * `npm run backtest`: budgets made from documents up to the year before, beside what boards adopted.
 * Without a folder: generated associations (`generated.mjs`). `-- FOLDER`: chains of real documents (`chains.mjs`).
 */
import { parseArgs } from 'node:util';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    out: { type: 'string' },
    fit: { type: 'boolean' },
    count: { type: 'string' },
    about: { type: 'string' },
    lines: { type: 'boolean' },
  },
});
const [folder] = positionals;
if (folder === undefined) {
  const { backtest } = await import('./generated.mjs');
  await backtest(values);
} else {
  const { backtestChains } = await import('./chains.mjs');
  await backtestChains(folder, values);
}
