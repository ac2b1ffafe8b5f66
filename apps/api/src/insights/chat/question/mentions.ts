import { normaliseWords, withFirstNames } from '@hoa/budget-math';
import type { BudgetItem } from '@hoa/contracts';
import type { YearsLine } from './gone-lines';
import { scopeOf, type Scope } from './scope';
import type { Token } from './tokens';
import { stem } from './words';

/** What of the budget a question names, and with which of its words. */
export interface Mention<L extends YearsLine = BudgetItem> {
  scope: Scope<L>;
  /** The words as they were said. */
  said: string;
  /** Indexes of all tokens that belong to it. */
  tokens: number[];
}

const LONGEST = 6;
const CODE = /^\d{4,}(?:-\d+)*$/;
/** Words of many lines' names, which alone name none. */
export const VAGUE =
  /^(?:care|services?|maintenance|pickup|collections?|removal|contracts?|company|vendor|work|upkeep|premiums?|coverage|policy|policies|payments?|charges?|fees?|usage|monthly|general|common|area|income|revenue|lines?|costs?|expenses?|taxes|tax|exp|use|net|other|operating|total|budgets?|dues|owners?|units?|building|contribution|contributions|personal|directors?|extras?)$/;

/** The things of the budget, the longest name first; words that only look like one are left. */
export function mentionsIn<L extends YearsLine>(tokens: readonly Token[], items: readonly L[]): Mention<L>[] {
  const found: Mention<L>[] = [];
  for (let from = 0; from < tokens.length; from += 1) {
    const mention = longestAt(tokens, { from, items });
    if (!mention) continue;
    found.push(mention);
    from = mention.tokens.at(-1) ?? from;
  }
  // "Elevator contract + repairs": a word that alone names a section may be that of the elevator's other line.
  const isLoose = ({ scope, tokens: [at = 0, more] }: Mention<L>) => scope.kind === 'group' && more === undefined && !/^(?:all|total|whole|every|overall)$/.test(tokens[at - 1]?.word ?? ''); // prettier-ignore
  const taken = found.filter((mention) => !isLoose(mention)).flatMap((mention) => mention.tokens);
  return distinct(found.map((mention) => narrowed(widened(mention, { tokens, items, taken }), tokens)));
}

/** "Elevators: contract plus repairs": the words that tell its lines apart name no section beside them. Nor is one thing two. */
function distinct<L extends YearsLine>(all: readonly Mention<L>[]): Mention<L>[] {
  const isWithin = ({ scope, tokens }: Mention<L>, other: Mention<L>) =>
    scope.kind === 'group' && other.scope.kind !== 'group' && tokens.some((at) => other.tokens.includes(at));
  return all.filter(
    (one, at) =>
      !all.some((other) => other !== one && isWithin(one, other)) &&
      !all.slice(0, at).some(({ said, scope }) => said === one.said && scope.items.length > 1),
  );
}

function longestAt<L extends YearsLine>(
  tokens: readonly Token[],
  { from, items }: { from: number; items: readonly L[] },
): Mention<L> | null {
  const first = tokens[from];
  const isPart = first?.kind === 'empty' && first.word.length > 4;
  if (!canName(first) && !isPart) return null;
  // A phone number is no line.
  if (first?.word.endsWith('phone') && tokens[from + 1]?.word === 'number') return null;
  for (let size = Math.min(LONGEST, tokens.length - from); size >= 1; size -= 1) {
    const window = tokens.slice(from, from + size);
    if (
      !canName(window.at(-1)) ||
      window.slice(0, -1).some(({ isEnd }) => isEnd) ||
      window.some(({ kind }) => kind === 'year' || kind === 'amount')
    )
      continue;
    const said = window.map(({ word }) => word).join(' ');
    const scope = scopeOf(said, items);
    if (!scope || scope.kind === 'expenses' || scope.kind === 'income' || scope.name === 'Income') continue; // prettier-ignore
    // "all our contracts" are documents; the section is called Service Contracts.
    if (
      scope.kind === 'group' &&
      window.some(({ concepts }) => concepts.has('contract')) &&
      !/service/.test(said)
    )
      continue;
    const names = nameWords(scope);
    // "florp 7820": a code names its line, and not the words around it.
    if (window.some(({ word }) => CODE.test(word)) && window.some(({ word, kind }) => kind === 'unknown' && !CODE.test(word) && !VAGUE.test(word) && !names.has(stem(word)))) continue; // prettier-ignore
    // "the light bill": a phrase of the field names its line, whatever its words are by themselves.
    const plain = normaliseWords(said);
    if (plain.includes(' ') && withFirstNames(plain) !== plain)
      return { scope, said, tokens: window.map((_token, at) => from + at) };
    const isWhole = scope.items.some((item) => isCalled(item.description, window));
    if (isPart && (!isWhole || size < 2)) continue;
    // "legal, general and collections" are two things, unless one name has all of it.
    if (window.some(({ word }) => word === 'and' || word === 'or') && window.some(({ word, kind }) => kind !== 'empty' && !names.has(stem(word)))) continue; // prettier-ignore
    const hard = window.filter(({ word, kind }) => !VAGUE.test(word) && (kind === 'unknown' || names.has(stem(word)) || kind === 'line')); // prettier-ignore
    if (scope.kind === 'group' ? hard.length === 0 && size < 2 : hard.length === 0 && !isWhole) continue;
    if (isTalk(window, tokens[from - 1], { isWhole, scope })) continue;
    const own = window.flatMap(
      ({ word, kind }, at) =>
      kind === 'unknown' && !VAGUE.test(word) ? [from + at] : names.has(stem(word)) || size === 1 ? [from + at] : [], // prettier-ignore
    );
    return own.length === 0 ? null : { scope, said, tokens: own };
  }
  return null;
}

