import type { FactWarning } from '@hoa/contracts';
import { wordsToNumber } from '../../text/words';
import { linesOf, type Prose } from '../reading/prose';
import { cite, type KindContext } from '../types';
import type { Ruled } from './in-force';

/** `consists of 48 units`, `containing forty-eight (48) residential apartments`: the figure, or the words. */
const COUNT =
  /\b(?:consist(?:s|ing)?\s+of|composed\s+of|comprised\s+of|contain(?:s|ing)|compris(?:es|ing)|divided\s+into)\s+(?:(?:a\s+total|an\s+aggregate)\s+of\s+)?(?:[a-z]+(?:[-\s][a-z]+){0,3}\s*\((\d{1,4})\)|(\d{1,4})|([a-z]+(?:[-\s][a-z]+){0,3}?))\s+(?:(?:residential|condominium|individual|separate|single[-\s]family|dwelling|numbered|town\s?house)\s+){0,3}(?:units|apartments|lots|homes|residences|dwellings)\b/gi;
/** What the count is of, right before it. */
const OF_ALL =
  /\b(?:property|condominium|project|regime|community|development|premises|which|it)\b[^.;]{0,60}$/i;
/** A part of them, or what may be built one day. */
const OF_SOME =
  /\b(?:building|phase|tower|floor|wing|block|each|first|initial\w*|additional|maximum|up to|not more than|may)\b[^.;]{0,60}$/i;
const BEFORE = 120;

/** How many units the paper says that it has, where it says one number only. */
function statedCount(prose: Prose): { count: number; start: number; end: number } | undefined {
  const found = [...prose.text.matchAll(COUNT)].flatMap((match) => {
    const before = prose.text.slice(Math.max(0, match.index - BEFORE), match.index);
    const count = Number(match[1] ?? match[2]) || wordsToNumber(match[3] ?? '');
    const isOfAll = OF_ALL.test(before) && !OF_SOME.test(before);
    return count && isOfAll ? [{ count, start: match.index, end: match.index + match[0].length }] : [];
  });
  const [first] = found;
  return found.every(({ count }) => count === first?.count) ? first : undefined;
}

/**
 * A warning where the tables in force list more or fewer units than the paper says that there are: a row of the table,
 * or the sentence, may be wrong or misread.
 */
export function countWarnings(prose: Prose, tables: Ruled[], ctx: KindContext): FactWarning[] {
  const stated = statedCount(prose);
  const unitsOf = ({ table }: Ruled): number => new Set(table.shares.map(({ unit }) => unit)).size;
  const listed = tables.filter(({ inForce }) => inForce).reduce((count, one) => count + unitsOf(one), 0);
  if (!stated || listed === 0 || listed === stated.count) return [];
  // An amendment that adds units leaves the number of the first table standing.
  if (tables.some((one) => !one.inForce && unitsOf(one) === stated.count)) return [];
  const [at] = linesOf(prose, stated.start, stated.end);
  return [
    {
      code: 'ownership-count',
      message: `The document says that there are ${stated.count} units; the shares that were read are of ${listed}.`,
      ...(at ? { at: cite(ctx, at.page, at.line) } : {}),
    },
  ];
}
