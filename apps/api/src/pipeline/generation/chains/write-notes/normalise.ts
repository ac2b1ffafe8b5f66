import { toDecimalString } from '@hoa/budget-math';
import { repeatsPrompt } from '../../../extraction/chains/second-reading/fence';
import { speaksToProgram } from '../../../extraction/chains/second-reading/instructions';
import type { DraftItem } from '../../rules/types';
import { SYSTEM } from './prompt';

const LONGEST_NOTE = 400;
const MARKUP = /[<>`|\p{Cc}\p{Cs}\p{Cf}]|https?:|www\.|\]\(|\*\*/iu;

/** A model's words for a line, or null where they cannot be used: too long, marked up, with figures of their own, the prompt's words or words to a program. */
export function usableNote(text: string, item: DraftItem): string | null {
  const note = text.replace(/\s+/g, ' ').trim();
  if (note === '' || note.length > LONGEST_NOTE || MARKUP.test(note)) return null;
  if (repeatsPrompt(note, SYSTEM) || speaksToProgram(note)) return null;
  const own = ownFigures(item);
  return figuresOf(note).every((figure) => own.has(figure)) ? note : null;
}

/** All figures that the line itself states, amounts in whole dollars too. */
function ownFigures(item: DraftItem): Set<string> {
  const cents = [item.proposedCents, item.previousCents];
  const texts = [
    ...cents.map(toDecimalString),
    ...cents.map((amount) => String(Math.round(amount / 100))),
    item.formula,
    item.notes,
    item.description,
    item.glCode,
    ...item.assumptions,
  ];
  return new Set(texts.flatMap(figuresOf));
}

/** Numbers as they compare: "1,234.50" and "1234.5" are the same, 4 and 4 % are not. */
function figuresOf(text: string): string[] {
  const found = text.normalize('NFKC').matchAll(/(\d[\d,]*(?:\.\d+)?)(\s?%|\s?percent)?/gi);
  return [...found].map(
    ([, figure = '', percent]) => `${Number(figure.replace(/,/g, ''))}${percent ? '%' : ''}`,
  );
}
