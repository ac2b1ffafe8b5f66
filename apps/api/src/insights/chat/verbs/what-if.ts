import {
  formatDollars,
  isDues,
  lineAmounts,
  monthlyFee,
  ownersPay,
  payOf,
  toCents,
  toDecimalString,
  type Cents,
} from '@hoa/budget-math';
import { interpret, type Change } from '@hoa/budget-math/commands';
import { z } from 'zod';
import type { ChatContext, Verb, VerbAnswer } from '../context';
import { dollars, lineCitation, signed } from '../figures';
import { orderIn } from '../question/order';
import { premiumSupposed } from '../question/premiums';
import type { Read } from '../question/read';
import { duesHeld, heldAt } from './dues-supposed';

const Args = z.object({
  change: z
    .string()
    .describe('The change in words, such as "increase insurance by 8%" or "set 7810 to 18,000"'),
});
type Args = z.infer<typeof Args>;

const WHOLE = 'all expenses';
const HELD = 'set what owners pay to ';

/** What is only played with: supposed, or said in as few words as "water +8%". */
function slots(read: Read, context: ChatContext): Args | null {
  if (read.years.some((year) => year > context.parameters.year)) return null;
  if (premiumSupposed(read, context)) return null;
  const held = duesHeld(read, context);
  if (held !== null) return { change: `${HELD}${held / 100}` };
  const order = orderIn(read);
  return order !== null && changesOf(order, context, true) ? { change: order } : null;
}

const MOST_ROWS = 10;

type Meant = { changes: readonly Change[] } | { question: string; options: string[] };

/** `whole`: where a section is named, all of it is meant: it is only played with. An order is asked about instead. */
function changesOf(order: string, { items }: ChatContext, whole: boolean): Meant | null {
  const operating = items.filter(({ type }) => type === 'expense');
  const meant = interpret(order, { items: order.includes(WHOLE) ? operating : items });
  if (meant.kind === 'apply') return { changes: meant.changes };
  if (meant.kind === 'ask') {
    const together = whole ? meant.options.find(({ choice }) => choice.itemIds.length > 1) : undefined;
    const all = together && interpret(order, { items, choices: [together.choice] });
    if (all?.kind === 'apply') return { changes: all.changes };
    return { question: meant.question, options: meant.options.map(({ label }) => label) };
  }
  return null;
}

function answer({ change }: Args, context: ChatContext, whole: boolean): VerbAnswer | null {
  const [, held] = new RegExp(String.raw`^${HELD}(\d+(?:\.\d+)?)$`).exec(change) ?? [];
  if (held !== undefined) return heldAt(toCents(held), context);
  const meant = changesOf(change, context, whole);
  if (!meant) return null;
  if ('question' in meant)
    return {
      content: `${meant.question}\n${meant.options.join('\n')}\nPlease say it with one of these names. Nothing is changed.`,
      citations: [],
    };
  return effectOf(meant.changes, context, saidPercent(change));
}

/** The percentage that all of an order says, as it is said. */
function saidPercent(order: string): string {
  const said = new Set([...order.matchAll(/\b(increase|decrease)\b.*? by (\d+(?:\.\d+)?%)/g)].map(([, way, by]) => `${way === 'decrease' ? '−' : '+'}${by}`)); // prettier-ignore
  const [only, more] = said;
  return only === undefined || more !== undefined ? '' : `${only}, `;
}

