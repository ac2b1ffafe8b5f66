import type { Phenomenon } from '../../statements/model';
import { aroundPhenomena } from './around';
import { bookkeepingExports } from './bookkeeping';
import { cellPhenomena } from './cells';
import { columnPhenomena } from './columns';
import { fundPhenomena } from './funds';
import { linePhenomena } from './lines';
import { managementExports } from './management';
import { periodPhenomena } from './periods';
import { shapePhenomena } from './shape';
import { tailPhenomena } from './tail';

export const eleventhPhenomena: readonly Phenomenon[] = [
  ...periodPhenomena,
  ...columnPhenomena,
  ...fundPhenomena,
  ...cellPhenomena,
  ...linePhenomena,
  ...shapePhenomena,
  ...aroundPhenomena,
  ...tailPhenomena,
  ...bookkeepingExports,
  ...managementExports,
];
