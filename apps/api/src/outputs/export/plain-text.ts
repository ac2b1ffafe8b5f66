/** What a spreadsheet would run as a formula, also behind spaces or control characters. */
const FORMULA = /^[\s\p{Cc}]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]/u;

/** True for text that a spreadsheet would take for a formula where it is typed or pasted. */
export function looksLikeFormula(value: string): boolean {
  return FORMULA.test(value);
}

/** Text on one line: what goes into a header, a file's property or a terminal. */
export function oneLine(value: string): string {
  return value.replace(/[\p{Cc}\u200B-\u200F\u2028-\u202E\u2060-\u206F]+/gu, ' ').trim();
}

/** Text without the characters that no XML document may hold; line ends as `\n`. */
export function xmlText(value: string): string {
  return value
    .replace(/\r\n?/g, '\n')
    .replace(/[\0-\x08\x0b\x0c\x0e-\x1f\x7f\ufffe\uffff]|\p{Surrogate}/gu, '');
}
