import { Random } from '../core/random';
import { budgets, statements } from './budgets';
import { declarations } from './declarations';
import { publish, type Paper, type Published } from './publish';
import { makeHome, type Home } from './world';

type Recipe = (home: Home, random: Random) => Paper;

interface Kind {
  name: string;
  recipes: readonly Recipe[];
  odds: number;
}

const kinds: readonly Kind[] = [
  { name: 'budget', recipes: budgets, odds: 1 },
  { name: 'statement', recipes: statements, odds: 0.5 },
  { name: 'declaration', recipes: declarations, odds: 1 },
];

/**
 * One association of the blind family with its papers. The same seed and number always give the same ones. Layouts go
 * round in an order that the seed shuffles, so that sixty associations have each of them several times.
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
    const recipe = order[number % order.length]!;
    const paper = recipe(home, own.fork('paper'));
    const published = await publish(paper, { name: `${id}-${kind.name}`, scans: options.scans }, own.fork('publish'));
    if (published) yield published;
  }
}
