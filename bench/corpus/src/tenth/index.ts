import type { Fourth } from '../fourth/write';
import { scans } from './scans';
import { sheetsFour } from './sheets-four';
import { sheetsOne } from './sheets-one';
import { sheetsThree } from './sheets-three';
import { sheetsTwo } from './sheets-two';
import { typedOne } from './typed-one';
import { typedThree } from './typed-three';
import { typedTwo } from './typed-two';
import { wordsOne } from './words-one';
import { wordsTwo } from './words-two';

/** Statements of a tenth hand, as treasurers write them in Excel and Word; the notation is that of the fourth set. */
export const tenthHandWritten: readonly Fourth[] = [
  ...sheetsOne,
  ...sheetsTwo,
  ...sheetsThree,
  ...sheetsFour,
  ...wordsOne,
  ...wordsTwo,
  ...typedOne,
  ...typedTwo,
  ...typedThree,
  ...scans,
];