/** "an earthquake" is none of the budget's, and "at the meeting" no line of meetings. */
function isTalk(
  window: readonly Token[],
  before: Token | undefined,
  { isWhole, scope }: { isWhole: boolean; scope: Scope<YearsLine> },
): boolean {
  const [only] = window;
  // "how many trees": no line counts what it pays for.
  if (before?.word === 'many') return true;
  if (window.length > 1 || !only) return false;
  // "fines" is all of a line's name.
  if (scope.items.some(({ description }) => normaliseWords(description) === only.word)) return false;
  if (only.kind === 'ordinary' || only.concepts.size > 0)
    return !(isWhole || scope.kind === 'group') || only.kind === 'ordinary';
  return !isWhole && /^an?$/.test(before?.word ?? '');
}

/** "building repairs": a word that names nothing by itself begins the whole name of a line. */
const canName = (token: Token | undefined): boolean =>
  token !== undefined && (token.kind === 'unknown' || token.kind === 'ordinary' || (token.kind === 'concept' && !token.isFee)); // prettier-ignore

function nameWords(scope: Scope<YearsLine>): Set<string> {
  const names = [scope.name, ...scope.items.map(({ description }) => description)];
  const words = names.flatMap((name) => normaliseWords(name).split(' ')).filter((word) => word !== 'and');
  return new Set(words.map(stem));
}

function isCalled(description: string, window: readonly Token[]): boolean {
  const said = new Set(window.map(({ word }) => stem(word)));
  const own = normaliseWords(description).split(' ').filter((word) => word !== 'and' && word !== ''); // prettier-ignore
  return own.every((word) => said.has(stem(word)));
}

/** "legal general and collections": another line of legal, by the word that only it has. */
function widened<L extends YearsLine>(
  mention: Mention<L>,
  { tokens, items, taken }: { tokens: readonly Token[]; items: readonly L[]; taken: readonly number[] },
): Mention<L> {
  const { scope } = mention;
  if (scope.kind !== 'line') return mention;
  const own = nameWords(scope);
  const words = mention.tokens.map((at) => tokens[at]?.word ?? '');
  const said = new Set(words.filter((word) => !VAGUE.test(word)).map(stem));
  const more = tokens.flatMap(({ word, kind }, at) => {
    if (taken.includes(at) || kind === 'empty' || kind === 'amount' || own.has(stem(word))) return [];
    const of = items.filter(({ description }) => {
      const name = normaliseWords(description).split(' ').map(stem);
      return name.includes(stem(word)) && name.some((one) => said.has(one));
    });
    return of.length === 1 ? [{ at, of }] : [];
  });
  const all = [...new Set([...scope.items, ...more.flatMap(({ of }) => of)])];
  if (all.length === 1) return mention;
  return {
    scope: { kind: 'lines', name: 'These lines', items: all },
    said: all.map(({ description }) => description).join('; '),
    tokens: [...mention.tokens, ...more.map(({ at }) => at)],
  };
}

/** "legal last year, general and collections": words elsewhere that the lines' own names have tell them apart. */
function narrowed<L extends YearsLine>(mention: Mention<L>, tokens: readonly Token[]): Mention<L> {
  const { scope } = mention;
  if (scope.kind !== 'lines') return mention;
  const more = tokens.flatMap(
    (token, at) =>
    !mention.tokens.includes(at) && token.kind !== 'empty' && !token.isFee && nameWords(scope).has(stem(token.word)) ? [at] : [], // prettier-ignore
  );
  // "Payroll incl. taxes": both.
  if (more.some((at) => /^(?:including|incl|plus|with)$/.test(tokens[at - 1]?.word ?? ''))) return { ...mention, tokens: [...mention.tokens, ...more] }; // prettier-ignore
  const said = new Set(more.map((at) => stem(tokens[at]?.word ?? '')));
  const items = scope.items.filter(({ description }) => normaliseWords(description).split(' ').some((word) => said.has(stem(word)))); // prettier-ignore
  const [only] = items;
  const own = [...mention.tokens, ...more];
  if (!only || items.length === scope.items.length) return { ...mention, tokens: own };
  const narrow: Scope<L> = items.length === 1 ? { kind: 'line', name: only.description, items: [only] } : { ...scope, items }; // prettier-ignore
  return { scope: narrow, said: items.map(({ description }) => description).join('; '), tokens: own };
}
