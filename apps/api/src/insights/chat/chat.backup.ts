import { ChatCitation, ChatDownload, ChatProposal, ChatTable } from '@hoa/contracts';
import { z } from 'zod';
import type { Rules } from '../../platform/database/logical/rules';

const ids = {
  '**.itemId': 'budget_items',
  '**.documentId': 'documents',
  '**.readingId': 'readings',
};

export const chatBackup: Rules = {
  messages: {
    json: {
      citations: { schema: z.array(ChatCitation), ids },
      proposal: { schema: ChatProposal.nullable(), ids },
      figures: { schema: ChatTable.nullable(), ids },
      download: { schema: ChatDownload.nullable(), ids },
    },
  },
};
