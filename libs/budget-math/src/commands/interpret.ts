import {
  allocate,
  formatDollars,
  isMistyped,
  normaliseWords,
  sumCents,
  toCents,
  toDecimalString,
} from '../index';
import type { CommandLine } from './line';
import { verbOf } from './clauses';
import { correctionIn } from './correction';
import { normaliseMessage } from './normalise';
import { notFound, type Choice, type Interpretation, type Option } from './interpretation';
import { apply, type Operation, type Outcome } from './operation';
import { isPresent, resolve } from './resolve';
import { structural } from './whole-lines';
import { changesSaid, type Said } from './split';
import { targetOf, type Target } from './targets';
import { isRedo, isUndo } from './undo';

export type { Change, Choice, Interpretation, Option } from './interpretation';

export interface Conversation {
  items: readonly CommandLine[];
  /** The lines that were changed or asked about last, which "it" means. */
  last?: readonly CommandLine[];
  /** Whether the message right before changed them; after another one "it" may be anything. */
  isLastChange?: boolean;
  /** What a person answered about this message. */
  choices?: readonly Choice[];
}

const LONGEST_COMMAND = 400;
const MOST_OPTIONS = 8;
const QUESTION =
  /^(?:what|whats|why|how|hows|when|who|whos|whose|which|where|is|are|was|were|does|do|did|has|have we|should|shall|may|might|can (?:we|i|it|the|this|that|our|they)|could (?:we|i|it|the|our)|would (?:it|we|the|that)|will (?:it|we|the|that|our)|tell|explain|show|list|compare|describe|summari[sz]e|find|search|send (?:me|us)|run (?:the )?numbers|walk|break|give (?:me|us)|get me|put (?:it )?together|pull|check|see|look|model|simulate|test|if|suppose|assuming|imagine|am i|any|anything|quote|recite|paste|read (?:me|us|out|aloud|the)|add (?:up|together|these|those|both))\b/;
const PAST =
  /\b(?:went|gone|rose|risen|was|were|has|have|had|increased|decreased|grew|fell|dropped|approved|jumped|came)\b/;
const NEGATED =
  /\b(?:do not|don'?ts?|dont|never|shouldn'?t|must not|cannot|can'?t|won'?t|not to|rather than|instead of)\b/;
const CONDITIONAL = /\b(?:if|unless|whether|when|once|in case|until|what would|what happens)\b/;
const POLITE_COMMAND =
  /^(?:please |kindly )?(?:can|could|would|will) you\b(?! (?:tell|explain|show|list|compare|describe|find|say|give me|draft|write|prepare|compose|create|make me|word|quote|calculate|help))/;
/** Asked in the middle of a message that no order begins: "water - how did you get 187", "snow 2025 vs 2026". */
const ASKED_WITHIN =
  /[,;:-] ?(?:how|why|what|where|when|who|which)\b(?! (?:it|we|they) (?:was|were|had|paid|spent))|\b(?:vs?\.?|versus|compared? (?:to|with)|side by side)(?= |$)/;
/** Somebody tells or thinks something: without an order it is talk, whatever amounts are in it. */
const TELLS =
  /\b(?:i|we|you|they|he|she|someone|somebody|meeting|is|are|was|were|im|weve|thought|think|heard|says?|said|get|gets|pays?|paid|spen[dt]s?|costs?|v|where|which|right|from|actuals?|budgeted|adopted|projected|forecast|ditto|same (?:for|two|three|four|\d))\b/;
/** "please, we always run over": why something is ordered, after it. */
const BECAUSE =
  /(?:[,;.-]|\b(?:please|pls|thanks)\b)[ ,]*(?:because |since |as |so )?(?:we|it|they|he|she|its|theyre|weve)\b(?!.*\d).*$|,? \b(?:because|since|so that|given that|due to)\b(?!.*\d).*$/;
