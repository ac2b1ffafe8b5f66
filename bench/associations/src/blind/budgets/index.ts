import { coverLetter, packet, proForma } from './board';
import { type Recipe } from './common';
import { quickbooksOnline, quickbooksOverview, quickbooksToDate, quickbooksYear } from './quickbooks';
import { cloudComparative, communityStatement, propertyLedger } from './software';
import { codeAbove, linePrinter, monthSpread } from './printed';
import { account, twoFunds, typed } from './pages';
import { committee, flatExport, quarterly } from './treasurer';
import { volunteer } from './volunteer';

/** Layouts of budgets; the volunteer's workbook is the commonest, so it comes more often. */
export const budgets: readonly Recipe[] = [
  volunteer,
  volunteer,
  committee,
  proForma,
  coverLetter,
  account,
  twoFunds,
  typed,
  packet,
  monthSpread,
  codeAbove,
  linePrinter,
  quarterly,
  flatExport,
  quickbooksOverview,
];

/** Layouts of statements against the budget. */
export const statements: readonly Recipe[] = [
  quickbooksYear,
  quickbooksToDate,
  quickbooksOnline,
  cloudComparative,
  communityStatement,
  propertyLedger,
];
