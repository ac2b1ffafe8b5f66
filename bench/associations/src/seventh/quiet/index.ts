import { type Paper } from '../site';
import {
  bidSheet,
  bulletin,
  bylaws,
  fineLetter,
  houseRules,
  invoice,
  minutes,
  overdue,
  parkingList,
  taxLetter,
} from './papers';

export const quiet: readonly Paper[] = [
  minutes,
  fineLetter,
  bidSheet,
  invoice,
  bylaws,
  houseRules,
  taxLetter,
  parkingList,
  bulletin,
  overdue,
];
