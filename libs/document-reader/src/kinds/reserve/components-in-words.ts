import type { Facts, ReservePart } from '@hoa/contracts';

/** The only study of a document, for specs. */
export function studyOf(facts: Facts): ReservePart {
  const part = facts.parts.find((one) => one.kind === 'reserve');
  if (!part) throw new Error('no study was read');
  return part;
}

/** Name, useful life, remaining life and cost of each component. */
export const componentsOf = (part: ReservePart): unknown[] =>
  part.components.map(({ name, usefulLife, remainingLife, cost }) => [
    name,
    usefulLife?.value,
    remainingLife?.value,
    cost?.value,
  ]);
