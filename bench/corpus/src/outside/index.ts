import { reservesFour } from './reserves-four';
import { insuranceFour } from './insurance-four';
import { contractsSix } from './contracts-six';
import { contractsFive } from './contracts-five';
import { contractsFour } from './contracts-four';
import { contractsOne } from './contracts-one';
import { contractsThree } from './contracts-three';
import { contractsTwo } from './contracts-two';
import { declarationsFive } from './declarations-five';
import { declarationsFour } from './declarations-four';
import { declarationsOne } from './declarations-one';
import { declarationsThree } from './declarations-three';
import { declarationsTwo } from './declarations-two';
import { decoys } from './decoys';
import { insuranceOne } from './insurance-one';
import { insuranceThree } from './insurance-three';
import { insuranceTwo } from './insurance-two';
import type { Outside } from './model';
import { quiet } from './quiet';
import { reservesOne } from './reserves-one';
import { reservesThree } from './reserves-three';
import { reservesTwo } from './reserves-two';

/** Documents for blind scoring: for measuring the reader, never for its development. */
export const outside: readonly Outside[] = [
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
  ...decoys,
  ...insuranceOne,
  ...insuranceTwo,
  ...insuranceThree,
  ...insuranceFour,
  ...reservesOne,
  ...reservesTwo,
  ...reservesThree,
  ...reservesFour,
  ...quiet,
];
