import { ChatCitation, ChatProposal } from '@hoa/contracts';
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
    },
  },
};
