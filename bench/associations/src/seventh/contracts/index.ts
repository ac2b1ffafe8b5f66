import { type Paper } from '../site';
import { keyTerms, liftForm, managementArticles, numberedSections, pricesByYear } from './agreements';
import { guardPosts, priceExhibit } from './exhibited';
import { blackedOut, byTheDoor, haulerOrder, purchaseOrder, tickedBoxes, winterSheet } from './forms';
import {
  acceptedProposal,
  auditLetter,
  firstAmendment,
  mailThread,
  poolSeasons,
  renewalLetter,
} from './letters';

export const contracts: readonly Paper[] = [
  managementArticles,
  liftForm,
  numberedSections,
  keyTerms,
  pricesByYear,
  acceptedProposal,
  poolSeasons,
  auditLetter,
  firstAmendment,
  mailThread,
  renewalLetter,
  haulerOrder,
  tickedBoxes,
  byTheDoor,
  winterSheet,
  purchaseOrder,
  blackedOut,
  priceExhibit,
  guardPosts,
];
