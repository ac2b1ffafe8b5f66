import { normaliseWords, sameWords } from '@hoa/budget-math';
import type { DocumentRow } from '@hoa/contracts';
import { z } from 'zod';
import { CANNOT, type ChatContext, type Passage, type Verb, type VerbAnswer } from '../context';
import { sourceCitation } from '../figures';
import { ANY_OTHER, generalDeductible, isOrdinary } from '../question/losses';
import { BESIDE, subjectOf } from '../question/subject';
import { isWritten, OF_THING, TERMS, type Term } from '../question/terms';
import { MONTH_NAMES } from '../question/times';
import { stem } from '../question/words';
import { components } from './components';
import { contracts, OF_CONTRACT } from './contracts';
import { policy } from './policy';
import { reserves } from './reserves';
import { partsOf } from './sure';
import { followingFrom } from './term-figures';

/** Several terms of one document: each is found in it, or named as not found. */

const Args = z.object({
  kind: z.enum(['policy', 'contract', 'study', 'rules']).describe('Which documents'),
  about: z.string().default('').describe('The vendor or service, of a contract'),
  terms: z
    .array(z.string())
    .min(1)
    .max(8)
    .describe(`Of: ${TERMS.map(({ of, name }) => `${name} (${of})`).join(', ')}`),
  things: z.array(z.string()).default([]).describe('Coverages or perils of a policy: "umbrella", "hail"'),
  own: z
    .record(z.string(), z.array(z.string()))
    .default({})
    .describe('The things of a term that not all have'),
  words: z.array(z.string()).default([]).describe('The work that is or is not in a contract: "palms"'),
  documentIds: z.array(z.int()).default([]),
  quoted: z.boolean().default(false).describe('Only the words of the document'),
  question: z.string().default('').describe('The question: "60 hours" is counted at the rate that is found'),
});
export type TermArgs = z.infer<typeof Args>;

const MOST = 3;
/** What facts state and a verb says in its own words. */
const OF_STUDY = /^(?:percent funded|balance|fully funded balance|recommended contribution)$/;
const OF_POLICY = /^(?:policy number|policy period|carrier)$/;

const FACTS = { policy: OF_POLICY, contract: OF_CONTRACT, study: OF_STUDY, rules: /(?!)/ } as const;

/** Rows without an amount. */
const OF_UNIT = /^(?:allocated interest|unit facts)$/;

interface Found {
  term: Term;
  thing: string;
  passages: Passage[];
}

const saidOf = (passage: Passage): string => passage.text.toLowerCase();
const has = (passage: Passage, thing: string): boolean =>
  sameWords(thing).some((word) => new RegExp(String.raw`\b${word}`).test(saidOf(passage)));

function foundIn(all: readonly Passage[], term: Term, thing: string): Passage[] {
  const stated = all.filter((one) => isSaying(one) && term.states.test(saidOf(one)) && (thing === '' || has(one, thing))); // prettier-ignore
  if (term.isRow) return stated.filter((one) => isRow(one) || (OF_UNIT.test(term.name) && one.text.startsWith(`${thing} `))).slice(0, thing === '' ? 8 : MOST); // prettier-ignore
  if (term.name === 'termination') return preferred(stated, ENDS_IT).slice(0, MOST);
  // A cover that a row or an exclusion has.
  if (term.name === 'coverage') return thing === '' ? [] : [...stated].sort((a, b) => Number(isRow(b)) - Number(isRow(a))).slice(0, 2); // prettier-ignore
  if (thing === '' || term.name !== 'deductible') return stated.slice(0, MOST);
  if ((isOrdinary(thing) || thing === 'property') && (thing === ANY_OTHER || stated.length === 0))
    return generalIn(all);
  return [...(isListedIn(all) ? all.filter((one) => isRow(one) && has(one, thing)).slice(0, 1) : []), ...stated].slice(0, MOST); // prettier-ignore
}

/** How it ends before its term; of a contract that does not say so how it is not renewed. */
const ENDS_IT = /\bterminat|\b(?:end|cancel)\w* (?:this|the) (?:agreement|contract)/;
function preferred(stated: readonly Passage[], better: RegExp): readonly Passage[] {
  const best = stated.filter((one) => better.test(saidOf(one)));
  return best.length > 0 ? best : stated;
}

/** The deductible where no other applies: of the building in a table, or of each loss in a sentence. */
function generalIn(all: readonly Passage[]): Passage[] {
  const rows = isListedIn(all) ? all.filter((one) => isRow(one) && /^(?:property|building)\b/.test(saidOf(one))) : []; // prettier-ignore
  if (rows.length > 0) return rows.slice(0, 1);
  const said = all.flatMap((one) => {
    const text = generalDeductible(one.text);
    return text === null ? [] : [{ ...one, text }];
  });
  return said.slice(0, 1);
}

/** "Fidelity $350,000 $1,000": under a column of deductibles. */
const isListedIn = (all: readonly Passage[]): boolean =>
  all.some((one) => /\bcoverage\b/.test(saidOf(one)) && /\bdeductible\b/.test(saidOf(one)) && !/\$/.test(one.text)); // prettier-ignore

/** No heading. */
const isSaying = ({ text }: Passage): boolean => /\d/.test(text) || text.split(/\s+/).length > 3;

const isRow = ({ text }: Passage): boolean => / {2}\S/.test(text) && /\$/.test(text) && !/^total|^policy /i.test(text); // prettier-ignore

