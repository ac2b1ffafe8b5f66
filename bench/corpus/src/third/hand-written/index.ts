import type { HandWritten } from '../../blind/hand-written/kit';
import { ashburyPark } from './ashbury-park';
import { bellTowerFlats } from './bell-tower-flats';
import { copperfieldEast } from './copperfield-east';
import { elmAndFifth } from './elm-and-fifth';
import { gristmillCommons } from './gristmill-commons';
import { kingsgateTower } from './kingsgate-tower';
import { larkspurRidge } from './larkspur-ridge';
import { marinaSteps } from './marina-steps';
import { otterCreek } from './otter-creek';
import { palmettoRow } from './palmetto-row';
import { quailRun } from './quail-run';
import { sunriseMesa } from './sunrise-mesa';
import { ternHarbor } from './tern-harbor';
import { vistaPalms } from './vista-palms';

export const thirdHandWritten: readonly HandWritten[] = [
  ashburyPark,
  palmettoRow,
  gristmillCommons,
  ternHarbor,
  vistaPalms,
  larkspurRidge,
  kingsgateTower,
  elmAndFifth,
  quailRun,
  copperfieldEast,
  sunriseMesa,
  bellTowerFlats,
  otterCreek,
  marinaSteps,
];
