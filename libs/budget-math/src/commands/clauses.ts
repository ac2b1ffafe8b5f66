import { QUANTITY } from './operand';

/** What a verb does to an amount where nothing else says so. */
export type Direction = 'up' | 'down' | 'set';

/** One change as it was said: words for the line, and how much. */
export interface Clause {
  /** A verb says that something is to be done; without one it may be talk. */
  isOrder: boolean;
  direction: Direction | undefined;
  target: string;
  /** The words before the quantity. */
  preposition: 'by' | 'to' | undefined;
  quantity: string;
  /** How the quantity relates to last year's amount, where it does: 110% of it, 5% over it. */
  lastYear: 'of' | 'over' | 'under' | undefined;
  /** What the line is said to be now: "from 3,000 to 3,500". */
  stated?: string;
}

const VERBS: Readonly<Record<Direction, string>> = {
  up: 'increase|raise|bump(?: up)?|boost|up|hike|grow|lift|inflate|expand|add|plus|push up|ramp up|jack up|beef up|top up|go up|give',
  down: 'decrease|reduce|lower|cut(?: back| down)?|drop|trim|slash|shrink|subtract|take(?: off| away)?|deduct|shave(?: off)?|knock(?: off)?|bring down|scale back|pare(?: back| down)?|lessen|dock|chop|minus|discount|remove|save|slice|dial back|go down',
  set: 'set|change|make|update|adjust|put|fix|modify|edit|move|revise|enter|use|assign|allocate|budget|bring|leave|let|turn|switch|correct|spend|have|get|keep|hold',
};
const DIRECTIONS = ['up', 'down', 'set'] as const;
export const verbWords = DIRECTIONS.flatMap((direction) =>
  VERBS[direction].replace(/\(\?:[^)]*\)\?/g, '').split('|'),
);

const LAST_YEAR = `(?:(?:the |what (?:it|they|we) (?:was|were|had|paid|spent)(?: in| for)? )?(?:last|previous|prior|this past) years?(?: actuals?| amounts?| levels?| budgets?| figures?| numbers?| values?| totals?| spending| costs?)?)`;
const FROM_LAST_YEAR = ` (?:over|above|below|under|from|than|more than|less than|of|on|compared (?:to|with)|vs\\.?|versus|relative to|on top of) ${LAST_YEAR}`;
const BETWEEN = `(?: (?:should|needs? to|must|has to|have to|ought to|will|(?:is|are) going to|to|can) (?:be|go|come)(?: (?:changed|set|raised|increased|lowered|reduced|cut))?)?(?: (?:back |all the way )?(?<way>upwards?|downwards?|up|down))?(?: (?<prep>by(?: another| an additional| an extra| a further)?|to|with|at|(?:needs? |gets? )?(?:another|an additional|an extra))|(?<sign> ?[=:]))?`;

const TARGET_FIRST = new RegExp(
  `^(?<target>.+?)${BETWEEN} ?(?<![\\d.,$%])(?<quantity>${QUANTITY})(?<after> (?:more|higher|extra|less|lower|cheaper|off|up|down))?(?<base>${FROM_LAST_YEAR})?$`,
);
const FROM_TO = new RegExp(
  `^(?<target>.+?) from (?<stated>${QUANTITY}) (?:up |down )?to (?<quantity>${QUANTITY})$`,
);
const QUANTITY_FIRST = new RegExp(
  `^(?:by |(?<extra>another |an additional |an extra ))?(?<quantity>${QUANTITY})(?: (?<turn>more|less|extra|additional|increase|decrease|raise|cut|reduction))? (?:to|for|on|in|into|onto|towards?|from|off(?: of)?|out of|of|at) (?<target>.+?)(?<base>${FROM_LAST_YEAR})?$`,
);

const YEAR_AND = new RegExp(
  `^(?<target>.+?)(?: (?:back )?(?:to|at|is|should be|=))? ${LAST_YEAR} ?(?<sign>[+-]) ?(?<quantity>${QUANTITY})$`,
);

/** "plumbing: add $600", "landscaping increase 3%": the verb stands behind the line. */
const VERB_BEHIND = new RegExp(
  `^(?<target>[^:]*?[a-z][^:]*?)(?:: ?| )(?<verb>add|increase|raise|bump|reduce|decrease|lower|cut|trim)(?<rest>(?: by| to)? (?:another |an extra )?${QUANTITY})$`,
);

