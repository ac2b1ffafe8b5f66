import type { Outside } from '../outside/model';
import { contractsFive } from './contracts-five';
import { contractsFour } from './contracts-four';
import { contractsOne } from './contracts-one';
import { contractsSeven } from './contracts-seven';
import { contractsSix } from './contracts-six';
import { contractsThree } from './contracts-three';
import { contractsTwo } from './contracts-two';
import { declarationsFive } from './declarations-five';
import { declarationsFour } from './declarations-four';
import { declarationsOne } from './declarations-one';
import { declarationsThree } from './declarations-three';
import { declarationsTwo } from './declarations-two';
import { decoysOne } from './decoys-one';
import { decoysTwo } from './decoys-two';
import { insuranceFive } from './insurance-five';
import { insuranceFour } from './insurance-four';
import { insuranceOne } from './insurance-one';
import { insuranceThree } from './insurance-three';
import { insuranceTwo } from './insurance-two';
import { reservesFour } from './reserves-four';
import { reservesOne } from './reserves-one';
import { reservesThree } from './reserves-three';
import { reservesTwo } from './reserves-two';

/** The second set of documents for blind scoring, of other associations: for measuring the reader, never for its development. */
export const outsideTwo: readonly Outside[] = [
  ...declarationsOne,
  ...declarationsTwo,
  ...declarationsThree,
  ...declarationsFour,
  ...declarationsFive,
  ...contractsOne,
  ...contractsTwo,
  ...contractsThree,
  ...contractsFour,
  ...contractsFive,
  ...contractsSix,
  ...contractsSeven,
  ...insuranceOne,
  ...insuranceTwo,
  ...insuranceThree,
  ...insuranceFour,
  ...insuranceFive,
  ...reservesOne,
  ...reservesTwo,
  ...reservesThree,
  ...reservesFour,
  ...decoysOne,
  ...decoysTwo,
];
