import { ItemSource, LineMethodDetails } from '@hoa/contracts';
import { z } from 'zod';
import type { Rules } from '../../platform/database/logical/rules';
import { LineRow } from './budget.table';
import { Found } from './found';
import { StoredReconciliation } from './reconciliation';
import { Snapshot, Summary } from './version-store';

/** The longest chart of accounts has some hundreds. */
const MOST_LINES = 5_000;

const ids = { '**.documentId': 'documents', '**.readingId': 'readings' };
const line = LineRow.nullable();
const reconciliation = { schema: StoredReconciliation, ids: { '**.documentId': 'documents' } } as const;

/** As long as what is entered by hand, or read from a document, may be. */
const words = (most: number) => z.string().max(most).nullish();
const ItemRow = z.looseObject({
  description: words(1_000),
  category: words(400),
  gl_code: words(100),
  notes: words(10_000),
  formula: words(10_000),
});
const VersionRow = z.looseObject({ name: words(200), reason: words(1_000) });
const each = 'parameters_id';

export const budgetBackup: Rules = {
  budgets: {
    json: {
      reconciliation,
      generated_from: {
        schema: z.looseObject({
          version: z.number(),
          documentIds: z.array(z.number()),
          found: Found.optional(),
        }),
        ids: {
          'documentIds.*': 'documents',
          'corrections.*': 'corrections',
          'found.balances.*.source.documentId': 'documents',
          'found.balances.*.source.readingId': 'readings',
        },
      },
    },
  },
  budget_items: {
    row: ItemRow,
    bounds: [{ each, rows: MOST_LINES, characters: 12_000_000, what: 'lines in one budget' }],
    json: {
      assumptions: { schema: z.array(z.string()) },
      method: { schema: LineMethodDetails },
      sources: { schema: z.array(ItemSource), ids },
    },
  },
  budget_edits: {
    bounds: [{ each, rows: 100_000, characters: 60_000_000, what: 'edits of one budget' }],
    json: { line: { schema: z.looseObject({ before: line, after: line }), ids } },
  },
  budget_versions: {
    row: VersionRow,
    bounds: [{ each, rows: 400, characters: 400_000_000, what: 'versions of one budget' }],
    json: { snapshot: { schema: Snapshot, ids }, summary: { schema: Summary }, reconciliation },
  },
};
