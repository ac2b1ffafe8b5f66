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
  kind_readings: { json: { kinds: { schema: list }, answers: { schema: list }, facts } },
  // Places in words and numbers outlive the reading that they were seen on; an answered question cites its place.
  corrections: {
    sameBy: ['document_id', 'at', 'field'],
    json: {
      locator: { ids: { 'asked.at.*.documentId': 'documents', 'asked.at.*.readingId': 'readings' } },
      value: {},
    },
  },
};
