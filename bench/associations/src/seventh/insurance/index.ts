import { type Paper } from '../site';
import {
  coverageTable,
  floodForm,
  packageDeclarations,
  premiumInvoice,
  renewalTerms,
  umbrella,
} from './policies';

export const policies: readonly Paper[] = [
  packageDeclarations,
  coverageTable,
  renewalTerms,
  floodForm,
  premiumInvoice,
  umbrella,
];
