import type { Parameters, Recommendations } from '@hoa/contracts';
import { presentationData, type WireItem } from '../../src/outputs/export/presentation';
import { exportReport } from './report';

const PARAMETERS: Parameters = {
  id: 1,
  associationId: 1,
  associationName: 'Cedar Bend',
  year: 2027,
  location: 'Colorado',
  units: 48,
  propertyType: 'Condominium',
  associationType: null,
  specialConsiderations: null,
  fiscalYearStartMonth: 7,
  documentIds: [],
  budgetTotal: null,
  version: 1,
  createdAt: '2026-11-21T09:00:00.000Z',
};

export const recommended = (more: Partial<Recommendations> = {}): Recommendations => ({
  analysisDate: '2026-11-21T09:00:00.000Z',
  budgetHealth: 'Summary.',
  suggestions: [],
  health: {
    score: 91,
    letter: 'A-',
    rating: 'Excellent',
    summary: 'Summary.',
    formula: '',
    parts: [],
    kpis: [],
  },
  revision: 1,
  notes: [],
  ...more,
});

/** The slides of a budget of these lines, with the built-in words. */
export function presented(items: WireItem[], more: Partial<Recommendations> = {}, status = 'draft') {
  const report = exportReport(items, { parameters: PARAMETERS, status });
  return presentationData({ report, parameters: PARAMETERS, recommendations: recommended(more) });
}
