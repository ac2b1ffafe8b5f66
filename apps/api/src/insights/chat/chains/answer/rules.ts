import { RunnableLambda, type Runnable } from '@langchain/core/runnables';
import { BUILT_IN } from '../../../../platform/ai/providers';
import type { Tool, ToolAnswer } from '../../tools/context';
import { compareTool, feeTool, largestTool, ratesTool, totalsTool } from '../../tools/figures';
import { explainTool, whatIfTool } from '../../tools/lines';
import { contractsTool, missingTool, reservesTool, searchTool, vendorTool } from '../../tools/papers';
import type { AnswerInput, AnswerOutput } from './schema';

/** The first that fits and has something to say answers. */
const INTENTS: readonly [RegExp, Tool][] = [
  [
    /\b(?:increase|raise|bump|boost|decrease|reduce|lower|cut|trim|set|change)\b.*\b(?:by|to) \$?\d/i,
    whatIfTool,
  ],
  [
    /\b(?:search|find|look up|say|says|said|mention|mentions|mentioned|written|according to|clause)\b/i,
    searchTool,
  ],
  [/\bmissing|incomplete|to (?:be )?review|gaps?\b|assum|what else|not (?:sure|known|read)/i, missingTool],
  [/\bwho\b|\bvendors?\b|\bprovides?\b|\bcontractor/i, vendorTool],
  [/\brenew|\bnotice\b|\bcontracts?\b|\bexpir|\bagreements?\b|\bvendors?\b/i, contractsTool],
  [
    /\b(?:largest|biggest|highest|most|top|greatest)\b.*\b(?:increas|chang|ris|grow|decreas|sav|drop|cut)|\b(?:increas|ris|grow|decreas|drop)\w*\b.*\b(?:most|largest|biggest)\b|what (?:went|is going|goes) up/i,
    largestTool,
  ],
  [
    /\breserves?\b.*\b(?:fund|level|enough|well|healthy|balance|percent|status|how)|\b(?:fund|level|enough|well|percent|how)\w*\b.*\breserves?\b/i,
    reservesTool,
  ],
  [
    /\b(?:fees?|dues|assessments?)\b.*\b(?:unit|month|owner|made|calculat|comput|how|much|per)|\bmonthly fee\b|\b(?:per|a|each) (?:unit|owner|month)\b/i,
    feeTool,
  ],
  [/./, explainTool],
  [/\b(?:inflation|cpi|rates?|economic|prices?)\b/i, ratesTool],
  [
    /\bcompar|\bversus\b|\bvs\b|\blast year\b|\bprevious year\b|\bdiffer|year over year|\bchange[ds]?\b/i,
    compareTool,
  ],
  [
    /\btotals?\b|\boverall\b|\bsummar|\boverview\b|\bbudget\b.*\b(?:much|big|large|balanced)|\b(?:much|big|balanced|surplus|deficit|income|expenses?)\b/i,
    totalsTool,
  ],
  [/./, searchTool],
];

export const WHAT_I_CAN_DO: ToolAnswer = {
  content: [
    'I found nothing about that in this budget or its documents. I can tell:',
    'totals, and how they compare with last year; why a line is what it is, with the words of the papers; the largest increases;',
    'how the monthly fee is made up; reserves and their funding; contracts, their renewal and notice dates, and who provides what;',
    'what is missing; and I can search the documents. To change an amount, say so: “increase insurance by 8%”.',
  ].join('\n'),
  citations: [],
};

/** Without a model: the tool that the question's words ask for. */
export function builtInAnswer(): Runnable<AnswerInput, AnswerOutput> {
  return RunnableLambda.from(async ({ question, context }: AnswerInput) => {
    for (const [pattern, tool] of INTENTS) {
      const answer = pattern.test(question) ? await tool.run(question, context) : null;
      if (answer) return { ...answer, provider: BUILT_IN };
    }
    return { ...WHAT_I_CAN_DO, provider: BUILT_IN };
  });
}
