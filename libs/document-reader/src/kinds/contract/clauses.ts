import { sentencesOf } from '../reading/prose';

/** `Opt-out      30 days before the period ends`: a label at the head of its line, a gap or a colon, what it says. */
const ROW = /^[ \t]*([A-Z][\w/&’'().,-]*(?: [\w/&’'().,-]+){0,4})(?:\s?:[ \t]+|[ \t]{2,})(?=\S)/;
const isRow = (line: string): boolean => ROW.test(line);

export interface Clause {
  start: number;
  end: number;
  text: string;
  /** What the row says, where the clause is a row of a form. */
  label?: string;
}

/**
 * Sentences of a contract, in which each row of a form is one: rows have no stops, and what one says of a price would else
 * be taken for what the next says of a term. A row stands beside another.
 */
export function clausesOf(text: string): Clause[] {
  return sentencesOf(text).flatMap((sentence) => rowsOf(sentence));
}

function rowsOf(sentence: Clause): Clause[] {
  const lines = sentence.text.split('\n');
  const rows = lines.map((line, i) => isRow(line) && [lines[i - 1], lines[i + 1]].some((other) => isRow(other ?? ''))); // prettier-ignore
  if (!rows.includes(true)) return [labelled(sentence)];
  const clauses: Clause[] = [];
  let at = sentence.start;
  for (const [i, line] of lines.entries()) {
    const end = Math.min(at + line.length + 1, sentence.end);
    const last = clauses.at(-1);
    if (!last || rows[i]) clauses.push({ start: at, end, text: line });
    else Object.assign(last, { end, text: `${last.text}\n${line}` });
    at = end;
  }
  return clauses.map(labelled);
}

function labelled(clause: Clause): Clause {
  const label = ROW.exec(clause.text)?.[1];
  return label === undefined ? clause : { ...clause, label };
}
