import type { Fourth } from '../fourth/write';
import { scansOne } from './scans-one';
import { scansTwo } from './scans-two';
import { sheetsOne } from './sheets-one';
import { sheetsTwo } from './sheets-two';
import { typedFive } from './typed-five';
import { typedFour } from './typed-four';
import { typedOne } from './typed-one';
import { typedSeven } from './typed-seven';
import { typedSix } from './typed-six';
import { typedThree } from './typed-three';
import { typedTwo } from './typed-two';
import { words } from './words';

/** Statements of a seventh hand, in the notation of the fourth set. */
export const seventhHandWritten: readonly Fourth[] = [
  ...typedOne,
  ...typedTwo,
  ...typedThree,
  ...typedFour,
  ...typedFive,
  ...typedSix,
  ...typedSeven,
  ...scansOne,
  ...scansTwo,
  ...sheetsOne,
  ...sheetsTwo,
  ...words,
];