/** The verb that a fragment begins with, and what follows. */
export function verbOf(fragment: string): { direction: Direction; verb: string; rest: string } | undefined {
  for (const direction of DIRECTIONS) {
    const match = new RegExp(`^(?<verb>${VERBS[direction]})\\b ?(?<rest>.*)$`).exec(fragment);
    if (match?.groups) return { direction, verb: match.groups.verb ?? '', rest: match.groups.rest ?? '' };
  }
  return undefined;
}

/** A fragment as a change; undefined where it says no quantity, or for no line. `inherited` is the clause before. */
export function clauseOf(fragment: string, inherited?: Direction): Clause | undefined {
  const verb = verbOf(fragment);
  const behind = verb ? undefined : VERB_BEHIND.exec(fragment)?.groups;
  if (behind) return clauseOf(`${behind.verb} ${behind.target}${behind.rest}`);
  const text = verb ? verb.rest : fragment;
  const direction = verb?.direction ?? inherited;
  return (
    yearAnd(text) ??
    fromTo(text, direction) ??
    quantityFirst(text, verb, direction) ??
    targetFirst(text, direction)
  );
}

/** "last year plus 3%": reckoned from last year, whatever the verb. */
function yearAnd(text: string): Clause | undefined {
  const groups = YEAR_AND.exec(text)?.groups;
  if (!groups) return undefined;
  const { target = '', quantity = '', sign } = groups;
  const isMore = sign === '+';
  return {
    isOrder: true,
    direction: isMore ? 'up' : 'down',
    target,
    preposition: 'by',
    quantity,
    lastYear: isMore ? 'over' : 'under',
  };
}

function fromTo(text: string, direction: Direction | undefined): Clause | undefined {
  const groups = FROM_TO.exec(text)?.groups;
  if (!groups) return undefined;
  const { target = '', quantity = '', stated = '' } = groups;
  return {
    isOrder: true,
    direction: direction ?? 'set',
    target,
    preposition: 'to',
    quantity,
    stated,
    lastYear: undefined,
  };
}

function quantityFirst(
  text: string,
  verb: ReturnType<typeof verbOf>,
  direction: Direction | undefined,
): Clause | undefined {
  const groups = QUANTITY_FIRST.exec(text)?.groups;
  if (!groups) return undefined;
  const { target = '', quantity = '', base, extra, turn: word = extra } = groups;
  const turned =
    word === undefined ? undefined : /^(less|decrease|cut|reduction)$/.test(word) ? 'down' : 'up';
  // "set 7810 to 42,000": a code without a sign of money is the line's, and "to" is not for a line.
  if (!verb && direction === undefined && !/^[+-]/.test(quantity)) return undefined;
  if (
    direction === 'set' &&
    !turned &&
    !/^(put|allocate|budget|assign|use|enter|get|have)$/.test(verb?.verb ?? '')
  )
    return undefined;
  if (/^[$\d.,]+$/.test(target) && !/^\d{4,}$/.test(target)) return undefined;
  const isSet = direction === 'set' && turned === undefined;
  return {
    isOrder: direction !== undefined,
    direction: turned ?? direction,
    target,
    preposition: isSet ? 'to' : 'by',
    quantity,
    lastYear: lastYearOf(base),
  };
}

function targetFirst(text: string, direction: Direction | undefined): Clause | undefined {
  const groups = TARGET_FIRST.exec(text)?.groups;
  if (!groups) return undefined;
  const { target = '', quantity = '', way, prep, sign, after, base } = groups;
  const turned = turn(way ?? after?.trim());
  return {
    isOrder: direction !== undefined,
    direction: turned ?? direction,
    target,
    preposition: after ? 'by' : prepositionOf(prep, sign, way),
    quantity,
    lastYear: lastYearOf(base),
  };
}

function lastYearOf(base: string | undefined): Clause['lastYear'] {
  if (base === undefined) return undefined;
  if (/^ of /.test(base)) return 'of';
  return /^ (?:below|under|less than)/.test(base) ? 'under' : 'over';
}

function turn(word: string | undefined): Direction | undefined {
  if (word === undefined) return undefined;
  return /^(upwards?|up|more|higher|extra)$/.test(word) ? 'up' : 'down';
}

function prepositionOf(
  prep: string | undefined,
  sign: string | undefined,
  way: string | undefined,
): Clause['preposition'] {
  if (sign !== undefined || prep === 'to' || prep === 'at') return 'to';
  if (prep === 'with' || (prep === undefined && way === undefined)) return undefined;
  return 'by';
}