/** Asked after an order, which is then only supposed: "cut it by 500 - what does that save?" */
const ASKS_AFTER =
  /[,;:-] ?(?:how|why|what|where|when|who) (?:does|do|would|is|will|are|much)\b|\band (?:tell|show|give) (?:me|us)\b/;
/** Asked for a reason: "bad debt why 500". */
const ASKS_WHY = /\b(?:why|how come|how (?:much|many) |how (?:did|was|were|is|are)|explain)\b/;
/** "office supplies 2025": the line in that year, not that many dollars. */
const ENDS_IN_YEAR =
  /^[a-z][^$\d]*\b20[1-3]\d$|\b(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]*\.? \d{1,2}\b(?![\d,.]*\d)|\b(?:in|for|since|from|until|till|through|thru|fy|of|before|after|back to) ?'?20[1-3]\d\b|\b20[1-3]\d\b.*\b20[1-3]\d\b|\b(?:all|every|each|which|both) years?\b|\b(?:in|for|since|fy) ?'?[12]\d(?: ?(?:,|and|or|to|vs?\.?|through|thru|-) ?'?[12]\d)*$/;
/** Years one beside the other are no amounts. */
const YEARS =
  /\b20\d\d(?:\s*(?:,|and|to|-|->|→|vs?\.?|versus|against|through|thru|&)\s*)+20\d\d\b|(?<!\w)'\d\d\b/;
/** "snow removal 24 25 and 26": years in two digits one after the other. */
const SHORT_YEARS = /(?<![\d$.,])'?[12]\d(?:(?: ?[,/&] ?| (?:and|n|or|to|vs?\.?) | )'?[12]\d(?![\d,.%k]))+/;
/** "elevator contract + repairs 27 total": the only number may be a year, and no order says that it is an amount. */
const ONLY_YEAR = /^[^\d$%]*(?<![\d$.,+-] ?)'?(?:20[12]\d|2[3-9])(?!\d|[.,]\d|[%k]| ?(?:dollars?|bucks|percent|grand))[^\d$%]*$/; // prettier-ignore
/** "set postage to 260 for 27": the year of the budget behind the amount. */
const OF_YEAR = /(?<=\d.*)(?:,| for| in) (?:fy ?)?'?(?:20)?[12]\d$/;
/** "no, the crime one": a line or a policy, and no amount. */
const POINTS_AT = /\b(?:the|that|this|other)(?: [a-z]+){0,3} one$/;
const WRITING =
  /^(?:please |pls |kindly )?(?:draft|write|prepare|compose|word|quote)\b|\bsomething in writing\b|^(?:\D|20\d\d)*\b(?:motion|resolution|letter|memo|newsletter|e-?mail to|something (?:(?:i|we) can |to )(?:send|mail|tell|give|post|read|hand))\b(?:\D|20\d\d)*$/;

