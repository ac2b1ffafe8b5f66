import type { Found, Places } from '../second-reading/places';
import type { InsurancePlaces } from './schema';

export interface FoundRow {
  name: string;
  amount: Found<string>;
}

/** A policy as our parsers read it at the places that a model named. */
export interface FoundPolicy {
  carrier: Found<string> | undefined;
  policy: Found<string> | undefined;
  period: Found<{ from: string; to: string }> | undefined;
  premiums: FoundRow[];
  total: Found<string> | undefined;
  deductibles: FoundRow[];
}

export function resolve(answers: readonly InsurancePlaces[], places: Places): FoundPolicy {
  const first = <T>(read: (at: InsurancePlaces) => T | undefined): T | undefined => {
    for (const answer of answers) {
      const found = read(answer);
      if (found !== undefined) return found;
    }
    return undefined;
  };
  return {
    carrier: first(({ carrier }) => places.text(carrier)),
    policy: first(({ policy }) => places.code(policy)),
    period: first((at) => periodAt(at, places)),
    premiums: answers.flatMap(({ premiums }) =>
      premiums.flatMap(({ name, premium }) => rowAt(name, premium, places)),
    ),
    total: first(({ total }) => places.money(total)),
    deductibles: answers.flatMap(({ deductibles }) =>
      deductibles.flatMap(({ name, amount }) => rowAt(name, amount, places)),
    ),
  };
}

function periodAt({ from, to }: InsurancePlaces, places: Places): FoundPolicy['period'] {
  const [first, last] = [places.date(from), places.date(to)];
  return first && last && first.value < last.value
    ? { value: { from: first.value, to: last.value }, raw: `${first.raw} ${last.raw}`, source: first.source }
    : undefined;
}

type At = InsurancePlaces['premiums'][number]['name'];

function rowAt(name: At, amount: At, places: Places): FoundRow[] {
  const found = { name: places.text(name), amount: places.money(amount) };
  return found.name && found.amount ? [{ name: found.name.value, amount: found.amount }] : [];
}
