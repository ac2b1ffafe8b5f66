import { z } from 'zod';
import { EmailExport, PresentationData } from '../exports';
import { WordsBy } from '../generation';
import { NoticeQuery } from '../notice';
import { byProvider, id, route } from './route';

/**
 * A budget as a file, a mail or slides. A budget without lines answers 422 with a sentence on
 * each of them, and a PDF 503 where the server has no browser to draw it.
 */
export const exportRoutes = {
  exportEmail: route({
    method: 'GET',
    path: '/api/export/{id}/email',
    tag: 'export',
    summary: 'Board e-mail',
    params: id,
    query: WordsBy,
    response: EmailExport,
  }),
  exportEmailFile: route({
    method: 'GET',
    path: '/api/export/{id}/email.eml',
    tag: 'export',
    summary: 'Board e-mail as a file for a mail program, with the workbook attached',
    params: id,
    query: WordsBy,
    response: z.unknown(),
    wire: 'file',
  }),
  exportPresentation: route({
    method: 'GET',
    path: '/api/export/{id}/presentation',
    tag: 'export',
    summary: 'What the slides show; with `as=file`, or asked for by its media type, the slides as a .pptx',
    params: id,
    query: WordsBy.extend({ as: z.enum(['file']).optional() }),
    response: PresentationData,
  }),
  exportExcel: route({
    method: 'GET',
    path: '/api/export/{id}/excel',
    tag: 'export',
    summary: 'Workbook with live formulas',
    params: id,
    response: z.unknown(),
    wire: 'file',
  }),
  exportPdf: route({
    method: 'GET',
    path: '/api/export/{id}/pdf',
    tag: 'export',
    summary: 'PDF for the board',
    params: id,
    response: z.unknown(),
    wire: 'file',
  }),
  exportSlidesPdf: route({
    method: 'GET',
    path: '/api/export/{id}/presentation.pdf',
    tag: 'export',
    summary: 'The slides as a PDF, a page each',
    params: id,
    query: WordsBy,
    response: z.unknown(),
    wire: 'file',
  }),
  exportNotice: route({
    method: 'GET',
    path: '/api/export/{id}/notice',
    tag: 'export',
    summary: 'Letter to owners, as .docx or PDF',
    params: id,
    query: NoticeQuery,
    response: z.unknown(),
    wire: 'file',
  }),
  exportCsv: route({
    method: 'GET',
    path: '/api/{provider}-export/{parametersId}',
    tag: 'export',
    summary: 'CSV with GL codes',
    params: byProvider,
    response: z.unknown(),
    wire: 'file',
  }),
} as const;
