import { accountNumber, normaliseWords } from '@hoa/budget-math';
import type { ChatContext } from '../context';
import type { Concept } from './lexicon';
import { isFeeFigure } from './fee-figures';
import { mentionsIn, VAGUE, type Mention } from './mentions';
import { corrected, tokensOf, type Token } from './tokens';
import { isVendorAlone } from './vendor-first';
import { partsOf, plainQuestion, stem } from './words';
import { knownYears } from './year-figures';
import { yearsAsked } from './years';

/** A question with all that is recognized in it. The verbs weigh it; none of them reads the words by itself. */
export interface Read {
  /** As it was asked. */
  question: string;
  /** Mended, with its years. */
  plain: string;
  /** The same with years of four digits. */
  dated: string;
  /** Without its years. */
  tokens: Token[];
  years: number[];
  every: boolean;
  mentions: Mention[];
  /** Amounts and percentages that are no GL code. */
  quantities: Quantity[];
}

export interface Quantity {
  at: number;
  value: number;
  percent: boolean;
}

const known = new WeakMap<ChatContext, Map<string, Read>>();

/** Read once, however many ask. */
export function readQuestion(question: string, context: ChatContext): Read {
  const reads = known.get(context) ?? new Map<string, Read>();
  known.set(context, reads);
  const read = reads.get(question) ?? readAnew(question, context);
  reads.set(question, read);
  return read;
}

function readAnew(question: string, context: ChatContext): Read {
  const { asking, told } = partsOf(question);
  const own = ownWords(context);
  const readPart = (part: string): Read => readWith(part, { context, own });
  if (isVendorAlone(told, context)) return { ...readPart(`${told.replace(/[.!\s]+$/, '')}: ${asking}`), question }; // prettier-ignore
  const read = readPart(asking);
  if (told === '' || read.mentions.length > 0 || says(read, 'fee')) return { ...read, question };
  const before = readPart(told);
  // "Same for Tallgrass. How do we get rid of them": somebody that is no party of any contract.
  if (POINTS.test(read.plain) && before.mentions.length === 0 && namesSomebody(before)) return readPart(question); // prettier-ignore
  // "2024 closed with a surplus. Amount?"
  if (says(before, 'net') && !says(read, 'net') && before.years.length > 0 && read.tokens.length < FEW) return readPart(question); // prettier-ignore
  // "They want to stay at 460. What would we have to cut?"
  const isPlayed = before.quantities.length > 0 && says(read, 'suppose', 'drop', 'down', 'up');
  if (isPlayed && read.quantities.length === 0) return readPart(question);
  // "Legal is all over the place. Show me every year": years alone are of what is told.
  // "2025 was awful. How big was the loss?"
  const [said, more] = before.years;
  if (said !== undefined && more === undefined && said < context.parameters.year && read.years.length === 0 && before.mentions.length === 0 && (says(read, 'net') || told.split(/\s+/).length < 5)) return { ...readPart(`${asking} in ${said}`), question }; // prettier-ignore
  const isOpen = (read.every || read.years.length > 0) && !namesOther(read) && !says(read, 'whole', 'expenses', 'income', 'net', 'letter', 'motion', 'policy', 'contract'); // prettier-ignore
  if (before.mentions.length === 0 || !(isOpen || POINTS.test(read.plain))) return { ...read, question };
  const years = before.years.length > 0 ? ` in ${before.years.join(' and ')}` : '';
  const meant = `${before.mentions.map((one) => wholeName(one, before)).join(' and ')}${years}`;
  return { ...readPart(pointedAt(read.plain, meant)), question };
}

/** "The clubhouse floor": with the word behind it that makes it another thing. */
function wholeName({ said, tokens: own }: Mention, { tokens }: Read): string {
  const [next, after] = tokens.slice((own.at(-1) ?? -1) + 1);
  // "Plumbing worries me": what it does, and no name.
  const isVerb = after !== undefined && /^(?:me|us|them|everyone|everybody)$/.test(after.word);
  return next?.kind === 'unknown' && !isVerb ? `${said} ${next.word}` : said;
}

