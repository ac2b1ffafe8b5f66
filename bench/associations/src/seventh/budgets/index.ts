import { type Paper } from '../site';
import { facingTables, insert, letter, numbered, percents, slides, typewriter } from './boards';
import { comparison, feeSchedule, fiscalMonths, neighborhoods, online, quarters } from './managers';
import { mail, narrative, offering } from './plain';
import { flat, threeSheets, treasurerBook, twoFunds } from './sheets';
import { bands, ledgerExport, quarterEnded, remaining, yearsEnded } from './statements';

export const budgets: readonly Paper[] = [
  comparison,
  feeSchedule,
  neighborhoods,
  quarters,
  fiscalMonths,
  online,
  letter,
  typewriter,
  facingTables,
  slides,
  numbered,
  insert,
  percents,
  treasurerBook,
  flat,
  threeSheets,
  twoFunds,
  mail,
  narrative,
  offering,
];

export const statements: readonly Paper[] = [bands, yearsEnded, remaining, quarterEnded, ledgerExport];
