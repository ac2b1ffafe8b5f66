import type {
  Budget,
  BudgetItem,
  ChatCitation,
  ChatProposal,
  Citation,
  DocumentRow,
  Facts,
  Parameters,
} from '@hoa/contracts';

/** All that an answer may rest on; nothing in it changes while a question is answered. */
export interface ChatContext {
  parameters: Parameters;
  budget: Budget;
  items: readonly BudgetItem[];
  /** The documents that the budget uses, and the facts of those that are read. */
  documents: readonly DocumentRow[];
  facts: readonly Facts[];
  rates: readonly { label: string; percent: number; asOf: string; source: string }[];
  /** "2027-03-01" */
  today: string;
  /** Places in the documents that have words of the query, the best first. */
  search: (query: string) => Promise<FoundPlace[]>;
}

export interface FoundPlace {
  source: Citation;
}

/** What a tool found; null where it has nothing to say to the question. */
export interface ToolAnswer {
  content: string;
  citations: ChatCitation[];
  proposal?: ChatProposal;
}

export interface Tool {
  name: string;
  /** For a model that chooses. */
  description: string;
  run: (question: string, context: ChatContext) => Promise<ToolAnswer | null> | ToolAnswer | null;
}
