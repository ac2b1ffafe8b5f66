import { type Random } from '../../core/random';
import { type Paper } from '../publish';
import { type Home } from '../world';
import { orderForm, proposal, sections, termSheet } from './forms';
import { capitals, extension, priceSchedule, withheld } from './prices';
import { bulk, management, snow } from './special';

export const contracts: readonly ((home: Home, random: Random) => Paper)[] = [
  sections,
  sections,
  proposal,
  proposal,
  orderForm,
  termSheet,
  management,
  snow,
  priceSchedule,
  extension,
  withheld,
  bulk,
  capitals,
];
