import { CANNOT, type VerbAnswer } from './context';
import { together } from './figures';
import { askedBefore, type Before } from './question/follow-up';
import { piecesOf, type Pieces } from './question/pieces';

/** Two subjects in one message: each is asked by itself, and both have to be answered. */

export interface Answered {
  answer: VerbAnswer;
  /** The verb that answered; of terms with their kind of document. Null where nothing did. */
  by: string | null;
  /** How probable it is that no budget states what is asked. */
  none: number;
}

export type Answer = (question: string, before: Before) => Promise<Answered>;

/** What answers of the same: a message about only one of them is answered whole. */
const SUBJECTS: Readonly<Record<string, string>> = {
  explain_line: 'line',
  compare_years: 'line',
  against_budget: 'line',
  line_per_month_or_unit: 'line',
  line_of_the_past: 'line',
  line_note: 'note',
  fee: 'fee',
  explain_fee_change: 'fee',
  totals: 'whole',
  insurance_policy: 'policy',
  'terms:policy': 'policy',
  contracts: 'contract',
  'terms:contract': 'contract',
  reserves: 'study',
  reserve_components: 'study',
  'terms:study': 'study',
  'terms:rules': 'rules',
  find_text: 'rules',
};
/** Nobody asks two things of a budget where one of them is this. */
const NONE = 0.5;
/** Where that is so probable of the whole, each piece has to be surely of the budget. */
const SURELY = 0.25;

/** So many words say another subject than the terms that were answered. */
const LEAST_OF_OTHER = 3;
const isShort = (text: string): boolean => text.split(/\s+/).length < LEAST_OF_OTHER;

const POINTS = /\b(?:it|its|that|this|those|these|they|them|their|each)\b/i;

export async function inPieces(
  question: string,
  { whole, before, answer }: { whole: Answered; before: Before; answer: Answer },
): Promise<VerbAnswer | null> {
  if (whole.by !== null && SUBJECTS[whole.by] === undefined) return null;
  for (const pieces of piecesOf(question)) {
    // "How fast do we report a claim, what phone", "Summit Line. Overtime rate": of the same.
    if (/^(?:terms:|find_text)/.test(whole.by ?? '') && [pieces.first, pieces.second].some(isShort)) continue;
    // "And what does that bring in": of the first, which was answered with it.
    if (whole.by !== null && whole.by !== 'line_note' && POINTS.test(pieces.second)) continue;
    const both = await bothAnswered(pieces, { most: whole.none >= NONE ? SURELY : NONE, before, answer });
    if (both && isOfTwo(both, whole)) return together([both[0].answer, both[1].answer]);
  }
  return null;
}

async function bothAnswered(
  { first, second }: Pieces,
  { most, before, answer }: { most: number; before: Before; answer: Answer },
): Promise<[Answered, Answered] | null> {
  if (TELLS.test(first)) return null;
  const one = await answer(first, before);
  if (!isSure(one, most)) return null;
  // "And when does that contract end": of what the first piece is about.
  const said = askedBefore([
    { isAssistant: false, content: first },
    { isAssistant: true, ...one.answer },
  ]);
  const other = await answer(second, { ...said, questions: [...before.questions.slice(-1), first] });
  if (other.by === 'fee' && !OF_DUES.test(second)) return null;
  return isSure(other, most) ? [one, other] : null;
}

/** A quote, and what is known by its own words, prove themselves. */
const PROVEN = 0.85;
const isSure = ({ by, none }: Answered, most: number): boolean =>
  by !== null && SUBJECTS[by] !== undefined && none < (/^(?:terms:|line_note)/.test(by) ? PROVEN : most);

/** "Somebody missed a $112 payment, what late charge do we add": told, and not asked. */
const TELLS = /^(?:an? \w+|some(?:one|body)|(?:one|some) of (?:us|our|the)\b \w+|(?:my|our|the) \w+|i|he|she|they|we) (?:just |still )?(?:missed|paid|forgot|skipped|owes?|did ?n.?t|has ?n.?t|has|had|got|took|sent)\b/i; // prettier-ignore

/** "And what's the monthly rate now": what owners pay only where a piece says so. */
const OF_DUES = /\b(?:dues|owners?|assess\w*|fees?|hoa|units?|homes?|doors?)\b/i;

function isOfTwo([one, other]: [Answered, Answered], whole: Answered): boolean {
  const [first, second] = [one, other].map(({ by }) => SUBJECTS[by ?? ''] ?? '');
  if (one.answer.content === other.answer.content) return false;
  // Nothing that is known is left out.
  const all = `${one.answer.content}\n${other.answer.content}`;
  if (whole.by?.startsWith('terms:') && whole.answer.content.split('\n').some((line) => !line.startsWith(CANNOT) && !all.includes(line))) return false; // prettier-ignore
  // "2025 actual and 2026 estimate": figures of the same, and not of the whole budget.
  if (second === 'whole' && whole.by !== null) return false;
  // "What does it say about paying late, and how far ahead is the budget mailed": two provisions.
  const areTwo =
    first !== second || (first === 'rules' && [one, other, whole].some(({ by }) => by === 'find_text'));
  if (areTwo) return ![one, other].every(({ answer }) => isWithin(answer, whole.answer));
  return first === 'contract' && documentsIn(one).every((id) => !documentsIn(other).includes(id));
}

const documentsIn = ({ answer }: Answered): number[] => answer.citations.flatMap(({ source }) => source?.documentId ?? []); // prettier-ignore

/** The whole message was answered with it already. */
const isWithin = (part: VerbAnswer, whole: VerbAnswer): boolean => part.content.split('\n').every((line) => whole.content.includes(line.replace(/^[^“]*“|”$/g, ''))); // prettier-ignore
