import { growByPercent, sumCents, toCents, toDecimalString, type Cents } from '@hoa/budget-math';
import type { BudgetItem } from '@hoa/contracts';
import { explanationOf, quotedSources } from '../../explanations/chains/explain-change/rules';
import type { ChatContext, Tool, ToolAnswer } from './context';
import {
  againstLastYear,
  amountOf,
  dollars,
  lineCitation,
  linesAskedAbout,
  previousOf,
  sourceCitation,
} from './words';

const MOST_LINES = 12;

function explained(item: BudgetItem): ToolAnswer {
  const places = quotedSources(item).map((source) => sourceCitation(item.description, source));
  return { content: explanationOf(item), citations: [lineCitation(item), ...places] };
}

function listed(items: readonly BudgetItem[], name: string): ToolAnswer {
  const cents = sumCents(items.map((item) => toCents(item.proposedBudget)));
  const known = items.every((item) => item.previousYearKnown);
  const previous = known ? sumCents(items.map((item) => toCents(item.previousYear))) : null;
  const shown = items.slice(0, MOST_LINES);
  const lines = shown.map(
    (item) =>
      `${item.description}: ${amountOf(item)}, ${againstLastYear(toCents(item.proposedBudget), previousOf(item))}. ${item.formula}`,
  );
  return {
    content: `${name} ${items.length} lines come to ${dollars(cents)}, ${againstLastYear(cents, previous)}.\n${lines.join('\n')}`,
    citations: [
      ...shown.map(lineCitation),
      ...shown.flatMap((item) =>
        item.sources.slice(0, 1).map((source) => sourceCitation(item.description, source)),
      ),
    ],
  };
}

function explain(question: string, { items }: ChatContext): ToolAnswer | null {
  const match = linesAskedAbout(question, items);
  switch (match.kind) {
    case 'line':
      return explained(match.line);
    case 'several':
      return listed(match.lines, 'These');
    case 'group':
      return listed(match.lines, `${match.group}:`);
    default:
      return null;
  }
}

const CHANGE =
  /\b(?<verb>increase|raise|bump|boost|decrease|reduce|lower|cut|trim|set|change)\b(?<subject>.+?)\b(?:by (?<percent>\d+(?:\.\d+)?) ?(?:%|percent)|by \$?(?<by>\d[\d,]*(?:\.\d{1,2})?)|to \$?(?<to>\d[\d,]*(?:\.\d{1,2})?))(?![\d,.]*%)/i;

/** "Can we cut landscaping by 10%?": what it would do, and the change for who wants it. It is not made here. */
function whatIf(question: string, { items, budget, parameters }: ChatContext): ToolAnswer | null {
  const groups = CHANGE.exec(question)?.groups;
  if (!groups) return null;
  const match = linesAskedAbout(groups.subject ?? '', items);
  if (match.kind !== 'line') return null;
  const { line } = match;
  const from = toCents(line.proposedBudget);
  const to = changedTo(from, groups);
  if (to === null || to === from || to < 0) return null;
  const expenses = toCents(budget.totals.expenses) + (line.type === 'expense' ? to - from : 0);
  const summary = `Set ${line.description} to ${dollars(to)}`;
  const change = { itemId: line.id, version: line.version, description: line.description };
  const isOpen = budget.status !== 'adopted';
  const about = explained(line);
  return {
    content: `${line.description} would go from ${dollars(from)} to ${dollars(to)}; expenses of ${parameters.year} would be ${dollars(expenses)}. ${isOpen ? 'Nothing is changed unless you apply it.' : 'The budget is adopted, so nothing can be changed unless it is reopened.'}\n${about.content}`,
    citations: about.citations,
    ...(isOpen
      ? {
          proposal: {
            summary,
            changes: [{ ...change, from: toDecimalString(from), to: toDecimalString(to) }],
          },
        }
      : {}),
  };
}

function changedTo(from: Cents, groups: Record<string, string | undefined>): Cents | null {
  const sign = /^(decrease|reduce|lower|cut|trim)$/i.test(groups.verb ?? '') ? -1 : 1;
  const plain = (text: string) => toCents(text.replace(/,/g, ''));
  if (groups.percent !== undefined)
    return Number(groups.percent) > 1000
      ? null
      : growByPercent(from, `${sign === -1 ? '-' : ''}${groups.percent}`);
  if (groups.by !== undefined) return groups.by.length > 12 ? null : from + sign * plain(groups.by);
  return groups.to === undefined || groups.to.length > 15 ? null : plain(groups.to);
}

export const explainTool: Tool = {
  name: 'explain-line',
  description:
    'Why a line or section is what it is: formula, basis, sources, last year. Query: its name or GL code.',
  run: explain,
};
export const whatIfTool: Tool = {
  name: 'what-if',
  description: 'What a change of one line would do, with a proposal. Query: like "increase insurance by 8%".',
  run: whatIf,
};
