import { Facts } from '@hoa/contracts';
import { z } from 'zod';
import type { JsonRule, Rules } from '../../platform/database/logical/rules';

const facts: JsonRule = {
  schema: Facts,
  ids: { '**.documentId': 'documents', '**.readingId': 'readings' },
};
const list = z.array(z.unknown());

export const extractionBackup: Rules = {
  readings: { sameBy: ['document_id', 'created_at'], json: { facts, origin: {} } },
  reading_pages: { json: { cells: { schema: list }, layout: {} } },
  kind_readings: { json: { kinds: { schema: list }, facts } },
  // Places in words and numbers, which outlive the reading that they were seen on: no ids.
  corrections: { sameBy: ['document_id', 'at', 'field'], json: { locator: {}, value: {} } },
};
