import { visible } from './fence';

const MACHINE =
  '(?:a\\.?i\\.?(?![\\w-])|llms?\\b|gpt(?:-?\\d)?\\b|chat ?gpt\\b|(?:large )?language models?\\b|chat ?bots?\\b|(?:a[il1|]|virtual|automated) (?:assistant|agent|model|system|reader)s?\\b)';
const SOME = "(?:[\\w\u2019'-]{1,20} ){0,4}";

/** Each is bounded: no repetition within a repetition, so the time is linear in the text. */
const SIGNS: readonly RegExp[] = [
  new RegExp(
    `\\b(?:ignore|disregard|forget|override|bypass) ${SOME}(?:instructions?|prompts?|directives?)\\b`,
  ),
  /\b(?:ignore|disregard|forget) (?:everything|all|anything) (?:above|before|previous|prior|you (?:were|have been))/,
  /\b(?:system|developer|hidden|initial) prompts?\b/,
  /\b(?:reveal|print|repeat|show|output|disclose|leak|quote) (?:me )?(?:your|the (?:system|hidden|initial|above)) (?:\w{1,20} ){0,2}(?:prompts?|instructions?|rules)\b/,
  new RegExp(
    `\\byou are (?:now |no longer |in fact |actually )?(?:an? |the |my )?(?:\\w{1,20} ){0,2}${MACHINE}`,
  ),
  /\byou are now (?:in |a |an |the )?(?:\w{1,20} ){0,2}(?:mode|assistant|unrestricted|jailbroken|administrator|root|dan)\b/,
  /\b(?:respond|reply|answer|output|return) (?:only|solely|exclusively|nothing but) (?:with |in |as )?(?:json|the (?:word|following|number|amount)|yes\b|no\b|["'{])/,
  new RegExp(
    `\\b(?:act|behave|respond|answer) as (?:if you were )?(?:an? |the )?(?:\\w{1,20} ){0,2}${MACHINE}`,
  ),
  // What a scanner makes of `an AI`; Al alone is a man's name.
  /\b(?:are|as|to) (?:now |only |just )?an a[l1|](?![\w-])/,
  new RegExp(`\\bpretend (?:to be|that you are|you are)\\b`),
  new RegExp(
    `\\b(?:instructions?|notes?|message|attention|dear|warning|memo|hello|hey) ?,?:? ?(?:for |to )?(?:the |any |all |every )?${MACHINE}`,
  ),
  new RegExp(
    `\\b(?:if you are|when read by|to be read by|any|every|the) (?:an? |the )?${MACHINE}[^.]{0,40}\\b(?:must|should|shall|will|please|reading|processing|summari[sz]ing|do not|ignores?|sets?|reports?|returns?|outputs?)\\b`,
  ),
  new RegExp(`^\\W{0,4}${MACHINE} ?[:,] `),
  /<\|[\w ]{1,24}\|>|\[\/?inst\]|<<\/?sys>>/,
  /<\/?(?:system|assistant|user|instructions?|tool_calls?|function_calls?|tool_result|untrusted|document|data)\b[^<>]{0,60}>/,
  /(?:^|\s)(?:#{1,4} ?)?(?:system|assistant|developer) ?: ?(?:you|ignore|set|the (?:user|following)|new|from now|all )\b/,
  /\b(?:tool_calls?|tool_use|function_call|tool_choice)\b|"type" ?: ?"(?:function|secret|tool)|"lc" ?: ?1\b/,
  /\b(?:call|invoke|use|run|execute) the \w{1,30} (?:tool|function|api)\b/,
  /\b(?:begin|end) data [0-9a-f]{8}|\bend of (?:the )?(?:data|untrusted|document text)\b.{0,40}\binstructions?\b/,
  /\b(?:new|updated|real|actual|secret) instructions? ?:/,
  /\b(?:do not|don't|never) (?:tell|inform|mention|show|reveal)[^.]{0,30}\b(?:to )?the user\b/,
  /\b(?:jailbreak|prompt injection|developer mode|dan mode)\b/,
];

/** So much of a line is looked at. */
const LONGEST_LINE = 20_000;

/** A line as its words are compared: what a person sees of it, in small letters and single spaces. */
export function asRead(line: string): string {
  return visible(line.slice(0, LONGEST_LINE).normalize('NFKC')).toLowerCase().replace(/\s+/g, ' ');
}

/** Whether words, as `asRead` gives them, are addressed to a program instead of a reader. */
export const speaks = (read: string): boolean => SIGNS.some((sign) => sign.test(read));

/** Whether words are addressed to a program instead of a reader. Time is linear in the text. */
export const speaksToProgram = (text: string): boolean => speaks(asRead(text));

const LEFT_OUT = '(A line addressed to a computer program is left out here.)';

/** A text without the lines that are addressed to a program: a model has no use for them. */
export function withoutProgramWords(text: string): string {
  return text
    .split('\n')
    .map((line) => (speaksToProgram(line) ? LEFT_OUT : line))
    .join('\n');
}
