export { bookkeepingExports } from './bookkeeping';
export { comparisonExports } from './comparisons';
export { managementExports } from './management';
