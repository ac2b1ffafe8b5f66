import type { Fourth } from '../fourth/write';
import { scans } from './scans';
import { sheetsOne } from './sheets-one';
import { sheetsTwo } from './sheets-two';
import { typedFive } from './typed-five';
import { typedFour } from './typed-four';
import { typedOne } from './typed-one';
import { typedSix } from './typed-six';
import { typedThree } from './typed-three';
import { typedTwo } from './typed-two';
import { words } from './words';

/** Statements of an eighth hand, in the notation of the fourth set and laid out in grids like the sixth. */
export const eighthHandWritten: readonly Fourth[] = [
  ...typedOne,
  ...typedTwo,
  ...typedThree,
  ...typedFour,
  ...typedFive,
  ...typedSix,
  ...scans,
  ...sheetsOne,
  ...sheetsTwo,
  ...words,
];
