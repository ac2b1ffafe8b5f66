import { Difference, OpenQuestion } from '@hoa/contracts';
import { z } from 'zod';
import type { Rules } from '../../platform/database/logical/rules';

const Inputs = z.looseObject({
  documents: z.array(z.looseObject({ id: z.number().nullable(), name: z.string() })),
});
const Note = z.looseObject({ code: z.string(), message: z.string() });

export const generationBackup: Rules = {
  generation_runs: {
    json: {
      inputs: {
        schema: Inputs,
        ids: {
          'parameters.id': 'budget_parameters',
          'parameters.associationId': 'associations',
          'parameters.documentIds.*': 'documents',
          'documents.*.id': 'documents',
          'documents.*.readingId': 'readings',
          'documents.*.corrections.*.id': 'corrections',
        },
      },
      notes: { schema: z.array(Note) },
      findings: {
        schema: z.looseObject({ differences: z.array(Difference), questions: z.array(OpenQuestion) }),
        ids: { '**.documentId': 'documents', '**.readingId': 'readings' },
      },
    },
  },
};
