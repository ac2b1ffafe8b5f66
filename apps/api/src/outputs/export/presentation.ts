import { formatPercent, percentChange, roundPercent, toDecimalString, type Cents } from '@hoa/budget-math';
import {
  PRESENTATION_LIMITS,
  type BudgetItem,
  type Parameters,
  type PresentationData,
  type PresentedChange,
  type PresenterNotes,
  type Recommendations,
} from '@hoa/contracts';
import { NOTABLE_CENTS, NOTABLE_PERCENT } from '../../insights/recommendations/rules/limits';
import { shareOf, type ExportGroup, type ExportItem } from './budget-rows';
import { fundRows } from './fund-words';
import { insightsOf, longTermOf, nextStepsOf } from './presentation-words';
import { presenterNotesOf } from './presenter-notes';
import type { Report } from './report';

/** A line with the wire's form of it. */
export type WireItem = ExportItem & { item: BudgetItem };

/** Health before there is anything to judge by; said to be an assumption. */
export const DEFAULT_HEALTH = { score: 'B+', rating: 'Good' } as const;

export interface PresentationInput {
  report: Report<WireItem>;
  parameters: Parameters;
  recommendations: Recommendations;
}

/** All that the slides say, every list cut to what a slide holds. */
export function presentationData(
  input: PresentationInput,
): PresentationData & { presenterNotes: PresenterNotes } {
  const data = slideData(input);
  return { ...data, presenterNotes: presenterNotesOf(data) };
}

function slideData({ report, parameters, recommendations }: PresentationInput): PresentationData {
  const { totals, groups, forecast } = report;
  const insights = insightsOf(recommendations);
  return {
    parameters,
    status: report.status,
    ...(report.banner === null ? {} : { banner: report.banner }),
    categorizedItems: groups.map(categoryOf),
    totals: {
      totalProposedBudget: toDecimalString(totals.expensesCents),
      totalPreviousYear: toDecimalString(totals.previousExpensesCents),
      percentChange: roundPercent(totals.changePercent),
      monthlyPerUnit: toDecimalString(totals.monthlyFeeCents),
      previousKnown: totals.previousKnown,
      annualPerUnit: toDecimalString(totals.annualPerUnitCents),
      totalIncome: toDecimalString(totals.incomeCents),
      net: toDecimalString(totals.netCents),
      ownersPay: toDecimalString(totals.pay.perUnitCents),
      ownersPaid:
        totals.pay.previousPerUnitCents === null ? null : toDecimalString(totals.pay.previousPerUnitCents),
    },
    funds: fundRows(report.funds).map(({ name, openingCents, closingCents }) => ({
      name,
      opening: openingCents === null ? null : toDecimalString(openingCents),
      closing: closingCents === null ? null : toDecimalString(closingCents),
    })),
    yearLabel: report.yearLabel,
    previousLabel: report.previousLabel,
    topItems: topItems(report),
    categoryChanges: expenseGroups(report)
      .map((group) => ({ ...group, name: group.group, category: group.group }))
      .map(changeOf)
      .sort(byDifference)
      .slice(0, PRESENTATION_LIMITS.categoryChanges),
    notableChanges: expenseGroups(report)
      .flatMap(({ group, items }) =>
        items.map((item) => ({ ...item, name: item.description, category: group })),
      )
      .filter(isNotable)
      .map(changeOf)
      .sort(byDifference)
      .slice(0, PRESENTATION_LIMITS.notableChanges),
    insights: insights.slice(0, PRESENTATION_LIMITS.insights),
    optimizationInsights: {
      recommendations: insights
        .filter(({ kind }) => kind === 'recommendation')
        .slice(0, PRESENTATION_LIMITS.insights),
      ...presentedHealth(recommendations, report.banner !== null),
      longTermRecommendations: longTermOf(recommendations),
    },
    nextSteps: nextStepsOf(report),
    forecast: forecast.years.map(({ year, totalCents, monthlyFeeCents }) => ({
      year,
      total: toDecimalString(totalCents),
      monthlyPerUnit: toDecimalString(monthlyFeeCents),
    })),
  };
}

type PresentedHealth = Pick<
  PresentationData['optimizationInsights'],
  'budgetHealthScore' | 'budgetHealthRating' | 'budgetHealthSummary' | 'assumed'
>;

/** No score, not even an assumed one, of a budget that is not reconciled. */
function presentedHealth({ health }: Recommendations, isUnreconciled: boolean): PresentedHealth {
  const { score, letter, rating, summary } = health;
  const known = { budgetHealthScore: letter, budgetHealthRating: rating, budgetHealthSummary: summary };
  if (isUnreconciled)
    return { ...known, budgetHealthScore: '–', budgetHealthRating: 'Not rated', assumed: false };
  if (score !== null && letter !== '') return { ...known, assumed: false };
  return {
    budgetHealthScore: DEFAULT_HEALTH.score,
    budgetHealthRating: DEFAULT_HEALTH.rating,
    budgetHealthSummary: `${summary} ${DEFAULT_HEALTH.score} and ${DEFAULT_HEALTH.rating} are assumptions.`,
    assumed: true,
  };
}

const expenseGroups = ({ groups }: Report<WireItem>) => groups.filter(({ type }) => type === 'expense');

function categoryOf(group: ExportGroup<WireItem>): PresentationData['categorizedItems'][number] {
  return {
    category: group.group,
    type: group.type,
    proposed: toDecimalString(group.proposedCents),
    previous: toDecimalString(group.previousCents),
    previousKnown: group.previousKnown,
    change: group.change,
    share: group.share,
    items: group.items.map(({ item }) => item),
  };
}

/** The expenses that cost most. */
function topItems(report: Report<WireItem>): PresentationData['topItems'] {
  return expenseGroups(report)
    .flatMap(({ group, items }) => items.map((line) => ({ group, line })))
    .sort((a, b) => b.line.proposedCents - a.line.proposedCents)
    .slice(0, PRESENTATION_LIMITS.topItems)
    .map(({ group, line }) => ({
      id: line.item.id,
      description: line.description,
      category: group,
      glCode: line.glCode,
      proposed: toDecimalString(line.proposedCents),
      share: shareOf(line.proposedCents, report.totals.expensesCents),
    }));
}

interface Movement {
  name: string;
  category: string;
  proposedCents: Cents;
  previousCents: Cents;
  previousKnown: boolean;
}

/** Over 15 % or over $1,000 either way; of a line without an earlier amount only the dollars tell. */
function isNotable(line: Movement): boolean {
  const { proposedCents, previousCents } = line;
  return (
    Math.abs(proposedCents - previousCents) > NOTABLE_CENTS ||
    (!isNew(line) && Math.abs(percentChange(proposedCents, previousCents)) > NOTABLE_PERCENT)
  );
}

const isNew = ({ previousKnown, previousCents }: Movement) => !previousKnown || previousCents === 0;

function changeOf(movement: Movement): PresentedChange {
  const { name, category, proposedCents, previousCents } = movement;
  const change = isNew(movement) ? null : roundPercent(percentChange(proposedCents, previousCents));
  return {
    name,
    category,
    proposed: toDecimalString(proposedCents),
    previous: toDecimalString(previousCents),
    difference: toDecimalString(proposedCents - previousCents),
    change,
    label: change === null ? 'New' : formatPercent(change, { sign: true }),
  };
}

function byDifference(a: PresentedChange, b: PresentedChange): number {
  return Math.abs(Number(b.difference)) - Math.abs(Number(a.difference));
}
