import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { Truth } from '@hoa/bench-associations';
import type { ReadDocument } from '@hoa/document-reader';
import { freezePage, thawPage, type FrozenPage } from './page';

/** A document whose generator or file is gone: what was on its pages, and what is true of it. */
export interface FrozenDocument {
  family: string;
  truth: Truth;
  document: ReadDocument;
}

interface Row extends Omit<ReadDocument, 'pages' | 'pageCount'> {
  family: string;
  truth: Truth;
  pages: FrozenPage[];
}

const FILE = join(__dirname, '../../frozen/documents.jsonl.br');

function rowsOf(file: string): Row[] {
  const text = brotliDecompressSync(readFileSync(file)).toString('utf8');
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Row);
}

export const frozenTruths = (file = FILE): Truth[] => rowsOf(file).map(({ truth }) => truth);

/** In the order in which they were frozen; `isWanted` is asked before the pages are made. */
export function* frozenDocuments(
  isWanted: (family: string, truth: Truth) => boolean = () => true,
  file = FILE,
): Generator<FrozenDocument> {
  for (const { family, truth, pages, ...rest } of rowsOf(file)) {
    if (!isWanted(family, truth)) continue;
    const document = {
      ...rest,
      pageCount: pages.length,
      pages: pages.map((page, at) => thawPage(page, at + 1)),
    };
    yield { family, truth, document };
  }
}

export function writeFrozen(documents: Iterable<FrozenDocument>, file = FILE): number {
  const lines: string[] = [];
  for (const { family, truth, document } of documents) {
    const { pages, pageCount: _, ...rest } = document;
    const row: Row = { family, truth: Truth.parse(truth), ...rest, pages: pages.map(freezePage) };
    lines.push(`${JSON.stringify(row)}\n`);
  }
  const text = Buffer.from(lines.join(''));
  const bytes = brotliCompressSync(text, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 9,
      [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
      [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
    },
  });
  writeFileSync(file, bytes);
  return bytes.length;
}
