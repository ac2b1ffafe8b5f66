import { normaliseWords, sameWords } from '@hoa/budget-math';
import { z } from 'zod';
import type { ChatContext, Verb, VerbAnswer } from '../context';
import type { Claim } from '../evidence';
import { sourceCitation } from '../figures';
import { documentIn, documentsNamed, type DocumentSaid } from '../question/documents';
import { asksFact, shapeOf } from '../question/shapes';
import { says, type Read } from '../question/read';
import type { Token } from '../question/tokens';
import { stem } from '../question/words';
import { contractNames, contractsAbout } from './contracts';

const Args = z.object({
  words: z.string().describe('Words that are in the documents, all of them in one passage'),
  hints: z
    .string()
    .default('')
    .describe('Words that may be there beside them; a passage with more of them comes first'),
  document: z.string().default('').describe('Which document: "landscape contract", "policy"; empty for all'),
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
  according actual actually know tell page section document documents word words wording exactly time phone telephone`.split(/\s+/),
);

/** Terms that only the policy states. */
const OF_POLICY = /\b(?:deductibles?|insurance (?:agent|broker)|coverage limits?|insured for)\b/;

function weigh(read: Read, context: ChatContext): Claim<Args> | null {
  const { plain, tokens, question } = read;
  const named = documentIn(plain, context);
  const paper = named ?? documentOfThing(read, context);
  const isExplicit = says(read, 'text');
  const shape = shapeOf(plain);
  const said = new Set(paper?.said.split(' ') ?? []);
  const isWord = ({ word, kind }: Token) => !said.has(word) && kind !== 'empty' && kind !== 'amount' && word.length > 2 && !PALE.has(word); // prettier-ignore
  const all = tokens.filter(isWord);
  const strong = all.filter(({ kind, isFee }) => kind === 'unknown' || kind === 'line' || isFee);
  const needed = strong.filter(({ kind, isName, isFee }) => isName || kind === 'line' || isFee);
  const isAsked = isExplicit || paper !== null || shape !== null || /\?\s*$/.test(question) || /^(?:what|when|how|who|where|which|can|may|must|are|is|do|does|did)\b/.test(plain); // prettier-ignore
  const isAlone = isExplicit || paper !== null || shape !== null;
  if (!isAsked || all.length === 0 || (strong.length === 0 && !(paper && isExplicit) && !shape)) return null;
  if (read.years.length > 0 || (read.quantities.length > 0 && !paper)) return null;
  const must = needed.length > 0 || strong.length !== 1 || all.length > 2 ? needed : strong;
  return {
    args: {
      words: wordsOf(must),
      hints: wordsOf(all.filter((token) => !must.includes(token))),
      document: paper?.name ?? '',
      least: Math.max(Math.ceil((strong.length - must.length) / 2), isAlone && must.length > 0 ? 0 : 2 - must.length), // prettier-ignore
      question: plain,
    },
    evidence:
      1 +
      (named ? 0.25 : 0) +
      (isExplicit ? 0.5 : 0) +
      (named && isExplicit && !named.name.includes('stud') ? 0.5 : 0) +
      // What an analysis of the contract does not have: a rate by the hour, what is included.
      (paper && (says(read, 'detail') || asksFact(plain)) && shape ? 1.5 : 0) +
      (OF_POLICY.test(plain) && !isDeductibleListed(tokens, context) ? 1.5 : 0),
    // What it does not find it does not answer: all words are looked up.
    knows: [...new Set(tokens.flatMap(({ concepts }) => [...concepts]))].filter(
      (one) => one !== 'why' && one !== 'suppose',
    ),
    named: tokens.map(({ word }) => word),
    lines: true,
    years: true,
    amounts: () => true,
  };
}

/** The policy's own table has a deductible of what is named: it is stated from there. */
const isDeductibleListed = (tokens: readonly Token[], { facts }: ChatContext): boolean =>
  facts.some(({ parts }) =>
    parts.some(
      (part) =>
        part.kind === 'insurance' &&
        part.deductibles.some(({ line }) => tokens.some(({ word, kind }) => kind !== 'empty' && normaliseWords(line).split(' ').includes(word))), // prettier-ignore
    ),
  );

const wordsOf = (tokens: readonly Token[]): string => [...new Set(tokens.map(({ word }) => word))].join(' ');

/** A deductible is in a policy, an hourly rate of the landscaper in their contract. */
function documentOfThing(read: Read, context: ChatContext): DocumentSaid | null {
  if (OF_POLICY.test(read.plain) || (says(read, 'policy') && asksFact(read.plain))) return { said: '', name: 'policy' };
  const [mention] = read.mentions;
  const said = mention?.tokens.map((at) => read.tokens[at]?.word ?? '').join(' ') ?? '';
  return said !== '' && contractsAbout(said, contractNames(context)).length > 0
    ? { said, name: `${said} contract` }
    : null;
}

async function answer(
  { words, hints, document, least, question }: Args,
  context: ChatContext,
): Promise<VerbAnswer | null> {
  const named = await documentsNamed(document, context);
  // What budgets, policies and studies state in tables has answers of its own.
  const documents = document === '' ? named.filter(({ kind }) => !['budget', 'insurance', 'reserve-study'].includes(kind ?? '')) : named; // prettier-ignore
  if (documents.length === 0) return null;
  const [all, some] = [withSame(words), withSame(hints)];
  const passages = await context.passages(
    documents.map(({ id }) => id),
    { all, some, least: all.length + Math.min(least, some.length), fits: new RegExp(shapeOf(question) ?? '.', 'i') },
  );
  if (passages.length === 0) return null;
  return {
    content: passages
      .map(({ source, text }) => `${source.documentName}, page ${source.page}: “${text}”`)
      .join('\n'),
    citations: passages.map(({ source }) => sourceCitation('Quoted', source)),
  };
}

/** Each word with what documents may call the same: "cancel|terminate"; one of two that mean the same. */
function withSame(words: string): string[] {
  const groups = new Map<string, string>();
  for (const word of normaliseWords(words).split(' ').filter((one) => one !== '')) {
    const same = sameWords(word);
    const key = same.length > 1 ? [...same].sort((a, b) => a.localeCompare(b)).join('|') : stem(word);
    if (!groups.has(key)) groups.set(key, same.join('|'));
  }
  return [...groups.values()];
}

export const findText: Verb<Args> = {
  name: 'find_text',
  description: 'Finds words in the documents and quotes the passage that has all of them.',
  args: Args as z.ZodType<Args>,
  weigh,
  answer,
};
