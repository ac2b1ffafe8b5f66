import { type Paper } from '../site';
import { amendedSchedule, annexedPhase, certifiedRoll, points, restatedBoth, rosterSheet } from './changes';
import {
  areaFractions,
  byBuilding,
  dottedColumns,
  mixedUse,
  roomsAndAccess,
  threeUp,
  twoTowers,
  votesAndHeat,
} from './exhibits';
import {
  covenantsAlone,
  deedParagraphs,
  equalLots,
  rangeRows,
  sameShare,
  spelledOut,
  twoSides,
  typesThenUnits,
} from './words';

export const declarations: readonly Paper[] = [
  roomsAndAccess,
  dottedColumns,
  threeUp,
  byBuilding,
  areaFractions,
  mixedUse,
  votesAndHeat,
  twoTowers,
  sameShare,
  typesThenUnits,
  rangeRows,
  equalLots,
  twoSides,
  deedParagraphs,
  spelledOut,
  covenantsAlone,
  amendedSchedule,
  restatedBoth,
  annexedPhase,
  certifiedRoll,
  rosterSheet,
  points,
];
