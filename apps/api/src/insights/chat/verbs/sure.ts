import { groupOf } from '@hoa/budget-math';
import type { Cited, ItemSource, Part } from '@hoa/contracts';
import type { ChatContext } from '../context';
import type { Mention } from '../question/mentions';

/** Keeps a value of which no second reading differs and whose words were read without doubt. */
export type Sure = <T>(cited: Cited<T> | undefined) => Cited<T> | undefined;

export async function sureOf(parts: readonly Part[], { readable }: ChatContext): Promise<Sure> {
  const sources: ItemSource[] = [];
  const collect = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(collect);
    else if (typeof value === 'object' && value !== null) {
      if ('source' in value) sources.push(value.source as ItemSource);
      else Object.values(value).forEach(collect);
    }
  };
  parts.forEach(collect);
  const known = new Set(await readable(sources));
  return (cited) => (cited && !cited.rival && known.has(cited.source) ? cited : undefined);
}

export const partsOf = <K extends Part['kind']>(
  { facts }: Pick<ChatContext, 'facts'>,
  kind: K,
): Extract<Part, { kind: K }>[] =>
  facts.flatMap(({ parts }) =>
    parts.filter((part): part is Extract<Part, { kind: K }> => part.kind === kind),
  );

/** The words of what is asked, by the terms that each is of; of all where none of them is asked. */
export function saidOnly(
  parts: readonly (readonly [terms: readonly string[], words: string])[],
  asked: readonly string[],
): string[] {
  const isAsked = (terms: readonly string[]) => terms.some((term) => asked.includes(term));
  const own = parts.filter(([terms]) => isAsked(terms));
  return (own.length > 0 ? own : parts).map(([, words]) => words).filter((words) => words !== '');
}

export const isOfGroup =
  (group: string) =>
  ({ scope }: Mention): boolean =>
    scope.items.every((item) => groupOf(item) === group);