const FEW = 15;
const POINTS =
  /\b(?:(?:amounts|numbers|figures)$|it|that|this|those|these|them|they|both|each(?= (?:cost|one|come|run|was|is)\b))\b/;

/** "Justify it": with what "it" is. */
export const pointedAt = (plain: string, meant: string): string => {
  const pointed = plain.replace(POINTS, meant);
  return pointed === plain ? `${plain} ${meant}` : pointed;
};

function readWith(
  original: string,
  { context, own }: { context: ChatContext; own: ReadonlyMap<string, string> },
): Read {
  const { items, parameters } = context;
  const plain = corrected(plainQuestion(original), own);
  const { years, rest, every, dated } = yearsAsked(plain, parameters.year, knownYears(items, context));
  const tokens = tokensOf(rest, original);
  for (const [at, token] of tokens.entries()) if (isCount(tokens, at, parameters.units)) token.kind = 'empty';
  const codes = new Set(items.flatMap(({ glCode }) => [glCode, accountNumber(glCode) ?? '']));
  for (const token of tokens) if (token.kind === 'amount' && codes.has(token.word)) token.kind = 'unknown';
  const mentions = mentionsIn(tokens, items);
  for (const at of mentions.flatMap((mention) => mention.tokens)) {
    const token = tokens[at];
    if (!token) continue;
    token.kind = 'line';
    // "Snow Removal" removes nothing; a contract and a policy are documents also where a line is called so.
    token.concepts = new Set(
      [...token.concepts].filter((one) => ['contract', 'policy', 'life'].includes(one)),
    );
  }
  const quantities = quantitiesIn(tokens);
  // "the 545 that we pay": what owners pay by its amount.
  for (const one of mentions.length === 0 ? quantities : [])
    if (!one.percent && isFeeFigure(one, context)) tokens[one.at]?.concepts.add('fee');
  return {
    question: original,
    plain,
    dated,
    tokens,
    years,
    every,
    mentions,
    quantities,
  };
}

/** "12 meetings", "21 times": a number of what it stands before, unless that only ends so. */
const COUNTED =
  /^(?:(?:year|month|week|day|hour|item|line|thing|cost|expense)s?|largest|biggest|highest)$|^(?!bucks|dollars|cents|thanks|pls|plus|less|this|versus|across|always|perhaps|units|dues|fees|assessments)[a-z]{4,}s$/;
const HOMES = /^(?:units?|homes?|doors?|owners?|homeowners?|condos?|houses?|households?)$/;

/** "top 3", "the next 4 years", "the 48 units": a number of something, and no amount. */
function isCount(tokens: readonly Token[], at: number, units: number): boolean {
  const { word = '' } = tokens[at] ?? {};
  const [before, next] = [tokens[at - 1]?.word ?? '', tokens[at + 1]?.word ?? ''];
  if (!/^\d{1,4}$/.test(word)) return false;
  if (HOMES.test(next)) return Number(word) === units;
  return word.length < 4 && (COUNTED.test(next) || /^(?:top|next|first|biggest|largest)$/.test(before));
}

interface Factor {
  verb: 'double' | 'triple' | 'halve';
  times: number;
}

/** "double the water", "half of that": by how much it says that something is multiplied. */
export function factorIn({ plain }: Read): Factor | null {
  const said = /\b(?:doubl|tripl|halv|half\b)\w*/.exec(plain)?.[0];
  if (said === undefined) return null;
  if (said.startsWith('doubl')) return { verb: 'double', times: 2 };
  return said.startsWith('tripl') ? { verb: 'triple', times: 3 } : { verb: 'halve', times: 0.5 };
}

/** What several things come to. */
export const TOGETHER = /\b(?:together|combined?|altogether|add(?:ed|s|ing)?(?: (?:it|them|these|those|both))? (?:all )?up|added|sum(?:med)?|in total|total(?:s|ing|ed)?|one (?:number|figure|total|sum)|all in|come to)\b/; // prettier-ignore

/** Of no budget, unless a line is called so. */
export const SPECIAL = /\bspecial assessments?\b/;

