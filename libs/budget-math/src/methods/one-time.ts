import { formatDollars, type Cents } from '../money';
import { keywordAccount, normaliseWords } from '../grouping';
import type { EndYear } from '../periods/fiscal-year';
import { kindOfLine, type LineKind } from './choose';
import { PAIR_TOLERANCE_PERCENT } from './constants';
import { median } from './event';
import { resultCents, type LineHistory } from './history';

/** A line with all its years, as far as one-time items are concerned. */
export interface DatedLine {
  key: string;
  type: 'income' | 'expense';
  description: string;
  /** Remarks beside the line. */
  note: string;
  /** The fund that receives or pays it, where it is known. */
  fund?: string;
  history: LineHistory;
}

export interface OneTimeDecision {
  key: string;
  /** Left out of the budget as a whole, or cleared of one amount in one year. */
  action: 'exclude' | 'reduce';
  /** Of `reduce`: the extraordinary part, by year. */
  removed: { endYear: EndYear; cents: Cents }[];
  why: string;
  /** The line that goes with it. */
  pair?: string | undefined;
  /** A person should confirm it. */
  unsure: boolean;
}

const ONE_TIME_WORDS = /\b(one[\s-]?time|one[\s-]?off|non[\s-]?recurring|special project)/i;
/** Income that pays for one cost and does not come again. */
const FUNDING_WORDS =
  /special assess|(insurance|claim|settlement|loan|litigation) (proceeds|recovery|payout|claim|settlement)|proceeds|(transfer|from) (from )?reserves?/;
/** Income, or credits among expenses, that do not come again. */
const NOT_AGAIN_WORDS =
  /\brefunds?\b|carry ?over|carried (over|forward)|prior year(s)? (surplus|income|funds|excess)|surplus|fund balance|excess (funds|from)|balance forward|outstanding dues|insurance claim/;
/** Dues that owners pay before their year: received and owed at the same time, in two lines. */
const PAID_AHEAD_WORDS =
  /\b(liability|liabilities|prepaid|prepayments?|advance)\b.*\b(dues|assessments?)\b|\b(dues|assessments?)\b.*\b(prepaid|prepayments?|paid ahead|in advance)\b/;

/**
 * What does not come back: what words say so, what was there in a single year only, and what one income paid for,
 * together with that income. A cost without a funding income, or an income whose cost is not found, is unsure.
 */
export function oneTimeItems(
  lines: readonly DatedLine[],
  budgetYear: EndYear,
  label: (endYear: EndYear) => string = String,
): OneTimeDecision[] {
  const decisions = new Map<string, OneTimeDecision>();
  const put = (decision: OneTimeDecision) => {
    if (!decisions.has(decision.key)) decisions.set(decision.key, decision);
  };
  for (const line of lines) {
    const why = reasonInWords(line);
    if (why) put(onceOnly(line.key, why));
  }
  for (const income of lines.filter(isFunding))
    pairUp(income, lines, { put, decided: decisions, budgetYear, label });
  for (const loan of lines.filter((line) => kindOf(line) === 'level')) {
    const levied = lines.filter((line) => isLevied(line) && decisions.get(line.key)?.pair === loan.key);
    // What pays back a loan is levied until it is paid back.
    if (levied.length > 0) for (const { key } of [...levied, loan]) decisions.delete(key);
  }
  for (const line of lines)
    if (decisions.get(line.key)?.pair === undefined && isLeviedAgain(line, lines, budgetYear))
      decisions.delete(line.key);
  for (const owed of lines.filter((line) => line.type === 'expense' && isPaidAhead(line)))
    for (const received of lines.filter((line) => isSameMoney(line, owed, budgetYear)))
      put({ ...onceOnly(received.key, AHEAD), pair: owed.key });
  for (const line of lines) {
    if (line.type === 'expense' && !decisions.has(line.key) && isSingleYear(line, lines, budgetYear))
      put({
        key: line.key,
        action: 'exclude',
        removed: [],
        why: isPeriodic(line)
          ? 'a study is made every few years, and a single year only has one'
          : 'it was there in a single year only',
        unsure: true,
      });
  }
  return [...decisions.values()];
}

