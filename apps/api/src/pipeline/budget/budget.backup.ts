import { ItemSource } from '@hoa/contracts';
import { z } from 'zod';
import type { Rules } from '../../platform/database/logical/rules';
import { LineRow } from './budget.table';
import { Snapshot, Summary } from './version-store';

const ids = { '**.documentId': 'documents', '**.readingId': 'readings' };
const line = LineRow.nullable();

export const budgetBackup: Rules = {
  budgets: {
    json: {
      generated_from: {
        schema: z.looseObject({ version: z.number(), documentIds: z.array(z.number()) }),
        ids: { 'documentIds.*': 'documents', 'corrections.*': 'corrections' },
      },
    },
  },
  budget_items: {
    json: {
      assumptions: { schema: z.array(z.string()) },
      sources: { schema: z.array(ItemSource), ids },
    },
  },
  budget_edits: { json: { line: { schema: z.looseObject({ before: line, after: line }), ids } } },
  budget_versions: { json: { snapshot: { schema: Snapshot, ids }, summary: { schema: Summary } } },
};
