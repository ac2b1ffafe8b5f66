/** GL code, description, budget, prior year, change, notes. */
export const COLUMN_COUNT = 6;

/** Columns by importance: what does not fit a narrow screen stands in the line's analysis. */
export const from = {
  sm: 'hidden sm:table-cell',
  md: 'hidden md:table-cell',
  lg: 'hidden lg:table-cell',
};
