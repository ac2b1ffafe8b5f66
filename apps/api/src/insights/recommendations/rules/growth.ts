import {
  exact,
  formatPercent,
  grow,
  normaliseWords,
  percentChange,
  previousYearLabel,
  roundExact,
  sumCents,
  yearlyPercent,
  type BudgetGroup,
} from '@hoa/budget-math';
import type { ComputationInput } from '@hoa/contracts';
import { utilityChange } from '../../../pipeline/economics/data';
import { percentText } from '../../../pipeline/generation/rules/text';
import { propertyRateId } from '../../../pipeline/generation/rules/series';
import {
  ASSUMED_INSURANCE_SAVINGS_CENTS,
  ASSUMED_UTILITY_SAVINGS_CENTS,
  INSURANCE_CHANGE_PERCENT,
  CONTINGENCY,
  MOST_NOTABLE,
  NOTABLE_CENTS,
  NOTABLE_PERCENT,
  UTILITY_CHANGE_PERCENT,
  WORTHWHILE_CENTS,
} from './limits';
import { citationsOf, type Finding } from './suggestion';
import { budgetInput, comparable, money, rateInput, yearsBetween, type BudgetView, type Line } from './view';

interface Rise {
  previousCents: number;
  proposedCents: number;
  changePercent: number;
  /** From the earlier figures to the budget's, and the change in one of them. */
  years: number;
  yearlyPercent: number;
  /** What the lines cost more than before, raised by the inflation of the years between. */
  beyondInflationCents: number;
  computation: string;
  inputs: ComputationInput[];
}

/** How far lines rise beyond general inflation: what negotiating or using less could save. */
function riseOf(lines: readonly Line[], view: BudgetView): Rise {
  const { cpi } = view.rates;
  const previousCents = sumCents(lines.map((line) => line.previousCents));
  const proposedCents = sumCents(lines.map((line) => line.proposedCents));
  const years = yearsBetween(lines, view);
  const inflated = roundExact(grow(exact(previousCents), cpi.percent, years));
  const inflation = `inflation of ${percentText(cpi.percent)}${years > 1 ? ` a year for ${years} years` : ''}`;
  const beyondInflationCents = proposedCents - inflated;
  const before = yearBefore(lines, view);
  const changePercent = percentChange(proposedCents, previousCents);
  return {
    previousCents,
    proposedCents,
    changePercent,
    years,
    yearlyPercent: yearlyPercent(changePercent, years),
    beyondInflationCents,
    computation: `${money(proposedCents)} budgeted less ${money(previousCents)} of ${before} raised by ${inflation} (${money(inflated)}) = ${money(beyondInflationCents)}, if the rise can be brought down to inflation.`,
    inputs: [
      budgetInput(view, `Budget ${view.parameters.year}`, proposedCents),
      { ...budgetInput(view, `Actual ${before}`, previousCents), source: previousSource(lines) },
      rateInput(cpi),
    ],
  };
}

/** The year that the earlier figures are of, by its name: not every document is of the year before. */
const yearBefore = (lines: readonly Line[], { parameters }: BudgetView): string =>
  previousYearLabel(
    lines.map(({ item }) => item),
    parameters,
  );

function previousSource(lines: readonly Line[]): string {
  const names = [...new Set(lines.flatMap(({ item }) => item.sources.map((source) => source.documentName)))];
  return names.slice(0, 3).join(', ') || 'entered by hand';
}

/** Utilities from 5 % on, insurance from 8 % on: of their own change or of their market's. */
export function groupGrowth(view: BudgetView): Finding[] {
  const { rates, parameters } = view;
  const property = rates[propertyRateId(parameters)];
  return [
    ...groupFinding(view, {
      group: 'Utilities',
      id: 'utilities',
      title: 'Review utility use and tariffs',
      advice:
        'Ask the utilities for a use audit and the tariffs that fit, and check meters and irrigation for leaks.',
      threshold: UTILITY_CHANGE_PERCENT,
      assumedCents: ASSUMED_UTILITY_SAVINGS_CENTS,
      marketPercent: utilityChange(rates),
      market: `electricity, water and gas rise by ${percentText(utilityChange(rates))} on average`,
      inputs: [rateInput(rates.electricity), rateInput(rates.water), rateInput(rates.gas)],
    }),
    ...groupFinding(view, {
      group: 'Insurance Expenses',
      id: 'insurance',
      title: 'Take the insurance program to several brokers',
      advice:
        'Ask for quotes 90 days before the renewal, with the deductibles and limits of today and with higher deductibles.',
      threshold: INSURANCE_CHANGE_PERCENT,
      assumedCents: ASSUMED_INSURANCE_SAVINGS_CENTS,
      marketPercent: property.percent,
      market: `property cover rises by ${percentText(property.percent)}${property.assumption ? ' (an assumption)' : ''}`,
      inputs: [rateInput(property), rateInput(rates['insurance-liability'])],
    }),
  ];
}

interface GroupRule {
  group: BudgetGroup;
  id: string;
  title: string;
  advice: string;
  threshold: number;
  /** What stands for a saving that cannot be computed. */
  assumedCents: number;
  marketPercent: number;
  market: string;
  inputs: ComputationInput[];
}

