import { scans } from './scans';
import { scansTwo } from './scans-two';
import { sheets } from './sheets';
import { typedFour } from './typed-four';
import { typedOne } from './typed-one';
import { typedThree } from './typed-three';
import { typedTwo } from './typed-two';
import { words } from './words';
import type { Fourth } from './write';

/** Statements written by hand after the ways of real treasurers, to be scored as they are. */
export const fourthHandWritten: readonly Fourth[] = [
  ...typedOne,
  ...typedTwo,
  ...typedThree,
  ...typedFour,
  ...scans,
  ...scansTwo,
  ...sheets,
  ...words,
];
