import type { DocumentTruth } from '../../statements/truth';
import { alpineDoorIntervals } from './alpine-door-intervals';
import { birchwoodFlats } from './birchwood-flats';
import { cactusWrenPark } from './cactus-wren-park';
import { crystalBowlLake } from './crystal-bowl-lake';
import { ferrisStreetOwners } from './ferris-street-owners';
import { heronBaySlips } from './heron-bay-slips';
import { ivyCourtNeighbors } from './ivy-court-neighbors';
import type { HandWritten } from './kit';
import { mooseHollowRoad } from './moose-hollow-road';
import { quarryWalkTownhomes } from './quarry-walk-townhomes';
import { summerfieldMaster } from './summerfield-master';

export const handWritten: readonly HandWritten[] = [
  crystalBowlLake,
  mooseHollowRoad,
  ferrisStreetOwners,
  cactusWrenPark,
  quarryWalkTownhomes,
  ivyCourtNeighbors,
  heronBaySlips,
  alpineDoorIntervals,
  summerfieldMaster,
  birchwoodFlats,
];

export const handWrittenTruth = ({
  name,
  format,
  association,
  statements,
  scanned = false,
}: HandWritten): DocumentTruth => ({
  file: `${name}.${format}`,
  format,
  scanned,
  phenomena: ['hand-written'],
  association,
  statements,
});
