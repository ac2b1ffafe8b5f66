import {
  formatPercent,
  isAssessmentIncome,
  missingToPercent,
  RESERVE_GROUP,
  STRONG_FUNDING_PERCENT,
  type BudgetGroup,
} from '@hoa/budget-math';
import { CATCH_UP_YEARS } from './limits';
import { citationsOf, type Finding } from './suggestion';
import { budgetInput, money, placeOf, spentOn, type BudgetView } from './view';

/** What keeps a budget sound: reserves, lines that every association has, income that covers expenses and no more. */
export function soundness(view: BudgetView): Finding[] {
  return [...missingLines(view), ...balance(view), ...contribution(view), ...funding(view)];
}

const PROTECTS = 'No saving is claimed: this protects owners from a special assessment.';

function contribution(view: BudgetView): Finding[] {
  const { contribution: recommended } = view.study;
  const budgeted = spentOn(RESERVE_GROUP, view);
  if (!recommended || budgeted >= recommended.cents) return [];
  const gap = recommended.cents - budgeted;
  return [
    {
      id: 'reserve-contribution',
      title: 'Fund reserves as the study recommends',
      description: `The budget adds ${money(budgeted)} to reserves, ${money(gap)} less than the ${money(recommended.cents)} that the reserve study recommends.`,
      category: RESERVE_GROUP,
      complexity: 'medium',
      savingsCents: 0,
      computation: `${PROTECTS} It costs ${money(recommended.cents)} - ${money(budgeted)} = ${money(gap)} more a year.`,
      inputs: [
        {
          label: 'Recommended contribution',
          value: money(recommended.cents),
          source: placeOf(recommended.source),
          assumption: false,
        },
        budgetInput(view, 'Budgeted contribution', budgeted),
      ],
      citations: [recommended.source],
      lines: view.totals.groups.find(({ group }) => group === RESERVE_GROUP)?.items ?? [],
      documentId: recommended.source.documentId,
      urgent: true,
    },
  ];
}

function funding(view: BudgetView): Finding[] {
  const { percentFunded: funded, balanceCents } = view.study;
  if (!funded || funded.value >= STRONG_FUNDING_PERCENT) return [];
  const missing =
    balanceCents === null
      ? null
      : missingToPercent({ balanceCents, percent: funded.value, target: STRONG_FUNDING_PERCENT });
  const percent = formatPercent(funded.value);
  const cost =
    missing === null || balanceCents === null
      ? ''
      : ` To ${STRONG_FUNDING_PERCENT}% it lacks ${money(balanceCents)} x (${STRONG_FUNDING_PERCENT} - ${percent.replace('%', '')}) / ${percent.replace('%', '')} = ${money(missing)}, about ${money(Math.round(missing / CATCH_UP_YEARS))} a year over ${CATCH_UP_YEARS} years.`;
  return [
    {
      id: 'reserve-funding',
      title: `Plan how reserves reach ${STRONG_FUNDING_PERCENT}%`,
      description: `The fund holds ${percent} of what its components have worn; analysts call ${STRONG_FUNDING_PERCENT}% strong. Agree on a path of contributions before a large component is due.`,
      category: RESERVE_GROUP,
      complexity: 'complex',
      savingsCents: 0,
      computation: `${PROTECTS}${cost}`,
      inputs: [
        { label: 'Percent funded', value: percent, source: funded.source, assumption: false },
        ...(balanceCents === null
          ? []
          : [
              {
                label: 'Reserve balance',
                value: money(balanceCents),
                source: 'reserve study',
                assumption: false,
              },
            ]),
      ],
      citations: funded.sources,
      lines: [],
      documentId: funded.sources[0]?.documentId ?? null,
    },
  ];
}

const USUAL: readonly {
  id: string;
  category: BudgetGroup;
  title: string;
  why: string;
  has: (view: BudgetView) => boolean;
}[] = [
  {
    id: 'missing-insurance',
    category: 'Insurance Expenses',
    title: 'Add insurance to the budget',
    why: 'No line pays for insurance. Governing documents and lenders ask for a master policy: upload it, or say who pays.',
    has: (view) => spentOn('Insurance Expenses', view) > 0,
  },
  {
    id: 'missing-reserves',
    category: RESERVE_GROUP,
    title: 'Add a contribution to reserves',
    why: 'No line adds to reserves. Lenders ask for at least 10% of the budget, and roofs and paving will not wait.',
    has: (view) => spentOn(RESERVE_GROUP, view) > 0,
  },
  {
    id: 'missing-audit',
    category: 'Administrative',
    title: 'Add the tax return and audit',
    why: 'No line pays for tax preparation or an audit or review. An association files a return every year.',
    has: (view) =>
      view.lines.some(
        ({ type, account, proposedCents }) =>
          type === 'expense' && account?.code === '7020' && proposedCents > 0,
      ),
  },
];

function missingLines(view: BudgetView): Finding[] {
  return USUAL.filter((usual) => !usual.has(view)).map(({ id, category, title, why }) => ({
    id,
    title,
    description: why,
    category,
    complexity: 'easy',
    savingsCents: 0,
    computation: 'No saving is claimed: an expense is missing, and its amount is not known.',
    inputs: [],
    citations: [],
    lines: [],
    urgent: true,
  }));
}

function balance(view: BudgetView): Finding[] {
  const { income, expenses, net } = view.totals;
  const inputs = [
    budgetInput(view, 'Income', income.proposedCents),
    budgetInput(view, 'Expenses', expenses.proposedCents),
  ];
  const assessments = view.lines.filter(isAssessmentIncome);
  const common = { inputs, citations: citationsOf(assessments), lines: assessments, category: 'Income' };
  if (net.proposedCents < 0) {
    return [
      {
        ...common,
        id: 'shortfall',
        title: 'Cover the shortfall',
        description: `Income is ${money(-net.proposedCents)} below expenses. Raise assessments (Rebalance does it) or lower expenses before the budget is adopted.`,
        complexity: 'easy',
        savingsCents: 0,
        computation: 'No saving is claimed: the budget does not balance.',
        urgent: true,
      },
    ];
  }
  if (net.proposedCents === 0) return [];
  const contingency = view.lines.find(
    ({ account, proposedCents }) => account?.code === '7490' && proposedCents > 0,
  );
  const doubled = contingency
    ? ` The budget has a contingency line of ${money(contingency.proposedCents)} besides.`
    : '';
  return [
    {
      ...common,
      id: 'surplus',
      title: 'Decide what the surplus is for',
      description: `Income exceeds expenses by ${money(net.proposedCents)}; several states forbid collecting more than is needed.${doubled} Lower assessments by it, or name what it is kept for.`,
      complexity: 'easy',
      savingsCents: net.proposedCents,
      computation: `Income of ${money(income.proposedCents)} less expenses of ${money(expenses.proposedCents)} = ${money(net.proposedCents)}, which owners would not pay.`,
    },
  ];
}
