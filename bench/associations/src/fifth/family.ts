import { type Published } from '../blind/publish';
import { Random } from '../core/random';
import { costCentres, disclosureExhibit, innerOuter, resolution } from './budgets/boards';
import { categoryBook, fiscalMonths, listing, message, saved } from './budgets/machines';
import { annualised, compilation, historyLeft, workpaper } from './budgets/offices';
import { annualMeeting, audited, monthEnd, trailing } from './budgets/statements';
import { auditor, fiber, management } from './deals/desks';
import { engineer, extension, officers } from './deals/experts';
import { blankForm, gates, panelsWatch } from './deals/devices';
import { custodial, lifts, pests } from './deals/indoors';
import { grounds, pool, winters } from './deals/outdoors';
import { hauling, ponds } from './deals/sites';
import { secondPhase, tenThousandths, twinTowers } from './deeds/changes';
import { addresses, factors, garages, overTheSame, panels, roll } from './deeds/tables';
import { alike, byPlan, paragraphs, ranges, spelled, unlisted } from './deeds/words';
import { boundLetter, flood, windstorm } from './files/hazards';
import { directors, packageDeclarations } from './files/policies';
import { approval, bankPaper, bulletin, bylaws, estoppel, proxy, welcome } from './files/silent';
import { byKind, disclosure, ownSheet } from './files/schedules';
import { report } from './files/studies';
import { makePlace, type Recipe } from './place';
import { publish } from './publish';

const budgets: readonly Recipe[] = [
  workpaper,
  historyLeft,
  compilation,
  annualised,
  resolution,
  innerOuter,
  costCentres,
  disclosureExhibit,
  fiscalMonths,
  categoryBook,
  listing,
  message,
  saved,
];
const deeds: readonly Recipe[] = [
  factors,
  overTheSame,
  panels,
  garages,
  addresses,
  roll,
  byPlan,
  paragraphs,
  alike,
  ranges,
  spelled,
  unlisted,
  secondPhase,
  twinTowers,
  tenThousandths,
];
const deals: readonly Recipe[] = [
  grounds,
  pool,
  winters,
  hauling,
  ponds,
  lifts,
  custodial,
  pests,
  panelsWatch,
  blankForm,
  gates,
  management,
  auditor,
  fiber,
  engineer,
  officers,
  extension,
];
const silent: readonly Recipe[] = [welcome, estoppel, proxy, bylaws, bankPaper, approval, bulletin];

/** What lies in an association's drawer; `odds` is how often, `turn` keeps two documents from being of one layout. */
export const drawer: readonly { name: string; recipes: readonly Recipe[]; odds: number; turn?: number }[] = [
  { name: 'budget', recipes: budgets, odds: 1 },
  { name: 'results', recipes: [audited, monthEnd, annualMeeting, trailing], odds: 0.55 },
  { name: 'interests', recipes: deeds, odds: 1 },
  { name: 'service-1', recipes: deals, odds: 1 },
  { name: 'service-2', recipes: deals, odds: 0.8, turn: 5 },
  { name: 'service-3', recipes: deals, odds: 0.4, turn: 11 },
  {
    name: 'cover',
    recipes: [packageDeclarations, directors, windstorm, flood, boundLetter],
    odds: 0.9,
  },
  { name: 'study', recipes: [report, disclosure, ownSheet, byKind], odds: 0.85 },
  { name: 'misc-1', recipes: silent, odds: 0.9 },
  { name: 'misc-2', recipes: silent, odds: 0.2, turn: 3 },
];

/**
 * One association of the fifth family with its documents; a seed and number always give the same. Each kind's layouts take
 * turns in an order that the seed shuffles. Without `scans` the documents that would be scanned are left out.
 */
export async function* fifthPapers(
  seed: number,
  number: number,
  options: { scans: boolean } = { scans: true },
): AsyncGenerator<Published> {
  const id = `V${String(number).padStart(3, '0')}`;
  const random = new Random(`fifth/${seed}/${id}`);
  const place = makePlace(random.fork('place'), number);
  for (const { name, recipes, odds, turn } of drawer) {
    const own = random.fork(name);
    if (!own.chance(odds)) continue;
    const turns = new Random(`fifth/${seed}/turns/${name.replace(/-\d/, '')}`).shuffle(recipes);
    const draft = turns[(number + (turn ?? 0)) % turns.length]!(place, own.fork('draft'));
    const published = await publish(draft, { name: `${id}-${name}`, scans: options.scans }, own.fork('form'));
    if (published) yield published;
  }
}
