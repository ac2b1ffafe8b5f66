import {
  ASSUMED_OPERATING_RATIO,
  ASSUMED_RESERVE_FUNDING_PERCENT,
  feeBadge,
  fundingPoints,
  formatPercent,
  MAX_CONTINGENCY_PERCENT,
  monthlyFee,
  previousYearLabel,
  RESERVE_GROUP,
  roundPercent,
  statusOf,
  sumCents,
  USUAL_INSURANCE_SHARE,
  type HealthInputs,
  type HealthPartId,
} from '@hoa/budget-math';
import type { ComputationInput, Kpi } from '@hoa/contracts';
import { distinctSources, percentText } from '../../../pipeline/generation/rules/text';
import { assessments, badDebt, feeChangeOf, payOfView } from './health-inputs';
import { CONTINGENCY } from './limits';
import { budgetInput, money, placeOf, rateInput, spentOn, type BudgetView } from './view';

type Points = (id: HealthPartId) => number | null;

/** The figures that a board asks for first, each with its arithmetic and source. */
export function kpisOf(view: BudgetView, inputs: HealthInputs, points: Points): Kpi[] {
  return [
    reserveFunding(view, points),
    operatingRatio(view, inputs, points),
    delinquencyKpi(view, inputs, points),
    feeChange(view, points),
    contingencyShare(view),
    insuranceShare(view),
  ];
}

const plain = { badge: null, assumption: false, inputs: [] as ComputationInput[], citations: [] };
const assumed = (constant: string) =>
  ({
    assumption: true,
    source: 'assumption',
    status: 'unknown',
    explanation: `No figure could be computed: ${constant}.`,
  }) as const;

function reserveFunding(view: BudgetView, points: Points): Kpi {
  const { study } = view;
  const base = { ...plain, id: 'reserve-funding', label: 'Reserve funding', unit: 'percent' } as const;
  if (study.percentFunded) {
    const { value, computed, sources, source } = study.percentFunded;
    return {
      ...base,
      value: roundPercent(value, 2),
      display: formatPercent(value),
      status: statusOf(fundingPoints(value)),
      explanation: computed
        ? 'The reserve balance in percent of what the study’s components have worn: cost x (useful life - remaining life) / useful life.'
        : 'As the reserve study states it.',
      source,
      citations: distinctSources(sources),
    };
  }
  if (study.contribution && study.contribution.cents > 0) {
    const budgeted = spentOn(RESERVE_GROUP, view);
    const value = (budgeted * 100) / study.contribution.cents;
    return {
      ...base,
      value: roundPercent(value, 2),
      display: formatPercent(value),
      status: statusOf(points('reserve-contribution')),
      explanation: `The budgeted contribution of ${money(budgeted)} in percent of the ${money(study.contribution.cents)} that the study recommends; it states no percent funded.`,
      source: placeOf(study.contribution.source),
      citations: [study.contribution.source],
    };
  }
  const value = ASSUMED_RESERVE_FUNDING_PERCENT;
  return { ...base, ...assumed('there is no reserve study'), value, display: `${value}%` };
}

function operatingRatio(view: BudgetView, { operatingRatio: ratio }: HealthInputs, points: Points): Kpi {
  const base = { ...plain, id: 'operating-ratio', label: 'Operating ratio', unit: 'ratio' } as const;
  if (ratio === null) {
    const value = ASSUMED_OPERATING_RATIO;
    return { ...base, ...assumed('the budget has no expenses yet'), value, display: value.toFixed(2) };
  }
  const { income, expenses } = view.totals;
  return {
    ...base,
    value: roundPercent(ratio, 4),
    display: ratio.toFixed(2),
    status: statusOf(points('operating-ratio')),
    explanation: 'Proposed income / proposed expenses, reserve contributions among them.',
    source: `Budget of ${view.parameters.year}`,
    inputs: [
      budgetInput(view, 'Income', income.proposedCents),
      budgetInput(view, 'Expenses', expenses.proposedCents),
    ],
  };
}

function delinquencyKpi(view: BudgetView, { delinquencyPercent: value }: HealthInputs, points: Points): Kpi {
  const base = { ...plain, id: 'delinquency', label: 'Delinquency', unit: 'percent' } as const;
  if (value === null) {
    return {
      ...base,
      value: null,
      display: 'Not known',
      status: 'unknown',
      explanation: 'The budget has no line for bad debt, and no paper tells what owners are behind with.',
      source: 'not known',
    };
  }
  const lines = badDebt(view);
  return {
    ...base,
    value: roundPercent(value, 2),
    display: formatPercent(value),
    status: statusOf(points('delinquency')),
    explanation: 'Bad debt in percent of the regular assessments: what is written off, not all that is late.',
    source: `Budget of ${view.parameters.year}`,
    inputs: [
      budgetInput(view, 'Bad debt', sumCents(lines.map((line) => line.proposedCents))),
      budgetInput(view, 'Assessments', assessments(view)),
    ],
    citations: lines.flatMap(({ item }) => item.sources),
  };
}

