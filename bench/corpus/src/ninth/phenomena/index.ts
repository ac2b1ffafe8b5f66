import type { Phenomenon } from '../../statements/model';
import { aroundPhenomena } from './around';
import { bookkeepingExports } from './bookkeeping';
import { cellPhenomena } from './cells';
import { columnPhenomena } from './columns';
import { headerPhenomena } from './headers';
import { linePhenomena } from './lines';
import { managementExports } from './management';
import { periodPhenomena } from './periods';
import { shapePhenomena } from './shape';
import { tailPhenomena } from './tail';
import { treasurerExports } from './treasurer';

export const ninthPhenomena: readonly Phenomenon[] = [
  ...periodPhenomena,
  ...columnPhenomena,
  ...headerPhenomena,
  ...cellPhenomena,
  ...linePhenomena,
  ...shapePhenomena,
  ...tailPhenomena,
  ...aroundPhenomena,
  ...bookkeepingExports,
  ...managementExports,
  ...treasurerExports,
];
