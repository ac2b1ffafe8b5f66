import { asAlikeAsRead } from './as-alike';
import type { Gray } from './bitmap';
import {
  bestFit,
  blurred,
  imageOf,
  meanOf,
  patchOf,
  purityOf,
  type Fit,
  type Patch,
  type Window,
} from './ink-patches';
import { inkColumns, isOn, type InkColumn, type InkRow } from './ink-columns';
import { digitsOf, FIGURE, isKnown, isRead, isSure } from './ink-words';
import { shapeOf } from './like-columns';
import { median } from './pieces';
import type { RecognisedWord } from './recogniser';
import type { Look } from './second-look';

/** The same ink, as a whole and in its least alike part. On worn copies of one figure 0.84 and 0.4 at least, of another 0.72 and 0.33 at most. */
const SAME = 0.78;
const SAME_PART = 0.4;
/** A figure that stands so often can be read by all its copies. */
const OFTEN = 3;
/** More kinds than this on a page is no column of repeated figures. */
const MOST_KINDS = 24;
/** A figure of which no copy was read is read by their mean, if so many are as alike as copies of one are in every part. */
const UNREAD_OFTEN = 4;
const PURE = 0.78;
const MOST_ASKED = 12;
const SCALES = [1, 2, 3];
/** Confidence of all looks together. */
const ACCEPTED = 0.5;
/** How sure a figure is that was read by its likeness to others. */
const LIKENED = 0.75;
const CHARACTERS = '0123456789.,%/';

interface Place {
  row: InkRow;
  column: InkColumn;
  before: RecognisedWord[];
  /** The window laid a little up, down and aside, and the ink that is there. */
  windows: Window[];
  /** Made each time that they are asked for: those of a page of columns would be a hundred megabytes. */
  patches: () => Patch[];
}

interface Kind {
  column: InkColumn;
  members: { place: Place; fit: Fit }[];
  mean: Patch;
}

/**
 * Figures of a table repeat: many units have the same share. On a copy of a copy each is worn in another place, and none
 * can be read; all together can. In columns where something was not surely read, pieces with the same ink are put
 * together, and read by those of them that are sure, or by the mean of all.
 */
export async function sameInk({ words, prepared, dpi, recogniser }: Look): Promise<RecognisedWord[]> {
  const page = { image: prepared.image, mask: prepared.mask, dpi };
  const columns = inkColumns(page, words).filter((column) => isDoubtful(column, words));
  if (columns.length === 0) return words;
  const soft = blurred(prepared.image);
  const kinds = columns.flatMap((column) => kindsOf(placesOf(column, { soft, words, dpi })));
  const texts = await textsOf(kinds, { page: prepared.image, dpi, recogniser });
  const replaced = new Map<RecognisedWord, RecognisedWord[]>();
  const added: RecognisedWord[] = [];
  kinds.forEach((kind, i) => {
    const text = texts[i];
    if (text === undefined) return;
    const told = asAlikeAsRead(kind.members, ({ place }) =>
      place.before.some((word) => word.text === text && isRead(word)),
    );
    for (const { place } of told) {
      if (place.before.some(isKnown) || isOther(place, text, kind)) continue;
      added.push(wordAt(place, text));
      for (const word of place.before) replaced.set(word, restOf(word, place));
    }
  });
  return [...words.flatMap((word) => replaced.get(word) ?? [word]), ...added];
}

function isDoubtful(column: InkColumn, words: RecognisedWord[]): boolean {
  const known = column.rows.flatMap((row) => beforeAt(row, column, words)).filter(isKnown);
  // `1A`, `1B`, `1C`: names are no figures that repeat.
  if (known.filter(({ text }) => !FIGURE.test(text)).length > known.length / 2) return false;
  const sure = column.rows.filter((row) => beforeAt(row, column, words).some(isSure)).length;
  return sure < column.rows.length;
}

/**
 * However unsure each reading is: copies of one figure are not read as another one twice, with two other digits. There
 * are two kinds of ink then, which only look alike.
 */
