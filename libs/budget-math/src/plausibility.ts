import { checkIncrease } from './assessments/increase-check';
import { increaseLimits } from './assessments/limits';
import type { Billing } from './funds/billing';
import { isDues, ownersPay } from './funds/owners-pay';
import { groupOf, normaliseWords, OTHER_GROUP } from './grouping';
import { resultCents, type LineHistory } from './methods/history';
import { formatDollars, type Cents } from './money';
import { formatPercent, percentChange, roundPercent } from './percent';
import { budgetTotals, isOperating, type BudgetLineAmounts } from './totals';

/** Limits of the checks, in percent unless stated otherwise; as the board's own review would ask. */
export const PLAUSIBLE = {
  duesChange: 15,
  expensesOverIncome: 150,
  otherLineShare: 10,
  budgetActualApart: 25,
  budgetActualCents: 100_000,
} as const;

export const plausibilityRules = [
  'dues-change',
  'expenses-over-income',
  'large-other-line',
  'balance-line',
  'negative-expense',
  'contradiction',
  'budget-actual-apart',
  'only-in-actuals',
  'second-proposal',
  'state-limit',
] as const;
export type PlausibilityRule = (typeof plausibilityRules)[number];

/** Something to confirm or change before a budget may be called complete: an amount, the reason and two buttons. */
export interface PlausibilityCard {
  /** Stable: the rule, and the line where it is about one. */
  id: string;
  rule: PlausibilityRule;
  title: string;
  amountCents: Cents | null;
  reason: string;
  lineKey?: string | undefined;
  actions: readonly [CardAction, CardAction];
}

export interface CardAction {
  id: 'confirm' | 'edit' | 'open-documents' | 'open-parameters' | 'remove' | 'choose' | 'choices';
  label: string;
}

export interface CheckedLine extends BudgetLineAmounts {
  lineKey: string;
  history?: LineHistory | undefined;
}

/** A value of the parameters that a document states otherwise. */
export interface Contradiction {
  field: 'units' | 'state' | 'association';
  chosen: string;
  stated: string;
  documentName: string;
}

export interface PlausibilityInput extends Billing {
  lines: readonly CheckedLine[];
  /** The state's full name. */
  location: string;
  propertyType: string;
  contradictions?: readonly Contradiction[] | undefined;
  /** Further proposals for the budget's year, or for the year that it starts from: their documents. */
  secondProposals?: readonly { documentName: string; label: string }[] | undefined;
}

const confirm = (label = 'Confirm'): CardAction => ({ id: 'confirm', label });
const dollars = (cents: Cents) => formatDollars(cents);

/** All cards of a budget, those about the whole first. */
export function plausibilityCards(input: PlausibilityInput): PlausibilityCard[] {
  const lines = input.lines.filter(isOperating);
  return [
    ...duesCards(input),
    ...incomeCards(lines),
    ...contradictionCards(input),
    ...proposalCards(input),
    ...lines.flatMap((line) => lineCards(line, lines)),
  ];
}

/** Of all that owners are billed for the year, for reserves as well: limits are about the whole of it. */
function duesCards(input: PlausibilityInput): PlausibilityCard[] {
  const { location, propertyType } = input;
  const pay = ownersPay(input.lines, input);
  const { previousDuesCents, changePercent, duesCents } = pay;
  if (previousDuesCents === null || changePercent === null) return [];
  const percent = formatPercent(changePercent, { sign: true });
  const change: PlausibilityCard[] =
    Math.abs(changePercent) <= PLAUSIBLE.duesChange
      ? []
      : [
          {
            id: 'dues-change',
            rule: 'dues-change',
            title: `Dues change by ${percent}`,
            amountCents: duesCents - previousDuesCents,
            reason: `Dues of ${dollars(duesCents)} after ${dollars(previousDuesCents)} are a change of more than ${PLAUSIBLE.duesChange}%.`,
            actions: [confirm(), { id: 'choices', label: 'Show choices' }],
          },
        ];
  const limits = increaseLimits({ state: location, propertyType }).flatMap((limit): PlausibilityCard[] => {
    const check = checkIncrease(limit, { nowCents: duesCents, beforeCents: previousDuesCents });
    if (check.kind !== 'exceeded') return [];
    return [
      {
        id: `state-limit|${limit.id}`,
        rule: 'state-limit',
        title: `${location} limits this increase`,
        amountCents: check.cents,
        reason: `${check.text} ${limit.rule} (${limit.citation})`,
        actions: [confirm('We comply'), { id: 'choices', label: 'Show choices' }],
      },
    ];
  });
  return [...change, ...limits];
}

function incomeCards(lines: readonly CheckedLine[]): PlausibilityCard[] {
  const { expenses, income } = budgetTotals(lines);
  if (income.previousCents <= 0) return [];
  if (expenses.proposedCents * 100 <= income.previousCents * PLAUSIBLE.expensesOverIncome) return [];
  return [
    {
      id: 'expenses-over-income',
      rule: 'expenses-over-income',
      title: 'Expenses far above last income',
      amountCents: expenses.proposedCents,
      reason: `Expenses of ${dollars(expenses.proposedCents)} are more than 1.5 times last year's income of ${dollars(income.previousCents)}: rows may be counted twice.`,
      actions: [confirm(), { id: 'open-documents', label: 'Check the reading' }],
    },
  ];
}

