import type { PresentationData } from '@hoa/contracts';
import type { PrintService } from '../../../platform/print/print.service';
import type { Report } from '../report';
import { reportDocument } from './report-document';
import { SLIDE_SIZE, SLIDES, slidesDocument } from './slides/slides-document';

/** The document for the board: cover, summary, lines, notes, assumptions and sources. */
export async function budgetPdf(print: PrintService, of: { report: Report; made: Date }): Promise<Buffer> {
  const { parameters, title } = of.report;
  return print.pdf(await reportDocument(of.report, of.made), {
    footer: `${title}, ${parameters.associationName || 'Unnamed Association'}`,
    cover: true,
  });
}

/** The slides of the Presentation screen. */
export async function slidesPdf(print: PrintService, data: PresentationData): Promise<Buffer> {
  return print.pdf(await slidesDocument(data), { size: SLIDE_SIZE, margin: '0', fit: SLIDES });
}
