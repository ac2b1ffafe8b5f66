import { linesOf, rowsOf } from '../../page/lines';
import { rulingsOf } from '../../page/rulings';
import type { Page, Word } from '../../page/types';
import { edgesOf } from './cuts';
import { interpret, type LayerShown } from './interpret';
import type { Matrix } from './matrix';
import { orientationOf, turnPainting, uprightMatrix } from './orientation';
import type { DrawnImage, Glyph } from './paint';
import { loadPdfjs, type PdfPage } from './pdfjs';
import { splitHidden } from './visibility';
import { wordsOf } from './words';

export interface TextPage {
  page: Page;
  /** Words that a reader of the document would not see, left out. */
  hidden: number;
  words: Word[];
  /** Those that are printed on the document: all but the recognition layer of a scanner. */
  printed: Word[];
  /** Images as they lie on the page that is read. */
  images: DrawnImage[];
  /** Share of characters whose meaning the file does not tell (a font without a map), 0 to 1. */
  unmapped: number;
  /** Something is drawn on the page, if only lines. */
  painted: boolean;
}

/** Reads the text layer of one page. What it lacks is for recognition to find: see `needOf`. */
export async function readTextPage(pdfPage: PdfPage, layerShown: LayerShown): Promise<TextPage> {
  const pdfjs = await loadPdfjs();
  const viewport = pdfPage.getViewport({ scale: 1 });
  const list = await pdfPage.getOperatorList();
  const base = viewport.transform as Matrix;
  const painting = interpret({ pdfjs, page: pdfPage, list, base, layerShown });
  const orientation = orientationOf(painting.glyphs);
  const upright = uprightMatrix(orientation, viewport);
  const turned = turnPainting(painting, upright.matrix);
  const { seen, hidden, cuts } = splitHidden(turned);
  const size = { width: upright.width, height: upright.height };
  const rulings = rulingsOf(turned.segments);
  const parting = [...rulings, ...edgesOf([...turned.cuts, ...cuts], seen)];
  const { words, across } = wordsOf(seen, parting);
  const isHere = (word: Word): boolean => isOnPage(word, size);
  const kept = [...words, ...columnHeads(across)].filter(isHere);
  const page: Page = {
    number: pdfPage.pageNumber,
    ...size,
    source: 'text',
    lines: linesOf(kept, parting),
    rulings,
    rotation: (viewport.rotation + 360 - orientation.quarter) % 360,
  };
  const painted =
    turned.images.length + turned.segments.length + turned.fills.length + turned.glyphs.length > 0;
  return {
    page,
    hidden: hiddenWords(hidden, kept),
    words: kept,
    printed: seen.some((glyph) => glyph.invisible)
      ? wordsOf(
          seen.filter((glyph) => !glyph.invisible),
          parting,
        ).words.filter(isHere)
      : kept,
    images: turned.images,
    unmapped: unmappedShare(kept),
    painted,
  };
}

/** Phrases that run up or down become one word each, on the line where they end at the bottom: the head of a column. */
function columnHeads(across: Word[]): Word[] {
  const turned = across.map((word): Word & { origin: Word } => ({
    ...word,
    box: [-word.box[3], word.box[0], -word.box[1], word.box[2]],
    origin: word,
  }));
  return rowsOf(turned).map((row): Word => {
    const words = (row as typeof turned).map((word) => word.origin);
    const size = Math.max(...words.map((word) => word.fontSize ?? 8));
    const bottom = Math.max(...words.map((word) => word.box[3]));
    return {
      text: words.map((word) => word.text).join(' '),
      box: [
        Math.min(...words.map((word) => word.box[0])),
        bottom - size,
        Math.max(...words.map((word) => word.box[2])),
        bottom,
      ],
      confidence: 1,
      fontSize: size,
    };
  });
}

function isOnPage(word: Word, size: { width: number; height: number }): boolean {
  const x = (word.box[0] + word.box[2]) / 2;
  const y = (word.box[1] + word.box[3]) / 2;
  return x >= 0 && y >= 0 && x <= size.width && y <= size.height;
}

/** What is painted over and then painted again is not hidden. */
function hiddenWords(glyphs: Glyph[], seen: Word[]): number {
  if (glyphs.length === 0) return 0;
  const same = (a: Word, b: Word): boolean =>
    a.text === b.text && Math.abs(a.box[0] - b.box[0]) < 2 && Math.abs(a.box[1] - b.box[1]) < 2;
  return wordsOf(glyphs).words.filter((word) => !seen.some((other) => same(word, other))).length;
}

function unmappedShare(words: Word[]): number {
  const text = words.map((word) => word.text).join('');
  if (text.length === 0) return 0;
  return (text.match(/[\uE000-\uF8FF\uFFFD]/g)?.length ?? 0) / text.length;
}
