import type { Word } from './types';

const DOTS = /^[.·•…]+$/;
const TRAILING = /^(.*?[^.·…])?([.·…]{4,}|…{2,})$/;
const LEADING = /^(?:[.·…]{4,}|…{2,})(.+)$/;
const FEWEST = 3;

/**
 * Takes the dots out that lead the eye from a description to its amount: "Water ......... 1,200" or "Water . . . . 1,200".
 * What they leave is a gap. Rules to be filled in by hand ("_____") stay: a blank says something.
 */
export function withoutLeaders(row: Word[]): Word[] {
  const kept: Word[] = [];
  for (let i = 0; i < row.length;) {
    let end = i;
    while (end < row.length && DOTS.test(row[end]?.text ?? '')) end++;
    const dots = row.slice(i, end);
    if (
      dots
        .map((word) => word.text)
        .join('')
        .replaceAll('…', '...').length < FEWEST
    )
      kept.push(...dots);
    const word = row[end];
    if (word) kept.push(trimmed(word));
    i = end + 1;
  }
  return kept;
}

/** Dots set without a space: the box shrinks with them, by the width of a dot. */
function trimmed(word: Word): Word {
  const trailing = TRAILING.exec(word.text);
  if (trailing?.[1] && trailing[2])
    return shrunk(word, { text: trailing[1], dots: trailing[2].length, side: 2 });
  const leading = LEADING.exec(word.text);
  if (!leading?.[1]) return word;
  return shrunk(word, { text: leading[1], dots: word.text.length - leading[1].length, side: 0 });
}

function shrunk(word: Word, cut: { text: string; dots: number; side: 0 | 2 }): Word {
  const width = word.box[2] - word.box[0];
  // A dot is half as wide as another character.
  const removed = (width * cut.dots * 0.5) / (cut.dots * 0.5 + cut.text.length);
  const box: Word['box'] = [...word.box];
  box[cut.side] += cut.side === 2 ? -removed : removed;
  return { ...word, text: cut.text, box };
}
