import type { Prose } from '../reading/prose';

const QUOTED = /^[ \t]*>.*$/gm;

/** What a mail quotes of earlier ones was asked for or offered then: it is blank, and the characters keep their places. */
export function withoutQuoted(prose: Prose): Prose {
  const text = prose.text.replace(QUOTED, (line) => ' '.repeat(line.length));
  return text === prose.text ? prose : { ...prose, text };
}
