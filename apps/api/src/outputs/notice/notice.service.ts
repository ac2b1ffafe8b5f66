import { Injectable, OnModuleInit } from '@nestjs/common';
import type { NoticeQuery } from '@hoa/contracts';
import { OwnerLetters } from '../../insights/chat/letters';
import { Clock } from '../../insights/clock/clock';
import { PrintService } from '../../platform/print/print.service';
import { ExportService, PDF_TYPE } from '../export/export.service';
import { exportFileName } from '../export/file-name';
import type { ExportedFile } from '../export/send-file';
import { noticeDocx } from './docx';
import { letterText, lettersOf, type Letter } from './letter';
import { sharesOf } from './shares';
import { noticeDocument } from './page';

const DOCX_TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** The letter that tells owners of a budget. It stores nothing. */
@Injectable()
export class NoticeService implements OnModuleInit {
  constructor(
    private readonly exports: ExportService,
    private readonly print: PrintService,
    private readonly clock: Clock,
    private readonly ownerLetters: OwnerLetters,
  ) {}

  onModuleInit(): void {
    this.ownerLetters.register((parametersId) => this.paragraphs(parametersId));
  }

  async letter(parametersId: number, query: NoticeQuery): Promise<ExportedFile> {
    const { as, per, ...input } = query;
    const { report, assessments } = await this.exports.assessed(parametersId);
    const date = this.clock.now();
    const shares = per === 'unit' ? sharesOf(assessments) : [];
    const letters = lettersOf({ report, input, date, shares });
    return {
      name: exportFileName(report.parameters, as, per === 'unit' ? 'Unit_Letters' : 'Owner_Letter'),
      mediaType: as === 'docx' ? DOCX_TYPE : PDF_TYPE,
      bytes: as === 'docx' ? await noticeDocx(letters, date) : await this.pdf(letters),
    };
  }

  /** The letter that fits every home, as words. */
  private async paragraphs(parametersId: number): Promise<string[]> {
    const { report } = await this.exports.assessed(parametersId);
    const [letter] = lettersOf({ report, input: {}, date: this.clock.now(), shares: [] });
    return letter ? letterText(letter) : [];
  }

  private pdf(letters: readonly Letter[]): Promise<Buffer> {
    const [first] = letters;
    const footer = `${first?.association ?? ''}, ${first?.subject ?? ''}`;
    return this.print.pdf(noticeDocument(letters), { footer, margin: '0.8in 1in 0.85in' });
  }
}
