import { Injectable } from '@nestjs/common';
import { Facts, type DocumentRow } from '@hoa/contracts';
import { READER, type Stated } from '@hoa/document-reader';
import { TenantContext } from '../../platform/access/tenant';
import { Config } from '../../platform/config/config';
import { Database } from '../../platform/database/database';
import { AppError } from '../../platform/errors/app-error';
import { understandAs } from './reader';
import { Readings, storable } from './readings';

const MOST_WAITING = 40;

/**
 * Stored pages understood again with the kinds and answers that people gave, by today's reader: no file is opened and no
 * scan is recognized again. The latest result for each reading is kept, so that only a change is waited for.
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
  async find(document: DocumentRow, readingId: string, stated: Stated): Promise<Facts> {
    const key = keyOf(stated);
    const known = await this.known(readingId, key);
    if (known) return known;
    const name = [this.tenant.workspaceId, readingId, key.kinds, key.answers].join(' ');
    const started = this.underWay.get(name) ?? this.make(document, readingId, stated);
    this.underWay.set(name, started);
    try {
      return await started;
    } finally {
      this.underWay.delete(name);
    }
  }

  private async known(readingId: string, key: Key): Promise<Facts | undefined> {
    const row = await this.database.first<{ facts: unknown }>(
      `SELECT facts FROM kind_readings
        WHERE workspace_id = $1 AND reading_id = $2 AND kinds = $3::jsonb AND answers = $4::jsonb AND reader = $5`,
      [this.tenant.workspaceId, readingId, key.kinds, key.answers, key.reader],
    );
    return row && Facts.parse(row.facts);
  }

  private async make(document: DocumentRow, readingId: string, stated: Stated): Promise<Facts> {
    const facts = await this.inTurn(async () =>
      understandAs({
        opened: await this.readings.opened(readingId),
        stated,
        documentId: document.id,
        readingId,
        name: document.name,
        bounds: this.config.reading,
      }),
    );
    await this.keep(readingId, stated, facts);
    return facts;
  }

  async keep(readingId: string, stated: Stated, facts: Facts): Promise<void> {
    const key = keyOf(stated);
    await this.database.execute(
      `INSERT INTO kind_readings (workspace_id, reading_id, kinds, answers, reader, facts)
       SELECT $1, id, $3::jsonb, $4::jsonb, $5, $6::jsonb FROM readings WHERE workspace_id = $1 AND id = $2
       ON CONFLICT (workspace_id, reading_id) DO UPDATE
         SET kinds = excluded.kinds, answers = excluded.answers, reader = excluded.reader, facts = excluded.facts`,
      [this.tenant.workspaceId, readingId, key.kinds, key.answers, key.reader, storable(facts)],
    );
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

/** What stored facts must have been made with to be used again; JSON. */
interface Key {
  kinds: string;
  answers: string;
  reader: string;
}

function keyOf({ kinds = [], answers = [] }: Stated): Key {
  return {
    kinds: JSON.stringify(kinds),
    answers: JSON.stringify(answers),
    reader: `${READER.engine} ${READER.version}`,
  };
}
