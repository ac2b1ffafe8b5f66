import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import type { ReadDocument } from '@hoa/document-reader';
import { freezePage, thawPage, type FrozenPage } from './page';

/** A document whose generator or file is gone: what was on its pages, and what is true of it. */
export interface Frozen<T> {
  family: string;
  truth: T;
  document: ReadDocument;
}

interface Row<T> extends Omit<ReadDocument, 'pages' | 'pageCount'> {
  family: string;
  truth: T;
  pages: FrozenPage[];
}

const FOLDER = join(__dirname, '../../frozen');

/** A compressed file of documents, one per line, with truths of one type. */
export class Archive<T> {
  private readonly file: string;

  /** `check` rejects a truth that is not in its format; `file` is a name in the folder of archives, or a path. */
  constructor(
    file: string,
    private readonly check: (truth: T) => T = (truth) => truth,
  ) {
    this.file = resolve(FOLDER, file);
  }

  truths(): T[] {
    return this.rows().map(({ truth }) => truth);
  }

  /** The families in the order in which they were frozen, with their numbers of documents. */
  families(): Map<string, number> {
    const counts = new Map<string, number>();
    for (const { family } of this.rows()) counts.set(family, (counts.get(family) ?? 0) + 1);
    return counts;
  }

  /** In the order in which they were frozen; `isWanted` is asked before the pages are made. */
  *documents(isWanted: (family: string, truth: T) => boolean = () => true): Generator<Frozen<T>> {
    for (const { family, truth, pages, ...rest } of this.rows()) {
      if (!isWanted(family, truth)) continue;
      const document = {
        ...rest,
        pageCount: pages.length,
        pages: pages.map((page, at) => thawPage(page, at + 1)),
      };
      yield { family, truth, document };
    }
  }

  /** Returns the size of the file in bytes. */
  write(documents: Iterable<Frozen<T>>): number {
    const lines: string[] = [];
    for (const { family, truth, document } of documents) {
      const { pages, pageCount: _, ...rest } = document;
      const row: Row<T> = { family, truth: this.check(truth), ...rest, pages: pages.map(freezePage) };
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
    writeFileSync(this.file, bytes);
    return bytes.length;
  }

  private rows(): Row<T>[] {
    const text = brotliDecompressSync(readFileSync(this.file)).toString('utf8');
    return text
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line) as Row<T>);
  }
}

/** Adds documents to an archive; those it has under the same family names are replaced. Says what it holds then. */
export function replaceFamilies<T>(archive: Archive<T>, fresh: readonly Frozen<T>[]): string {
  const families = new Set(fresh.map(({ family }) => family));
  const all = [...archive.documents((family) => !families.has(family)), ...fresh];
  const bytes = archive.write(all);
  return `${all.length} documents in ${(bytes / 1e6).toFixed(1)} MB`;
}
