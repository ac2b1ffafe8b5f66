import { formatDollars } from '@hoa/budget-math';

/** One bar, or one colour of a bar, in every row of a chart. */
export interface ChartSeries {
  id: string;
  label: string;
}

/** A place on the chart's axis, with an amount in cents for each series; null where there is none. */
export interface ChartRow {
  id: string;
  label: string;
  cents: readonly (number | null)[];
}

const SERIES_COLOURS = 7;

/** The colour of a series by its place; they repeat after the seventh. */
export function seriesColour(index: number): string {
  return `var(--series-${(index % SERIES_COLOURS) + 1})`;
}

/** An amount as charts write it: whole dollars, a true minus; a dash where there is none. */
export function chartDollars(cents: number | null): string {
  return cents === null ? '–' : formatDollars(cents);
}