/** "The plumber's phone number" is no figure of the line, nor is "reserve the pool for me". */
const NO_FIGURE =
  /^(?:please )?(?:reserve|book) (?:the|an?|my)\b|\b(?:(?:tele)?phone|fax) number\b|\bemail address\b|\b(?:property|home|resale|market) (?:values?|prices?)\b|\blicense (?:number|no)\b|\bper (?:visit|call|trip|pick ?up|sale|account)\b/;

/** "The pool deck job": work that was done once. */
const JOB = /\b(?:job|project|replacement|redo)\b(?! (?:manager|management|description))/;

/** "pool heater", "plumbing contract": a thing of its own, whatever the line is that has one of its words. */
export const isOfAnother = ({ tokens, plain, mentions }: Read): boolean =>
  NO_FIGURE.test(plain) ||
  (JOB.test(plain) &&
    mentions.length > 0 &&
    !mentions.some(({ scope }) =>
      scope.items.some(({ description }) => JOB.test(description.toLowerCase())),
    )) || // prettier-ignore
  (SPECIAL.test(plain) && !mentions.some(({ said }) => said.includes('special'))) ||
  tokens.some(({ kind, word, concepts }, at) => {
    const isAfter = tokens[at - 1]?.kind === 'line';
    if (kind !== 'unknown') return isAfter && kind === 'concept' && concepts.has('contract');
    return (isAfter || tokens[at + 1]?.kind === 'line') && !VAGUE.test(word) && !word.endsWith('ly');
  });

/** A word that is none of talk, of the field or of this budget: a thing that the whole is not. */
export const namesOther = ({ tokens }: Read): boolean =>
  tokens.some(({ kind, word }) => kind === 'unknown' && !word.endsWith('ly'));

/** "Gull Point", "the decks": somebody or something that is no word of the field. */
export const namesSomebody = ({ tokens }: Read): boolean =>
  tokens.some(({ kind, isProper }) => kind === 'unknown' && isProper);
export const namesThing = ({ tokens }: Read): boolean =>
  tokens.some(({ kind, isName, word }) => kind === 'unknown' && isName && !word.endsWith('ly'));

/** Whether one of some concepts is said. */
export const says = ({ tokens }: Read, ...concepts: (Concept | 'fee')[]): boolean =>
  concepts.some((concept) => tokens.some((token) => token.concepts.has(concept)));

/** The lines that are named, as a verb's argument; empty where none is. */
export const lineOf = ({ mentions }: Read): string =>
  mentions.map(({ said, scope }) => (scope.kind === 'line' ? scope.name : said)).join('; ');

function quantitiesIn(tokens: readonly Token[]): Quantity[] {
  return tokens.flatMap(({ word, kind }, at) => {
    // "1,480 x 12": how often, and no amount.
    if (kind !== 'amount' || /^(?:x|times|\*)$/.test(tokens[at - 1]?.word ?? '')) return [];
    const scale = /k%?$/.test(word) ? 1000 : 1;
    const value = Number.parseFloat(word.replace(/[$,+]/g, '')) * scale;
    return [{ at, value, percent: word.endsWith('%') }];
  });
}

/** What the documents name beside lines: contracts with parties and services, documents, components. */
function ownWords({ facts, documents, parameters, items }: ChatContext): Map<string, string> {
  const names = facts.flatMap(({ parts }) =>
    parts.flatMap((part) => {
      if (part.kind === 'contract') return [part.vendor?.value ?? '', part.service?.value ?? ''];
      if (part.kind === 'reserve') return part.components.map(({ name }) => name);
      if (part.kind === 'insurance') return [part.carrier?.value ?? '', ...part.premiums.map(({ line }) => line)]; // prettier-ignore
      return part.kind === 'budget' ? part.lines.map(({ description }) => description) : [];
    }),
  );
  const all = [...names, ...documents.map(({ name }) => name), ...items.map(({ description }) => description)]; // prettier-ignore
  const words = [...all, parameters.associationName].flatMap((name) => normaliseWords(name).split(' '));
  return new Map(words.filter((word) => word.length > 2).map((word) => [stem(word), word]));
}