/** A special assessment of two years, the latest among them, that paid for nothing in particular: owners pay it as dues. */
function isLeviedAgain(line: DatedLine, lines: readonly DatedLine[], budgetYear: EndYear): boolean {
  if (!isLevied(line)) return false;
  const own = amountsByYear(line, budgetYear);
  return (
    own.size > 1 && own.has(Math.max(...lines.flatMap((one) => [...amountsByYear(one, budgetYear).keys()])))
  );
}

const isLevied = (line: DatedLine): boolean => line.type === 'income' && reasonInWords(line) === LEVIED;

/** By its name alone: what it cost in the year of an assessment says nothing of other years. */
const kindOf = ({ type, description }: DatedLine): LineKind =>
  kindOfLine({ type, description, glCode: '' }, [], 0);

/** A premium, a utility, wages: what is known to be paid every year is no project that an assessment pays for. */
const recurs = (line: DatedLine): boolean =>
  kindOf(line) === 'steady' && keywordAccount(line.description, line.type) !== undefined;

const LEVIED = 'a special assessment is levied once';
const AHEAD = 'dues that are paid ahead belong to another year';

const onceOnly = (key: string, why: string): OneTimeDecision => ({
  key,
  action: 'exclude',
  removed: [],
  why,
  unsure: false,
});

const isPaidAhead = ({ description }: DatedLine): boolean =>
  PAID_AHEAD_WORDS.test(normaliseWords(description));

/** The income of the same amounts in all years as what is owed for it. */
function isSameMoney(line: DatedLine, owed: DatedLine, budgetYear: EndYear): boolean {
  const [received, due] = [amountsByYear(line, budgetYear), amountsByYear(owed, budgetYear)];
  return (
    line.type === 'income' &&
    due.size > 0 &&
    received.size === due.size &&
    [...due].every(([year, cents]) => received.get(year) === cents)
  );
}

/** Why a line does not come back, where its words say so; undefined where they do not. */
export function reasonInWords({
  type,
  description,
  note,
}: Pick<DatedLine, 'type' | 'description' | 'note'>): string | undefined {
  if (ONE_TIME_WORDS.test(description) || ONE_TIME_WORDS.test(note)) return 'the document calls it one-time';
  const words = normaliseWords(description);
  if (PAID_AHEAD_WORDS.test(words)) return AHEAD;
  if (type === 'income' && keywordAccount(description, 'income')?.code === '6105') return LEVIED;
  if (type === 'income' && FUNDING_WORDS.test(words)) return 'it was received once';
  if (NOT_AGAIN_WORDS.test(words) && (type === 'income' || /refund/.test(words)))
    return 'refunds and carried-over surplus do not repeat';
  return undefined;
}

function isFunding(line: DatedLine): boolean {
  return line.type === 'income' && FUNDING_WORDS.test(normaliseWords(line.description));
}

/** The amounts of a line by year: the result, else what was adopted. */
function amountsByYear({ history }: DatedLine, budgetYear: EndYear): Map<EndYear, Cents> {
  return new Map(
    history.flatMap((year) => {
      const cents = resultCents(year) ?? year.adoptedCents;
      return cents === undefined || cents === 0 || year.endYear >= budgetYear ? [] : [[year.endYear, cents]];
    }),
  );
}

const COMMON =
  /^(special|assessment|assessments|the|of|and|for|from|fund|funds|proceeds|insurance|claim|loan|reserve|reserves|transfer|project|repair|repairs|replacement|income|expense|expenses|levy)$/;
const topicWords = (text: string): string[] =>
  normaliseWords(text)
    .split(' ')
    .filter((word) => word.length > 2 && !COMMON.test(word));

const isClose = (cost: Cents, income: Cents | undefined): boolean =>
  income !== undefined && Math.abs(cost - income) * 100 <= PAIR_TOLERANCE_PERCENT * income;

