import { linesOf } from '../../page/lines';
import type { Box, Page, Word } from '../../page/types';
import type { Gray } from '../ocr/bitmap';
import type { Engines } from '../ocr/engines';
import { prepare } from '../ocr/prepare';
import { recognisePrepared, type RecognisedPage } from '../ocr/recognise-page';
import { renderPage } from '../ocr/render';
import { dpiOf, lettersOf, type Need } from './need';
import type { PdfPage } from './pdfjs';
import { linesBeside, turnWords, withoutStamped } from './stamps';
import type { TextPage } from './text-page';

export interface ScannedPage {
  page: Page;
  /** Mean confidence of what was recognised, 0 to 1; 1 where there was nothing. */
  confidence: number;
}

/** The reading child may ask for it: an unpacked scan weighs more than all that recognition needs. */
function collect(): void {
  (globalThis as { gc?: () => void }).gc?.();
}

/** The engines that a whole document's pages share. */
export { openEngines } from '../ocr/engines';

/** A page as a picture. */
export interface Drawing {
  image: Gray;
  dpi: number;
}

/** Draws what is to be recognised. */
export async function drawScan(pdfPage: PdfPage, text: TextPage): Promise<Drawing> {
  // Reading the text layer and drawing the page each unpack its images: a sheet scanned at 600 dpi has room for one of them.
  pdfPage.cleanup();
  const drawing = await renderPage(pdfPage, dpiOf(text));
  pdfPage.cleanup();
  collect();
  return drawing;
}

/** Recognises what the text layer lacks: the whole page, or what stands in images that hold no text. */
export async function readScannedPage(input: {
  pdfPage: PdfPage;
  text: TextPage;
  need: Exclude<Need, { kind: 'none' }>;
  drawing: Drawing;
  engines: Engines;
  onAlive: () => void;
}): Promise<ScannedPage> {
  const { pdfPage, text, need, drawing, engines, onAlive } = input;
  const ways = prepare(drawing.image, drawing.dpi);
  collect();
  onAlive();
  const found = await engines.use((engine) => recognisePrepared(ways, drawing.dpi, engine));
  const page =
    need.kind === 'page'
      ? wholePage({ pdfPage, text, found, stamps: need.stamps })
      : withImages(text, found, { boxes: need.boxes, rotation: rotationOf(pdfPage, found) });
  return { page, confidence: confidenceOf(found.words) };
}

function rotationOf(pdfPage: PdfPage, found: RecognisedPage): number {
  return (pdfPage.rotate + found.turned) % 360;
}

/** Letters of a picture that make it a page; fewer are a letterhead behind the text, or a drawing. */
const PAGE_LETTERS = 60;

function wholePage(input: { pdfPage: PdfPage; text: TextPage; found: RecognisedPage; stamps: Word[] }): Page {
  const { pdfPage, text, found } = input;
  const rotation = rotationOf(pdfPage, found);
  const turn = (rotation - text.page.rotation + 360) % 360;
  const stamps = turnWords(input.stamps, turn, text.page);
  const words = withoutStamped(found.words, stamps);
  if (stamps.length > 0 && lettersOf(words.filter((word) => word.confidence > 0.5)) < PAGE_LETTERS)
    return withImages(text, { ...found, words }, { boxes: [[0, 0, found.width, found.height]], rotation });
  return {
    number: pdfPage.pageNumber,
    width: found.width,
    height: found.height,
    source: 'ocr',
    lines: linesBeside(linesOf(words, found.rulings), linesOf(input.stamps, []), { turn, size: text.page }),
    rulings: found.rulings,
    rotation,
  };
}

/** The text layer stays as it is; a page whose images read another way up than its text is left alone. */
function withImages(
  text: TextPage,
  found: RecognisedPage,
  { boxes, rotation }: { boxes: Box[]; rotation: number },
): Page {
  const added =
    rotation === text.page.rotation
      ? found.words.filter((word) => boxes.some((box) => isInside(word, box)))
      : [];
  if (added.length === 0) return text.page;
  const rulings = [
    ...text.page.rulings,
    ...found.rulings.filter((line) => boxes.some((box) => holds(box, line))),
  ];
  return { ...text.page, rulings, lines: linesOf([...text.words, ...added], rulings) };
}

function isInside(word: Word, box: Box): boolean {
  return holds(box, word.box) && word.confidence > 0.4;
}

function holds(box: Box, inner: Box): boolean {
  const x = (inner[0] + inner[2]) / 2;
  const y = (inner[1] + inner[3]) / 2;
  return x >= box[0] && x <= box[2] && y >= box[1] && y <= box[3];
}

function confidenceOf(words: Word[]): number {
  const letters = words.reduce((sum, word) => sum + word.text.length, 0);
  return letters === 0
    ? 1
    : words.reduce((sum, word) => sum + word.confidence * word.text.length, 0) / letters;
}
