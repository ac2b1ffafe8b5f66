import type {
  Budget,
  BudgetItem,
  ChatCitation,
  ChatDownload,
  ChatProposal,
  ChatTable,
  ContractAnalysis,
  Facts,
  DocumentRow,
  ItemSource,
  Parameters,
} from '@hoa/contracts';
import type { z } from 'zod';
import type { WantedPassage } from '../../pipeline/extraction/page-search';
import type { Read } from './question/read';

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
  /** The contracts as the Contracts tab has them. */
  contracts: () => Promise<ContractAnalysis[]>;
  /** Passages that have the words, of lines that were read without doubt. */
  passages: (documentIds: readonly number[], wanted: WantedPassage) => Promise<Passage[]>;
  /** All that documents say, without what was read in doubt. */
  sentences: (documentIds: readonly number[]) => Promise<Passage[]>;
  /** Those of some places whose words were read without doubt. */
  readable: (sources: readonly ItemSource[]) => Promise<ItemSource[]>;
  /** The letter to owners as the export writes it, in its paragraphs. */
  letter: () => Promise<string[]>;
}

export interface Passage {
  source: ItemSource;
  /** Its lines, joined. */
  text: string;
}

/** An answer with its figures and where they stand. */
export interface VerbAnswer {
  content: string;
  citations: ChatCitation[];
  proposal?: ChatProposal;
  table?: ChatTable;
  download?: ChatDownload;
}

/** One thing that the chat can do: the same for the built-in router and for a model, whose tools the verbs are. */
export interface Verb<A> {
  name: string;
  /** For a model that chooses. */
  description: string;
  args: z.ZodType<A>;
  /** What it would answer, as a question that a person can ask: "Why is Water what it is?" */
  asked?: (args: A) => string;
  /** Its arguments, where a question has them; null where it does not. */
  slots: (read: Read, context: ChatContext) => A | null;
  /** Null where neither the budget nor its documents state it. */
  answer: (args: A, context: ChatContext) => Promise<VerbAnswer | null> | VerbAnswer | null;
}

/** How an answer begins that says what no document states. */
export const CANNOT = "I can't answer that from this budget";

/** The whole of a refusal begins so; one of several terms that are missing goes on behind a colon. */
export const REFUSED = `${CANNOT}.`;

/** Said for all that no verb answers; never the places where some of the words stand. */
export const REFUSAL: VerbAnswer = {
  content: [
    REFUSED,
    'You could ask, for example:',
    '• Why is the fee going up?',
    '• What if we cut landscaping by 10%?',
    '• Which contracts end next, and when is notice due?',
  ].join('\n'),
  citations: [],
};

/** So surely no budget states it: a term is looked for short of the first, and of the second where the document has all of the words. */
export const OUTSIDE_TERMS = 0.6;
export const OUTSIDE_SAID = 0.85;
