import { linesOf } from '../../page/lines';
import type { Box, Page, Word } from '../../page/types';
import { recognisePage, type RecognisedPage } from '../ocr/recognise-page';
import type { Recogniser } from '../ocr/recogniser';
import { renderPage } from '../ocr/render';
import { dpiOf, type Need } from './need';
import type { PdfPage } from './pdfjs';
import type { TextPage } from './text-page';

export interface ScannedPage {
  page: Page;
  /** Mean confidence of what was recognised, 0 to 1; 1 where there was nothing. */
  confidence: number;
}

/** Recognises what the text layer lacks: the whole page, or what stands in images that hold no text. */
export async function readScannedPage(input: {
  pdfPage: PdfPage;
  text: TextPage;
  need: Exclude<Need, { kind: 'none' }>;
  recogniser: Recogniser;
}): Promise<ScannedPage> {
  const { pdfPage, text, need, recogniser } = input;
  const { image, dpi } = await renderPage(pdfPage, dpiOf(text));
  const found = await recognisePage(image, dpi, recogniser);
  const page = need.kind === 'page' ? wholePage(pdfPage, found) : withImages(text, found, need.boxes);
  return { page, confidence: confidenceOf(found.words) };
}

function wholePage(pdfPage: PdfPage, found: RecognisedPage): Page {
  return {
    number: pdfPage.pageNumber,
    width: found.width,
    height: found.height,
    source: 'ocr',
    lines: linesOf(found.words, found.rulings),
    rulings: found.rulings,
    rotation: (pdfPage.rotate + found.turned) % 360,
  };
}

/** The text layer stays as it is; a page whose images read another way up than its text is left alone. */
function withImages(text: TextPage, found: RecognisedPage, boxes: Box[]): Page {
  const sameWay = Math.abs(found.width - text.page.width) < 3 && found.turned === 0;
  const added = sameWay ? found.words.filter((word) => boxes.some((box) => isInside(word, box))) : [];
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