/** Reads a message. Pure: the same words over the same lines mean the same. */
export function interpret(message: string, conversation: Conversation): Interpretation {
  const whole = message
    .trim()
    .toLowerCase()
    .replace(/\u2019/g, "'");
  const lower = verbOf(normaliseMessage(whole, () => false))
    ? whole.replace(BECAUSE, '').replace(OF_YEAR, '').trim()
    : whole;
  if (lower === '' || message.length > LONGEST_COMMAND) return { kind: 'question' };
  if (isUndo(lower, conversation)) return { kind: 'undo' };
  const corrected = correctionIn(lower, conversation);
  if (corrected !== null) return plan(changesSaid(corrected) ?? [], conversation);
  const isPolite = POLITE_COMMAND.test(lower);
  if (!isPolite && (QUESTION.test(lower) || /\?\s*(?:$|(?:and|or) (?:of|for|in)\b)/.test(lower)))
    return { kind: 'question' };
  const isOrder = verbOf(normaliseMessage(lower, () => false)) !== undefined;
  if (WRITING.test(lower) || YEARS.test(lower) || ASKS_AFTER.test(lower)) return { kind: 'question' };
  if (
    !isOrder &&
    [ASKED_WITHIN, ASKS_WHY, ENDS_IN_YEAR, ONLY_YEAR, SHORT_YEARS, POINTS_AT, TELLS].some((pattern) =>
      pattern.test(lower),
    )
  )
    return { kind: 'question' };
  const words = new Set(conversation.items.flatMap((item) => normaliseWords(item.description).split(' ')));
  const text = normaliseMessage(lower.replace(/\?+\s*$/, ''), (word) => isWordOfLine(word, words));
  if (isUndo(text, conversation)) return { kind: 'undo' };
  if (isRedo(text)) return { kind: 'redo' };
  if (NEGATED.test(lower) || CONDITIONAL.test(text)) return { kind: 'question' };
  const line = structural(text, conversation.items);
  if (line) return line;
  const said = changesSaid(text);
  if (!said) return { kind: 'question' };
  const meant = plan(said, conversation);
  // "put together the letter": a verb without an amount and without a line orders nothing here.
  const isEmpty = said.every((one) => 'missing' in one && isUnknown(one.missing, conversation));
  return meant.kind === 'unclear' && isEmpty ? { kind: 'question' } : meant;
}

const isUnknown = (words: string, { items, last = [] }: Conversation): boolean =>
  targetOf(words, { items, last }).kind === 'none' && !/^(?:it|that|this|them)\b/.test(words);

/** Also a mistyped one: "removl" of "Snow Removal" is not the verb. */
const isWordOfLine = (word: string, words: ReadonlySet<string>): boolean =>
  words.has(word) || [...words].some((own) => isMistyped(word, own));

/** The clauses one after the other over the same amounts; one doubt, and nothing is changed before it is settled. */
function plan(said: readonly Said[], conversation: Conversation): Interpretation {
  const amounts = new Map(conversation.items.map((item) => [item.id, toCents(item.proposedBudget)]));
  const touched = new Map<number, CommandLine>();
  let last = (conversation.isLastChange ?? true) ? (conversation.last ?? []) : [];
  for (const [index, one] of said.entries()) {
    const steps = stepsOf(one, { ...conversation, last, index });
    if (!Array.isArray(steps)) return steps;
    for (const { item, operation } of steps) {
      const result = apply(operation, item, amounts.get(item.id) ?? 0);
      if (!result.ok) return { kind: 'unclear', message: `${result.why} Nothing was changed.` };
      amounts.set(item.id, result.cents);
      touched.set(item.id, item);
    }
    last = steps.map(({ item }) => item);
  }
  const changes = [...touched.values()].map((item) => ({ item, cents: amounts.get(item.id) ?? 0 }));
  return { kind: 'apply', changes };
}

interface Step {
  item: CommandLine;
  operation: Operation;
}
interface StepContext extends Conversation {
  last: readonly CommandLine[];
  index: number;
}

function stepsOf(said: Said, context: StepContext): Step[] | Interpretation {
  if ('missing' in said) return missing(said.missing, context);
  if ('transfer' in said) return transferred(said.transfer, context);
  const { target: words } = 'clause' in said ? said.clause : said.special;
  const choice = context.choices?.find(({ clause }) => clause === context.index);
  const target = choice ? chosen(choice, context) : targetOf(words, context);
  if (target.kind === 'none')
    return 'clause' in said && !said.clause.isOrder ? { kind: 'question' } : notFound(words);
  // Talk about what happened has quantities as well.
  const isTalk = 'clause' in said && !said.clause.isOrder && PAST.test(said.words);
  if (isTalk && isDoubtful(target)) return { kind: 'question' };
  if ('special' in said && 'choose' in said.special) {
    const { choose } = said.special;
    return choice?.operation
      ? each(target.items, choice.operation)
      : askWhich(target.items, choose, context.index);
  }
  const resolved =
    'clause' in said
      ? resolve(said.clause)
      : { ok: true as const, operation: 'operation' in said.special ? said.special.operation : undefined };
  if (!resolved.ok) return { kind: 'unclear', message: resolved.why };
  const { operation } = resolved;
  if (operation === undefined) return notFound(words);
  if (target.kind === 'ask' || (target.isGroup && !choice && !isClearForAll(said, operation, target)))
    return askLine(target, operation, context.index);
  if ('stated' in resolved && resolved.stated !== undefined) {
    const [item] = target.items;
    if (!item || target.items.length > 1 || !isPresent(resolved.stated, item.proposedBudget))
      return askLine({ kind: 'ask', items: target.items }, operation, context.index);
  }
  const turned = 'clause' in said ? contradiction(said.clause.direction, operation, target.items) : undefined;
  if (turned && !choice)
    return { kind: 'ask', question: turned, options: optionsFor(target.items, operation, context.index) };
  return choice?.together ? shared(target.items, operation) : each(target.items, operation);
}

