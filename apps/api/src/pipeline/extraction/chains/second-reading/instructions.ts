import type { Citation, FactWarning } from '@hoa/contracts';
import { visible } from './fence';

/** A line that speaks to a program instead of a reader. */
export interface Instruction {
  page: number;
  line: number;
  /** It holds no figure, so that a model may do without it. */
  isBare: boolean;
  quote: string;
}

interface Lines {
  page: number;
  lines: readonly { index: number; text: string }[];
}

const MACHINE =
  '(?:a\\.?i\\.?(?![\\w-])|llms?\\b|gpt(?:-?\\d)?\\b|chat ?gpt\\b|(?:large )?language models?\\b|chat ?bots?\\b|(?:ai|virtual|automated) (?:assistant|agent|model|system|reader)s?\\b)';
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

/** So much of a document is looked through, and so many places are told. */
const MOST_CHARACTERS = 4_000_000;
const LONGEST_LINE = 20_000;
const MOST_FOUND = 500;

/** Lines that hold instructions to a model, those that run on in the next line with it. Time is linear in the text. */
export function instructionsIn(pages: readonly Lines[]): Instruction[] {
  const found: Instruction[] = [];
  let left = MOST_CHARACTERS;
  for (const { page, lines } of pages) {
    const texts = lines.map(({ text }) => plain(text.slice(0, LONGEST_LINE)));
    const told = new Set<number>();
    for (const [at, text] of texts.entries()) {
      left -= text.length;
      if (left < 0 || found.length + told.size >= MOST_FOUND) break;
      if (speaks(text)) told.add(at);
      else if (at > 0 && !told.has(at - 1) && speaks(`${tail(texts[at - 1] ?? '')} ${head(text)}`))
        told.add(at - 1).add(at);
    }
    for (const at of [...told].sort((a, b) => a - b)) {
      const line = lines[at];
      if (line)
        found.push({ page, line: line.index, isBare: !/\d/.test(line.text), quote: quoted(line.text) });
    }
  }
  return found;
}

/** Whether words are addressed to a program. */
export function speaksToProgram(text: string): boolean {
  return speaks(plain(text.slice(0, LONGEST_LINE)));
}

const speaks = (text: string): boolean => SIGNS.some((sign) => sign.test(text));
const tail = (text: string): string => text.slice(-80);
const head = (text: string): string => text.slice(0, 80);
const quoted = (text: string): string => visible(text).slice(0, 400);

function plain(text: string): string {
  return visible(text.normalize('NFKC')).toLowerCase().replace(/\s+/g, ' ');
}

const CODE = 'words_to_a_program';

/** As a warning on the facts, one a page. */
export function instructionWarnings(
  found: readonly Instruction[],
  about: Pick<Citation, 'documentId' | 'documentName' | 'readingId'>,
): FactWarning[] {
  const first = new Map<number, Instruction>();
  for (const one of found) if (!first.has(one.page)) first.set(one.page, one);
  return [...first.values()].map(({ page, line, quote }) => ({
    code: CODE,
    message: `This paper holds words addressed to a computer program on page ${page}; they changed nothing.`,
    at: { ...about, page, line, quote },
  }));
}

/** As notes of a run, from what was warned of: one a paper. */
export function instructionNotes(
  name: string,
  warnings: readonly FactWarning[],
): { code: string; message: string }[] {
  const places = warnings.flatMap(({ code, at }) =>
    code === CODE && at ? [`page ${at.page}, line ${at.line ?? 1}`] : [],
  );
  if (places.length === 0) return [];
  const more = places.length > 3 ? ` and ${places.length - 3} more pages` : '';
  return [
    {
      code: CODE,
      message: `${name} holds words addressed to a computer program (${places.slice(0, 3).join('; ')}${more}); they changed nothing.`,
    },
  ];
}

/** Facts with the warnings that they do not have yet. */
export function withInstructionWarnings<F extends { warnings: FactWarning[] }>(
  facts: F,
  warnings: readonly FactWarning[],
): F {
  const known = new Set(facts.warnings.filter(({ code }) => code === CODE).map(({ at }) => at?.page));
  const added = warnings.filter(({ at }) => !known.has(at?.page));
  return added.length === 0 ? facts : { ...facts, warnings: [...facts.warnings, ...added] };
}
