import { checkIncrease } from './assessments/increase-check';
import { increaseLimits } from './assessments/limits';
import { ownersPay } from './funds/owners-pay';
import { formatPercent } from './percent';
import {
  confirm,
  dollars,
  PLAUSIBLE,
  type CheckedLine,
  type PlausibilityCard,
  type PlausibilityInput,
} from './plausibility-card';
import { lineCards } from './plausibility-lines';
import { budgetTotals, isOperating } from './totals';

export {
  PLAUSIBLE,
  plausibilityRules,
  type CardAction,
  type CheckedLine,
  type Contradiction,
  type PlausibilityCard,
  type PlausibilityInput,
  type PlausibilityRule,
  type ReserveOutcome,
} from './plausibility-card';

/** All cards of a budget, those about the whole first. */
export function plausibilityCards(input: PlausibilityInput): PlausibilityCard[] {
  const lines = input.lines.filter(isOperating);
  return [
    ...duesCards(input),
    ...incomeCards(lines),
    ...reserveCards(input),
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

/** The reserve fund's own shortfall: its choices are the funding plans. */
function reserveCards({ reserves }: PlausibilityInput): PlausibilityCard[] {
  const below = reserves?.below;
  if (!below || below.yearsAhead > PLAUSIBLE.reserveYears) return [];
  return [
    {
      id: 'reserve-short',
      rule: 'reserve-short',
      title: `The reserve fund runs out in ${below.label}`,
      amountCents: below.closingCents,
      reason: `With a contribution of ${dollars(reserves.contributionCents)} it ends ${below.label} at ${dollars(below.closingCents)}. Raise the contribution, phase it in, or plan a special assessment.`,
      actions: [confirm('Keep this contribution'), { id: 'open-reserves', label: 'Show funding plans' }],
    },
  ];
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
