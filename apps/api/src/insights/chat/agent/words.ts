import { usableWords } from '../../../platform/ai/own-words';
import { withoutProgramWords } from '../../../platform/ai/program-words';
import type { VerbAnswer } from '../context';
import { AGENT_SYSTEM } from './prompt';

const LONGEST_ANSWER = 3000;
const LONGEST_RESULT = 6000;
const CLAIMS =
  /\b(?:i|we) (?:have |'ve )?(?:changed|updated|set|increased|decreased|reduced|applied|saved|deleted|added|removed)\b/i;

/** A result as the model is shown it: its words, its table, and what it would change. */
export function shown({ content, table, proposal }: VerbAnswer): string {
  const rows = table ? [table.columns, ...table.rows.map(({ cells }) => cells)] : [];
  const changes = proposal ? [`Proposed, not made: ${proposal.summary}.`] : [];
  const lines = [content, ...rows.map((cells) => cells.join(' | ')), ...changes];
  return withoutProgramWords(lines.join('\n').slice(0, LONGEST_RESULT));
}

/** A model's words, or null where they cannot be used: claiming deeds, with figures in sentences of its own, or for what `usableWords` refuses. */
export function usableAnswer(text: string, results: readonly VerbAnswer[], question: string): string | null {
  const given = results.map(shown);
  const answer = usableWords(text, {
    given: [question, ...given],
    longest: LONGEST_ANSWER,
    system: AGENT_SYSTEM,
    paragraphs: true,
  });
  return answer === null || CLAIMS.test(answer) || !figuresAreTheirs(answer, given) ? null : answer;
}

/** Amounts, percentages and numbers; years and counts below a hundred may be in a sentence of its own. */
const FIGURE = /[$%]|\d{3,}|\d[.,]\d/;
const YEAR = /\b(?:FY ?)?20\d\d\b/g;

/**
 * Whether each sentence with a figure is a whole one of the results, word for word. Beside other words a right figure
 * becomes a wrong one: of another line, of another year, a change for an amount. Nothing here could tell.
 */
function figuresAreTheirs(answer: string, given: readonly string[]): boolean {
  const known = new Set(
    given.flatMap((text) => [...text.split('\n'), ...sentencesOf(text)]).map(plainSentence),
  );
  return sentencesOf(answer).every(
    (sentence) => !FIGURE.test(sentence.replace(YEAR, '')) || known.has(plainSentence(sentence)),
  );
}

const sentencesOf = (text: string): string[] => text.split(/\n|(?<=[.!?]) (?=\p{Lu})/u);

const plainSentence = (text: string): string =>
  text
    .replace(/[\u2212\u2010-\u2015]/g, '-')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/\.$/, '');
