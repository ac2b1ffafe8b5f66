import type { Fourth } from '../fourth/write';
import { exportsOf } from './exports';
import { scansOne } from './scans-one';
import { scansTwo } from './scans-two';
import { sheetsOne } from './sheets-one';
import { sheetsTwo } from './sheets-two';
import { typedFive } from './typed-five';
import { typedFour } from './typed-four';
import { typedOne } from './typed-one';
import { typedThree } from './typed-three';
import { typedTwo } from './typed-two';
import { words } from './words';

/** Statements of a sixth hand, in the notation of the fourth set, most of them laid out in grids. */
export const sixthHandWritten: readonly Fourth[] = [
  ...typedOne,
  ...typedTwo,
  ...typedThree,
  ...typedFour,
  ...typedFive,
  ...scansOne,
  ...scansTwo,
  ...sheetsOne,
  ...sheetsTwo,
  ...words,
  ...exportsOf,
];
