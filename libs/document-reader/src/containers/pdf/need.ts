import type { Box, Word } from '../../page/types';
import type { TextPage } from './text-page';

/**
 * What recognition has to do on a page: nothing, all of it but for the stamps that were printed over the scan, or only
 * what stands in some images.
 */
export type Need = { kind: 'none' } | { kind: 'page'; stamps: Word[] } | { kind: 'images'; boxes: Box[] };

/** Shares of the page's area. Smaller images are logos and signatures. */
const SCAN = 0.5;
const PASTED = 0.08;
/** A recognition layer with fewer letters is of a stamp or a page number, not of the page. */
const LAYER_LETTERS = 120;
/** Text printed over less than this of a scan: a clerk's stamp, the banner of an e-signature, a header. */
const STAMPS = 0.08;
const UNREADABLE = 0.3;
const LOWEST_DPI = 200;
const HIGHEST_DPI = 300;

/** Decides from the text layer what is missing on a page. */
export function needOf(text: TextPage): Need {
  if (text.unmapped > UNREADABLE) return { kind: 'page', stamps: [] };
  if (text.words.length === 0) return text.painted ? { kind: 'page', stamps: [] } : { kind: 'none' };
  const silent = text.images
    .map((image) => onPage(image.box, text.page))
    .filter((box) => shareOf(box, text.page) >= PASTED && !holdsText(box, text));
  const share = silent.reduce((sum, box) => sum + shareOf(box, text.page), 0);
  if (isScan(text) && layerOf(text) < LAYER_LETTERS && printedShare(text) < STAMPS)
    return { kind: 'page', stamps: text.printed };
  return share > 0 ? { kind: 'images', boxes: silent } : { kind: 'none' };
}

/** A scanner may write a page as many strips. */
function isScan(text: TextPage): boolean {
  const shares = text.images.map((image) => shareOf(onPage(image.box, text.page), text.page));
  return shares.reduce((sum, share) => sum + share, 0) >= SCAN;
}

function layerOf(text: TextPage): number {
  return lettersOf(text.words) - lettersOf(text.printed);
}

function printedShare(text: TextPage): number {
  return text.printed.reduce((sum, word) => sum + shareOf(word.box, text.page), 0);
}

export function lettersOf(words: Word[]): number {
  return words.reduce((sum, word) => sum + word.text.length, 0);
}

/** The resolution that the page's largest image was scanned with, within what is useful. */
export function dpiOf(text: TextPage): number {
  let [dpi, most] = [LOWEST_DPI, 0];
  for (const { box, pixels } of text.images) {
    const width = Math.max(box[2] - box[0], box[3] - box[1]);
    if (pixels === undefined || width * pixels <= most) continue;
    most = width * pixels;
    dpi = (pixels / Math.max(1, box[2] - box[0])) * 72;
  }
  return Math.min(HIGHEST_DPI, Math.max(LOWEST_DPI, dpi));
}

/** Pixels of the page's largest image, from its pixels across and its shape on paper; 0 where the file does not say. */
export function largestImage(text: TextPage): number {
  const pixels = text.images.map(({ box, pixels: across = 0 }) => {
    const [width, height] = [Math.max(1, box[2] - box[0]), Math.max(1, box[3] - box[1])];
    return (across * across * height) / width;
  });
  return Math.max(0, ...pixels);
}

function holdsText(box: Box, text: TextPage): boolean {
  let inside = 0;
  for (const word of text.words) {
    const x = (word.box[0] + word.box[2]) / 2;
    const y = (word.box[1] + word.box[3]) / 2;
    if (x > box[0] && x < box[2] && y > box[1] && y < box[3]) inside += word.text.length;
  }
  return inside > 30;
}

function onPage(box: Box, page: { width: number; height: number }): Box {
  return [
    Math.max(0, box[0]),
    Math.max(0, box[1]),
    Math.min(page.width, box[2]),
    Math.min(page.height, box[3]),
  ];
}

function shareOf(box: Box, page: { width: number; height: number }): number {
  return (
    (Math.max(0, box[2] - box[0]) * Math.max(0, box[3] - box[1])) / Math.max(1, page.width * page.height)
  );
}
