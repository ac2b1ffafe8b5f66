import { sameWords } from '@hoa/budget-math';
import type { DocumentRow } from '@hoa/contracts';
import { z } from 'zod';
import type { ChatContext, Verb, VerbAnswer } from '../context';
import { quotesOf } from '../figures';
import { documentIn, documentsNamed, type DocumentSaid } from '../question/documents';
import { EMPTY_WORDS } from '../question/lexicon';
import { ASKS_COVER, ASKS_LIMIT, shapeOf, shapeWords } from '../question/shapes';
import { says, type Read } from '../question/read';
import type { Token } from '../question/tokens';
import { stem } from '../question/words';
import { aboutIn } from './contracts';

const Args = z.object({
  words: z.string().describe('Words that are in the documents, all of them in one passage'),
  hints: z
    .string()
    .default('')
    .describe('Words that may be there beside them; a passage with more of them comes first'),
  document: z.string().default('').describe('Which document: "landscape contract", "policy"; empty for all'),
  /** Other documents are looked through where it has nothing. */
  isOpen: z.boolean().default(true),
  /** So many of the hints at least. */
  least: z.int().min(0).default(0),
  question: z.string().default('').describe('The question: one of a time is answered by a passage with one'),
});
type Args = z.infer<typeof Args>;

/** Of these words a passage says nothing by itself. */
const PALE = new Set(
  `how long much many what have there their would could should about point exact amount number cost line item items year month does after before each
  somewhere something rule rules say says said quote find mention mentions mentioned look where when under right need must may require required requires
  allow allowed permit permitted state states stated written cover covers covered include includes included get gets anyone someone people kids point ever happens happen
  according actual actually know tell page section document documents word words wording exactly time phone telephone minimum maximum max min limit limits cap caps length hours fee fees big days number early soon often far old damage damages claim claims part most highest biggest high new own itself itselves go someone bill bills charge charges charged cost costs`.split(
    /\s+/,
  ),
);

/** What somebody under contract takes for a piece of work. */
const CHARGES = /\b(?:charge[sd]?|charging|bill(?:s|ed|ing)?|costs?|rate|fee|price)\b/;
/** Terms that only the policy states. */
const OF_POLICY = /\b(?:deductibles?|insurance (?:agent|broker)|coverage limits?|insured for)\b/;
function slots(read: Read, context: ChatContext): Args | null {
  const { plain, tokens, question } = read;
  const named = documentIn(plain, context);
  const [isCover, isLimit] = [ASKS_COVER.test(plain), ASKS_LIMIT.test(plain)];
  const document = named ?? documentOfThing(read, context);
  const isOfVendor = named === null && document !== null && document.name !== 'policy';
  const isCharge = isOfVendor && CHARGES.test(plain) && !says(read, 'month', 'monthly', 'year', 'detail');
  const isExplicit = says(read, 'text');
  const shape = shapeOf(plain);
  const vendor = isCover || isCharge ? (aboutIn(read, context)?.words ?? []) : [];
  const said = new Set([...(document?.said.split(' ') ?? []), ...vendor]);
  const isWord = ({ word, kind }: Token) => !said.has(word) && !EMPTY_WORDS.has(word) && kind !== 'empty' && kind !== 'amount' && word.length > 1 && !PALE.has(word); // prettier-ignore
  const all = tokens.filter(isWord);
  // "What do they charge for a service call": of their contract everyday words as well.
  const strong = all.filter(
    ({ kind }) => kind === 'unknown' || kind === 'line' || (isCharge && kind !== 'year'),
  );
  const needed = strong.filter(({ kind, isName }) => isName || kind === 'line');
  const isAsked = isExplicit || document !== null || shape !== null || /\?\s*$/.test(question) || /^(?:what|when|how|who|where|which|can|may|must|are|is|do|does|did)\b/.test(plain); // prettier-ignore
  const isAlone = isExplicit || document !== null || (shape !== null && shape !== '.');
  // Only everyday words: of a document that is named, or with something that a passage has to state.
  const isAboutText = (named && isExplicit) || (document && says(read, 'detail')) || (shape && !named);
  if (!isAsked || all.length === 0 || (strong.length === 0 && !isAboutText && !isLimit)) return null;
  if (read.years.length > 0 || (read.quantities.length > 0 && !document)) return null;
  // Whether something is allowed no passage about something else says.
  const must = isCharge || isCover || (needed.length === 0 && strong.length === 1 && !isLimit) || (shape === '.' && !document) ? strong : needed; // prettier-ignore
  // Of the words that are not needed, half of the uncommon ones; of everyday words alone, two.
  const half = Math.max(
    Math.ceil((strong.length - must.length) / 2),
    isAlone || must.length > 1 ? 0 : Math.min(1, all.length - must.length),
  );
  return {
    words: wordsOf(must),
    hints: wordsOf(all.filter((token) => !must.includes(token))),
    document: document?.name ?? '',
    isOpen: (named === null || named.name === '') && !isCharge && !(isCover && document),
    least:
      must.length > 0
        ? half
        : isLimit
          ? 2
          : Math.max(half, isAlone && (strong.length > 0 || (document && shape)) ? 1 : 2),
    question: plain,
  };
}

