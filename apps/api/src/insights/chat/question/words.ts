/** Words that ask for nothing by themselves. */
const FILLER = new Set(
  `a an the our my your their its this that these those we i you me us they it please can could would will do does did
   done is are was were be been being am has have had what whats which who whose when where why how hows much many tell show
   give let lets know want like need to of for in on at by with from or as there here so just exactly currently now hi hello hey
   thanks thank about into than then right also s re ve ll d m ok okay us kindly quick quickly help understand wondering wonder
   curious im senior much see already still yet even exact actually hoa association associations community board condo condominium condos complex building`.split(
    /\s+/,
  ),
);

/** How people write in a hurry. */
const LONG: Readonly<Record<string, string>> = {
  y: 'why',
  u: 'you',
  ur: 'your',
  r: 'are',
  yr: 'year',
  yrs: 'years',
  yearly: 'annual',
  mo: 'month',
  mtg: 'meeting',
  pls: 'please',
  plz: 'please',
  thx: 'thanks',
  q: 'question',
  contrib: 'contribution',
  contribs: 'contributions',
  mgmt: 'management',
  maint: 'maintenance',
  ins: 'insurance',
  utilites: 'utilities',
  pct: '%',
  acc: 'according',
  prev: 'previous',
  exp: 'expenses',
  whos: 'who is',
  whens: 'when is',
  wheres: 'where is',
  approx: '',
  abt: 'about',
  bc: 'because',
  gotta: 'have to',
  gonna: 'going to',
  wanna: 'want to',
  decl: 'declaration',
  ccrs: 'declaration',
  ccr: 'declaration',
};
const SHORT = new RegExp(`(?<![\\p{L}\\p{N}&/])(?:${Object.keys(LONG).join('|')})(?![\\p{L}\\p{N}&])`, 'gu');
/** How an answer is to be worded, which changes nothing of what it says. */
const FORM =
  /\bin (?:\d+|one|two|three|a few|a couple of|simple|plain|short|easy|layman) (?:short )?(?:sentences?|words?|terms?|english|lines?|points?|bullets?|paragraphs?)\b|\b(?:for|to) (?:a|an|the|our|my) (?:senior |new |average |upset |angry |old(?:er)? )?(?:owners?|homeowners?|members?|neighbors?|newsletter|meeting|board)\b|\bquick (?:question|one)\b/g;

/** A question as the verbs read it: lower case, plain quotes, no possessives, no marks but those of figures. */
export function plainQuestion(question: string): string {
  return wholeWords(question).replace(/\s+/g, ' ').trim();
}

function wholeWords(question: string): string {
  return question
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/[\u2012-\u2015\u2212]/g, '-')
    .replace(SHORT, (word) => LONG[word] ?? word)
    .replace(/(?<=\d) ?(?:percent\b|per cent\b|%)/g, '%')
    .replace(/\br ?& ?m\b/g, 'repairs and maintenance')
    .replace(/\bd ?& ?o\b/g, 'directors officers')
    .replace(/\bw\//g, 'with ')
    .replace(/\bwhat's\b/g, 'what is')
    .replace(/\b(who|how|where|when|why|it|that|there)'s\b/g, '$1 is')
    .replace(/(\w)'s\b/g, '$1')
    .replace(/'/g, '')
    .replace(/[^\p{L}\p{N}$%.,/&+-]+/gu, ' ')
    .replace(/[.,](?!\d)/g, ' ')
    .replace(/ [-&/] /g, ' and ')
    .replace(/\s+/g, ' ')
    .replace(FORM, ' ');
}

/** Who a person is and why they ask: nothing of it is asked. An instruction is no such remark. */
const REMARK =
  /^(?:hi|hello|hey|dear|good (?:morning|evening|afternoon)|thanks?|thank you|sorry|ok|okay|i(?:'m| am| was| have|'ve| never| do not| don'?t| can'?t| need| want)?|an? (?:owner|neighbor|member|homeowner)|one of (?:the|our)|someone|somebody|people|owners|members|my|new (?:on|to|here)|we(?: are|'re| have| just)|it is for|because|just|asking for|quick q(?:uestion)?)\b/i;

/** The sentences that ask something; the whole where every one may. */
export function askingPart(question: string): string {
  const sentences = question.split(/(?<=[.?!]|\bq:)\s+/).filter((one) => /\p{L}/u.test(one));
  const asking = sentences.filter((one) => one.trim().endsWith('?') || !REMARK.test(one.trim()));
  return asking.length > 0 && asking.length < sentences.length ? asking.join(' ') : question;
}

/**
 * What is left of a question when the words that a verb understands, and those that ask for nothing, are taken away. A
 * verb answers only where all of it is understood: a word that is left would be passed over in silence.
 */
export function leftOver(question: string, understood: readonly RegExp[]): string {
  let rest = question;
  for (const pattern of understood) rest = rest.replace(new RegExp(pattern.source, 'g'), ' ');
  const words = rest
    .replace(/&|,/g, ' and ')
    .split(/[\s/]+/)
    .filter((word) => word === 'and' || (word !== '' && word !== '-' && !FILLER.has(word)));
  // "water and sewer" are two things; an "and" with nothing beside it joins nothing.
  return words.filter((word, at) => word !== 'and' || isBetween(words, at)).join(' ');
}

function isBetween(words: readonly string[], at: number): boolean {
  const before = words[at - 1];
  return before !== undefined && before !== 'and' && words.slice(at + 1).some((word) => word !== 'and');
}

/** A word's beginning, by which "renewal" is found for "renew" and "contracts" for "contract". */
export function stem(word: string): string {
  if (word.length <= 4) return word.replace(/(?<=...)(?<!s)s$/, '');
  return word.replace(/(?:ations?|ions?|ings?|als?|ments?|ies|ed|es|s|y|e)$/, '').slice(0, 12);
}
