import { Injectable } from '@nestjs/common';
import { Facts } from '@hoa/contracts';
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
  ): Promise<{ pages: number; lines: StoredPage['lines'] } | undefined> {
    const found = await this.database.first<{ pages: number | null; lines: StoredPage['lines'] | null }>(
      `SELECT max(page)::int AS pages, (SELECT cells FROM reading_pages
          WHERE workspace_id = $1 AND reading_id = (${NEWEST}) AND page = $3::bigint) AS lines
         FROM reading_pages WHERE workspace_id = $1 AND reading_id = (${NEWEST})`,
      [this.tenant.workspaceId, documentId, page],
    );
    if (!found?.pages || page > found.pages) return undefined;
    return { pages: found.pages, lines: found.lines ?? [] };
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
    const { container = 'pdf', pageCount = rows.length, warnings = [] } = reading?.origin ?? {};
    return { container, pageCount, warnings, pages: rows.map((row) => toPage(row, row.layout)) };
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