/** What the operation makes of their sum, divided over the lines so that they add to it to the cent. */
function shared(items: readonly CommandLine[], operation: Operation): Step[] | Interpretation {
  const amounts = items.map((item) => toCents(item.proposedBudget));
  const result = applyToSum(items, operation);
  if (!result.ok) return { kind: 'unclear', message: `${result.why} Nothing was changed.` };
  const cents = allocate(result.cents, amounts);
  return items.map((item, index) => ({ item, operation: { kind: 'set', cents: cents[index] ?? 0 } }));
}

function applyToSum(items: readonly CommandLine[], operation: Operation): Outcome {
  const sum = sumCents(items.map((item) => toCents(item.proposedBudget)));
  const [first] = items;
  if (!first || items.some((item) => toCents(item.proposedBudget) < 0))
    return { ok: false, why: 'Lines of which one is below zero cannot be changed together.' };
  return apply(operation, { ...first, description: 'all of it', proposedBudget: toDecimalString(sum) }, sum);
}

const each = (items: readonly CommandLine[], operation: Operation): Step[] =>
  items.map((item) => ({ item, operation }));

/** What may be done to many lines at once without asking how it is to be shared out. */
const isShared = ({ kind }: Operation): boolean =>
  kind === 'scale' || kind === 'round' || kind === 'generated';

/** "increase all utilities by 3%" is clear; how 500 are to be shared out is not, nor is a group in passing. */
function isClearForAll(said: Said, operation: Operation, { each: oneByOne }: { each: boolean }): boolean {
  const isOrder = !('clause' in said) || said.clause.isOrder;
  return isOrder && (isShared(operation) || oneByOne);
}

const isDoubtful = (target: Target): boolean => target.kind !== 'lines' || target.isGroup;

function chosen(choice: Choice, { items }: Conversation): Target {
  const wanted = new Set(choice.itemIds);
  return { kind: 'lines', items: items.filter(({ id }) => wanted.has(id)), isGroup: false, each: true };
}

function missing(words: string, context: StepContext): Interpretation {
  const target = targetOf(words, context);
  if (target.kind === 'none') return { kind: 'question' };
  const name =
    target.kind === 'lines' && target.items.length === 1 ? target.items[0]?.description : undefined;
  return {
    kind: 'unclear',
    message: `Please say by how much, or to which amount${name ? `, to change ${name}` : ''}: “${name ?? words} by 5%” or “${name ?? words} to 42,000”. Nothing was changed.`,
  };
}