function effectOf(all: readonly Change[], context: ChatContext, percent: string): VerbAnswer | null {
  const { items, budget, parameters } = context;
  const changes = all.filter(({ item, cents }) => toDecimalString(cents) !== item.proposedBudget);
  if (changes.length === 0)
    return {
      content: 'That is what the budget says already.',
      citations: all.map(({ item }) => ({ label: item.description, itemId: item.id })),
    };
  const { units } = parameters;
  const byId = new Map(items.map((item) => [item.id, item]));
  const moved = (type: string, isDue: boolean): Cents =>
    changes.reduce((sum, { item, cents }) => {
      const line = byId.get(item.id);
      if (!line || line.type !== type || (type === 'income' && isDues(line) !== isDue)) return sum;
      return sum + cents - toCents(item.proposedBudget);
    }, 0);
  const [expenses, dues, income] = [moved('expense', false), moved('income', true), moved('income', false)];
  const total = toCents(budget.totals.expenses);
  const net = toCents(budget.totals.net);
  // "If they wanted 1,300": nobody supposes a budget of a fraction.
  if (changes.length > 1 && total + expenses < total / 2) return null;
  const exactPay = ownersPay(items.map(lineAmounts), { ...parameters, wholeDollars: false });
  const pay = payOf(exactPay, parameters);
  // As in the what-if of the board's view: dues follow expenses; where dues themselves are changed, they are as said.
  const newDues = dues === 0 ? exactPay.duesCents + expenses - income : exactPay.duesCents + dues;
  const then = payOf({ ...exactPay, duesCents: newDues }, parameters);
  const isOpen = budget.status !== 'adopted';
  const cents = (amount: Cents) => formatDollars(amount, { cents: true });
  const row = (name: string, from: Cents, to: Cents) => [name, cents(from), cents(to), signed(to - from)];
  const only = changes.length === 1 ? changes[0] : undefined;
  const summary = only
    ? `Set ${only.item.description} to ${dollars(only.cents)}`
    : `Change ${changes.length} lines`;
  return {
    content: [
      only
        ? `${only.item.description} would go from ${dollars(toCents(only.item.proposedBudget))} to ${dollars(only.cents)} (${percent}${signed(only.cents - toCents(only.item.proposedBudget))}).`
        : `${changes.length} lines would change, ${percent}together ${signed(expenses + dues + income)} to ${dollars(changes.reduce((sum, one) => sum + one.cents, 0))}.`,
      `Expenses of ${parameters.year} would be ${dollars(total + expenses)} instead of ${dollars(total)}. ${dues === 0 ? 'With dues following that, owners' : 'Owners'} would pay ${cents(then.perUnitCents)} a unit and ${pay.billing} instead of ${cents(pay.perUnitCents)} (${signed(then.perUnitCents - pay.perUnitCents)}).`,
      isOpen
        ? 'Nothing is changed unless you apply it.'
        : 'The budget is adopted, so nothing can be changed unless it is reopened.',
    ].join('\n'),
    citations: changes.slice(0, 8).flatMap(({ item }) => {
      const line = byId.get(item.id);
      return line ? [lineCitation(line)] : [];
    }),
    table: {
      title: 'What it would do',
      columns: ['', 'Now', 'Then', 'Change'],
      rows: [
        ...(changes.length <= MOST_ROWS ? changes : []).map(({ item, cents: to }) => ({ cells: row(item.description, toCents(item.proposedBudget), to) })), // prettier-ignore
        { cells: row('Total expenses', total, total + expenses) },
        { cells: row('Monthly fee of all expenses', monthlyFee(total, units), monthlyFee(total + expenses, units)) }, // prettier-ignore
        { cells: row(`Owners pay a unit and ${pay.billing}`, pay.perUnitCents, then.perUnitCents) },
        { cells: row('Net as the budget stands', net, net + dues + income - expenses) },
      ],
    },
    ...(isOpen ? { proposal: { summary, changes: changes.map(proposed) } } : {}),
  };
}

const proposed = ({ item, cents }: Change) => ({
  itemId: item.id,
  version: item.version,
  description: item.description,
  from: item.proposedBudget,
  to: toDecimalString(cents),
});

export const whatIf: Verb<Args> = {
  name: 'what_if',
  description:
    'What a change of amounts would do to expenses and to what owners pay. It changes nothing; a person may apply it.',
  args: Args,
  slots,
  answer: (args, context) => answer(args, context, true),
};

/** ", my brother in law will help out": why it is ordered. */
const BECAUSE = /(?<=\d),(?! ?\d)[^\d$%]*$/;

/** An order that reaches the server as words: proposed, never carried out here. */
export const command: Verb<Args> = {
  name: 'propose_change',
  description:
    'A change that the person orders, such as "increase insurance by 8%": proposed, to be applied by the person.',
  args: Args,
  slots: ({ question, plain }, context) => {
    // What it comes to is answered anyway.
    const change = question.replace(/,? and (?:tell|show|give) (?:me|us)\b.*$/i, '').replace(BECAUSE, '');
    const isAsked = /^(?:why|how|what|when|who|where)\b/.test(plain);
    return isAsked || !changesOf(change, context, false) ? null : { change };
  },
  answer: (args, context) => answer(args, context, false),
};
