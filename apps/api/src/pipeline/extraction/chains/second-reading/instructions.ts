import type { Citation, FactWarning } from '@hoa/contracts';
import { visible } from '../../../../platform/ai/fence';
import { asRead, speaks } from '../../../../platform/ai/program-words';

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

/** So much of a document is looked through, and so many places are told. */
const MOST_CHARACTERS = 4_000_000;
const MOST_FOUND = 500;

/** Lines that hold instructions to a model, those that run on in the next line with it. Time is linear in the text. */
export function instructionsIn(pages: readonly Lines[]): Instruction[] {
  const found: Instruction[] = [];
  let left = MOST_CHARACTERS;
  for (const { page, lines } of pages) {
    const texts = lines.map(({ text }) => asRead(text));
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

const tail = (text: string): string => text.slice(-80);
const head = (text: string): string => text.slice(0, 80);
const quoted = (text: string): string => visible(text).slice(0, 400);

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
    message: `This document holds words addressed to a computer program on page ${page}; they changed nothing.`,
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
