import { publish, type Paper, type Published } from '../blind/publish';
import { Random } from '../core/random';
import { budgets, statements } from './budgets';
import { contracts } from './contracts';
import { declarations } from './declarations';
import { makeHome, type Home } from './home';
import { binderLetter, commonDeclarations, premiumInvoice } from './other/insurance';
import { application, ballot, invoice, minutes, rules } from './other/nothing';
import { analyst, fundingTable, ownWorkbook } from './other/reserve';

type Recipe = (home: Home, random: Random) => Paper;

interface Slot {
  name: string;
  recipes: readonly Recipe[];
  odds: number;
}

const slots: readonly Slot[] = [
  { name: 'operating-budget', recipes: budgets, odds: 1 },
  { name: 'financials', recipes: statements, odds: 0.5 },
  { name: 'governing', recipes: declarations, odds: 1 },
  ...[1, 1, 0.55, 0.25].map((odds, at) => ({
    name: `vendor-${'abcd'.charAt(at)}`,
    recipes: contracts,
    odds,
  })),
  { name: 'coverage', recipes: [commonDeclarations, premiumInvoice, binderLetter], odds: 1 },
  { name: 'reserves', recipes: [analyst, fundingTable, ownWorkbook], odds: 1 },
  ...[1, 0.4].map((odds, at) => ({
    name: `file-${at + 1}`,
    recipes: [minutes, ballot, invoice, rules, application],
    odds,
  })),
];

/**
 * One association of the third family with its documents; the same seed and number always give the same ones. Each kind's
 * layouts go round in an order that the seed shuffles. Without `scans` the documents that would be scanned are left out.
 */
export async function* thirdPapers(
  seed: number,
  number: number,
  options: { scans: boolean } = { scans: true },
): AsyncGenerator<Published> {
  const id = `T${String(number).padStart(3, '0')}`;
  const random = new Random(`third/${seed}/${id}`);
  const home = makeHome(random.fork('home'), number);
  for (const slot of slots) {
    const own = random.fork(slot.name);
    if (!own.chance(slot.odds)) continue;
    const order = new Random(`third/${seed}/round/${slot.name}`).shuffle(slot.recipes);
    const paper = order[number % order.length]!(home, own.fork('paper'));
    const published = await publish(
      paper,
      { name: `${id}-${slot.name}`, scans: options.scans },
      own.fork('file'),
    );
    if (published) yield published;
  }
}