/** The cost of the same year that an income paid for: of about its amount, alone or above what the line usually costs. */
function pairUp(
  income: DatedLine,
  lines: readonly DatedLine[],
  of: {
    put: (decision: OneTimeDecision) => void;
    decided: ReadonlyMap<string, OneTimeDecision>;
    budgetYear: EndYear;
    label: (endYear: EndYear) => string;
  },
): void {
  const topics = new Set(topicWords(income.description));
  const funded = amountsByYear(income, of.budgetYear);
  for (const [endYear, cents] of funded) {
    const candidates = lines.flatMap((line) => {
      if (line.type !== 'expense' || line.key === income.key) return [];
      const amounts = amountsByYear(line, of.budgetYear);
      const then = amounts.get(endYear);
      if (then === undefined || then <= 0) return [];
      // "Special Assessment - Roads" of a fund of its own does not pay for the yearly roads of the operating fund.
      const isOfOther = line.fund !== undefined && income.fund !== undefined && line.fund !== income.fund;
      const named =
        !isOfOther && topicWords(`${line.description} ${line.note}`).some((word) => topics.has(word));
      // Another year that the same income paid for is not what the line usually costs.
      const others = [...amounts].flatMap(([year, amount]) =>
        year === endYear || isClose(amount, funded.get(year)) || (named && funded.has(year)) ? [] : [amount],
      );
      const adopted = line.history.find((year) => year.endYear === endYear)?.adoptedCents;
      const usual =
        others.length > 0 ? median(others) : adopted !== undefined && adopted < then ? adopted : 0;
      const extra = then - usual;
      const close = isClose(extra, cents);
      if (!close && !(named && extra * 2 >= cents)) return [];
      if (usual === 0 && !named && recurs(line)) return [];
      return [
        { line, usual, extra, score: (close ? 2 : 0) + (named ? 2 : 0) - Math.abs(extra - cents) / cents },
      ];
    });
    const best = candidates.sort((a, b) => b.score - a.score)[0];
    if (!best) {
      const [own] = [of.decided.get(income.key)];
      if (own) {
        own.unsure = true;
        own.why += `; no cost of about ${formatDollars(cents)} in ${of.label(endYear)} was found that it paid for`;
      }
      continue;
    }
    const own = of.decided.get(income.key);
    if (own) own.pair = best.line.key;
    const earlier = of.decided.get(best.line.key);
    if (earlier?.pair === income.key && earlier.action === 'reduce')
      earlier.removed.push({ endYear, cents: best.extra });
    of.put({
      key: best.line.key,
      action: best.usual > 0 ? 'reduce' : 'exclude',
      removed: [{ endYear, cents: best.extra }],
      why: `${income.description.trim()} of ${formatDollars(cents)} paid for it in ${of.label(endYear)}`,
      pair: income.key,
      unsure: false,
    });
  }
}

/** Reserve studies: made every few years, so that the year after one has none. */
const PERIODIC_ACCOUNTS = new Set(['7040']);
const isPeriodic = ({ type, description }: DatedLine): boolean =>
  PERIODIC_ACCOUNTS.has(keywordAccount(description, type)?.code ?? '');

/**
 * Three years or more are known of the association, and only one of them has the line; the latest year has none, unless
 * such a cost does not come every year.
 */
function isSingleYear(line: DatedLine, lines: readonly DatedLine[], budgetYear: EndYear): boolean {
  const years = new Set(lines.flatMap((one) => [...amountsByYear(one, budgetYear).keys()]));
  const own = amountsByYear(line, budgetYear);
  if (years.size < 3 || own.size !== 1) return false;
  if (isPeriodic(line)) return true;
  const [year] = own.keys();
  const stated = line.history.find((one) => one.endYear === year);
  return year !== Math.max(...years) && stated?.adoptedCents === undefined;
}

/** A history without what was removed from single years. */
export function withoutRemoved(history: LineHistory, removed: OneTimeDecision['removed']): LineHistory {
  return history.map((year) => {
    const extra = removed.find((one) => one.endYear === year.endYear)?.cents;
    if (extra === undefined) return year;
    const less = (cents: Cents | undefined) => (cents === undefined || cents < extra ? cents : cents - extra);
    return {
      ...year,
      adoptedCents: less(year.adoptedCents),
      actualCents: less(year.actualCents),
      projectedCents: less(year.projectedCents),
    };
  });
}
