import { Injectable } from '@nestjs/common';
import { Facts } from '@hoa/contracts';
import type { Box, Page } from '@hoa/document-reader';
import { TenantContext } from '../../platform/access/tenant';
import { Database } from '../../platform/database/database';

/** A line as it is kept: words are left out, cells keep what a citation or a correction needs. */
export interface StoredLine {
  index: number;
  text: string;
  box: Box;
  cells: { text: string; box: Box; confidence: number; ref?: string; number?: string }[];
}

export interface StoredPage {
  page: number;
  text: string;
  lines: StoredLine[];
}

export interface NewReading {
  id: string;
  documentId: number;
  facts: Facts;
  pages: Page[];
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
      `INSERT INTO readings (id, workspace_id, document_id, reader, schema, status, facts)
       VALUES ($1, $2, $3, $4, $5, 'ready', $6)`,
      [
        reading.id,
        workspaceId,
        reading.documentId,
        `${reading.facts.reader.engine} ${reading.facts.reader.version}`,
        1,
        storable(reading.facts),
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
    }));
    await this.database.execute(
      `INSERT INTO reading_pages (workspace_id, reading_id, page, text, cells)
       SELECT $1, $2, page, text, cells FROM jsonb_to_recordset($3::jsonb) AS given (page int, text text, cells jsonb)`,
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

function toStoredLine({ index, text, box, cells }: Page['lines'][number]): StoredLine {
  return {
    index,
    text,
    box,
    cells: cells.map((cell) => ({
      text: cell.text,
      box: cell.box,
      confidence: cell.confidence,
      ...(cell.ref === undefined ? {} : { ref: cell.ref }),
      ...(cell.number === undefined ? {} : { number: cell.number }),
    })),
  };
}

/** JSON that PostgreSQL takes: it stores neither NUL nor half of a surrogate pair. */
function storable(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) => (typeof inner === 'string' ? clean(inner) : inner));
}

function clean(text: string): string {
  return text.replace(/[\u0000\p{Cs}]/gu, '');
}
