import {
  annualAssessment,
  budgetTotals,
  formatPercent,
  lineAmounts,
  monthlyFee,
  toCents,
} from '@hoa/budget-math';
import type { ChatContext, Tool, ToolAnswer } from './context';
import { againstLastYear, amountOf, dollars, lineCitation, previousOf } from './words';

const MOST = 5;

function totals({ items, parameters }: ChatContext): ToolAnswer {
  const { income, expenses, net, groups } = budgetTotals(items.map(lineAmounts));
  const position =
    net.proposedCents === 0
      ? 'The budget is balanced.'
      : net.proposedCents > 0
        ? `Income exceeds expenses by ${dollars(net.proposedCents)}.`
        : `Income falls short of expenses by ${dollars(-net.proposedCents)}.`;
  const parts = groups
    .filter(({ group }) => group !== 'Income')
    .map((group) => `${group.group} ${dollars(group.proposedCents)}`);
  return {
    content: `The ${parameters.year} budget has expenses of ${dollars(expenses.proposedCents)} and income of ${dollars(income.proposedCents)}. ${position}\n${parts.join(', ')}.`,
    citations: [],
  };
}

function compared({ items, parameters }: ChatContext): ToolAnswer {
  const { expenses, income, groups } = budgetTotals(items.map(lineAmounts));
  const unknown = items.filter((item) => !item.previousYearKnown);
  const byGroup = groups.map(
    (group) =>
      `${group.group}: ${dollars(group.proposedCents)}, ${againstLastYear(group.proposedCents, group.previousCents)}`,
  );
  const note =
    unknown.length === 0
      ? ''
      : `\n${unknown.length} ${unknown.length === 1 ? 'line counts' : 'lines count'} as 0 last year, because the papers do not say what they were.`;
  return {
    content: `Expenses of ${parameters.year} are ${dollars(expenses.proposedCents)}, ${againstLastYear(expenses.proposedCents, expenses.previousCents)}. Income is ${dollars(income.proposedCents)}, ${againstLastYear(income.proposedCents, income.previousCents)}.\n${byGroup.join('\n')}${note}`,
    citations: [],
  };
}

function fee({ items, parameters: { units } }: ChatContext): ToolAnswer {
  const { expenses, income } = budgetTotals(items.map(lineAmounts));
  const monthly = monthlyFee(expenses.proposedCents, units);
  const before = expenses.previousCents > 0 ? monthlyFee(expenses.previousCents, units) : null;
  const income12 = monthlyFee(income.proposedCents, units);
  return {
    content: `The monthly fee is ${dollars(monthly)} a unit: expenses of ${dollars(expenses.proposedCents)} / ${units} units / 12 months; ${againstLastYear(monthly, before)}. That is ${dollars(annualAssessment(expenses.proposedCents, units))} a unit a year. All income of the budget comes to ${dollars(income12)} a unit a month.`,
    citations: [],
  };
}

function largest({ items }: ChatContext, way: 1 | -1): ToolAnswer {
  const changed = items
    .filter((item) => item.type === 'expense' && item.previousYearKnown)
    .map((item) => ({ item, difference: toCents(item.proposedBudget) - toCents(item.previousYear) }))
    .filter(({ difference }) => difference * way > 0)
    .sort((a, b) => (b.difference - a.difference) * way)
    .slice(0, MOST);
  const kind = way === 1 ? 'increase' : 'decrease';
  if (changed.length === 0)
    return {
      content: `No expense line shows ${way === 1 ? 'an' : 'a'} ${kind} from last year.`,
      citations: [],
    };
  const lines = changed.map(
    ({ item }) =>
      `${item.description}: ${amountOf(item)}, ${againstLastYear(toCents(item.proposedBudget), previousOf(item))}`,
  );
  return {
    content: `The largest ${kind}s in dollars:\n${lines.join('\n')}`,
    citations: changed.map(({ item }) => lineCitation(item)),
  };
}

function rates({ rates: all }: ChatContext): ToolAnswer {
  const lines = all.map(
    ({ label, percent, asOf, source }) => `${label}: ${formatPercent(percent)} (${source}, ${asOf})`,
  );
  return { content: `The rates of this budget, a year:\n${lines.join('\n')}`, citations: [] };
}

export const totalsTool: Tool = {
  name: 'totals',
  description: 'Total income, expenses, net and the totals of the sections.',
  run: (_question, context) => totals(context),
};
export const compareTool: Tool = {
  name: 'compare',
  description: 'The budget and its sections compared with last year.',
  run: (_question, context) => compared(context),
};
export const feeTool: Tool = {
  name: 'fee',
  description: 'The monthly fee per unit and how it is calculated.',
  run: (_question, context) => fee(context),
};
export const largestTool: Tool = {
  name: 'largest-changes',
  description: 'The lines that increase most, or decrease most.',
  run: (question, context) =>
    largest(context, /decreas|reduc|saving|lower|drop|fall|\bcuts?\b|down/i.test(question) ? -1 : 1),
};
export const ratesTool: Tool = {
  name: 'rates',
  description: 'Inflation, prices and other rates with source and date.',
  run: (_question, context) => rates(context),
};
