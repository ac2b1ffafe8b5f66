import type { ToolAnswer } from '../../tools/context';

const MARKUP = /[<>`|\p{Cs}\p{Cf}]|https?:|www\.|\]\(|\*\*|javascript:/iu;
const CLAIMS =
  /\b(?:i|we) (?:have |'ve )?(?:changed|updated|set|increased|decreased|reduced|applied|saved|deleted)\b/i;

/** A model's words, or null where they cannot be used: marked up, claiming deeds, or with figures of their own. */
export function usableAnswer(text: string, results: readonly ToolAnswer[], question: string): string | null {
  const answer = text.replace(/[ \t]+/g, ' ').trim();
  if (answer === '' || MARKUP.test(answer) || CLAIMS.test(answer)) return null;
  const known = new Set([question, ...results.map(({ content }) => content)].flatMap(figuresOf));
  return figuresOf(answer).every((figure) => known.has(figure)) ? answer : null;
}

/** Numbers as they compare: "$1,234.50" and "1234.5" are the same. */
function figuresOf(text: string): string[] {
  return [...text.normalize('NFKC').matchAll(/\d[\d,]*(?:\.\d+)?/g)].map(([figure]) =>
    String(Number(figure.replace(/,/g, ''))),
  );
}
