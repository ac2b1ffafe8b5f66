import { type Paper } from '../site';
import { billed, compared, umbrella } from './billed';
import { flood, items, packaged } from './declared';

/** What insures an association: declarations, bills and a broker's summary. */
export const policies: readonly Paper[] = [packaged, items, flood, umbrella, compared, billed];
