import { requestSheet, meetingHandout, statutory } from './managed';
import { circular, comparative, dotMatrix, schedule } from './plain';
import { calendar, exported, quarterBook, slides } from './spreads';
import { centers, closing, wholeYear } from './more';

export const budgets = [
  requestSheet,
  statutory,
  meetingHandout,
  calendar,
  quarterBook,
  exported,
  slides,
  dotMatrix,
  circular,
  schedule,
  centers,
];
export const statements = [comparative, closing, wholeYear];