function feeChange(view: BudgetView, points: Points): Kpi {
  const { totals, rates, parameters } = view;
  const base = { ...plain, id: 'fee-change', label: 'Fee against inflation', unit: 'percent' } as const;
  const change = feeChangeOf(view);
  if (change === null) {
    return {
      ...base,
      value: null,
      display: 'Not known',
      status: 'unknown',
      explanation: 'No earlier year is known to compare the monthly fee with.',
      source: 'not known',
      inputs: [rateInput(rates.cpi)],
    };
  }
  const { percent, years, yearlyPercent: value } = change;
  const against =
    years > 1
      ? `The monthly fee changes by ${formatPercent(percent, { sign: true })} in ${years} years, which is ${formatPercent(value, { sign: true })} a year,`
      : 'The monthly fee against the year before,';
  const pay = payOfView(view);
  const fee = (cents: number) => monthlyFee(cents, parameters.units);
  const previousFee = pay.previousPerUnitCents ?? fee(totals.expenses.previousCents);
  return {
    ...base,
    value: roundPercent(value, 2),
    display: `${formatPercent(value, { sign: true })}${years > 1 ? ' a year' : ''}`,
    status: statusOf(points('fee-change')),
    badge: feeBadge(value, rates.cpi.percent),
    explanation: `${against} beside inflation of ${percentText(rates.cpi.percent)}: more than 2 points above it is 'Above Inflation', more than 1 below it 'Below Inflation'.`,
    source: `${rates.cpi.source} (${rates.cpi.asOf})`,
    inputs: [
      budgetInput(
        view,
        `Monthly fee ${parameters.year}`,
        pay.previousPerUnitCents === null ? fee(totals.expenses.proposedCents) : pay.perUnitCents,
      ),
      budgetInput(
        view,
        `Monthly fee ${previousYearLabel(
          view.lines.map(({ item }) => item),
          parameters,
        )}`,
        previousFee,
      ),
      rateInput(rates.cpi),
    ],
  };
}

function contingencyShare(view: BudgetView): Kpi {
  const { totals, lines } = view;
  const expenses = totals.expenses.proposedCents;
  const lined = sumCents(
    lines.filter((line) => line.account?.code === CONTINGENCY).map((line) => line.proposedCents),
  );
  const surplus = Math.max(0, totals.net.proposedCents);
  const value = expenses > 0 ? ((lined + surplus) * 100) / expenses : null;
  return {
    ...plain,
    id: 'contingency-share',
    label: 'Contingency and surplus',
    unit: 'percent',
    value: value === null ? null : roundPercent(value, 2),
    display: value === null ? 'Not known' : formatPercent(value),
    status: value === null ? 'unknown' : value <= MAX_CONTINGENCY_PERCENT ? 'good' : 'watch',
    explanation: `Contingency lines and what income exceeds expenses by, in percent of expenses; above ${MAX_CONTINGENCY_PERCENT}% is more than balancing leaves.`,
    source: `Budget of ${view.parameters.year}`,
    inputs: [
      budgetInput(view, 'Contingency lines', lined),
      budgetInput(view, 'Income above expenses', surplus),
      budgetInput(view, 'Expenses', expenses),
    ],
  };
}

function insuranceShare(view: BudgetView): Kpi {
  const { totals } = view;
  const operating = totals.expenses.proposedCents - spentOn(RESERVE_GROUP, view);
  const insurance = spentOn('Insurance Expenses', view);
  const value = operating > 0 ? (insurance * 100) / operating : null;
  const { min, max } = USUAL_INSURANCE_SHARE;
  return {
    ...plain,
    id: 'insurance-share',
    label: 'Insurance',
    unit: 'percent',
    value: value === null ? null : roundPercent(value, 2),
    display: value === null ? 'Not known' : formatPercent(value),
    status: value === null ? 'unknown' : insurance <= 0 ? 'poor' : value <= max * 1.5 ? 'good' : 'watch',
    explanation: `Insurance in percent of operating expenses (all but ${RESERVE_GROUP.toLowerCase()}); ${min} to ${max}% is usual.`,
    source: `Budget of ${view.parameters.year}`,
    inputs: [budgetInput(view, 'Insurance', insurance), budgetInput(view, 'Operating expenses', operating)],
  };
}
