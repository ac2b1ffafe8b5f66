import { Random } from '../core/random';
import { publish, type Published } from '../blind/publish';
import { alarmMonitoring, elevatorFull, guardHours, janitorialLetter, pestForm } from './agreements/building';
import { landscaping, threePrices, wasteHauling } from './agreements/grounds';
import { attorneyRetainer, bulkCable, engagementLetter, managementPerDoor } from './agreements/offices';
import { poolSeason, snowPushes } from './agreements/seasons';
import { treasurerSheet, zeroBased } from './budgets/handmade';
import { boardLetter, noticeToOwners } from './budgets/letters';
import { glPacket, monthlySpread, parentAccounts } from './budgets/packets';
import { managersBands, overBudget, yearsEnd } from './budgets/statements';
import { builderFirstYear, proForma, statutoryForm } from './budgets/statutory';
import { newestFirst, twoFunds, typewritten } from './budgets/typed';
import { feeRoster, rangeOfLots, stockShares } from './deeds/lots';
import { inSentences, perBuilding, phaseAmendment, typedDecimals } from './deeds/others';
import { areaFractions, byType, limitedElements, masterDeed, taxNumbers } from './deeds/tables';
import { makeEstate } from './estate';
import { type Recipe } from './frame';
import { brokersSummary, packagePage, renewalFields } from './rest/policies';
import { consultantsStudy, disclosureSummary, fundingSheet } from './rest/reserves';
import { bidInvitation, bylawsText, meetingMinutes, newsletter, violationNotice } from './rest/silent';

const contracts: readonly Recipe[] = [
  landscaping,
  elevatorFull,
  poolSeason,
  snowPushes,
  wasteHauling,
  guardHours,
  managementPerDoor,
  bulkCable,
  janitorialLetter,
  pestForm,
  alarmMonitoring,
  engagementLetter,
  attorneyRetainer,
  threePrices,
];
const papers: readonly Recipe[] = [meetingMinutes, violationNotice, bylawsText, newsletter, bidInvitation];

/** Every kind of document an association may have, with its layouts; `of` says in how many of twelve associations. */
export const shelves: readonly { name: string; recipes: readonly Recipe[]; of: number }[] = [
  {
    name: 'budget',
    recipes: [
      glPacket,
      parentAccounts,
      monthlySpread,
      noticeToOwners,
      treasurerSheet,
      boardLetter,
      zeroBased,
      typewritten,
      twoFunds,
      newestFirst,
      statutoryForm,
      builderFirstYear,
      proForma,
    ],
    of: 12,
  },
  { name: 'statement', recipes: [overBudget, managersBands, yearsEnd], of: 6 },
  {
    name: 'deed',
    recipes: [
      byType,
      areaFractions,
      masterDeed,
      taxNumbers,
      limitedElements,
      stockShares,
      inSentences,
      perBuilding,
      phaseAmendment,
      typedDecimals,
      rangeOfLots,
      feeRoster,
    ],
    of: 12,
  },
  { name: 'agreement-a', recipes: contracts, of: 12 },
  { name: 'agreement-b', recipes: contracts, of: 12 },
  { name: 'agreement-c', recipes: contracts, of: 7 },
  { name: 'agreement-d', recipes: contracts, of: 3 },
  { name: 'policy', recipes: [packagePage, brokersSummary, renewalFields], of: 12 },
  { name: 'reserves', recipes: [consultantsStudy, fundingSheet, disclosureSummary], of: 12 },
  { name: 'sheet', recipes: papers, of: 12 },
  { name: 'leaf', recipes: papers, of: 4 },
];

/**
 * One association of the fourth family with its documents, always the same for a seed and number. Layouts go round in an
 * order of the seed's own. Without `scans` the documents that would be scanned are left out.
 */
export async function* fourthPapers(
  seed: number,
  number: number,
  options: { scans: boolean } = { scans: true },
): AsyncGenerator<Published> {
  const id = String(number).padStart(3, '0');
  const random = new Random(`fourth/${seed}/${id}`);
  const estate = makeEstate(random.fork('estate'), id);
  for (const shelf of shelves) {
    const own = random.fork(shelf.name);
    if (!own.chance(shelf.of / 12)) continue;
    const order = new Random(`fourth/${seed}/turn/${shelf.name}`).shuffle(shelf.recipes);
    const paper = order[number % order.length]!(estate, own.fork('paper'));
    const as = { name: `${id}-${shelf.name}`, scans: options.scans };
    const published = await publish(paper, as, own.fork('publish'));
    if (published) yield published;
  }
}
