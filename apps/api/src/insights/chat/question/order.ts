import { factorIn, says, type Read } from './read';
import type { Mention } from './mentions';

/** What a question plays with, as orders that the commands understand: "set Water to 12,000 and increase Sewer by 5%". */

const WHOLE = 'all expenses';

export function orderIn(read: Read): string | null {
  const { quantities } = read;
  const factor = factorIn(read);
  if (quantities.length > 0) {
    const orders = quantities.map((_quantity, index) => orderAt(read, index));
    return orders.every((order) => order !== null) ? orders.flat().join(' and ') : null;
  }
  const names = read.mentions.map(nameOf);
  if (names.length === 0) return null;
  if (factor) return names.map((name) => `${factor.verb} ${name}`).join(' and ');
  if (says(read, 'same') && says(read, 'condition', 'suppose')) return unchanged(read.mentions);
  return says(read, 'drop') ? names.map((name) => `set ${name} to 0`).join(' and ') : null;
}

/** "If reserves stayed at what we put in this year": each of the lines as it was, where that is known. */
function unchanged(mentions: readonly Mention[]): string | null {
  const items = mentions.flatMap(({ scope }) => [...scope.items]);
  if (items.length > MOST_UNCHANGED || items.some(({ previousYearKnown }) => !previousYearKnown)) return null;
  return items.map((item) => `set ${item.glCode || item.description} to ${item.previousYear}`).join(' and ');
}
const MOST_UNCHANGED = 6;

/** The words of a line as they were said, where several are called so: to be asked about. */
const nameOf = ({ scope, said }: Mention): string =>
  scope.kind === 'line'
    ? scope.items[0].glCode || scope.name
    : scope.kind === 'group'
      ? `all ${scope.name}`
      : said;

function orderAt(read: Read, index: number): string[] | null {
  const { quantities, mentions, tokens } = read;
  const quantity = quantities[index];
  if (!quantity) return null;
  const from = quantities[index - 1]?.at ?? -1;
  const to = quantities[index + 1]?.at ?? tokens.length;
  const between = (least: number, most: number) =>
    mentions.filter((mention) => (mention.tokens[0] ?? 0) > least && (mention.tokens[0] ?? 0) < most);
  const before = between(from, quantity.at);
  const named = (before.length > 0 ? before : between(quantity.at, to)).map(nameOf);
  const isWhole = named.length === 0 && says(read, 'whole', 'expenses') && quantities.length === 1;
  const names = isWhole ? [WHOLE] : named;
  // "from 319" is what it is now; nothing is to become that.
  const previous = tokens[quantity.at - 1]?.word ?? '';
  if (names.length === 0 || previous === 'from') return null;
  const clause = tokens.slice(from + 1, Math.min(to, quantity.at + 3));
  const isSaid = (concept: 'up' | 'down' | 'drop') =>
    clause.some((token) => token.kind !== 'line' && token.concepts.has(concept));
  // "20% over what is proposed"
  const behind = quantity.percent ? (tokens[quantity.at + 1]?.word ?? '') : '';
  const sign = /^(?:over|above)$/.test(behind) ? '+' : /^(?:under|below)$/.test(behind) ? '-' : tokens[quantity.at]?.word[0]; // prettier-ignore
  const isDown = sign === '-' || isSaid('down');
  const isTurned = isDown || sign === '+' || isSaid('up') || /^(?:add|adds|another)$/.test(previous);
  const isTarget = /^(?:to|at|was|were|is|be|of|hits?|reach\w*|only|=)$/.test(previous);
  const amount = `${Math.abs(quantity.value)}${quantity.percent ? '%' : ''}`;
  if (!quantity.percent && (isTarget || !isTurned)) return names.map((name) => `set ${name} to ${amount}`);
  if (!isTurned) return null;
  return names.map((name) => `${isDown ? 'decrease' : 'increase'} ${name} by ${amount}`);
}
