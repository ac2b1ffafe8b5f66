/** Widths of Arial in ems, the widest of each kind: a file is opened with other fonts as well, and must not overflow. */
const WIDTHS: readonly [RegExp, number][] = [
  [/[\u1100-\u11ff\u2e80-\ua4cf\uac00-\ud7af\uf900-\ufaff\uff00-\uff60\u{1f000}-\u{1faff}]/u, 1],
  [/[ijl|'.,:;!]/, 0.28],
  [/[\sfrtI()[\]/\\-]/, 0.34],
  [/[mwMW@%&]/, 0.92],
  [/\p{Lu}/u, 0.74],
];
const OTHER_WIDTH = 0.57;

const widthOf = (text: string) => [...text].reduce((sum, character) => sum + characterWidth(character), 0);

/** Texts are measured at many sizes: each letter is judged once. */
const known = new Map<string, number>();

function characterWidth(character: string): number {
  let width = known.get(character);
  if (width === undefined) {
    width = WIDTHS.find(([kind]) => kind.test(character))?.[1] ?? OTHER_WIDTH;
    known.set(character, width);
  }
  return width;
}

/** The lines that a paragraph takes, broken at spaces and, where a word is longer than a line, within it. */
export function wrapped(paragraph: string, ems: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of paragraph.split(/(?<=\s)/)) {
    if (line !== '' && widthOf(line) + widthOf(word.trimEnd()) > ems) {
      lines.push(line);
      line = '';
    }
    line += word;
    while (widthOf(line.trimEnd()) > ems && [...line].length > 1) {
      const head = longestHead(line, ems);
      lines.push(head);
      line = line.slice(head.length);
    }
  }
  return [...lines, line];
}

/** As much of the beginning of a text as stands on one line: one character at least. */
export function longestHead(text: string, ems: number): string {
  let head = '';
  let width = 0;
  for (const character of text) {
    width += characterWidth(character);
    if (head !== '' && width > ems) break;
    head += character;
  }
  return head;
}
