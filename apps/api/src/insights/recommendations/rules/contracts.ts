import { addDays, formatDollars, toCents } from '@hoa/budget-math';
import type { ContractAnalysis, RateIncrease } from '@hoa/contracts';
import { dayText, percentText } from '../../../pipeline/generation/rules/text';
import type { Finding } from './suggestion';
import { fiscalYear, money, placeOf, type BudgetView } from './view';

/** What the contracts of a budget suggest: prices above the market, and dates that pass. */
export function contractFindings(view: BudgetView): Finding[] {
  return view.contracts.flatMap((contract) => [
    ...aboveMarket(contract, view),
    ...deadline(contract),
    ...bids(contract, view),
  ]);
}

const nameOf = ({ vendor, serviceType, documentName }: ContractAnalysis): string =>
  vendor !== 'Not stated' ? vendor : serviceType !== 'Not stated' ? serviceType : documentName;

/** Increases of the budget's year that are above the market; a fee a unit counts for all of them. */
function aboveMarket(contract: ContractAnalysis, view: BudgetView): Finding[] {
  const { from, to } = fiscalYear(view);
  const steps = contract.rateIncreases.filter(
    ({ effectiveDate, market }) => market === 'above' && effectiveDate >= from && effectiveDate <= to,
  );
  return steps.map((step) => {
    const times = step.period === 'unit' ? view.parameters.units : 1;
    const savingsCents = toCents(step.yearlyDifferenceToMarket) * times;
    const market = contract.comparedWith;
    return {
      id: `contract-above-market:${contract.documentId}:${step.effectiveDate}`,
      title: `Renegotiate the increase of ${nameOf(contract)}`,
      description: `${step.description}: from ${money(toCents(step.oldAmount))} to ${money(toCents(step.newAmount))}, ${percentText(step.percentageIncrease)} while ${market.label.toLowerCase()} rise by ${percentText(market.percent)}.${step.estimate ? ' The step is an estimate: the contract follows an index.' : ''}`,
      category: 'Service Contracts',
      complexity: 'easy' as const,
      savingsCents,
      computation: computation(step, { market: market.percent, times, savingsCents }),
      inputs: [
        input('Amount before', step.oldAmount, step),
        input('Amount from then on', step.newAmount, step),
        {
          label: market.label,
          value: percentText(market.percent),
          source: `${market.source} (${market.asOf})`,
          assumption: market.assumption,
        },
      ],
      citations: step.sources,
      lines: linesOf(contract, view),
      documentId: contract.documentId,
    };
  });
}

function computation(
  step: RateIncrease,
  of: { market: number; times: number; savingsCents: number },
): string {
  const units = of.times > 1 ? ` x ${of.times} units` : '';
  return `Twelve months at ${money(toCents(step.newAmount))} less twelve at ${money(toCents(step.oldAmount))} raised by ${percentText(of.market)}${units} = ${money(of.savingsCents)} a year.`;
}

function input(label: string, amount: string, { sources, estimate }: RateIncrease) {
  const [source] = sources;
  return {
    label,
    value: money(toCents(amount)),
    source: source ? placeOf(source) : 'the contract',
    assumption: estimate,
  };
}

/** Lines that cite the contract. */
function linesOf({ documentId }: ContractAnalysis, view: BudgetView) {
  return view.lines.filter(({ item }) => item.sources.some((source) => source.documentId === documentId));
}

const URGENT: Readonly<Record<string, string>> = {
  'notice-soon': 'Give notice or decide to renew',
  'notice-missed': 'Talk about the renewal that came by itself',
  ended: 'Renew the agreement that ended',
  'ending-soon': 'Find a successor for the agreement that ends',
};

function deadline(contract: ContractAnalysis): Finding[] {
  return contract.advice.flatMap((advice) => {
    const title = URGENT[advice.code];
    if (title === undefined) return [];
    return [
      {
        id: `${advice.code}:${contract.documentId}`,
        title: `${title}: ${nameOf(contract)}`,
        description: advice.text,
        category: 'Service Contracts',
        complexity: 'easy' as const,
        savingsCents: 0,
        computation: 'No saving is claimed: this keeps a choice open.',
        inputs: [],
        citations: advice.sources,
        lines: [],
        documentId: contract.documentId,
        urgent: true,
      },
    ];
  });
}

/** Bids are worth asking for in a year in which notice can be given. */
function bids(contract: ContractAnalysis, view: BudgetView): Finding[] {
  const advice = contract.advice.find(({ code }) => code === 'three-bids');
  const decision = contract.noticeBy ?? contract.currentTermEnd;
  const { from, to } = fiscalYear(view);
  if (!advice || decision === null || decision < addDays(from, -90) || decision > to) return [];
  return [
    {
      id: `bids:${contract.documentId}`,
      title: `Ask for three bids: ${nameOf(contract)}`,
      description: `${advice.text} The choice is open until ${dayText(decision)}.`,
      category: 'Service Contracts',
      complexity: 'medium',
      savingsCents: 0,
      computation: 'No saving is claimed: only bids show what others charge.',
      inputs: [
        {
          label: 'Cost of a year',
          value: formatDollars(toCents(contract.yearlyCost ?? '0.00'), { cents: true }),
          source: contract.documentName,
          assumption: false,
        },
      ],
      citations: advice.sources,
      lines: linesOf(contract, view),
      documentId: contract.documentId,
    },
  ];
}
