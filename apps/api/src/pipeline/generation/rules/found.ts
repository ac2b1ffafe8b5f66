import { fiscalEndYear, toCents } from '@hoa/budget-math';
import type { BudgetPart, Contradiction, ReservePart } from '@hoa/contracts';
import type { Found, FoundStudy } from '../../budget/found';
import { openingBalances, type ReadDocument } from './balances';
import type { GenerationParameters } from './types';
import { budgetYearOf, yearLabel } from './years';

type Year = Pick<GenerationParameters, 'year' | 'fiscalYearStartMonth'>;

/** What the documents of a budget state beside its lines: balances, contradictions, further proposals, the reserve study. */
export function foundBeside(
  documents: readonly ReadDocument[],
  parameters: Year,
  contradictions: readonly Contradiction[],
): Found {
  const balances = openingBalances(documents, parameters);
  const reserveCents = balances.find(({ fund }) => fund === 'reserve')?.cents;
  return {
    balances,
    contradictions: contradictions.flatMap(({ field, given, stated, sources }) => {
      const name = FIELDS[field];
      return name === undefined
        ? []
        : [{ field: name, chosen: given, stated, documentName: sources[0]?.documentName ?? 'A document' }];
    }),
    secondProposals: secondProposals(documents, parameters),
    ...studyOf(documents, parameters, reserveCents),
  };
}

const FIELDS: Readonly<Record<string, 'units' | 'state' | 'association'>> = {
  units: 'units',
  location: 'state',
  associationName: 'association',
};

/** Of several plans for the budget's own year or the year before, all but the first; copies of one plan are one. */
function secondProposals(documents: readonly ReadDocument[], parameters: Year): Found['secondProposals'] {
  const keyOf = (year: number) => fiscalEndYear(year, parameters.fiscalYearStartMonth);
  const budgetYear = budgetYearOf(parameters);
  const plans = documents.flatMap(({ name, facts }) =>
    facts.parts.flatMap((part) =>
      part.kind !== 'budget'
        ? []
        : part.columns.flatMap(({ id, year, role, label, measure = 'amount' }) => {
            if (year === undefined || measure !== 'amount') return [];
            if (role !== 'proposed' && role !== 'budget') return [];
            const endYear = keyOf(year);
            const sum = sumOf(part, id);
            return sum === 0 || (endYear !== budgetYear && endYear !== budgetYear - 1)
              ? []
              : [
                  {
                    documentName: name,
                    label: label || `${yearLabel(endYear, parameters)} ${role}`,
                    endYear,
                    sum,
                  },
                ];
          }),
    ),
  );
  const distinct = plans.filter(
    (plan, index) =>
      plans.findIndex((other) => other.endYear === plan.endYear && other.sum === plan.sum) === index,
  );
  return distinct
    .filter((plan, index) => distinct.findIndex(({ endYear }) => endYear === plan.endYear) !== index)
    .map(({ documentName, label }) => ({ documentName, label }));
}

function sumOf({ lines }: BudgetPart, columnId: string): number {
  return lines.reduce((sum, { cells }) => sum + toCents(cells[columnId]?.value ?? '0.00'), 0);
}

/** Where a study states no rate, these are assumed and said to be. */
const ASSUMED_INFLATION = 3;
const ASSUMED_INTEREST = 1;

function studyOf(
  documents: readonly ReadDocument[],
  parameters: Year,
  reserveCents: number | undefined,
): Pick<Found, 'study' | 'studyMissing'> {
  const studies = documents.flatMap(({ name, facts }) =>
    facts.parts.flatMap((part) => (part.kind === 'reserve' ? [{ name, part }] : [])),
  );
  const chosen = studies.filter(({ part }) => part.components.length > 0).at(-1);
  if (!chosen) {
    return studies.length === 0
      ? {}
      : { studyMissing: 'The reserve study lists no components with their lives and costs.' };
  }
  const components = componentsOf(chosen.part);
  if (components.length === 0)
    return { studyMissing: 'No component of the reserve study states its lives and its cost.' };
  const balance = chosen.part.balance ? toCents(chosen.part.balance.value) : reserveCents;
  if (balance === undefined)
    return { studyMissing: 'Neither the reserve study nor another document states the reserve balance.' };
  return {
    study: {
      ...datesAndRates(chosen.part, parameters),
      documentName: chosen.name,
      balanceCents: balance,
      components,
    },
  };
}

function componentsOf({ components }: Pick<ReservePart, 'components'>): FoundStudy['components'] {
  return components.flatMap(({ name, usefulLife, remainingLife, cost }) =>
    usefulLife && remainingLife && cost
      ? [
          {
            name,
            costCents: toCents(cost.value),
            usefulLife: usefulLife.value,
            remainingLife: remainingLife.value,
          },
        ]
      : [],
  );
}

function datesAndRates(
  { year, inflation, interest, components, plan = [] }: ReservePart,
  parameters: Year,
): Pick<FoundStudy, 'firstYear' | 'inflationPercent' | 'interestPercent' | 'assumptions' | 'plan'> {
  const keyOf = (stated: number) => fiscalEndYear(stated, parameters.fiscalYearStartMonth);
  const budgetYear = budgetYearOf(parameters);
  const firstYear = year ? keyOf(year.value) : budgetYear;
  const left = components.length - componentsOf({ components }).length;
  const assumptions = [
    ...(year
      ? []
      : [
          `The study does not say which year it begins with; ${yearLabel(budgetYear, parameters)} is assumed.`,
        ]),
    ...(inflation ? [] : [`The study states no inflation; ${ASSUMED_INFLATION}% a year is assumed.`]),
    ...(interest ? [] : [`The study states no interest; ${ASSUMED_INTEREST}% a year is assumed.`]),
    ...(left > 0
      ? [
          `${left} ${left === 1 ? 'component lacks a life or a cost and is' : 'components lack a life or a cost and are'} left out.`,
        ]
      : []),
  ];
  return {
    firstYear,
    inflationPercent: inflation?.value ?? ASSUMED_INFLATION,
    interestPercent: interest?.value ?? ASSUMED_INTEREST,
    assumptions,
    plan: plan.map(({ year: stated, contribution }) => ({
      endYear: keyOf(stated),
      cents: toCents(contribution.value),
    })),
  };
}
