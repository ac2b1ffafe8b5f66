import type { TableColumn } from '../../tables/types';
import type { Entry } from './entries';

/** Tables that speak of the same columns, with their rows one after the other. */
export interface Draft {
  columns: TableColumn[];
  entries: Entry[];
  title: string;
}