function isOther({ before }: Place, text: string, { members }: Kind): boolean {
  const read = digitsOf(before);
  if (read.length !== digitsOf([{ text }]).length || read.length < 3) return false;
  const twice = members.filter(({ place }) => digitsOf(place.before) === read).length >= 2;
  return twice && [...read].filter((digit, i) => digit !== digitsOf([{ text }])[i]).length >= 2;
}

function beforeAt(row: InkRow, { left, right }: InkColumn, words: RecognisedWord[]): RecognisedWord[] {
  return words.filter(({ box }) => isOn(row, box) && Math.min(box[2], right) - Math.max(box[0], left) > 2);
}

function placesOf(column: InkColumn, page: { soft: Gray; words: RecognisedWord[]; dpi: number }): Place[] {
  const height = median(column.rows.map(({ top, bottom }) => bottom - top + 1)) + 4;
  const width = Math.round(column.right - column.left + 1);
  const reach = Math.max(2, Math.round(page.dpi / 60));
  return column.rows.map((row): Place => {
    const top = Math.round((row.top + row.bottom - height) / 2);
    const windows: Window[] = [];
    for (let dy = -reach; dy <= reach; dy++)
      for (let dx = -reach - 1; dx <= reach + 1; dx++)
        windows.push({ left: Math.round(column.left) + dx, top: top + dy, width, height });
    const patches = (): Patch[] => windows.map((window) => patchOf(page.soft, window));
    return { row, column, before: beforeAt(row, column, page.words), windows, patches };
  });
}

/** Pieces with the same ink, and of each kind the mean. */
function kindsOf(places: Place[]): Kind[] {
  const kinds: Kind[] = [];
  for (const place of places) {
    const patches = place.patches();
    const middle = patches[patches.length >> 1]!;
    let best: { kind: Kind; fit: Fit } | undefined;
    for (const kind of kinds) {
      const fit = bestFit(patches, kind.mean);
      if (isSame(fit) && (!best || fit.alike > best.fit.alike)) best = { kind, fit };
    }
    if (best) {
      best.kind.members.push({ place, fit: best.fit });
      best.kind.mean = meanOf(best.kind.members.map(({ fit }) => fit.patch));
    } else if (kinds.length >= MOST_KINDS) return [];
    else {
      const fit: Fit = { alike: 1, least: 1, patch: middle, at: patches.length >> 1 };
      kinds.push({ column: place.column, members: [{ place, fit }], mean: middle });
    }
  }
  return kinds.filter(({ members }) => members.length >= OFTEN).map(withoutOutliers);
}

const isSame = ({ alike, least }: Fit): boolean => alike >= SAME && least >= SAME_PART;

/** One other figure among many that differ in nothing shows by how much less it is alike than the rest. */
function withoutOutliers({ column, members, mean }: Kind): Kind {
  const fits = members.map(({ place }) => bestFit(place.patches(), mean));
  const usual = median(fits.map(({ least }) => least));
  const spread = median(fits.map(({ least }) => Math.abs(least - usual)));
  const kept = members.filter((_, i) => (fits[i]?.least ?? 0) >= usual - 3 * spread - 0.06);
  return { column, members: kept, mean };
}

interface Reader {
  page: Gray;
  dpi: number;
  recogniser: Look['recogniser'];
}

/** What each kind says: what its sure members were read as, if they agree, else what its mean is read as. */
async function textsOf(kinds: Kind[], reader: Reader): Promise<(string | undefined)[]> {
  const votes = kinds.map(votesOf);
  const asked = kinds
    .filter(({ members }, i) => votes[i]?.length === 0 && members.length >= UNREAD_OFTEN)
    .filter(({ members }) => purityOf(members.map(({ fit }) => fit.patch)) >= PURE)
    .sort((a, b) => b.members.length - a.members.length)
    .slice(0, MOST_ASKED);
  const read = await readMeans(asked, reader);
  return kinds.map((kind, i) => read.get(kind) ?? (votes[i]?.length === 1 ? votes[i]?.[0] : undefined));
}

