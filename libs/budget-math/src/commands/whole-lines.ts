import { matchLines } from '../index';
import { notFound, type Interpretation } from './interpretation';
import type { CommandLine } from './line';
import { parseOperand, QUANTITY } from './operand';

const MOST_NAMED = 8;
const REMOVE =
  /^(?:remove|delete|get rid of|eliminate)(?: the| our)? (?<target>(?!.*\d{1,3}(?:,\d{3})*(?:\.\d+)? ?(?:%|dollars?)).+?)(?: (?:line|item|row)s?)?(?: (?:from|out of) the budget)?$/;
const ADD =
  /^(?:(?:add|create|insert|make)(?: (?:a|an|another|one))?(?: new)?|new) (?:(?<type>income|expense|budget) )?(?:line|item|category|row)(?: item)?(?: (?:please|for|called|named|of))?:? ?(?<name>.*)$/;
const AMOUNT_LAST = new RegExp(
  `^(?<name>.+?)(?:,| -)? ?(?:(?:at|of|for|with|to|=|:) )?(?<quantity>${QUANTITY})$`,
);

/** A line that is to be added or removed; undefined where the words are about amounts. */
export function structural(text: string, items: readonly CommandLine[]): Interpretation | undefined {
  const target = REMOVE.exec(text)?.groups?.target;
  if (target !== undefined) return removed(target, items);
  const added = ADD.exec(text)?.groups;
  return added ? addedLine(added.name ?? '', added.type === 'income' ? 'income' : 'expense') : undefined;
}

function removed(target: string, items: readonly CommandLine[]): Interpretation {
  const match = matchLines(target, items);
  if (match.kind === 'line') return { kind: 'remove', item: match.line };
  if (match.kind === 'none') return notFound(target);
  const names = match.lines.slice(0, MOST_NAMED).map(({ description }) => description);
  return {
    kind: 'unclear',
    message: `Which line is to be removed: ${names.join(', ')}? Please name one of them. Nothing was changed.`,
  };
}

function addedLine(said: string, type: 'income' | 'expense'): Interpretation {
  const { name = said, quantity } = AMOUNT_LAST.exec(said)?.groups ?? {};
  const operand = quantity === undefined ? null : parseOperand(quantity);
  const words = name
    .replace(/^(?:for|called|named) /, '')
    .replace(/[,:]$/, '')
    .trim();
  if (words === '' || operand?.quantity.kind !== 'money' || operand.sign === -1)
    return {
      kind: 'unclear',
      message:
        'Please say what the line is called and how much it is a year: “add a line for security patrol at 18,000”. Nothing was changed.',
    };
  const description = words.charAt(0).toUpperCase() + words.slice(1);
  return { kind: 'add', description: description.slice(0, 200), cents: operand.quantity.cents, type };
}
