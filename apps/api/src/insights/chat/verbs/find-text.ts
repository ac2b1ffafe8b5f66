import { normaliseWords } from '@hoa/budget-math';
import type { DocumentRow } from '@hoa/contracts';
import { z } from 'zod';
import type { ChatContext, Verb, VerbAnswer } from '../context';
import { sourceCitation } from '../figures';
import { contractNames, contractsAbout } from './contracts';
import type { Claim } from '../evidence';
import { says, type Read } from '../question/read';
import { stem } from '../question/words';

const Args = z.object({
  words: z.string().describe('Words that are in the documents, all of them in one passage'),
  hints: z
    .string()
    .default('')
    .describe('Words that may be there beside them; a passage with more of them comes first'),
  document: z.string().default('').describe('Which document: "landscape contract", "policy"; empty for all'),
});
type Args = z.infer<typeof Args>;

/** What people call a thing and what documents call it. */
const SAME: readonly (readonly string[])[] = [
  ['cancel', 'terminate', 'termination', 'cancellation'],
  ['pet', 'animal', 'dog'],
  ['wifi', 'internet'],
];

/** A rule is asked for without naming its document: "how many dogs", "can guests", "are grills allowed". */
const RULE =
  /^(?:so |and |but |ok )?(?:how (?:many|long|late|early|often|big|tall|far|soon|fast|close|loud)|can|may|must|do (?:i|we|owners|residents|tenants) (?:have|need)|when (?:do|must|can|may) (?:i|we|owners))\b|\b(?:allowed|permitted|prohibited|forbidden|required|limits?|maximum|minimum)\b/;
/** A text is asked for as such. */
const STRONG = /\b(?:quote|find|search|cite|sa(?:y|ys)|said|verbatim|word for word|wording|passage|clause)\b/;
const EXPLICIT =
  /\b(?:find|search|look up|look for|locate|quote|cite|passages?|clauses?|mention\w*|sa(?:y|ys)|said|written|according to|wording|verbatim|provisions?|rules?|somewhere|allowed|permitted|requires?)\b/;
/** Of these words a passage says nothing by itself. */
const PALE =
  /^(?:how|long|much|many|what|have|there|their|would|could|should|about|point|exact|amount|number|paid|cost|line|items?|year|month|does|after|before|each|somewhere|something|rules?|say|says|said|quote|find|mention\w*|look|where|when|under|acc\w*|right|need|must|may|require[sd]?|allow\w*|permit\w*|state[sd]?|written|cover[s]?|includ\w*)$/;

function weigh(read: Read, context: ChatContext): Claim<Args> | null {
  const paper = paperIn(read.plain, context) ?? paperOfThing(read, context);
  const isExplicit = EXPLICIT.test(read.plain);
  const said = new Set(paper?.said.split(' ') ?? []);
  const own = read.tokens.filter(({ word, kind, isFee }) => !said.has(word) && (kind === 'unknown' || kind === 'line' || isFee) && !PALE.test(word)); // prettier-ignore
  const hints = read.tokens.filter((token) => !said.has(token.word) && !own.includes(token) && token.kind !== 'empty' && token.kind !== 'amount' && token.word.length > 3 && !PALE.test(token.word)); // prettier-ignore
  const words = own.map(({ word }) => word);
  const isRule =
    RULE.test(read.plain) &&
    !/\bhow many\b.*\b(?:(?:do|does) (?:we|the association) (?:have|own)|are there)\b/.test(read.plain);
  // One word alone is no question, unless a rule or a document is asked for: then it is looked for with one of the others.
  const alone = isExplicit || paper !== null || isRule;
  const isAsked =
    alone ||
    /^(?:so |and |but |ok |also )?(?:what|whats|when|how|who|where|which|can|may|must|are|is|do|does|did)\b/.test(
      read.plain,
    );
  // "what do the minutes say about the summary": an everyday word, where the document is named.
  const known =
    words.length === 0 && paper !== null && hints.length === 1 ? hints.map(({ word }) => word) : words;
  const isWorth = isAsked && (known.length > 1 || (known.length === 1 && (alone || hints.length > 0)) || (hints.length > 1 && (isExplicit || (isRule && hints.length > 2)))); // prettier-ignore
  if (!isWorth || read.quantities.length > 0 || read.years.length > 0) return null;
  return {
    args: {
      words: (alone || known.length > 1 ? known : [...known, ...hints.map(({ word }) => word)]).join(' '),
      hints: alone || known.length > 1 ? hints.map(({ word }) => word).join(' ') : '',
      document: paper?.name ?? '',
    },
    evidence:
      1 +
      (paper && paper.said !== '' ? 0.25 : 0) +
      (isExplicit ? 0.25 : 0) +
      (STRONG.test(read.plain) ? 0.75 : 0) +
      (paper && says(read, 'text') ? 0.25 : 0),
    // What it does not find it does not answer: all words are looked up.
    knows: [...new Set(read.tokens.flatMap(({ concepts }) => [...concepts]))].filter(
      (one) => one !== 'why' && one !== 'suppose',
    ),
    named: read.tokens.map(({ word }) => word),
    lines: true,
    years: true,
  };
}

interface PaperSaid {
  said: string;
  name: string;
}

