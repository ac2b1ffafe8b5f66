import { Injectable } from '@nestjs/common';
import type { DocumentRow, Facts } from '@hoa/contracts';
import { AiCalls } from '../../platform/ai/ai-calls';
import { AiProviders } from '../../platform/ai/providers';
import { EconomicsService } from '../economics/economics.service';
import { builtInLines } from '../extraction/chains/read-lines/rules';
import { secondReadingChain } from '../extraction/chains/second-reading/chain';
import { ExtractionService } from '../extraction/extraction.service';
import { writeNotesChain } from './chains/write-notes/chain';
import { builtInNotes } from './chains/write-notes/rules';
import { withStudyYears } from './rules/study-years';
import type { GenerationDocument } from './rules/types';
import type { RunClaim } from './runs';
import type { StageReport } from './stages/stage';
import type { GenerationPorts } from './stages/types';

/** Documents that are still being read then are left out, and the run says so. */
const READING_TIMEOUT_MS = 20 * 60_000;

/** Gives the stages what they need of the running service. */
@Injectable()
export class ServicePorts {
  constructor(
    private readonly extraction: ExtractionService,
    private readonly economics: EconomicsService,
    private readonly providers: AiProviders,
    private readonly aiCalls: AiCalls,
  ) {}

  async of(claim: RunClaim): Promise<GenerationPorts> {
    const model = await this.providers.modelOf(claim.provider);
    const record = this.aiCalls.recorder(claim.runId);
    const pagesOf = (documentId: number) => this.extraction.pagesOf(documentId);
    return {
      documents: (ids, report, signal) => this.documents(ids, report, signal),
      rates: () => this.economics.ratesFor(claim.parametersId),
      readLines: model ? secondReadingChain({ model, record, pagesOf }) : builtInLines(),
      writeNotes: model ? writeNotesChain({ model, record }) : builtInNotes(),
    };
  }

  private async documents(
    ids: readonly number[],
    report: StageReport,
    signal: AbortSignal | undefined,
  ): Promise<GenerationDocument[]> {
    const rows = await this.extraction.waitUntilRead(ids, {
      timeoutMs: READING_TIMEOUT_MS,
      ...(signal ? { signal } : {}),
      onProgress: (now) => report(readFraction(now), readMessage(now)),
    });
    const facts = new Map((await this.extraction.factsOf(ids)).map((one) => [one.documentId, one]));
    const documents: GenerationDocument[] = [];
    for (const row of rows) {
      const read = row.status === 'ready' ? facts.get(row.id) : undefined;
      documents.push({
        id: row.id,
        name: row.name,
        facts: read ? await this.withYears(read) : null,
        ...(read ? {} : { failure: failureOf(row) }),
      });
    }
    return documents;
  }

  private async withYears(facts: Facts): Promise<Facts> {
    if (!facts.parts.some(({ kind }) => kind === 'reserve')) return facts;
    return withStudyYears(facts, await this.extraction.pagesOf(facts.documentId));
  }
}

const isSettled = ({ status }: DocumentRow): boolean => status === 'ready' || status === 'failed';

function readFraction(rows: readonly DocumentRow[]): number {
  const parts = rows.map((row) =>
    isSettled(row) ? 1 : row.pages ? Math.min(1, row.pagesRead / row.pages) : 0,
  );
  return rows.length === 0 ? 1 : parts.reduce((sum, part) => sum + part, 0) / rows.length;
}

function readMessage(rows: readonly DocumentRow[]): string {
  const done = rows.filter(isSettled).length;
  return `${done} of ${rows.length} documents read`;
}

function failureOf(row: DocumentRow): string {
  return row.error?.message ?? 'it was still being read.';
}
