import type { TableColumn } from '../../tables/types';
import type { Entry } from './entries';

/** Tables that speak of the same columns, with their rows one after the other. */
export interface Draft {
  columns: TableColumn[];
  entries: Entry[];
  title: string;
  /** Lines above the first row, with those that label columns: dates of the fiscal year may be among them. */
  head: string;
  /** Why the document does not hold all of it. */
  missing?: string;
  /** Why a column must be looked at: what it holds is told in sentences. */
  told?: { reason: string; column: number };
  /** The association that its own head names. */
  association?: string;
  /** The proposal that its title names, where the document has others of the same lines. */
  version?: string;
  /** Other associations, or other proposals, whose statements the document has too. */
  others?: readonly string[];
  /** The budget of the same lines further down that takes its place. */
  revisedAs?: string;
}

/** All words above a statement's first row. */
export const wordsAbove = ({ title, head }: Pick<Draft, 'title' | 'head'>): string => `${title}\n${head}`;
