import { normaliseWords } from '@hoa/budget-math';
import type { DocumentRow } from '@hoa/contracts';
import { z } from 'zod';
import type { ChatContext, Verb, VerbAnswer } from '../context';
import { sourceCitation } from '../figures';
import { contractsAbout } from './contracts';
import { leftOver, stem } from '../question/words';

const Args = z.object({
  words: z.string().describe('Words that are in the documents, all of them in one passage'),
  document: z.string().default('').describe('Which document: "landscape contract", "policy"; empty for all'),
});
type Args = z.infer<typeof Args>;

const ASKS =
  /\b(?:find|search|look up|look for|locate|quote|cite|passages?|clauses?|wording|mention(?:s|ed)?|sa(?:y|ys|id)|written|states?|stated|specif(?:y|ies)|according to|read me|where does it|text|language|require[sd]?|requirements?|provisions?|approved?|authorized?|decided?|voted?|allow(?:s|ed)?|prohibit(?:s|ed)?|includ(?:e[sd]?|ing)|exclud(?:e[sd]?|ing)|part of|deductibles?|rates?|documents?|minutes|deed|(?:in|per|under) (?:the|our) (?:[a-z]+ ){0,3}(?:contract|agreement|policy|declaration))\b/;
const ASKING =
  /\b(?:find|search|look up|look for|look|locate|quote[sd]?|cite|passages?|clauses?|wording|words?|exact(?:ly)?|mention(?:s|ed|ing)?|sa(?:y|ys|id)|written|states?|stated|specif(?:y|ies|ied)|according|read|regarding|concerning|text|language|parts?|sections?|paragraphs?|provisions?|anything|something|any|pull up|point|place|where|line|page|all|the|each|deal(?:s|ing)? with|cover(?:s|ed)?|talk(?:s|ing)? about|refer(?:s|ence|ences)?|word for word|verbatim|approved?|authorized?|decided?|voted?|per|under|many|days|must|should|much|amount|before|about|require[sd]?|allow(?:s|ed)?|out|includ(?:e[sd]?|ing)|part)\b/;
const PAPER =
  /\b(?:(?:[a-z]+ ){0,2}?(?:contracts?|agreements?|polic(?:y|ies)|declarations?|ccrs?|cc&rs?|cc rs?|bylaws?|governing documents?|stud(?:y|ies)|budgets? (?:documents?|pdf|papers?)|documents?|papers?|files?|pdfs?|records|letter|minutes|deeds?|covenants|restrictions))\b/;

/** What people call a thing beside what papers call it. */
const SAME: readonly (readonly string[])[] = [
  ['cancel', 'terminate', 'termination', 'cancellation'],
  ['pet', 'animal', 'dog'],
  ['wifi', 'internet'],
];

function understand(question: string, context: ChatContext): Args | null {
  if (!ASKS.test(question)) return null;
  const paper = paperIn(question, context) ?? paperOfThing(question, context);
  const rest = paper === null ? question : question.replace(paper.said, ' ');
  const words = leftOver(rest, [ASKING]);
  const isExplicit =
    /\b(?:find|search|look up|look for|locate|quote|cite|passages?|clauses?|mention\w*|sa(?:y|ys)|said|written|according to|wording|verbatim|provisions?)\b/.test(
      question,
    );
  if (words === '' || (!isExplicit && paper === null)) return null;
  return { words, document: paper?.name ?? '' };
}

interface PaperSaid {
  said: string;
  name: string;
}

/** The paper that is named, and the words that name it. */
function paperIn(question: string, { documents, facts }: ChatContext): PaperSaid | null {
  const said = PAPER.exec(question)?.[0];
  if (said === undefined) return null;
  const kinds =
    /\b(?:contracts?|agreements?|polic(?:y|ies)|declarations?|ccrs?|cc&rs?|cc rs?|bylaws?|stud(?:y|ies)|minutes|deeds?|covenants|restrictions)\b/.exec(
      said,
    )?.[0];
  if (kinds === undefined) return { said, name: '' };
  // Of "pool hours declaration" only the words that a document's name has belong to it.
  const contracts = facts.flatMap(({ parts }) => parts.filter((part) => part.kind === 'contract'));
  const names = [
    ...documents.map(({ name, kind }) => `${name} ${kind ?? ''}`),
    ...contracts.map(({ vendor, service }) => `${vendor?.value ?? ''} ${service?.value ?? ''}`),
  ].map(normaliseWords);
  const before = said
    .slice(0, said.length - kinds.length)
    .trim()
    .split(' ')
    .filter(Boolean);
  const own: string[] = [];
  for (const word of before.reverse()) {
    if (!names.some((name) => name.split(' ').some((one) => stem(one) === stem(word)))) break;
    own.unshift(word);
  }
  return { said: [...own, kinds].join(' '), name: [...own, kinds].join(' ') };
}

/** A deductible stands in a policy, an overtime rate of the elevator in its contract. */
function paperOfThing(question: string, { facts }: ChatContext): PaperSaid | null {
  if (/\bdeductibles?\b/.test(question)) return { said: '', name: 'policy' };
  const services = facts.flatMap(({ parts }) =>
    parts.flatMap((part) => (part.kind === 'contract' && part.service ? [part.service.value] : [])),
  );
  const words = services.flatMap((service) => normaliseWords(service).split(' ').slice(0, 1));
  const said = question.split(' ').find((word) => words.some((one) => stem(one) === stem(word)));
  return said === undefined ? null : { said, name: `${said} contract` };
}

const KINDS: readonly [RegExp, readonly string[]][] = [
  [/contract|agreement/, ['contract']],
  [/polic/, ['insurance']],
  [/declaration|ccr|cc&r|cc r|bylaw|governing|deed|covenant|restriction/, ['declaration', 'bylaws']],
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
      /\b(?:contracts?|agreements?|polic(?:y|ies)|declarations?|ccrs?|cc&rs?|bylaws?|stud(?:y|ies)|minutes|deeds?|covenants|restrictions|the|our)\b/g,
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

async function answer({ words, document }: Args, context: ChatContext): Promise<VerbAnswer | null> {
  const documents = await documentsNamed(document, context);
  if (documents.length === 0) return null;
  const ids = documents.map(({ id }) => id);
  const passages = await context.passages(ids, wordsOf(words));
  if (passages.length === 0) return null;
  const lines = passages.map(({ source, text }) => `${source.documentName}, page ${source.page}: “${text}”`);
  return {
    content: lines.join('\n'),
    citations: passages.map(({ source }) => sourceCitation('Quoted', source)),
  };
}

/** Each word with what papers may call it: "cancel|terminat". */
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
  understand,
  answer,
};
