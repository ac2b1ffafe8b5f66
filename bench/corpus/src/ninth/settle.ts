import { own } from '../blind/phenomena/kit';
import { leaves, twelfths } from '../statements/amounts';
import type { Column, Draft, Leaf } from '../statements/model';

const isInside = (inner: Column, outer: Column): boolean =>
  inner !== outer &&
  (inner.scenario === outer.scenario || (inner.scenario === 'actual' && outer.scenario === 'projected')) &&
  inner.period.from >= outer.period.from &&
  inner.period.to <= outer.period.to &&
  twelfths(inner.period) < twelfths(outer.period);

const overlap = (a: Column, b: Column): boolean =>
  a.period.from <= b.period.to && b.period.from <= a.period.to;

/** The longest periods within another that do not share a month. */
function partsOf(outer: Column, all: readonly Column[]): Column[] {
  const inside = all.filter((column) => isInside(column, outer));
  inside.sort((a, b) => twelfths(b.period) - twelfths(a.period));
  const kept: Column[] = [];
  for (const column of inside) if (!kept.some((one) => overlap(one, column))) kept.push(column);
  return kept;
}

/** A period holds the periods within it: its amounts are theirs and a share for the months that are left. */
function nest(values: NonNullable<Leaf['values']>, inner: readonly Column[], outer: Column): void {
  if (values[outer.id] == null) return;
  const share = inner.reduce((sum, { period }) => sum + twelfths(period), 0) / twelfths(outer.period);
  const held = inner.reduce((sum, { id }) => sum + (values[id] ?? 0), 0);
  // What was paid within the period was paid at other times of it as well.
  const all = values[outer.id] || held / share;
  const isWhole = [outer, ...inner].every(({ id }) => (values[id] ?? 0) % 100 === 0);
  const step = isWhole ? 100 : 1;
  values[outer.id] = held + Math.round((all * Math.max(0, 1 - share)) / step) * step;
}

/** No month is dearer than the year it belongs to. */
export function settlePeriods(draft: Draft): void {
  const columns = own(draft).sort((a, b) => twelfths(a.period) - twelfths(b.period));
  for (const outer of columns) {
    const inner = partsOf(outer, columns);
    if (inner.length === 0) continue;
    for (const { values } of leaves(draft.body)) if (values) nest(values, inner, outer);
  }
}
