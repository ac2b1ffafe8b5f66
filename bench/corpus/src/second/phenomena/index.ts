import type { Phenomenon } from '../../statements/model';
import { aroundPhenomena } from './around';
import { bookkeepingPhenomena } from './bookkeeping';
import { cellPhenomena } from './cells';
import { columnPhenomena } from './columns';
import { exportPhenomena } from './exports';
import { labelPhenomena } from './labels';
import { monthPhenomena } from './months';
import { shapePhenomena } from './shape';

export const secondPhenomena: readonly Phenomenon[] = [
  ...columnPhenomena,
  ...monthPhenomena,
  ...labelPhenomena,
  ...shapePhenomena,
  ...cellPhenomena,
  ...aroundPhenomena,
  ...bookkeepingPhenomena,
  ...exportPhenomena,
];
