import type { Fourth } from '../fourth/write';
import { exportsOf } from './exports';
import { scans } from './scans';
import { scansTwo } from './scans-two';
import { sheetsOne } from './sheets-one';
import { sheetsTwo } from './sheets-two';
import { typedFive } from './typed-five';
import { typedFour } from './typed-four';
import { typedOne } from './typed-one';
import { typedThree } from './typed-three';
import { typedTwo } from './typed-two';
import { words } from './words';

/** Statements of a fifth hand, in the notation of the fourth set, to be scored as they are. */
export const fifthHandWritten: readonly Fourth[] = [
  ...typedOne,
  ...typedTwo,
  ...typedThree,
  ...typedFour,
  ...typedFive,
  ...scans,
  ...scansTwo,
  ...sheetsOne,
  ...sheetsTwo,
  ...words,
  ...exportsOf,
];