/** A finding from the threshold on, whether or not the group rises beyond inflation: then it saves nothing that is known. */
function groupFinding(view: BudgetView, rule: GroupRule): Finding[] {
  const lines = comparable(view, rule.group);
  if (lines.length === 0) return withoutYearBefore(view, rule);
  const rise = riseOf(lines, view);
  if (Math.max(rise.yearlyPercent, rule.marketPercent) < rule.threshold) return [];
  const saves = rise.beyondInflationCents > 0;
  return [
    {
      ...shapeOf(rule),
      description: `${rule.group} change by ${changeWords(rise)}, while ${rule.market}. ${rule.advice}`,
      savingsCents: saves ? rise.beyondInflationCents : 0,
      computation: saves
        ? rise.computation
        : `No saving is counted: ${money(rise.proposedCents)} budgeted is not more than ${money(rise.previousCents)} of ${yearBefore(lines, view)} raised by inflation.`,
      inputs: [...rise.inputs, ...rule.inputs],
      citations: citationsOf(lines),
      lines,
    },
  ];
}

/** Nothing to compare with: the market alone speaks, and the saving is an assumption. */
function withoutYearBefore(view: BudgetView, rule: GroupRule): Finding[] {
  const lines = view.totals.groups.find(({ group }) => group === rule.group)?.items ?? [];
  const spent = sumCents(lines.map((line) => line.proposedCents));
  // What is assumed to be saved is never more than what is spent.
  if (rule.marketPercent < rule.threshold || spent < rule.assumedCents) return [];
  const saved = money(rule.assumedCents);
  return [
    {
      ...shapeOf(rule),
      description: `What ${rule.group.toLowerCase()} cost the year before is not known; ${rule.market}. ${rule.advice}`,
      savingsCents: rule.assumedCents,
      computation: `The saving of ${saved} is an assumption: without the year before none can be computed.`,
      inputs: [
        { label: 'Saving a year', value: saved, source: 'Assumption', assumption: true },
        ...rule.inputs,
      ],
      citations: citationsOf(lines),
      lines,
    },
  ];
}

/** "+32.3%", or what that is a year where the earlier figures are of more than one year before. */
function changeWords({ changePercent, years, yearlyPercent }: Rise): string {
  const whole = formatPercent(changePercent, { sign: true });
  return years > 1
    ? `${whole} in ${years} years (${formatPercent(yearlyPercent, { sign: true })} a year)`
    : whole;
}

const shapeOf = ({ id, title, group }: GroupRule) =>
  ({ id, title, category: group, complexity: 'medium' }) as const;

/** Single lines that rise notably beyond inflation. A contingency has no vendor to negotiate with; utilities, insurance, reserves and contracts have findings of their own. */
export function notableLines(view: BudgetView): Finding[] {
  const groups: BudgetGroup[] = [
    'Administrative',
    'Service Contracts',
    'Repairs & Maintenance',
    'Other Expenses',
  ];
  return groups
    .flatMap((group) => comparable(view, group))
    .filter(({ item, account }) => item.basis !== 'contract' && account?.code !== CONTINGENCY)
    .flatMap((line) => {
      const rise = riseOf([line], view);
      const change = line.proposedCents - line.previousCents;
      const notable = rise.yearlyPercent > NOTABLE_PERCENT || change > NOTABLE_CENTS * rise.years;
      if (!notable || rise.beyondInflationCents < WORTHWHILE_CENTS) return [];
      return [lineFinding(line, rise)];
    })
    .sort((a, b) => b.savingsCents - a.savingsCents)
    .slice(0, MOST_NOTABLE);
}

function lineFinding(line: Line, rise: Rise): Finding {
  return {
    id: `line:${line.item.lineKey}`,
    title: `Look into the rise of ${line.description}`,
    description: `It changes by ${changeWords(rise)} to ${money(line.proposedCents)}. Ask what is behind it, and whether the same work can be had for the earlier price and inflation.`,
    category: line.item.category,
    complexity: 'easy',
    savingsCents: rise.beyondInflationCents,
    computation: rise.computation,
    inputs: rise.inputs,
    citations: line.item.sources,
    lines: [line],
  };
}

/** Two expense lines of one account with one amount: one of them may be counted twice. */
export function duplicates(view: BudgetView): Finding[] {
  const expenses = view.lines.filter((line) => line.type === 'expense' && line.proposedCents > 0);
  return expenses.flatMap((line, index) => {
    const twin = expenses.slice(0, index).find((other) => isTwin(line, other));
    if (!twin) return [];
    return [
      {
        id: `duplicate:${twin.item.lineKey}+${line.item.lineKey}`,
        title: `Check whether ${line.description} is counted twice`,
        description: `“${twin.description}” and “${line.description}” have the same amount of ${money(line.proposedCents)} for the same account. If they are one bill, remove one of them.`,
        category: line.item.category,
        complexity: 'easy' as const,
        savingsCents: line.proposedCents,
        computation: `The amount of one of the two lines: ${money(line.proposedCents)}, if they are one.`,
        inputs: [
          budgetInput(view, twin.description, twin.proposedCents),
          budgetInput(view, line.description, line.proposedCents),
        ],
        citations: citationsOf([twin, line]),
        lines: [twin, line],
      },
    ];
  });
}

function isTwin(a: Line, b: Line): boolean {
  if (a.proposedCents !== b.proposedCents) return false;
  const sameName = normaliseWords(a.description) === normaliseWords(b.description);
  return sameName || (a.account !== undefined && a.account.code === b.account?.code);
}
