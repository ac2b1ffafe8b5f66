import { Injectable } from '@nestjs/common';
import { Facts, type DocumentPage } from '@hoa/contracts';
import type { Page, ReadDocument } from '@hoa/document-reader';
import { TenantContext } from '../../platform/access/tenant';
import { Database } from '../../platform/database/database';
import {
  toPage,
  toStoredLayout,
  toStoredLine,
  type StoredLayout,
  type StoredOrigin,
  type StoredPage,
} from './stored-pages';

export interface NewReading {
  id: string;
  documentId: number;
  facts: Facts;
  pages: Page[];
  origin: StoredOrigin;
}

export interface PagePlace {
  readingId: string;
  container: string | null;
  pages: number;
  lines: StoredPage['lines'] | null;
  width: number | null;
  height: number | null;
  rotation: number | null;
}

/** So many pages go to the database in one statement. */
const BATCH = 25;

/** Readings never change: a document that is read again gets another one, and the newest ready one counts. */
@Injectable()
export class Readings {
  constructor(
    private readonly database: Database,
    private readonly tenant: TenantContext,
  ) {}

  /** Answers how many characters of text the reading has. */
  async insert(reading: NewReading): Promise<number> {
    const { workspaceId } = this.tenant;
    await this.database.execute(
      `INSERT INTO readings (id, workspace_id, document_id, reader, schema, status, facts, origin)
       VALUES ($1, $2, $3, $4, $5, 'ready', $6, $7)`,
      [
        reading.id,
        workspaceId,
        reading.documentId,
        `${reading.facts.reader.engine} ${reading.facts.reader.version}`,
        1,
        storable(reading.facts),
        storable(reading.origin),
      ],
    );
    let length = 0;
    for (let at = 0; at < reading.pages.length; at += BATCH) {
      length += await this.insertPages(reading.id, reading.pages.slice(at, at + BATCH));
    }
    return length;
  }

  private async insertPages(readingId: string, pages: Page[]): Promise<number> {
    const rows = pages.map((page) => ({
      page: page.number,
      text: textOf(page),
      cells: page.lines.map(toStoredLine),
      layout: toStoredLayout(page),
    }));
    await this.database.execute(
      `INSERT INTO reading_pages (workspace_id, reading_id, page, text, cells, layout)
       SELECT $1, $2, page, text, cells, layout
         FROM jsonb_to_recordset($3::jsonb) AS given (page int, text text, cells jsonb, layout jsonb)`,
      [this.tenant.workspaceId, readingId, storable(rows)],
    );
    return rows.reduce((sum, row) => sum + row.text.length, 0);
  }

  /** Facts of each document's newest ready reading; a document without one is left out. */
  async factsOf(documentIds: readonly number[]): Promise<Facts[]> {
    const rows = await this.database.query<{ facts: unknown }>(
      `SELECT DISTINCT ON (document_id) facts FROM readings
        WHERE workspace_id = $1 AND document_id = ANY($2::bigint[]) AND status = 'ready'
        ORDER BY document_id, created_at DESC`,
      [this.tenant.workspaceId, documentIds],
    );
    return rows.map(({ facts }) => Facts.parse(facts));
  }

  async pagesOf(documentId: number): Promise<StoredPage[]> {
    return this.database.query<StoredPage>(
      `SELECT page, text, cells AS lines FROM reading_pages WHERE workspace_id = $1 AND reading_id = (${NEWEST}) ORDER BY page`,
      [this.tenant.workspaceId, documentId],
    );
  }

  /** One page, and the number of the last one; undefined where the document has no such page. */
  async pageOf(
    documentId: number,
    page: number,
  ): Promise<Pick<DocumentPage, 'pages' | 'lines' | 'width' | 'height' | 'hasImage'> | undefined> {
    const place = await this.placeOf(documentId, page);
    if (!place) return undefined;
    const { pages, lines, width, height, container } = place;
    return {
      pages,
      lines: lines ?? [],
      ...(width === null || height === null ? {} : { width, height, hasImage: container === 'pdf' }),
    };
  }

  /** A page of a document's newest ready reading, and how it lies there; nulls where the reading is older than that is kept. */
  async placeOf(documentId: number, page: number): Promise<PagePlace | undefined> {
    const found = await this.database.first<PagePlace>(
      `WITH newest AS (SELECT id, origin FROM readings WHERE workspace_id = $1 AND id = (${NEWEST}))
       SELECT newest.id AS "readingId", newest.origin ->> 'container' AS container,
              (SELECT max(page)::int FROM reading_pages WHERE workspace_id = $1 AND reading_id = newest.id) AS pages,
              cells AS lines, (layout ->> 'width')::float8 AS width, (layout ->> 'height')::float8 AS height,
              (layout ->> 'rotation')::int AS rotation
         FROM newest LEFT JOIN reading_pages kept
           ON kept.workspace_id = $1 AND kept.reading_id = newest.id AND kept.page = $3::bigint`,
      [this.tenant.workspaceId, documentId, page],
    );
    return found && found.pages !== null && page <= found.pages ? found : undefined;
  }

  /** A reading's pages as its reader made them, to be understood once more. */
  async opened(readingId: string): Promise<ReadDocument> {
    const { workspaceId } = this.tenant;
    const reading = await this.database.first<{ origin: StoredOrigin | null }>(
      'SELECT origin FROM readings WHERE workspace_id = $1 AND id = $2',
      [workspaceId, readingId],
    );
    const rows = await this.database.query<StoredPage & { layout: StoredLayout | null }>(
      `SELECT page, text, cells AS lines, layout FROM reading_pages
        WHERE workspace_id = $1 AND reading_id = $2 ORDER BY page`,
      [workspaceId, readingId],
    );
    const { container = 'pdf', pageCount = rows.length, warnings = [], info } = reading?.origin ?? {};
    return {
      container,
      pageCount,
      warnings,
      ...(info ? { info } : {}),
      pages: rows.map((row) => toPage(row, row.layout)),
    };
  }

  /** The document's text, a form feed between pages; empty before it is read. */
  async textOf(documentId: number): Promise<string> {
    const pages = await this.database.query<{ text: string }>(
      `SELECT text FROM reading_pages WHERE workspace_id = $1 AND reading_id = (${NEWEST}) ORDER BY page`,
      [this.tenant.workspaceId, documentId],
    );
    return pages.map(({ text }) => text).join('\f');
  }
}

const NEWEST = `SELECT id FROM readings
  WHERE workspace_id = $1 AND document_id = $2 AND status = 'ready' ORDER BY created_at DESC LIMIT 1`;

function textOf(page: Page): string {
  return clean(page.lines.map((line) => line.text).join('\n'));
}

/** JSON that PostgreSQL takes: it stores neither NUL nor half of a surrogate pair. */
export function storable(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) => (typeof inner === 'string' ? clean(inner) : inner));
}

function clean(text: string): string {
  return text.replace(/[\u0000\p{Cs}]/gu, '');
}