const wordsOf = (tokens: readonly Token[]): string => [...new Set(tokens.map(({ word }) => word))].join(' ');

/** A deductible is in a policy, an hourly rate of the landscaper in their contract. */
function documentOfThing(read: Read, context: ChatContext): DocumentSaid | null {
  const isInsured = ASKS_COVER.test(read.plain) && /\b(?:insurance|insurer|polic(?:y|ies)|carrier)\b/.test(read.plain); // prettier-ignore
  if (OF_POLICY.test(read.plain) || isInsured || (says(read, 'policy') && shapeOf(read.plain) !== null))
    return { said: 'insurance', name: 'policy' };
  const said = aboutIn(read, context)?.words.join(' ');
  return said === undefined ? null : { said, name: `${said} contract` };
}

async function answer(
  { words, hints, document, isOpen, least, question }: Args,
  context: ChatContext,
): Promise<VerbAnswer | null> {
  const named = await documentsNamed(document, context);
  // What budgets, policies and studies state in tables has answers of its own.
  const tables = ['budget', 'reserve-study', ...(ASKS_COVER.test(question) ? [] : ['insurance'])];
  const others = context.documents.filter(({ kind }) => !tables.includes(kind ?? ''));
  const [all, some] = [withSame(words), [...withSame(hints), ...shapeWords(question)]];
  const wanted = {
    all,
    some,
    least: all.length + Math.min(least, some.length),
    fits: new RegExp(shapeOf(question) ?? '.', 'i'),
  };
  const ids = (of: readonly DocumentRow[]) => of.map(({ id }) => id);
  const first = document === '' || named.length === 0 ? [] : await context.passages(ids(named), wanted);
  // A document that is only thought of is not the only one: "guests at the pool" are in no contract.
  return quotesOf(first.length > 0 || !isOpen ? first : await context.passages(ids(others), wanted));
}

/** Documents call them assessments. */
const OF_DUES = /^(?:dues|fees?)$/;

/** Each word with what documents may call the same: "cancel|terminate"; one of two that mean the same. */
function withSame(words: string): string[] {
  const groups = new Map<string, string>();
  for (const word of words.split(' ').filter((one) => one !== '')) {
    const same = [...sameWords(word), ...(OF_DUES.test(word) ? ['assessment'] : [])].flatMap((one) =>
      one.split('-'),
    );
    const key = same.length > 1 ? [...same].sort((a, b) => a.localeCompare(b)).join('|') : stem(word);
    if (!groups.has(key)) groups.set(key, same.join('|'));
  }
  return [...groups.values()];
}

export const findText: Verb<Args> = {
  name: 'find_text',
  description: 'Finds words in the documents and quotes the passage that has all of them.',
  args: Args as z.ZodType<Args>,
  slots,
  answer,
};