const FIELD_WORDS = { units: 'Units', state: 'State', association: 'Association' } as const;

function contradictionCards({ contradictions = [] }: PlausibilityInput): PlausibilityCard[] {
  return contradictions.map(({ field, chosen, stated, documentName }) => ({
    id: `contradiction|${field}|${documentName}`,
    rule: 'contradiction',
    title: `${FIELD_WORDS[field]} differ from a document`,
    amountCents: null,
    reason: `The parameters state ${chosen}; ${documentName} states ${stated}.`,
    actions: [confirm(`Keep ${chosen}`), { id: 'open-parameters', label: 'Change parameters' }],
  }));
}

function proposalCards({ secondProposals = [] }: PlausibilityInput): PlausibilityCard[] {
  return secondProposals.map(({ documentName, label }) => ({
    id: `second-proposal|${documentName}|${label}`,
    rule: 'second-proposal',
    title: 'A second proposal for the same year',
    amountCents: null,
    reason: `${documentName} has another proposal, “${label}”. Only one of them was adopted.`,
    actions: [confirm('The first was adopted'), { id: 'choose', label: 'Choose another' }],
  }));
}

const BALANCE_WORDS =
  /\b(bank|checking|savings|money market|cd|certificate of deposit|balance|cash on hand|ending cash|beginning cash)\b/;
/** Costs and income that only mention a bank. */
const BANK_COST_WORDS = /\b(fees?|charges?|interest|service|lock ?box)\b/;

function lineCards(line: CheckedLine, lines: readonly CheckedLine[]): PlausibilityCard[] {
  const { lineKey, description, proposedCents } = line;
  const about = { lineKey, amountCents: proposedCents };
  const cards: PlausibilityCard[] = [];
  const words = normaliseWords(description);
  const expenses = budgetTotals(lines).expenses.proposedCents;
  if (
    line.type === 'expense' &&
    groupOf(line) === OTHER_GROUP &&
    proposedCents * 100 > expenses * PLAUSIBLE.otherLineShare
  )
    cards.push({
      ...about,
      id: `large-other-line|${lineKey}`,
      rule: 'large-other-line',
      title: `${description} is not in a known category`,
      reason: `It is ${formatPercent(roundPercent((proposedCents * 100) / expenses))} of all expenses: more than ${PLAUSIBLE.otherLineShare}% in “${OTHER_GROUP}” may be a total or a transfer.`,
      actions: [confirm('It is an expense'), { id: 'remove', label: 'Remove the line' }],
    });
  if (BALANCE_WORDS.test(words) && !BANK_COST_WORDS.test(words) && !isDues(line))
    cards.push({
      ...about,
      id: `balance-line|${lineKey}`,
      rule: 'balance-line',
      title: `${description} may be a balance`,
      reason: 'Its name is that of an account or a balance, which is neither income nor an expense.',
      actions: [confirm('Keep the line'), { id: 'remove', label: 'Remove the line' }],
    });
  if (line.type === 'expense' && proposedCents < 0)
    cards.push({
      ...about,
      id: `negative-expense|${lineKey}`,
      rule: 'negative-expense',
      title: `${description} is below zero`,
      reason: `An expense of ${dollars(proposedCents)} lowers the total; a refund does not repeat every year.`,
      actions: [confirm('Keep it'), { id: 'edit', label: 'Change the amount' }],
    });
  return [...cards, ...historyCards(line)];
}

function historyCards({
  lineKey,
  description,
  history = [],
  proposedCents,
}: CheckedLine): PlausibilityCard[] {
  const year = history.at(-1);
  const result = year && resultCents(year);
  if (!year || result === undefined) return [];
  const adopted = year.adoptedCents;
  if (adopted === undefined) {
    const everAdopted = history.some((one) => one.adoptedCents !== undefined);
    if (everAdopted) return [];
    return [
      {
        id: `only-in-actuals|${lineKey}`,
        rule: 'only-in-actuals',
        title: `${description} was never budgeted`,
        amountCents: proposedCents,
        lineKey,
        reason: `Only results mention it (${dollars(result)} in the latest year); no budget has such a line.`,
        actions: [confirm('Keep the line'), { id: 'remove', label: 'Remove the line' }],
      },
    ];
  }
  const apart = Math.abs(result - adopted);
  if (apart <= PLAUSIBLE.budgetActualCents || apart * 100 <= Math.abs(adopted) * PLAUSIBLE.budgetActualApart)
    return [];
  return [
    {
      id: `budget-actual-apart|${lineKey}`,
      rule: 'budget-actual-apart',
      title: `${description}: budget and result are far apart`,
      amountCents: result - adopted,
      lineKey,
      reason: `${dollars(adopted)} was adopted and ${dollars(result)} spent${adopted === 0 ? '' : ` (${formatPercent(percentChange(result, adopted), { sign: true })})`}.`,
      actions: [confirm('The proposal is right'), { id: 'edit', label: 'Change the amount' }],
    },
  ];
}
