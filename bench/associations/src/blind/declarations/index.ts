import { type Random } from '../../core/random';
import { type Paper } from '../publish';
import { type Home } from '../world';
import { amendmentAlone, phases, restated } from './amended';
import { byType, descriptions, equalRange, fractionsInWords, ranges, withoutTable } from './sentences';
import { lotsInBlocks, parts, stacks, typedList } from './schedules';
import { columnPairs, decimalSchedule, towers } from './tables';

export const declarations: readonly ((home: Home, random: Random) => Paper)[] = [
  columnPairs,
  columnPairs,
  decimalSchedule,
  towers,
  lotsInBlocks,
  typedList,
  typedList,
  parts,
  stacks,
  phases,
  amendmentAlone,
  restated,
  fractionsInWords,
  ranges,
  byType,
  descriptions,
  equalRange,
  withoutTable,
];
