import { Injectable } from '@nestjs/common';
import { Facts, type DocumentRow } from '@hoa/contracts';
import type { PagesKind } from '@hoa/document-reader';
import { TenantContext } from '../../platform/access/tenant';
import { Config } from '../../platform/config/config';
import { Database } from '../../platform/database/database';
import { AppError } from '../../platform/errors/app-error';
import { understandAs } from './reader';
import { Readings, storable } from './readings';

const MOST_WAITING = 40;

/**
 * Readings understood once more with the kinds that people gave to their pages: no file is opened and nothing is
 * recognised again. The latest of each reading is kept, so that only a change of kinds is waited for.
 */
@Injectable()
export class KindReadings {
  /** Asked for at once by several, a reading is understood once. */
  private readonly underWay = new Map<string, Promise<Facts>>();
  private readonly waiting: (() => void)[] = [];
  private running = 0;

  constructor(
    private readonly database: Database,
    private readonly tenant: TenantContext,
    private readonly readings: Readings,
    private readonly config: Config,
  ) {}

  /** Throws the reader's ReadError where the rules of those kinds cannot cope with the pages. */
  async of(document: DocumentRow, readingId: string, kinds: readonly PagesKind[]): Promise<Facts> {
    const key = JSON.stringify(kinds);
    const known = await this.known(readingId, key);
    if (known) return known;
    const name = `${this.tenant.workspaceId} ${readingId} ${key}`;
    const started = this.underWay.get(name) ?? this.make(document, readingId, kinds);
    this.underWay.set(name, started);
    try {
      return await started;
    } finally {
      this.underWay.delete(name);
    }
  }

  private async known(readingId: string, key: string): Promise<Facts | undefined> {
    const row = await this.database.first<{ facts: unknown }>(
      'SELECT facts FROM kind_readings WHERE workspace_id = $1 AND reading_id = $2 AND kinds = $3::jsonb',
      [this.tenant.workspaceId, readingId, key],
    );
    return row && Facts.parse(row.facts);
  }

  private async make(document: DocumentRow, readingId: string, kinds: readonly PagesKind[]): Promise<Facts> {
    const facts = await this.inTurn(async () =>
      understandAs({
        opened: await this.readings.opened(readingId),
        kinds,
        documentId: document.id,
        readingId,
        name: document.name,
        bounds: this.config.reading,
      }),
    );
    await this.database.execute(
      `INSERT INTO kind_readings (workspace_id, reading_id, kinds, facts)
       SELECT $1, id, $3::jsonb, $4::jsonb FROM readings WHERE workspace_id = $1 AND id = $2
       ON CONFLICT (workspace_id, reading_id) DO UPDATE SET kinds = excluded.kinds, facts = excluded.facts`,
      [this.tenant.workspaceId, readingId, JSON.stringify(kinds), storable(facts)],
    );
    return facts;
  }

  /** As many at a time as documents are read: each is a process with a heap of its own. */
  private async inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (this.waiting.length >= MOST_WAITING)
      throw new AppError(
        'unavailable',
        'Many documents are being read just now. Please try again in a minute.',
      );
    if (this.running >= this.config.reading.concurrency)
      await new Promise<void>((resolve) => this.waiting.push(resolve));
    else this.running += 1;
    try {
      return await work();
    } finally {
      const next = this.waiting.shift();
      if (next) next();
      else this.running -= 1;
    }
  }
}
