import type { DocumentKind } from '@hoa/contracts';
import type { Page } from '../../page/types';
import { hasSharesInAll } from './shares-in-all';
import { strongSigns } from './strong-signs';

/** What pages are that no title and no words name: told by what they hold, shares of a whole or the signs of a kind. */
export function kindOfUnnamed(pages: Page[]): DocumentKind | undefined {
  const [signed] = strongSigns({ pages });
  if (signed) return signed;
  const lines = pages.flatMap((page) => page.lines.map((line) => line.text));
  return hasSharesInAll(lines) ? 'declaration' : undefined;
}
