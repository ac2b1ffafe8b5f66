import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { Injectable } from '@nestjs/common';
import { UPLOAD_EXTENSIONS, type DocumentRow } from '@hoa/contracts';
import { Config } from '../../platform/config/config';
import { Database } from '../../platform/database/database';
import { AppError } from '../../platform/errors/app-error';
import { DocumentsService } from './documents.service';

/** Samples with this in their name are governing documents, for the assessment calculator. */
const GOVERNING = /ccr|declaration/i;

/** 'Try it with sample documents'. */
@Injectable()
export class SampleDocuments {
  constructor(
    private readonly config: Config,
    private readonly database: Database,
    private readonly documents: DocumentsService,
  ) {}

  /** Puts the samples into the workspace that asks, all or none; one that is there already stays as it is. */
  async add(): Promise<DocumentRow[]> {
    const samples = await this.load();
    return this.database.inTransaction(async () => {
      const present = await this.documents.byHash(samples.map(({ hash }) => hash));
      const rows: DocumentRow[] = [];
      for (const { name, bytes, hash } of samples) {
        const type = GOVERNING.test(name) ? 'assessment' : 'document';
        rows.push(present.get(hash) ?? (await this.documents.store({ name, bytes, type })));
      }
      return rows;
    });
  }

  private async load(): Promise<{ name: string; bytes: Buffer; hash: string }[]> {
    const names = await readdir(this.config.samplesDir).catch(() => []);
    const wanted = names
      .filter((name) => UPLOAD_EXTENSIONS.some((extension) => name.endsWith(`.${extension}`)))
      .sort();
    if (wanted.length === 0) throw new AppError('not_found', 'There are no sample documents here.');
    return Promise.all(
      wanted.map(async (name) => {
        const bytes = await readFile(path.join(this.config.samplesDir, name));
        return { name, bytes, hash: createHash('sha256').update(bytes).digest('hex') };
      }),
    );
  }
}
