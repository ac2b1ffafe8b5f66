import { Random } from '../core/random';
import { budgets, statements } from './budgets';
import { contracts } from './contracts';
import { declarations } from './declarations';
import { policies } from './other/insurance';
import { nothings } from './other/nothing';
import { reserves } from './other/reserve';
import { publish, type Paper, type Published } from './publish';
import { makeHome, type Home } from './world';

interface Kind {
  name: string;
  recipes: readonly ((home: Home, random: Random) => Paper)[];
  /** How often an association has such a document. */
  odds: number;
}

const times = (name: string, recipes: Kind['recipes'], odds: readonly number[]): Kind[] =>
  odds.map((odd, at) => ({ name: odds.length > 1 ? `${name}-${at + 1}` : name, recipes, odds: odd }));

const kinds: readonly Kind[] = [
  ...times('budget', budgets, [1]),
  ...times('statement', statements, [0.5]),
  ...times('declaration', declarations, [1]),
  ...times('contract', contracts, [1, 1, 0.6, 0.3]),
  ...times('insurance', policies, [1]),
  ...times('reserve', reserves, [1]),
  ...times('paper', nothings, [1, 0.5]),
];

/**
 * One association of the blind family with its documents. The same seed and number always give the same ones. Layouts go
 * round in an order that the seed shuffles, so that sixty associations have each of them several times. Without `scans`
 * the documents that would be scanned are left out.
 */
export async function* blindPapers(
  seed: number,
  number: number,
  options: { scans: boolean } = { scans: true },
): AsyncGenerator<Published> {
  const id = String(number).padStart(3, '0');
  const random = new Random(`blind/${seed}/${id}`);
  const home = makeHome(random.fork('home'), id);
  for (const kind of kinds) {
    const own = random.fork(kind.name);
    if (!own.chance(kind.odds)) continue;
    const order = new Random(`blind/${seed}/order/${kind.name}`).shuffle(kind.recipes);
    const paper = order[number % order.length]!(home, own.fork('paper'));
    const published = await publish(
      paper,
      { name: `${id}-${kind.name}`, scans: options.scans },
      own.fork('publish'),
    );
    if (published) yield published;
  }
}
