import type { Parameters } from '@hoa/contracts';

/** One budget's record as the API lists it. */
export function parameters(changes: Partial<Parameters> = {}): Parameters {
  return {
    id: 1,
    associationId: 1,
    associationName: 'Juniper Court',
    year: 2027,
    location: 'Colorado',
    units: 48,
    propertyType: 'Condominium',
    associationType: null,
    specialConsiderations: null,
    fiscalYearStartMonth: 1,
    documentIds: [],
    budgetTotal: null,
    version: 1,
    createdAt: '2026-11-05T12:00:00.000Z',
    ...changes,
  };
}
