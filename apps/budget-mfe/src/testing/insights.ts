import type { BudgetRates, ContractAnalysis, ItemSource, Recommendations } from '@hoa/contracts';
import { builtInScenarios } from '../features/forecast/scenario';
import { NOW } from './records';

export const source = (quote: string): ItemSource => ({
  documentId: 2,
  documentName: 'landscape-contract.docx',
  readingId: 'r',
  page: 3,
  quote,
});

export function analysis(changes: Partial<ContractAnalysis> = {}): ContractAnalysis {
  const stated = <T>(value: T, text: string) => ({ value, text, source: source(text), needsReview: false });
  return {
    documentId: 2,
    documentName: 'landscape-contract.docx',
    analysisDate: NOW,
    vendor: 'Green Ridge LLC',
    serviceType: 'Landscape maintenance',
    rateIncreases: [
      {
        description: 'Anniversary',
        effectiveDate: '2027-05-01',
        oldAmount: '2499.00',
        newAmount: '2698.92',
        percentageIncrease: 8,
        comparedToMarket: '3.8 points above consumer prices.',
        market: 'above',
        period: 'month',
        yearlyDifferenceToMarket: '1139.54',
        estimate: false,
        past: false,
        sources: [source('eight percent (8%) on each anniversary')],
      },
    ],
    recommendations: ['Renegotiate.'],
    advice: [
      {
        code: 'above-market',
        text: 'Renegotiate.',
        yearlySavings: '1139.54',
        computation: '12 x the difference.',
        sources: [],
      },
    ],
    fee: stated({ amount: '2499.00', period: 'month' }, '$2,499.00 per month'),
    currentAmount: '2499.00',
    yearlyCost: '29988.00',
    start: stated('2025-05-01', 'May 1, 2025'),
    end: stated('2028-04-30', 'April 30, 2028'),
    renewal: stated('renews for one year', 'renews for one year'),
    renewsItself: true,
    noticeDays: stated(60, '60 days'),
    noticeBy: '2028-03-01',
    currentTermEnd: '2028-04-30',
    escalator: null,
    escalation: 'Rises by 8% on each anniversary.',
    surcharges: [],
    comparedWith: {
      id: 'cpi',
      label: 'Consumer prices',
      percent: 4.2,
      asOf: '2026-05',
      source: 'BLS',
      assumption: false,
    },
    timeline: [
      { kind: 'start', date: '2025-05-01', label: 'Start', past: true, estimate: false },
      { kind: 'notice', date: '2028-03-01', label: 'Give notice by', past: false, estimate: false },
    ],
    warnings: [],
    ...changes,
  };
}

export function recommendations(changes: Partial<Recommendations> = {}): Recommendations {
  return {
    analysisDate: NOW,
    budgetHealth: 'Good.',
    suggestions: [
      {
        id: 'insurance',
        title: 'Ask for quotes of the insurance',
        description: 'It rises by 12%.',
        category: 'Insurance Expenses',
        savingsPotential: 'high',
        implementationComplexity: 'medium',
        estimatedSavings: '1839.20',
        computation: '46,000 x 4%.',
        inputs: [{ label: 'Increase', value: '12.0%', source: 'policy.pdf', assumption: false }],
        citations: [source('premium $46,000')],
        itemIds: [],
        documentId: null,
      },
    ],
    health: {
      score: 84,
      letter: 'B',
      rating: 'Good',
      summary: 'Income covers expenses.',
      formula: 'The weighted mean of the parts.',
      parts: [
        {
          id: 'operating-ratio',
          label: 'Income to expenses',
          weight: 25,
          points: 100,
          contribution: 25,
          value: '1.01',
          rule: 'Full points from 1.00 to 1.05.',
          assumption: false,
        },
      ],
      kpis: [
        {
          id: 'fee-change',
          label: 'Fee change',
          value: 6.4,
          unit: 'percent',
          display: '6.4%',
          status: 'watch',
          badge: 'Above Inflation',
          assumption: false,
          explanation: 'The fee rises by 6.4%, prices by 4.2%.',
          source: 'BLS, May 2026',
          inputs: [],
          citations: [],
        },
        {
          id: 'reserve-funding',
          label: 'Reserve funding',
          value: 85,
          unit: 'percent',
          display: '85.0%',
          status: 'good',
          badge: null,
          assumption: true,
          explanation: 'No study says it.',
          source: 'assumption',
          inputs: [],
          citations: [],
        },
      ],
    },
    revision: 4,
    notes: [],
    ...changes,
  };
}

export function budgetRates(changes: Partial<BudgetRates> = {}): BudgetRates {
  return {
    parametersId: 7,
    rates: [
      {
        id: 'cpi',
        label: 'Consumer prices',
        percent: 4.2,
        asOf: '2026-05',
        source: 'BLS',
        assumption: false,
        defaultPercent: 4.2,
        defaultSource: 'BLS',
        overridden: false,
      },
    ],
    scenarios: builtInScenarios,
    ...changes,
  };
}
