import type { ReadContext, Warning } from '../../page/options';
import { ReadError } from '../../page/read-error';
import type { ReadDocument } from '../../page/types';
import { cappedAt } from '../pdf/pdf';
import { unzip } from '../zip';
import { readDocumentXml, type Block } from './document-xml';
import { layOut } from './layout';
import { readNumbering } from './numbering';
import { readStyles } from './styles';

const PARTS = /^word\/(document\d*|styles|numbering|header\d*|footnotes|endnotes)\.xml$/i;

/** Reads a .docx: headers once, the body, then its notes. Throws ReadError: damaged, encrypted, too-large-inside. */
export async function readDocx(bytes: Uint8Array, context: ReadContext): Promise<ReadDocument> {
  const parts = await unzip(bytes, context.limits, (name) => PARTS.test(name));
  const main = [...parts].find(([name]) => /^word\/document\d*\.xml$/i.test(name))?.[1];
  if (!main) throw new ReadError('damaged', 'no document part');
  const style = readStyles(parts.get('word/styles.xml'));
  const numbering = readNumbering(parts.get('word/numbering.xml'));
  const body = readDocumentXml({ xml: main, style, numbering });
  const blocksOf = (kind: RegExp): Block[] =>
    [...parts]
      .filter(([name]) => kind.test(name))
      .flatMap(([, xml]) => readDocumentXml({ xml, style, numbering }).blocks);
  const all = layOut([...distinct(blocksOf(/header/i)), ...body.blocks, ...blocksOf(/(foot|end)notes/i)]);
  const pages = all.slice(0, context.limits.pages);
  const warnings: Warning[] = pages.length < all.length ? [cappedAt(pages.length, all.length)] : [];
  if (body.struck)
    warnings.push({ code: 'struck-text', message: 'Text that is struck through was left out.' });
  if (body.hidden)
    warnings.push({ code: 'hidden-text', message: 'The document holds hidden text; it was left out.' });
  for (const page of pages) {
    context.onPage?.(page);
    context.onProgress?.({ stage: 'text', page: page.number, pageCount: pages.length });
  }
  return { container: 'docx', pages, pageCount: all.length, warnings };
}

/** First, odd and even pages often repeat the same header; a page number is no text of the document. */
function distinct(headers: Block[]): Block[] {
  const seen = new Set<string>();
  return headers.filter((block) => {
    if (block.type === 'table') return true;
    const text = block.text.trim();
    if (text === '' || /^(page\s*)?\d*$/i.test(text) || seen.has(text)) return false;
    seen.add(text);
    return true;
  });
}
