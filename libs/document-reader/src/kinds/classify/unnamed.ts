import type { DocumentKind } from '@hoa/contracts';
import type { Page } from '../../page/types';
import { hasSharesInAll } from './shares-in-all';
import { strongSigns } from './strong-signs';

/** What pages are that no title and no words name: told by what they hold, shares of a whole or the signs of a kind. */
export function kindOfUnnamed(pages: Page[]): DocumentKind | undefined {
  const [signed] = strongSigns({ pages });
  if (signed) return signed;
  const lines = pages.flatMap((page) => page.lines.map((line) => line.text));
  return hasSharesInAll(lines) || isExhibit(lines) || isOfDeclarant(lines) ? 'declaration' : undefined;
}

/** `EXHIBIT F` over pages that say what they are attached to, whatever they give out: parking, roads, signs. */
function isExhibit(lines: string[]): boolean {
  const isHeaded = lines
    .slice(0, 3)
    .some((text) => /^\W*(?:exhibit|schedule|appendix|annex)\b.{0,6}$/i.test(text));
  const attached =
    /\b(?:attached to|part of|referred to in|exhibit to) (?:the |this |that )?(?:[\w-]+ ){0,3}(?:declaration|master deed)\b/i;
  return isHeaded && attached.test(lines.join(' '));
}

/** Pages from the middle of a declaration: its articles, and the declarant, of whom nothing else speaks so often. */
function isOfDeclarant(lines: string[]): boolean {
  const articles = lines.filter((text) => /^\W*ARTICLE [IVXLC\d]{1,6}\b/.test(text));
  return articles.length > 1 && lines.filter((text) => /\bDeclarant\b/.test(text)).length > 1;
}
