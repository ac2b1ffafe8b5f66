import type { Phenomenon } from '../../statements/model';
import { aroundPhenomena } from './around';
import { cellPhenomena } from './cells';
import { besidePhenomena } from './beside';
import { bookkeepingExports } from './bookkeeping';
import { exportPhenomena } from './exports';
import { headerPhenomena } from './headers';
import { householdExports } from './household';
import { labelPhenomena } from './labels';
import { linePhenomena } from './lines';
import { periodPhenomena } from './periods';
import { shapePhenomena } from './shape';
import { versionPhenomena } from './versions';

export const thirdPhenomena: readonly Phenomenon[] = [
  ...versionPhenomena,
  ...periodPhenomena,
  ...headerPhenomena,
  ...linePhenomena,
  ...shapePhenomena,
  ...besidePhenomena,
  ...cellPhenomena,
  ...labelPhenomena,
  ...aroundPhenomena,
  ...exportPhenomena,
  ...bookkeepingExports,
  ...householdExports,
];
