import { approx, type Ratio } from './ratio';

/** True where shares add to a whole, or to that of several towers, within what rounding explains. */
export function isWhole(sum: Ratio, tolerance = 0.0005): boolean {
  const value = approx(sum);
  const whole = Math.round(value);
  return whole >= 1 && Math.abs(value - whole) <= tolerance * whole;
}
