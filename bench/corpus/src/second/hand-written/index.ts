import type { HandWritten } from '../../blind/hand-written/kit';
import { baysideGardens } from './bayside-gardens';
import { cedarBluff } from './cedar-bluff';
import { harborviewCondo } from './harborview-condo';
import { hiddenValley } from './hidden-valley';
import { lakeshoreVillas } from './lakeshore-villas';
import { mapleTerrace } from './maple-terrace';
import { oakHollowTownhomes } from './oak-hollow-townhomes';
import { pineLakeEstates } from './pine-lake-estates';
import { ridgelineVillage } from './ridgeline-village';
import { stoneRidge } from './stone-ridge';
import { sycamoreCourt } from './sycamore-court';
import { willowBend } from './willow-bend';

export const secondHandWritten: readonly HandWritten[] = [
  oakHollowTownhomes,
  pineLakeEstates,
  harborviewCondo,
  cedarBluff,
  willowBend,
  lakeshoreVillas,
  sycamoreCourt,
  hiddenValley,
  stoneRidge,
  baysideGardens,
  mapleTerrace,
  ridgelineVillage,
];
