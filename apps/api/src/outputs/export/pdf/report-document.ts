import type { Report } from '../report';
import { assumptionsSection, notesSection, sourcesSection } from './appendix';
import { coverSection } from './cover';
import { documentOf } from './document';
import { html } from './html';
import { linesSection } from './lines';
import { reservesSection } from './reserves';
import { summarySection } from './summary';

/** The budget as a document for the board, as HTML to be printed. */
export async function reportDocument(report: Report, made: Date): Promise<string> {
  const { associationName } = report.parameters;
  return documentOf({
    kind: 'report',
    title: `${associationName || 'Unnamed Association'}: ${report.title}`,
    body: html`${coverSection(report, made)} ${await summarySection(report)} ${linesSection(report)}
    ${await reservesSection(report)} ${notesSection(report)} ${assumptionsSection(report)}
    ${sourcesSection(report)}`,
  });
}