/** The texts that members were read as, if some were surely; one that nearly all have is the only one. */
function votesOf({ members }: Kind): string[] {
  const words = members.flatMap(({ place }) => place.before);
  if (!words.some(isSure)) return [];
  const counts = new Map<string, number>();
  for (const { text } of words.filter(isRead)) counts.set(text, (counts.get(text) ?? 0) + 1);
  const [first, ...others] = [...counts].sort((a, b) => b[1] - a[1]);
  const rest = others.reduce((sum, [, count]) => sum + count, 0);
  return first && first[1] >= 2 && rest <= first[1] * 0.1 ? [first[0]] : [...counts.keys(), ''];
}

/** What the means may say, and how surely together; those of one column are written alike. */
async function readMeans(kinds: Kind[], reader: Reader): Promise<Map<Kind, string>> {
  const readings = new Map<Kind, Map<string, number>>();
  for (const kind of kinds) readings.set(kind, await readingsOf(kind, reader));
  const found = new Map<Kind, string>();
  for (const kind of kinds) {
    const beside = kinds.filter(({ column }) => column === kind.column);
    const shape = commonShape(
      beside.map((one) => ({ weight: one.members.length, texts: readings.get(one)! })),
    );
    const [text, sure] = best(readings.get(kind)!, (one) => shapeOf(one) === shape) ?? ['', 0];
    if (sure >= ACCEPTED) found.set(kind, text);
  }
  return found;
}

async function readingsOf(
  { members }: Kind,
  { page, dpi, recogniser }: Reader,
): Promise<Map<string, number>> {
  const mean = meanOf(members.map(({ place, fit }) => patchOf(page, place.windows[fit.at]!)));
  const texts = new Map<string, number>();
  for (const scale of SCALES) {
    const words = await recogniser.recognise(imageOf(mean, scale), 'block', dpi * scale, CHARACTERS);
    const text = words
      .map((word) => word.text)
      .join('')
      .replace(/[,.]$/, '');
    const sure = Math.min(...words.map((word) => word.confidence));
    if (words.length > 0 && FIGURE.test(text) && /\d{2}/.test(text))
      texts.set(text, (texts.get(text) ?? 0) + sure);
  }
  return texts;
}

function commonShape(kinds: { weight: number; texts: Map<string, number> }[]): string {
  const shapes = new Map<string, number>();
  for (const { weight, texts } of kinds)
    for (const [text, sure] of texts)
      shapes.set(shapeOf(text), (shapes.get(shapeOf(text)) ?? 0) + weight * sure);
  return best(shapes, () => true)?.[0] ?? '';
}

function best(
  counts: Map<string, number>,
  isPossible: (text: string) => boolean,
): [string, number] | undefined {
  return [...counts].filter(([text]) => isPossible(text)).sort((a, b) => b[1] - a[1])[0];
}

function wordAt({ row, column, before }: Place, text: string): RecognisedWord {
  const height = row.bottom - row.top + 1;
  const line = before[0] ?? { baseline: row.bottom - 1, height: height * 1.4 };
  return {
    text,
    confidence: LIKENED,
    box: [Math.round(column.left) + 2, row.top, Math.round(column.right) - 3, row.bottom],
    baseline: line.baseline,
    height: line.height,
  };
}

/** A word that began well before the column was two: what was made of the first stays. */
function restOf(word: RecognisedWord, { column }: Place): RecognisedWord[] {
  const [left, top, right, bottom] = word.box;
  const chars = Math.round((word.text.length * (column.left - left)) / Math.max(1, right - left));
  if (chars < 1 || column.left - left < bottom - top) return [];
  const text = word.text.slice(0, chars);
  return [
    {
      ...word,
      text,
      confidence: Math.min(word.confidence, 0.3),
      box: [left, top, Math.round(column.left) - 2, bottom],
    },
  ];
}
