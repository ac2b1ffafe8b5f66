import { median } from '../../tables/bands';

/**
 * Whether bare figures of a column are percentages; if not, they are decimals of one. What they add to says so, and so
 * does what they would add to were each like the most: one figure that lost its point outweighs all others in a sum.
 * Percentages of a whole table never add to about one, whatever the head says.
 */
export function arePercents(all: number[], headed: boolean): boolean {
  // More than 100 is neither: it has lost its point.
  const values = all.filter((value) => value <= 100);
  const total = values.reduce((sum, value) => sum + value, 0);
  if (Math.abs(total - 1) < 0.06) return false;
  if (Math.abs(total - 100) < 6) return true;
  const typical = median(values) * values.length;
  if (headed) return typical > 1.06;
  const near = (sum: number): boolean => Math.abs(sum - Math.round(sum)) < 0.01;
  // A whole with its total behind it, or some towers of a whole each.
  const towers =
    total < 8.5 && near(total) && values.filter((value) => value < 1).length >= values.length - 3;
  return !(typical > 0.6 && typical < 1.5) && !towers && total > 1.5;
}
