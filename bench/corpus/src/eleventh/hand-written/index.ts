import type { Fourth } from '../../fourth/write';
import { sheetsOne } from './sheets-one';
import { sheetsTwo } from './sheets-two';
import { words } from './words';

/** Twelve statements as treasurers write them, seven in Excel and five in Word; the notation is that of the tenth set. */
export const eleventhHandWritten: readonly Fourth[] = [...sheetsOne, ...sheetsTwo, ...words];