function transferred(
  { quantity, from, to }: { quantity: string; from: string; to: string },
  context: StepContext,
): Step[] | Interpretation {
  const base = { isOrder: true, preposition: 'by' as const, quantity, lastYear: undefined };
  const [out, into] = [targetOf(from, context), targetOf(to, context)];
  const [one] = out.kind === 'lines' ? out.items : [];
  const [other] = into.kind === 'lines' ? into.items : [];
  if (
    !one ||
    !other ||
    out.kind !== 'lines' ||
    into.kind !== 'lines' ||
    out.items.length + into.items.length !== 2
  )
    return notFound(out.kind === 'lines' && out.items.length === 1 ? to : from);
  const less = resolve({ ...base, direction: 'down', target: from });
  const more = resolve({ ...base, direction: 'up', target: to });
  if (!less.ok || !more.ok || less.operation.kind !== 'add')
    return { kind: 'unclear', message: 'Please say how many dollars are to be moved. Nothing was changed.' };
  return [
    { item: one, operation: less.operation },
    { item: other, operation: more.operation },
  ];
}

/** "increase water to 2,000" while it is at 3,000 is a slip of one word or the other. */
function contradiction(
  direction: string | undefined,
  operation: Operation,
  items: readonly CommandLine[],
): string | undefined {
  const [item] = items;
  if (!item || operation.kind !== 'set') return undefined;
  const present = toCents(item.proposedBudget);
  const isOther =
    direction === 'up' ? operation.cents < present : direction === 'down' && operation.cents > present;
  if (!isOther) return undefined;
  return `${item.description} is ${formatDollars(present)} now, so ${formatDollars(operation.cents)} is ${direction === 'up' ? 'less' : 'more'}. Is that what you mean?`;
}

function askLine(
  target: Exclude<Target, { kind: 'none' }>,
  operation: Operation,
  clause: number,
): Interpretation {
  const options = optionsFor(target.items, operation, clause);
  const group = target.kind === 'ask' ? target.group : { name: '', items: target.items };
  const isSum = operation.kind === 'set' || operation.kind === 'add' || operation.kind === 'scale';
  const isPresent = !('base' in operation) || operation.base === 'present';
  const sum = group && isSum && isPresent ? applyToSum(group.items, operation) : undefined;
  if (group && group.items.length > 1 && sum?.ok) {
    const before = sumCents(group.items.map((item) => toCents(item.proposedBudget)));
    const name = group.name === '' ? `All ${group.items.length} lines` : `All of ${group.name}`;
    const label = `${name} together: ${formatDollars(before)} to ${formatDollars(sum.cents)}`;
    options.push({ label, choice: { clause, itemIds: group.items.map(({ id }) => id), together: true } });
  } else if (group && group.items.length > 1) {
    const label = `${isShared(operation) ? 'All' : 'Each of the'} ${group.items.length} lines${group.name ? ` of ${group.name}` : ''}`;
    options.push({ label, choice: { clause, itemIds: group.items.map(({ id }) => id) } });
  }
  return {
    kind: 'ask',
    question: options.length === 1 ? 'Did you mean this line?' : 'Which line do you mean?',
    options,
  };
}

function optionsFor(items: readonly CommandLine[], operation: Operation, clause: number): Option[] {
  return items.slice(0, MOST_OPTIONS).map((item) => {
    const present = toCents(item.proposedBudget);
    const result = apply(operation, item, present);
    const effect = result.ok ? `: ${formatDollars(present)} to ${formatDollars(result.cents)}` : '';
    return { label: `${item.description}${effect}`, choice: { clause, itemIds: [item.id] } };
  });
}

function askWhich(
  items: readonly CommandLine[],
  operations: readonly Operation[],
  clause: number,
): Interpretation {
  const options = items.slice(0, MOST_OPTIONS).flatMap((item) =>
    operations.flatMap((operation) => {
      const result = apply(operation, item, toCents(item.proposedBudget));
      if (!result.ok) return [];
      const to = operation.kind === 'generated' ? 'generated' : 'last year’s';
      const label = `${item.description}: the ${to} amount, ${formatDollars(result.cents)}`;
      return [{ label, choice: { clause, itemIds: [item.id], operation } }];
    }),
  );
  return options.length > 0
    ? { kind: 'ask', question: 'Which amount is it to go back to?', options }
    : { kind: 'unclear', message: 'There is no earlier amount to go back to. Nothing was changed.' };
}
