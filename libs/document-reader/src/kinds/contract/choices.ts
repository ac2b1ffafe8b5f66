import { linesIn, sentenceAt, type Prose } from '../reading/prose';
import { blank, changed, withoutColumns } from './former-columns';
import { TICK } from './ticked';

/** `Option 2`, `PLAN B`, `Alternative II`: what a proposal calls each of the ways it offers. */
const OFFER =
  /\b(?:option|plan|alternat(?:e|ive)|choice|package|tier|level|proposal)s?\s+(?:no\.? ?|# ?)?(\d|[A-H]\b|I{1,3}\b|IV\b)/gi;
const OFFER_HEAD = new RegExp(`^${OFFER.source}$`, 'i');
const CHOSEN =
  /\b(?:accept(?:s|ed)?|select(?:s|ed)?|cho(?:oses?|sen?)|approv(?:es?|ed)|elect(?:s|ed)?|go(?:es)? with|takes?|wants?|orders?|ordered)\b|[\u2611\u2612\u2713\u2714]|\binitial\w*\W{1,4}[A-Z]\.?[A-Z]/i;
/** What is asked or refused has not been chosen. */
const UNDECIDED =
  /\b(?:[Ii]f|or|[Ww]hether|[Ss]hould|may|[Rr]ecommend\w*|[Rr]eject\w*|[Dd]eclin\w*|[Nn]ot|NOT|[Pp]lease (?:select|choose|accept))\b/;
/** The cell that marks one row of several: a cross, a word, an arrow to it, initials below their head. */
const MARK = new RegExp(
  `^\\W*(?:${TICK}|x) +(?=\\S)|(?:  +|-+ ?|: *)(?:${TICK}|x|(?:yes|selected|chosen|accepted|approved)\\b.{0,20})\\W*$`,
  'i',
);
const INITIALED = / _*[A-Z]\.?[A-Z]\.?(?:[A-Z]\.?)?_*$/;
const MONEY = /\$ ?\d[\d,.]*\d/g;
/** How far the price of an offer stands behind its name. */
const REACH = 250;

interface Offer {
  id: string;
  start: number;
  end: number;
}

/**
 * Of ways that a proposal offers, each with its price, the one that was chosen: by a mark in its row, or by its name in
 * what was accepted. Prices of the others are blank; the characters keep their places.
 */
export function withoutUnchosen(prose: Prose): Prose {
  return changed(prose, chosenByName(chosenByMark(prose.text)));
}

const blanked = (words: string): string => words.replace(MONEY, blank);

/** Rows with a price each, exactly one of which is marked. */
function chosenByMark(text: string): string {
  const lines = text.split('\n');
  let head = '';
  let rows: { at: number; isMarked: boolean }[] = [];
  const close = (): void => {
    if (rows.filter(({ isMarked }) => isMarked).length === 1)
      for (const { at, isMarked } of rows) if (!isMarked) lines[at] = blanked(lines[at]!);
    rows = [];
  };
  for (const [at, line] of [...lines].entries()) {
    if (line.search(MONEY) >= 0) rows.push({ at, isMarked: isMarked(line, head) });
    else if (line.trim() !== '') {
      close();
      head = line;
    }
  }
  close();
  return lines.join('\n');
}

function isMarked(row: string, head: string): boolean {
  return MARK.test(row) || (/\binitial/i.test(`${head} ${row}`) && INITIALED.test(row));
}

function chosenByName(text: string): string {
  const named = [...offersOf(text), ...rowsOf(text)];
  const priced = named.filter(({ start, end }) => text.slice(start, end).search(MONEY) >= 0);
  const ids = new Set(named.filter((offer) => isChosen(text, offer, named)).map(({ id }) => id));
  const chosen = ids.size === 1 ? [...ids][0] : undefined;
  const row = withoutColumns(text, (heads) => {
    const own = heads.map((words) => OFFER_HEAD.exec(words)?.[1]?.toUpperCase());
    return own.filter((id) => id !== undefined).length > 1
      ? own.map((id) => id !== undefined && id !== chosen)
      : [];
  });
  if (!chosen) return row;
  return priced
    .filter(({ id }) => id !== chosen)
    .reduce(
      (left, { start, end }) => left.slice(0, start) + blanked(left.slice(start, end)) + left.slice(end),
      row,
    );
}

/** Each name with what is said of it: to the next name, the end of its line or, where its price comes later, of its sentence. */
function offersOf(text: string): Offer[] {
  const all = [...text.matchAll(OFFER)].map((match) => {
    const start = match.index;
    const [from, next] = [text.lastIndexOf('\n', start - 1) + 1, text.indexOf('\n', start)];
    const line = text.slice(from, next < 0 ? undefined : next);
    return { id: match[1]!.toUpperCase(), start, from, to: from + line.length, isLed: start - from < 5, isRow: line.includes('$') };
  }); // prettier-ignore
  // `Plan C   Plan B with a second visit`: a row is of the name that it begins with.
  const own = all.filter(({ from, start, isRow }, i) => {
    const before = all[i - 1];
    return !(isRow && before?.from === from && before.isLed && !text.slice(from, start).includes('$'));
  });
  return own.map(({ id, start, to, from, isRow }, i) => {
    const isHead = !isRow && own.some((one, n) => n !== i && one.from === from);
    const limit = isHead ? to : Math.min(own[i + 1]?.start ?? text.length, start + REACH);
    const price = Math.max(0, text.slice(start, limit).search(MONEY));
    const stop = text.slice(start + price, limit).search(/\n|[.;] +[A-Z]/);
    return { id, start, end: stop < 0 ? limit : start + price + stop };
  });
}

const OFFER_COLUMN = /^(?:option|plan|alternat(?:e|ive)|choice|package|tier|level|proposal)s?\b/i;
const ROW = /^(\d|[A-H]|I{1,3}|IV) {2,}\S/;

/** `Option   Crew   Price` over `A   One cleaner   $4,000`: a row has only the letter of what the head calls it. */
function rowsOf(text: string): Offer[] {
  let head = '';
  return linesIn(text).flatMap(({ text: line, start }): Offer[] => {
    const isPriced = line.search(MONEY) >= 0;
    if (!isPriced && line.trim() !== '') head = line;
    const id = isPriced && OFFER_COLUMN.test(head) ? ROW.exec(line)?.[1] : undefined;
    return id ? [{ id, start, end: start + line.length }] : [];
  });
}

/** What leads up to a name, and what is said of it. */
function isChosen(text: string, { start, end }: Offer, named: Offer[]): boolean {
  const sentence = sentenceAt(text, start, end);
  const before = Math.max(sentence.start, ...named.filter((one) => one.start < start).map((one) => one.end));
  const alone = named.filter((one) => one.start >= sentence.start && one.start < sentence.end).length === 1;
  const words = text.slice(Math.min(before, start), alone ? sentence.end : end);
  return CHOSEN.test(words) && !UNDECIDED.test(words);
}
