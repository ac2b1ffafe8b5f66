import type { Phenomenon } from '../../statements/model';
import { cellPhenomena } from './cells';
import { columnPhenomena } from './columns';
import { incomePhenomena } from './income';
import { linePhenomena } from './lines';
import { shapePhenomena } from './shape';
import { tailPhenomena } from './tail';

export const blindPhenomena: readonly Phenomenon[] = [
  ...incomePhenomena,
  ...linePhenomena,
  ...shapePhenomena,
  ...columnPhenomena,
  ...cellPhenomena,
  ...tailPhenomena,
];
