import { lineFromText } from '../../containers/text/plain';
import { pageOfLines } from '../../page/grid';
import type { Line, Page, ReadDocument } from '../../page/types';

/** Plain text as a document, for fixtures: a form feed parts pages, two spaces part cells. */
export function documentOfText(text: string, source: Page['source'] = 'text'): ReadDocument {
  const pages = text.split('\f').map((body, i) => {
    const lines: Line[] = [];
    body.split(/\r\n|\r|\n/).forEach((row, at) => {
      const line = lineFromText(row, { index: lines.length + 1, top: at * 12 });
      if (line) lines.push(line);
    });
    const page = pageOfLines({ number: i + 1, source, lines });
    return { ...page, width: Math.max(612, page.width), height: Math.max(792, page.height) };
  });
  return { container: 'txt', pages, pageCount: pages.length, warnings: [] };
}
