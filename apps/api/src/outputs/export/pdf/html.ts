/** Markup that is fit to be put into a document. Made by `html` and by whoever answers for its markup with `markup`. */
export class Html {
  constructor(readonly text: string) {}
}

type Part = Html | string | number | false | null | undefined | readonly Part[];

/** A template whose every value is text, escaped, unless it is Html itself; lists are joined, nothing is left out as ''. */
export function html(strings: TemplateStringsArray, ...values: readonly Part[]): Html {
  return new Html(strings.reduce((all, string, index) => all + textOf(values[index - 1]) + string));
}

/** Markup of a program, not of people or documents: a drawn chart, a style sheet. */
export const markup = (text: string): Html => new Html(text);

/** Text of several lines, each on its own. */
export const lines = (text: string): Html[] =>
  text.split(/\r?\n/).map((line, index) => (index === 0 ? html`${line}` : html`<br />${line}`));

function textOf(part: Part): string {
  if (part instanceof Html) return part.text;
  if (part === undefined || part === null || part === false) return '';
  if (typeof part === 'string') return escaped(part);
  if (typeof part === 'number') return String(part);
  return part.map(textOf).join('');
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Without control characters, and without those that turn the direction of what follows. */
function escaped(text: string): string {
  return text
    .replace(/[^\P{Cc}\n\t]|[\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]/gu, ' ')
    .replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');
}
