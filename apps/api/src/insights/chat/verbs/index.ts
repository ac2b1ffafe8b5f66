import type { ChatContext, Verb } from '../context';
import { isOfAnother, type Read } from '../question/read';
import { againstBudget } from './against-budget';
import { about, rates, review } from './assumptions';
import { compareYears } from './compare-years';
import { components } from './components';
import { contracts } from './contracts';
import { draft } from './draft';
import { explainFee } from './explain-fee';
import { explainLine } from './explain-line';
import { fee } from './fee';
import { findText } from './find-text';
import { goneLine } from './gone-line';
import { largest } from './largest';
import { lineNote } from './line-note';
import { policy } from './policy';
import { reserves } from './reserves';
import { partsOfLine } from './parts-of-line';
import { terms } from './terms';
import { totals } from './totals';
import { vendorNotice } from './vendor-notice';
import { command, whatIf } from './what-if';

/**
 * All that the chat can do, in the order in which a question is tried on them. The same for the built-in router and for a
 * model. The type of a verb's arguments is its own business: who runs it parses them with its schema.
 */
export const verbs = [
  sealed(draft),
  sealed(vendorNotice),
  sealed(whatIf),
  sealed(explainFee),
  sealed(fee),
  sealed(againstBudget),
  sealed(largest),
  sealed(totals),
  sealed(compareYears),
  sealed(policy),
  sealed(contracts),
  sealed(components),
  sealed(partsOfLine),
  sealed(explainLine),
  sealed(goneLine),
  sealed(lineNote),
  sealed(reserves),
  sealed(rates),
  sealed(review),
  sealed(about),
  sealed(terms),
  sealed(findText),
  sealed(command),
];

/** Those that answer of lines by their names. */
const OF_LINES: ReadonlySet<string> = new Set(
  [explainLine, compareYears, againstBudget, partsOfLine, whatIf].map(({ name }) => name),
);

export type AnyVerb = ReturnType<typeof sealed>;

/** A verb whose arguments only it knows: understood and answered, or parsed and answered, in one step. */
function sealed<A>(verb: Verb<A>) {
  return {
    name: verb.name,
    description: verb.description,
    args: verb.args,
    /** What it would answer, ready to be given; null where a question does not have what it needs. */
    claim: (read: Read, context: ChatContext) => {
      const args = verb.slots(read, context);
      return args === null
        ? null
        : {
            asked: verb.asked?.(args) ?? null,
            /** What is named may be another thing: it is asked first. */
            isUnsure: OF_LINES.has(verb.name) && isOfAnother(read),
            answer: () => verb.answer(args, context),
          };
    },
    /** Throws where the arguments are not of its schema. */
    called: (args: unknown, context: ChatContext) => verb.answer(verb.args.parse(args), context),
  };
}
