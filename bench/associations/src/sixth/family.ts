import { type Published } from '../blind/publish';
import { Random } from '../core/random';
import { publish } from '../fifth/publish';
import { asAmended, buildOut, funds, lettered, packet } from './budgets/offices';
import { calendar, fiveYears, flat, overview } from './budgets/programs';
import { cloud, favorable, lastYearBeside, trend } from './budgets/statements';
import { basisSheet, byTheDoor, facing, gazette, kitchenTable } from './budgets/volunteers';
import { annexed, struck, wings } from './exhibits/changes';
import { byModel, matrix } from './exhibits/plans';
import { areaOver, buildings, crowded, lotsAndBlocks, schedule, threeAbreast } from './exhibits/tables';
import { covenants, evenly, fromTo, inLetters, runOn, stacks, typist } from './exhibits/words';
import { declarationsPage, excess, premiumBill, proposalOfCover, workers } from './other/policies';
import { aging, bids, bill, bylaws, duesLetter, houseRules, minutes, tellers } from './other/quiet';
import { homemade, inventory, pairedLives, quantities, questionnaire } from './other/reserves';
import { articles, pricedByYear, smallPrint, taskTable } from './services/agreements';
import { byDoor, termSheet, ticked, untilEnded, withheld } from './services/desks';
import { accepted, amendment, engagement, project, thread } from './services/letters';
import { makeSite, type Paper } from './site';

const budgets: readonly Paper[] = [
  packet,
  lettered,
  buildOut,
  asAmended,
  funds,
  kitchenTable,
  gazette,
  basisSheet,
  byTheDoor,
  facing,
  overview,
  calendar,
  flat,
  fiveYears,
];
const exhibits: readonly Paper[] = [
  schedule,
  threeAbreast,
  buildings,
  lotsAndBlocks,
  areaOver,
  crowded,
  matrix,
  byModel,
  runOn,
  stacks,
  fromTo,
  inLetters,
  evenly,
  typist,
  covenants,
  wings,
  struck,
  annexed,
];
const services: readonly Paper[] = [
  articles,
  smallPrint,
  pricedByYear,
  taskTable,
  accepted,
  amendment,
  thread,
  engagement,
  project,
  byDoor,
  ticked,
  withheld,
  termSheet,
  untilEnded,
];
const silent: readonly Paper[] = [minutes, bylaws, bids, aging, bill, duesLetter, houseRules, tellers];

/** What an association keeps; `odds` is how often, `turn` keeps two documents from being of one layout. */
const shelf: readonly { name: string; papers: readonly Paper[]; odds: number; turn?: number }[] = [
  { name: 'budget', papers: budgets, odds: 1 },
  { name: 'statement', papers: [cloud, favorable, trend, lastYearBeside], odds: 0.5 },
  { name: 'exhibit', papers: exhibits, odds: 1 },
  { name: 'agreement-1', papers: services, odds: 1 },
  { name: 'agreement-2', papers: services, odds: 0.8, turn: 5 },
  { name: 'agreement-3', papers: services, odds: 0.35, turn: 9 },
  {
    name: 'policy',
    papers: [declarationsPage, proposalOfCover, premiumBill, workers, excess],
    odds: 0.85,
  },
  {
    name: 'reserves',
    papers: [inventory, quantities, homemade, questionnaire, pairedLives],
    odds: 0.8,
  },
  { name: 'letter-1', papers: silent, odds: 0.8 },
  { name: 'letter-2', papers: silent, odds: 0.15, turn: 3 },
];

/**
 * One association of the sixth family with its documents; a seed and number always give the same. Each kind's layouts take
 * turns in an order that the seed shuffles. Without `scans` the documents that would be scanned are left out.
 */
export async function* sixthPapers(
  seed: number,
  number: number,
  options: { scans: boolean } = { scans: true },
): AsyncGenerator<Published> {
  const id = `S${String(number).padStart(3, '0')}`;
  const random = new Random(`sixth/${seed}/${id}`);
  const site = makeSite(random.fork('site'), number);
  for (const { name, papers, odds, turn } of shelf) {
    const own = random.fork(name);
    if (!own.chance(odds)) continue;
    const turns = new Random(`sixth/${seed}/turns/${name.replace(/-\d/, '')}`).shuffle(papers);
    const draft = turns[(number + (turn ?? 0)) % turns.length]!(site, own.fork('draft'));
    const published = await publish(draft, { name: `${id}-${name}`, scans: options.scans }, own.fork('form'));
    if (published) yield published;
  }
}