/** The document that is named, and the words that name it. */
function paperIn(question: string, { documents, facts }: ChatContext): PaperSaid | null {
  const kind =
    /\b(?:contracts?|agreements?|polic(?:y|ies)|declarations?|ccrs?|cc&rs?|cc rs?|bylaws?|(?:reserve )?stud(?:y|ies)|minutes|deeds?|covenants|restrictions|rules)\b/.exec(
      question,
    );
  if (!kind)
    return /\b(?:governing )?(?:documents?|papers?|files?|pdfs?)\b/.test(question)
      ? { said: '', name: '' }
      : null;
  // Of "pool hours declaration" only the words that a document's name has belong to it.
  const contracts = facts.flatMap(({ parts }) => parts.filter((part) => part.kind === 'contract'));
  const names = [
    ...documents.map(({ name, kind: of }) => `${name} ${of ?? ''}`),
    ...contracts.map(({ vendor, service }) => `${vendor?.value ?? ''} ${service?.value ?? ''}`),
  ].map(normaliseWords);
  const own: string[] = [];
  for (const word of question.slice(0, kind.index).trim().split(' ').reverse()) {
    if (word.length < 3 || !names.some((name) => name.split(' ').some((one) => stem(one) === stem(word))))
      break;
    own.unshift(word);
  }
  const before = question.slice(0, kind.index).trim().split(' ').at(-1) ?? '';
  // "the pool contract", where nothing is called so, is a document that is not there.
  const isOther = own.length === 0 && /^(?:contract|agreement)/.test(kind[0]) && !/^(?:the|our|a|any|which|in|per|of|this|that|)$/.test(before); // prettier-ignore
  const said = [...own, kind[0]].join(' ');
  return { said, name: isOther ? `${before} ${kind[0]}` : said };
}

/** A deductible stands in a policy, an hourly rate of the landscaper in their contract. */
function paperOfThing(read: Read, context: ChatContext): PaperSaid | null {
  if (/\bdeductibles?\b/.test(read.plain)) return { said: '', name: 'policy' };
  const names = contractNames(context);
  const [mention] = read.mentions;
  const said = mention?.tokens.map((at) => read.tokens[at]?.word ?? '').join(' ') ?? '';
  return said !== '' && contractsAbout(said, names).length > 0 ? { said, name: `${said} contract` } : null;
}

const KINDS: readonly [RegExp, readonly string[]][] = [
  [/contract|agreement/, ['contract']],
  [/polic/, ['insurance']],
  [/bylaw/, ['bylaws', 'declaration', 'other']],
  [/rules/, ['other', 'bylaws', 'declaration']],
  [/declaration|ccr|cc&r|cc r|governing|deed|covenant|restriction/, ['declaration', 'bylaws']],
  // Minutes are of no kind that a budget is made from.
  [/minutes/, ['other']],
  [/stud/, ['reserve-study']],
];

/** The documents that a name means: by kind, and by the vendor, service or file that its other words name. */
async function documentsNamed(name: string, context: ChatContext): Promise<DocumentRow[]> {
  const { documents } = context;
  if (name === '') return [...documents];
  const kinds = KINDS.find(([pattern]) => pattern.test(name))?.[1];
  const ofKind = kinds
    ? documents.filter(({ kind }) => kind !== null && kinds.includes(kind))
    : [...documents];
  const other = name
    .replace(
      /\b(?:contracts?|agreements?|polic(?:y|ies)|declarations?|ccrs?|cc&rs?|bylaws?|(?:reserve )?stud(?:y|ies)|minutes|deeds?|covenants|restrictions|rules|the|our)\b/g,
      ' ',
    )
    .trim();
  if (other === '') return ofKind;
  const words = normaliseWords(other).split(' ').map(stem);
  const byName = ofKind.filter((one) => {
    const own = normaliseWords(one.name).split(' ').map(stem);
    return words.every((word) => own.includes(word));
  });
  if (byName.length > 0) return byName;
  const ids = new Set(contractsAbout(other, await context.contracts()).map(({ documentId }) => documentId));
  return ofKind.filter(({ id }) => ids.has(id));
}

async function answer({ words, hints, document }: Args, context: ChatContext): Promise<VerbAnswer | null> {
  const named = await documentsNamed(document, context);
  // What budgets, policies and studies state in tables has answers of its own.
  const documents = document === '' ? named.filter(({ kind }) => !['budget', 'insurance', 'reserve-study'].includes(kind ?? '')) : named; // prettier-ignore
  const ids = documents.map(({ id }) => id);
  if (ids.length === 0) return null;
  for (const asked of narrowing(wordsOf(words), wordsOf(hints))) {
    const passages = await context.passages(ids, asked);
    if (passages.length > 0)
      return {
        content: passages
          .map(({ source, text }) => `${source.documentName}, page ${source.page}: “${text}”`)
          .join('\n'),
        citations: passages.map(({ source }) => sourceCitation('Quoted', source)),
      };
  }
  return null;
}

/** All of the words with all of the hints, and then with fewer of these: two words at the least, or the words alone. */
function narrowing(words: readonly string[], hints: readonly string[]): string[][] {
  const sets = [
    [...words, ...hints],
    ...hints.map((one) => [...words, ...hints.filter((hint) => hint !== one)]),
  ];
  const each = hints.flatMap((one, at) =>
    words.length > 0 ? [[...words, one]] : hints.slice(at + 1).map((other) => [one, other]),
  );
  const least = words.length > 0 ? 1 : 2;
  return [...sets, ...each, [...words]].filter((set) => set.length >= least).slice(0, 12);
}

/** Each word with what documents may call it: "cancel|terminat". */
function wordsOf(words: string): string[] {
  return normaliseWords(words)
    .split(' ')
    .filter((word) => word !== '')
    .map((word) => {
      const same = SAME.find((group) => group.some((one) => stem(one) === stem(word)));
      return [word, ...(same ?? [])].join('|');
    });
}

export const findText: Verb<Args> = {
  name: 'find_text',
  description: 'Finds words in the documents and quotes the passage that has all of them.',
  args: Args as z.ZodType<Args>,
  weigh,
  answer,
};
