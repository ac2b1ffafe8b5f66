import type { Found, Places } from '../second-reading/places';
import type { ReservePlaces } from './schema';

export interface FoundComponent {
  name: Found<string>;
  usefulLife: Found<number> | undefined;
  remainingLife: Found<number> | undefined;
  cost: Found<string> | undefined;
}

/** A study as our parsers read it at the places that a model named. */
export interface FoundStudy {
  components: FoundComponent[];
  balance: Found<string> | undefined;
  percentFunded: Found<number> | undefined;
  contribution: Found<string> | undefined;
  inflation: Found<number> | undefined;
  interest: Found<number> | undefined;
}

export function resolve(answers: readonly ReservePlaces[], places: Places): FoundStudy {
  const first = <T>(read: (at: ReservePlaces) => T | undefined): T | undefined => {
    for (const answer of answers) {
      const found = read(answer);
      if (found !== undefined) return found;
    }
    return undefined;
  };
  return {
    components: answers.flatMap(({ components }) => components.flatMap((one) => componentAt(one, places))),
    balance: first(({ balance }) => places.money(balance)),
    percentFunded: first(({ percentFunded }) => places.percent(percentFunded)),
    contribution: first(({ contribution }) => places.money(contribution)),
    inflation: first(({ inflation }) => places.percent(inflation)),
    interest: first(({ interest }) => places.percent(interest)),
  };
}

/** A name without a figure of its own is a heading. */
function componentAt(at: ReservePlaces['components'][number], places: Places): FoundComponent[] {
  const name = places.text(at.name);
  const figures = {
    usefulLife: places.years(at.usefulLife),
    remainingLife: places.years(at.remainingLife),
    cost: places.money(at.cost),
  };
  return name && Object.values(figures).some((figure) => figure !== undefined) ? [{ name, ...figures }] : [];
}
