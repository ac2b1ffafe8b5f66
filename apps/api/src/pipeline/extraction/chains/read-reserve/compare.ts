import type { Facts, ReservePart } from '@hoa/contracts';
import type { Opinions } from '../second-reading/opinions';
import { rowOf } from '../second-reading/rows';
import type { FoundComponent, FoundStudy } from './normalise';

/** The study as a model sees it laid over the one that the rules read; where they read none it is a part of its own. */
export function withStudy(facts: Facts, found: FoundStudy, opinions: Opinions): Facts {
  const page = (found.contribution ?? found.balance ?? found.components[0]?.name)?.source.page;
  if (page === undefined) return facts;
  const parts = [...facts.parts];
  const studies = parts.filter((part): part is ReservePart => part.kind === 'reserve');
  const home = studies.find(({ pages }) => pages[0] <= page && page <= pages[1]) ?? studies[0];
  if (home) parts[parts.indexOf(home)] = merged(home, found, opinions);
  else if (opinions.mayAdd()) parts.push(merged(emptyPart(parts.length, page), found, opinions));
  return { ...facts, parts };
}

const emptyPart = (index: number, page: number): ReservePart => ({
  id: `model-${index + 1}`,
  kind: 'reserve',
  pages: [page, page],
  components: [],
});

function merged(part: ReservePart, found: FoundStudy, opinions: Opinions): ReservePart {
  return {
    ...part,
    components: withComponents(part.components, found.components, opinions),
    ...opinions.field('balance', part.balance, { found: found.balance }),
    ...opinions.field('percentFunded', part.percentFunded, { found: found.percentFunded }),
    ...opinions.field('contribution', part.contribution, { found: found.contribution }),
    ...opinions.field('inflation', part.inflation, { found: found.inflation }),
    ...opinions.field('interest', part.interest, { found: found.interest }),
  };
}

type Component = ReservePart['components'][number];

/** Each component of the rules is judged once: a model that names it twice is no surer for that. */
function withComponents(
  components: readonly Component[],
  found: readonly FoundComponent[],
  opinions: Opinions,
): Component[] {
  const all = [...components];
  const judged = new Set<number>();
  for (const one of found) {
    if (/\b(?:sub)?totals?\b/i.test(one.name.value)) continue;
    const at = rowOf(all, { name: one.name.value, source: one.name.source }, (row) => ({
      name: row.name,
      sources: [row.cost?.source, row.usefulLife?.source, row.remainingLife?.source],
    }));
    if (judged.has(at)) continue;
    const home = all[at] ?? { name: one.name.value };
    const row = {
      ...home,
      ...opinions.field('usefulLife', home.usefulLife, { found: one.usefulLife }),
      ...opinions.field('remainingLife', home.remainingLife, { found: one.remainingLife }),
      ...opinions.field('cost', home.cost, { found: one.cost }),
    };
    if (at >= 0) all[at] = row;
    else all.push(row);
    judged.add(at >= 0 ? at : all.length - 1);
  }
  return all;
}
