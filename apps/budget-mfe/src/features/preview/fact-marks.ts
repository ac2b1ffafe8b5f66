import type { PageMark } from '../pages/page-table';
import type { Fact } from './facts-of-document';

const tones = { sure: 'accent', look: 'amber', review: 'brick', person: 'accent' } as const;

/** The facts of a page as boxes on it. */
export function factMarks(all: readonly Fact[], page: number, chosen: string): PageMark[] {
  return all
    .filter(({ source }) => source.page === page)
    .map((fact): PageMark => {
      const { line, box, cell } = fact.source;
      return {
        id: fact.id,
        label: `${fact.label}: ${fact.value}${fact.remark ? `. ${fact.remark}` : ''}`,
        tone: fact.isTotal && fact.sureness === 'sure' ? 'ink' : tones[fact.sureness],
        line,
        ref: cell,
        ...(box ? { box } : {}),
        ...(fact.id === chosen ? { isChosen: true } : {}),
      };
    });
}
