import { OUTSIDE_SAID, OUTSIDE_TERMS, REFUSAL, type ChatContext, type Verb } from './context';
import { quotesOf } from './figures';
import type { Answered } from './in-pieces';
import { isLetter } from './question/asked-terms';
import { type Before } from './question/follow-up';
import { isOfNoNote, noteAsked } from './question/notes';
import { pastLineAsked } from './question/past-lines';
import { premiumSupposed } from './question/premiums';
import { says, type Read } from './question/read';
import { statedDay } from './question/stated-dates';
import { isVendorNotice, vendorNoticeAsked } from './question/vendor-notice';
import { againstBudget, overAsked } from './verbs/against-budget';
import { components, componentsOrdered, componentsTogether } from './verbs/components';
import { compareYears, linesTogether } from './verbs/compare-years';
import { aboutIn } from './verbs/contracts';
import { draft } from './verbs/draft';
import { duesSupposed } from './verbs/dues-supposed';
import { fee, feeOfYears } from './verbs/fee';
import { ALL, goneLine, leftOutAsked } from './verbs/gone-line';
import { lineNote } from './verbs/line-note';
import { partsOfLine } from './verbs/parts-of-line';
import { policy } from './verbs/policy';
import { resultAsked, totals } from './verbs/totals';
import { vendorNotice } from './verbs/vendor-notice';
import { whatIf } from './verbs/what-if';

type Known = Pick<Answered, 'answer' | 'by'> & { none?: number };

/** What is known by what is said, before any verb is named. */
export async function withoutNaming(
  read: Read,
  { before, none, context }: { before: Before; none: number; context: ChatContext },
): Promise<Known | null> {
  const isInside = none < OUTSIDE_TERMS;
  const refused = { answer: REFUSAL, by: null };
  const by = async <A>(
    verb: Pick<Verb<A>, 'name' | 'answer'>,
    args: A | null,
    name = verb.name,
  ): Promise<Known | null> => {
    const answer = args && (await verb.answer(args, context));
    return answer ? { answer, by: name } : null;
  };
  const ways: readonly (() => Promise<Known | null> | Known | null)[] = [
    () => by(policy, premiumSupposed(read, context), 'premium'),
    () => {
      const dues = isInside ? duesSupposed(read, before, context) : null;
      return dues && { answer: dues, by: whatIf.name };
    },
    async () => {
      const days = await statedDay(read, context);
      const answer = days && quotesOf(days);
      return answer ? { answer, by: 'find_text' } : days && refused;
    },
    () => by(fee, feeOfYears(read, context)),
    () => {
      const result = resultAsked(read, context);
      return by(totals, result, (result?.years.length ?? 0) > 1 ? 'together' : totals.name);
    },
    () => by(components, componentsTogether(read, context) ?? componentsOrdered(read, context), 'together'),
    () => by(compareYears, linesTogether(read, context), 'together'),
    () => by(partsOfLine, isInside && isOfMonths(read, context) ? partsOfLine.slots(read, context) : null),
    () => by(goneLine, leftOutAsked(read) ? { line: ALL } : null),
    () => {
      const letter = isLetter(read.plain) ? draft.slots(read, context) : null;
      return letter && letter.rules.length > 0 ? by(draft, letter) : null;
    },
    async () => isVendorNotice(read) ? ((await by(vendorNotice, await vendorNoticeAsked(read, before, context))) ?? refused) : null, // prettier-ignore
    () => {
      const past = isInside ? pastLineAsked(read, context) : null;
      return by(goneLine, past === null ? null : { line: past });
    },
    () => by(againstBudget, isInside ? overAsked(read, context) : null, 'over_budget'),
    async () => {
      const asked = noteAsked(read, context);
      const isNoted = asked !== null && (none < OUTSIDE_SAID || asked.whole === true);
      const note = await by(lineNote, isNoted ? asked : null);
      return note && { ...note, ...(asked?.whole ? { none: 0 } : {}) };
    },
  ];
  for (const way of ways) {
    const known = await way();
    if (known) return known;
  }
  return isOfNoNote(read) ? refused : null;
}

/** "What is snow a month": a line's amount by month, and no reason, order, contract or component. */
const isOfMonths = (read: Read, context: ChatContext): boolean =>
  says(read, 'monthly') &&
  read.quantities.length === 0 &&
  !says(read, 'why', 'suppose', 'contract', 'life') &&
  aboutIn(read, context) === null;
