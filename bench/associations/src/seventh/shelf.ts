import { type Published } from '../blind/publish';
import { Random } from '../core/random';
import { publish, type Draft } from './publish';

type Write<Site> = (site: Site, random: Random) => Draft;
export type Layouts<Site> = Readonly<
  Record<
    'budgets' | 'statements' | 'declarations' | 'contracts' | 'policies' | 'reserves' | 'quiet',
    readonly Write<Site>[]
  >
>;

export interface Family<Site> {
  name: string;
  /** The first letter of its files. */
  letter: string;
  makeSite: (random: Random, number: number) => Site;
  layouts: Layouts<Site>;
}

/** What an association keeps; `odds` is how often, `turn` keeps two documents from being of one layout. */
const shelf: readonly { name: string; of: keyof Layouts<unknown>; odds: number; turn?: number }[] = [
  { name: 'budget', of: 'budgets', odds: 1 },
  { name: 'actuals', of: 'statements', odds: 0.5 },
  { name: 'declaration', of: 'declarations', odds: 1 },
  { name: 'contract-1', of: 'contracts', odds: 1 },
  { name: 'contract-2', of: 'contracts', odds: 0.8, turn: 5 },
  { name: 'contract-3', of: 'contracts', odds: 0.3, turn: 9 },
  { name: 'policy', of: 'policies', odds: 0.85 },
  { name: 'study', of: 'reserves', odds: 0.75 },
  { name: 'other-1', of: 'quiet', odds: 0.8 },
  { name: 'other-2', of: 'quiet', odds: 0.2, turn: 3 },
];

/**
 * One association of a family with its documents; a seed and number always give the same. Each kind's layouts take turns
 * in an order that the seed shuffles. Without `scans` the documents that would be scanned are left out.
 */
export const documentsOf = <Site>({ name: family, letter, makeSite, layouts }: Family<Site>) =>
  async function* (
    seed: number,
    number: number,
    options: { scans: boolean } = { scans: true },
  ): AsyncGenerator<Published> {
    const id = `${letter}${String(number).padStart(3, '0')}`;
    const random = new Random(`${family}/${seed}/${id}`);
    const site = makeSite(random.fork('site'), number);
    for (const { name, of, odds, turn } of shelf) {
      const own = random.fork(name);
      if (!own.chance(odds)) continue;
      const turns = new Random(`${family}/${seed}/turns/${name.replace(/-\d/, '')}`).shuffle(layouts[of]);
      const draft = turns[(number + (turn ?? 0)) % turns.length]!(site, own.fork('draft'));
      const published = await publish(
        draft,
        { name: `${id}-${name}`, scans: options.scans },
        own.fork('form'),
      );
      if (published) yield published;
    }
  };
