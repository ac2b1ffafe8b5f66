/** GL code, description, budget, prior year, change, notes. */
export const COLUMN_COUNT = 6;

/** Columns by importance: what does not fit a narrow screen stands in the line's analysis. */
export const from = {
  sm: 'hidden sm:block',
  md: 'hidden md:block',
  lg: 'hidden lg:block',
};

/** Narrower gaps where there is little room. */
export const tight = 'px-1.5 sm:px-3';

/** The amount stands a little in from its cell's edge, as the editor in its place does. */
export const overAmounts = 'pl-1.5 pr-3.5 sm:pl-3 sm:pr-5';

/** The last to go, on the narrowest of phones. */
export const changeColumn = `${tight} max-[359px]:hidden`;
