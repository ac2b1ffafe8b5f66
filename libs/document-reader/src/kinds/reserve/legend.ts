import type { Page } from '../../page/types';
import type { HeadSpec } from '../reading/table-heads';

/** `REL - Remaining Economic Life (yrs)`, `EUL: estimated useful life.`: letters, and words that may begin with them. */
const ENTRY = /\b([A-Z]{2,5})\s?[-–—:=]\s?((?:[A-Za-z]+ ){1,5}[A-Za-z]+)/g;

/** What abbreviations of a study mean, where it explains them itself. */
type Legend = ReadonlyMap<string, string>;

function entriesIn(text: string): [string, string][] {
  return [...text.slice(0, 400).matchAll(ENTRY)].flatMap(
    ([, letters = '', words = '']): [string, string][] => {
      const meaning = words.split(' ').slice(0, letters.length);
      return meaning.map((word) => word[0]!.toUpperCase()).join('') === letters
        ? [[letters, meaning.join(' ')]]
        : [];
    },
  );
}

export function legendOf(pages: Page[]): Legend {
  return new Map(pages.flatMap(({ lines }) => lines.flatMap(({ text }) => entriesIn(text))));
}

/** An explanation has the words of a head and is none. */
export function withoutLegend(page: Page): Page {
  const lines = page.lines.filter(({ text }) => entriesIn(text).length === 0);
  return lines.length === page.lines.length ? page : { ...page, lines };
}

/** The heads of a study, whose abbreviations mean what its legend says. */
export function explained<R extends string>(spec: HeadSpec<R>, legend: Legend): HeadSpec<R> {
  if (legend.size === 0) return spec;
  const roleOf = (words: string): R | undefined =>
    spec.roleOf(words.replace(/\b[A-Z]{2,5}\b/g, (letters) => legend.get(letters) ?? letters));
  return { ...spec, roleOf };
}
