import { type Published } from '../blind/publish';
import { Random } from '../core/random';
import { budgets, statements } from './budgets';
import { contracts } from './contracts';
import { declarations } from './declarations';
import { policies } from './insurance';
import { publish } from './publish';
import { quiet } from './quiet';
import { reserves } from './reserves';
import { makeSite, type Paper } from './site';

/** What an association keeps; `odds` is how often, `turn` keeps two documents from being of one layout. */
const shelf: readonly { name: string; papers: readonly Paper[]; odds: number; turn?: number }[] = [
  { name: 'budget', papers: budgets, odds: 1 },
  { name: 'actuals', papers: statements, odds: 0.5 },
  { name: 'declaration', papers: declarations, odds: 1 },
  { name: 'contract-1', papers: contracts, odds: 1 },
  { name: 'contract-2', papers: contracts, odds: 0.8, turn: 5 },
  { name: 'contract-3', papers: contracts, odds: 0.3, turn: 9 },
  { name: 'policy', papers: policies, odds: 0.85 },
  { name: 'study', papers: reserves, odds: 0.75 },
  { name: 'other-1', papers: quiet, odds: 0.8 },
  { name: 'other-2', papers: quiet, odds: 0.2, turn: 3 },
];

/**
 * One association of the seventh family with its documents; a seed and number always give the same. Each kind's layouts
 * take turns in an order that the seed shuffles. Without `scans` the documents that would be scanned are left out.
 */
export async function* seventhPapers(
  seed: number,
  number: number,
  options: { scans: boolean } = { scans: true },
): AsyncGenerator<Published> {
  const id = `V${String(number).padStart(3, '0')}`;
  const random = new Random(`seventh/${seed}/${id}`);
  const site = makeSite(random.fork('site'), number);
  for (const { name, papers, odds, turn } of shelf) {
    const own = random.fork(name);
    if (papers.length === 0 || !own.chance(odds)) continue;
    const turns = new Random(`seventh/${seed}/turns/${name.replace(/-\d/, '')}`).shuffle(papers);
    const draft = turns[(number + (turn ?? 0)) % turns.length]!(site, own.fork('draft'));
    const published = await publish(draft, { name: `${id}-${name}`, scans: options.scans }, own.fork('form'));
    if (published) yield published;
  }
}
