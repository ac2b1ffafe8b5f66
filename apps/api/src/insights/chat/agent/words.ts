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

/** A model's words, or null where they cannot be used: claiming deeds, with figures of something else, or for what `usableWords` refuses. */
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

const FIGURE = /\$? ?\d[\d,]*(?:\.\d+)?%?/g;
/** Words that stand beside figures of anything. */
const COMMON = new Set(
  'year years month from with that this would will budget budgeted proposed adopted projected actual changed change increase increased decrease amount total more less instead before because over under than into also they them line lines comes come after unit annual percent source page document documents about between which while and the for are was were its has had not is to of in a by at on it up down as'.split(
    ' ',
  ),
);

/**
 * Whether each figure of a sentence is one of what the sentence speaks of: the line of the results that has it has a word
 * of the sentence as well. A right figure of another line is a wrong figure.
 */
function figuresAreTheirs(answer: string, given: readonly string[]): boolean {
  const lines = given.flatMap((text) => text.split(/\n|(?<=\.) (?=[A-Z])/));
  const sentences = answer.split(/\n|(?<=[.!?;]) (?=[A-Z])/);
  return sentences.every((sentence) => {
    const words = namesIn(sentence);
    return (sentence.match(FIGURE) ?? []).map(plainFigure).every((figure) => {
      const having = lines.filter((line) => (line.match(FIGURE) ?? []).map(plainFigure).includes(figure));
      // A year, a count, or what only the question said.
      if (having.length === 0 || /^\d{1,2}$|^20\d\d$/.test(figure)) return true;
      return having.some((line) => namesIn(line).some((word) => words.includes(word)));
    });
  });
}

const plainFigure = (text: string): string => text.replace(/[$,%\s]/g, '').replace(/\.0+$/, '');

const namesIn = (text: string): string[] =>
  (text.toLowerCase().match(/\p{L}{3,}/gu) ?? [])
    .filter((word) => !COMMON.has(word))
    .map((word) => word.slice(0, 6));