/** What the columns over a row are called. */
function columnsOver(row: Passage, all: readonly Passage[]): string {
  const above = all
    .slice(0, all.indexOf(row))
    .findLast(({ text }) => / {2}\S/.test(text) && !/\d/.test(text));
  return (isRow(row) || /^\d{1,4}[A-Za-z]? {2}/.test(row.text)) && above
    ? ` (${above.text.split(/ {2,}/).join(', ')})`
    : '';
}

async function answer(args: TermArgs, context: ChatContext): Promise<VerbAnswer | null> {
  const documents = await documentsOf(args, context);
  const all = await context.sentences(documents.map(({ id }) => id));
  const asked = TERMS.filter(
    (term) => term.of === args.kind && args.terms.includes(term.name) && (!args.quoted || isWritten(term)),
  );
  const found = asked.flatMap((term) => foundOf(term, args, all));
  const facts = await factsOf(args, context);
  if (facts.length === 0 && found.every(({ passages }) => passages.length === 0)) return null;
  const isFact = ({ name }: Term) => facts.length > 0 && FACTS[args.kind].test(name);
  // "No notice is stated" by what was extracted, and yet in a sentence.
  const isSaid = (term: Term) => isFact(term) && !facts.some(({ content }) => content.includes(' is stated'));
  const quotes = [...new Set(found.filter(({ term }) => !isSaid(term)).flatMap(({ passages }) => passages))];
  const missing = [...new Set(found.filter(({ term, passages }) => passages.length === 0 && !(isFact(term) && term.name !== 'policy number')).map(({ term, thing }) => (term.name === 'scope' && thing !== '' ? thing : `${thing} ${term.name}`.trim())))]; // prettier-ignore
  return {
    content: [
      ...facts.map(({ content }) => content),
      ...quotes.map((one) => `${one.source.documentName}, page ${one.source.page}: “${one.text}”${columnsOver(one, all)}`), // prettier-ignore
      ...followingFrom({ quotes: found.flatMap(({ term, thing, passages }) => passages.map((passage) => ({ passage, term: term.name, thing }))), all, question: args.question, context }), // prettier-ignore
      ...(missing.length === 0 ? [] : [`${CANNOT}: ${missing.join(', ')}. None of its documents states it.`]), // prettier-ignore
    ].join('\n'),
    citations: [
      ...facts.flatMap(({ citations }) => citations),
      ...quotes.map(({ source }) => sourceCitation('Quoted', source)),
    ],
  };
}

/** Of a policy each coverage or peril that is named has its own, of a contract each work. */
function foundOf(term: Term, { things, own, words, question }: TermArgs, all: readonly Passage[]): Found[] {
  // "What month do they test it" is no question for a sentence without one.
  const isOfMonth = ASKS_MONTH.test(question) && (term.name === 'scope' || things.length === 0);
  const stated = isOfMonth ? all.filter(({ text }) => MONTH.test(text)) : all;
  if (term.name === 'scope' && words.length > 0)
    return [{ term, thing: words.join(' '), passages: ofWork(words, stated) }];
  const each = own[term.name] ?? (OF_THING.test(term.name) && things.length > 0 ? things : ['']);
  return each.map((thing) => ({ term, thing, passages: foundIn(stated, term, thing) }));
}

const ASKS_MONTH = /\b(?:what|which) months?\b/;
const MONTH = new RegExp(String.raw`\b(?:${MONTH_NAMES})\b`);

/** The sentences with all of the words, of many all but one. */
function ofWork(words: readonly string[], all: readonly Passage[]): Passage[] {
  const least = words.length > 2 ? words.length - 1 : words.length;
  const isOf = (passage: Passage): boolean => {
    const own = normaliseWords(passage.text).split(' ').map(stem);
    return words.filter((word) => sameWords(word).some((same) => own.includes(stem(same)))).length >= least;
  };
  return all.filter((one) => isSaying(one) && isOf(one)).slice(0, MOST);
}

/** What the facts of these documents say of the terms, in the words of the verb that has them. */
async function factsOf(
  { kind, about, terms: named, things, quoted }: TermArgs,
  context: ChatContext,
): Promise<VerbAnswer[]> {
  const component = kind === 'study' ? things[0] : undefined;
  if (quoted || (component === undefined && !named.some((name) => FACTS[kind].test(name)))) return [];
  const abouts = kind === 'contract' ? about.split(BESIDE).filter((one) => one !== '') : [];
  const all = await Promise.all(
    kind === 'study'
      ? [
          reserves.answer({ full: named.includes('fully funded balance'), parts: named }, context),
          ...(component === undefined ? [] : [components.answer({ component }, context)]),
        ]
      : kind === 'policy' && partsOf(context, 'insurance').some((part) => part.policy)
        ? [policy.answer({ covers: [], parts: things.length > 0 ? named.filter((name) => OF_POLICY.test(name)) : named }, context)] // prettier-ignore
        : abouts.map((one) =>
            contracts.answer(
              {
                about: one,
                line: '',
                soon: false,
                parts: named,
                times: named.some((name) => name.startsWith('fee')) ? things : [],
              },
              context,
            ),
          ),
  );
  return all.filter((one) => one !== null);
}

async function documentsOf(
  { kind, about, documentIds }: TermArgs,
  context: ChatContext,
): Promise<DocumentRow[]> {
  if (documentIds.length > 0) return context.documents.filter(({ id }) => documentIds.includes(id));
  const subject = await subjectOf({ kind, about }, context);
  return context.documents.filter(({ id }) => subject.documentIds.includes(id));
}

export const terms: Verb<TermArgs> = {
  name: 'document_terms',
  description: 'Terms of a policy, contract, reserve study or governing document, each quoted from it.',
  args: Args as z.ZodType<TermArgs>,
  slots: () => null,
  answer,
};
