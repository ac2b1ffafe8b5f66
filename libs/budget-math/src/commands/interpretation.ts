import type { Cents } from '../index';
import type { CommandLine } from './line';
import type { Operation } from './operation';

export interface Change {
  item: CommandLine;
  cents: Cents;
}

/** A way to understand what was said; choosing it says what a clause means, by the clause's index. */
export interface Option {
  label: string;
  choice: Choice;
}
export interface Choice {
  clause: number;
  itemIds: number[];
  operation?: Operation;
  /** The lines as one amount, divided over them in proportion. */
  together?: boolean;
}

/** What a message is to the budget. Only `apply` changes it; whatever is in doubt is asked. */
export type Interpretation =
  | { kind: 'question' }
  | { kind: 'undo' }
  | { kind: 'redo' }
  | { kind: 'apply'; changes: Change[] }
  | { kind: 'add'; description: string; cents: Cents; type: 'income' | 'expense' }
  | { kind: 'remove'; item: CommandLine }
  | { kind: 'ask'; question: string; options: Option[] }
  | { kind: 'unclear'; message: string };

export function notFound(words: string): Interpretation {
  return {
    kind: 'unclear',
    message: `I could not tell which line “${words.slice(0, 60)}” is. Please use its name or its GL code. Nothing was changed.`,
  };
}
