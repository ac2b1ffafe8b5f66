import {
  budgetGroups,
  groupNamed,
  groupOf,
  matchLines,
  normaliseWords,
  type BudgetGroup,
  type LineMatch,
} from '../index';
import type { CommandLine } from './line';

/** The lines that words mean; `each` where they were meant one by one. Else what to ask. */
export type Target =
  | { kind: 'lines'; items: CommandLine[]; isGroup: boolean; each: boolean }
  | { kind: 'ask'; items: CommandLine[]; group?: { name: string; items: CommandLine[] } }
  | { kind: 'none' };

const ALL = /^(?<all>everything|all|every|each|both)(?: (?:of )?(?:the |our )?)?(?<rest>.*)$/;
const ACROSS = /^(?<rest>.+?) (?:across the board|as a whole|altogether)$/;
const EXCEPT =
  /^(?<most>.+?),? (?:except|except for|but not|but|excluding|other than|apart from|without)(?: for)? (?<but>.+)$/;
const WHOLE_BUDGET =
  /^(?:(?:the )?(?:whole |entire |total |overall )?(?:budget|expenses?|spending|costs?|lines?|items?|categories|expense lines?|operating expenses|operating costs)|)$/;
const IT = /^(?:it|that|this|them|those|these|that line|this line|that one|the same(?: line)?)$/;

export interface TargetContext {
  items: readonly CommandLine[];
  /** What the conversation was about last, which "it" means. */
  last: readonly CommandLine[];
}

export function targetOf(words: string, context: TargetContext): Target {
  const plain = words
    .replace(/^(?:the|our|my) /, '')
    .replace(/[,:]$/, '')
    .trim();
  if (IT.test(plain)) return context.last.length > 0 ? lines(context.last, {}) : { kind: 'none' };
  const except = EXCEPT.exec(plain)?.groups;
  if (except) return allBut(except.most ?? '', except.but ?? '', context);
  const all = ALL.exec(plain)?.groups;
  if (all)
    return everyOne(
      all.rest ?? '',
      { each: /^(each|every)$/.test(all.all ?? ''), both: all.all === 'both' },
      context,
    );
  const across = ACROSS.exec(plain)?.groups?.rest;
  if (across) return everyOne(across, { each: false, both: false }, context);
  const whole = fromMatch(matchLines(plain, context.items));
  // A line may be called "Audit and Tax Preparation": only what no line is called is taken apart.
  const isSection = budgetGroups.some((group) => normaliseWords(group) === normaliseWords(plain));
  if (whole.kind === 'lines' && (!whole.isGroup || isSection)) return whole;
  return severalNamed(plain, context) ?? whole;
}

function fromMatch(match: LineMatch<CommandLine>): Target {
  switch (match.kind) {
    case 'line':
      return lines([match.line], {});
    case 'group':
      return lines(match.lines, { isGroup: true });
    case 'several':
      return {
        kind: 'ask',
        items: match.lines,
        ...(match.group ? { group: { name: match.group, items: membersOf(match.group, match.lines) } } : {}),
      };
    case 'near':
      return { kind: 'ask', items: match.lines };
    case 'none':
      return { kind: 'none' };
  }
}

/** "insurance and water": each by itself a line, or the whole is in doubt. */
function severalNamed(plain: string, context: TargetContext): Target | undefined {
  const names = plain.split(/,? and |, ?| & /).map((name) => name.trim());
  if (names.length < 2 || names.length > 20 || names.some((name) => name === '')) return undefined;
  const targets = names.map((name) => targetOf(name, context));
  const found = targets.flatMap((target) => (target.kind === 'lines' && !target.isGroup ? target.items : []));
  if (targets.every((target) => target.kind === 'lines' && !target.isGroup))
    return lines(unique(found), { each: true });
  const doubtful = targets.find((target) => target.kind === 'ask');
  return doubtful
    ? {
        kind: 'ask',
        items: unique(targets.flatMap((target) => (target.kind === 'none' ? [] : target.items))),
      }
    : undefined;
}

function everyOne(
  rest: string,
  { each, both }: { each: boolean; both: boolean },
  context: TargetContext,
): Target {
  const words = rest
    .replace(/ (?:lines?|items?|costs?|expenses?|categories|category|accounts?|contracts)$/, '')
    .trim();
  const { items } = context;
  if (WHOLE_BUDGET.test(rest))
    return lines(
      items.filter((item) => item.type === 'expense'),
      { isGroup: true, each },
    );
  const group = groupNamed(words) ?? groupNamed(rest);
  if (group) {
    const members = membersOf(group, items);
    return members.length > 0 ? lines(members, { isGroup: true, each }) : { kind: 'none' };
  }
  const match = matchLines(words === '' ? rest : words, items);
  if (match.kind === 'several' && !(both && match.lines.length !== 2))
    return lines(match.lines, { isGroup: true, each: each || both });
  return fromMatch(match);
}

function allBut(most: string, but: string, context: TargetContext): Target {
  const from = targetOf(most, context);
  const without = everyOne(
    but.replace(/^(?:the|our|all(?: of)?) /, ''),
    { each: false, both: false },
    context,
  );
  if (from.kind !== 'lines') return from;
  if (without.kind !== 'lines')
    return without.kind === 'ask' ? { kind: 'ask', items: without.items } : without;
  const out = new Set(without.items.map(({ id }) => id));
  const rest = from.items.filter(({ id }) => !out.has(id));
  return rest.length > 0 ? { ...from, items: rest } : { kind: 'none' };
}

function lines(items: readonly CommandLine[], { isGroup = false, each = false }): Target {
  return { kind: 'lines', items: [...items], isGroup, each };
}

const membersOf = (group: BudgetGroup, items: readonly CommandLine[]): CommandLine[] =>
  items.filter((item) => groupOf(item) === group);

const unique = (items: readonly CommandLine[]): CommandLine[] => [
  ...new Map(items.map((item) => [item.id, item])).values(),
];
