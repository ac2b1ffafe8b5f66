import { z } from 'zod';
import { EmailExport } from '../insights';
import { IdParam } from '../primitives';
import { byProvider, id, route } from './route';

/** A budget as a file. */
export const exportRoutes = {
  exportEmail: route({
    method: 'GET',
    path: '/api/export/{id}/email',
    tag: 'export',
    summary: 'Board e-mail',
    params: id,
    response: EmailExport,
    planned: true,
  }),
  exportFile: route({
    method: 'GET',
    path: '/api/export/{id}/{format}',
    tag: 'export',
    summary: 'Excel, PDF or presentation',
    params: z.object({ id: IdParam, format: z.enum(['excel', 'pdf', 'presentation']) }),
    response: z.unknown(),
    wire: 'file',
    planned: true,
  }),
  exportCsv: route({
    method: 'GET',
    path: '/api/{provider}-export/{parametersId}',
    tag: 'export',
    summary: 'CSV with GL codes',
    params: byProvider,
    response: z.unknown(),
    wire: 'file',
    planned: true,
  }),
} as const;
