import { Injectable } from '@nestjs/common';
import { normaliseWords } from '@hoa/budget-math';
import type { Citation } from '@hoa/contracts';
import { TenantContext } from '../../platform/access/tenant';
import { Database } from '../../platform/database/database';

interface FoundPage {
  document_id: number;
  document_name: string;
  reading_id: string;
  page: number;
  text: string;
  /** The query's words as PostgreSQL compares them, without those that say nothing. */
  words: string;
}

const MOST_PAGES = 4;
const LONGEST_QUOTE = 300;
/** As the index has it, letter for letter, or the index is not used. */
const WORDS = `to_tsvector('english', left(p.text, 200000))`;

/** Full text over the pages of the newest readings. */
@Injectable()
export class PageSearch {
  constructor(
    private readonly database: Database,
    private readonly tenant: TenantContext,
  ) {}

  /** The pages that have most of the words, each with the line that has most of them, in its own words. */
  async find(documentIds: readonly number[], query: string): Promise<Citation[]> {
    const pages = await this.database.query<FoundPage>(
      `WITH newest AS (
         SELECT DISTINCT ON (r.document_id) r.document_id, r.id, d.name FROM readings r
           JOIN documents d ON d.workspace_id = r.workspace_id AND d.id = r.document_id
          WHERE r.workspace_id = $1 AND r.document_id = ANY($2::bigint[]) AND r.status = 'ready'
          ORDER BY r.document_id, r.created_at DESC),
       asked AS (
         -- Any of the words: rank, not absence of one, decides.
         SELECT replace(plainto_tsquery('english', $3)::text, '&', '|')::tsquery AS words)
       SELECT n.document_id, n.name AS document_name, n.id AS reading_id, p.page, p.text, asked.words::text AS words
         FROM newest n
         JOIN reading_pages p ON p.workspace_id = $1 AND p.reading_id = n.id
         CROSS JOIN asked
        WHERE ${WORDS} @@ asked.words
        ORDER BY ts_rank(${WORDS}, asked.words, 1) DESC, n.document_id, p.page LIMIT ${MOST_PAGES}`,
      [this.tenant.workspaceId, documentIds, query.slice(0, 500)],
    );
    return pages.map(citationOf);
  }
}

function citationOf(page: FoundPage): Citation {
  const stems = [...page.words.matchAll(/'((?:[^']|'')+)'/g)].map(([, stem = '']) => stem);
  const { line, quote } = bestLine(page.text, stems);
  return {
    documentId: page.document_id,
    documentName: page.document_name,
    readingId: page.reading_id,
    page: page.page,
    line,
    quote,
  };
}

/** The line with most of the words, which are stems: "renew" is found in "renewal". The first of several. */
export function bestLine(text: string, stems: readonly string[]): { line: number; quote: string } {
  const scored = text.split('\n').map((words, index) => {
    const own = normaliseWords(words).split(' ');
    const hits = new Set(stems.filter((stem) => own.some((word) => word.startsWith(stem))));
    return { line: index + 1, quote: words.trim().slice(0, LONGEST_QUOTE), hits: hits.size };
  });
  const best = scored.reduce(
    (most, next) => (next.hits > most.hits ? next : most),
    scored[0] ?? { line: 1, quote: '', hits: 0 },
  );
  return { line: best.line, quote: best.quote };
}
