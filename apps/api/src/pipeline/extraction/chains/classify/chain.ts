import { ACCEPTED_CONFIDENCE, type Facts } from '@hoa/contracts';
import { agreedConfidence, MODEL_CONFIDENCE, type Opinions } from '../second-reading/opinions';
import type { ReadingTask } from '../second-reading/task';
import { PROMPT, SYSTEM } from './prompt';
import { KindOfPaper } from './schema';

/** Pages that say what a paper is. */
const FIRST_PAGES = 3;

export const classify: ReadingTask<KindOfPaper> = {
  task: 'classify',
  prompt: PROMPT,
  system: SYSTEM,
  schema: KindOfPaper,
  holds: 'words that show what the document is',
  pages: (_facts, pages) => pages.slice(0, FIRST_PAGES),
  mostParts: 1,
  apply: (facts, [answer], { places, opinions }) =>
    answer && places.text(answer.evidence) ? judged(facts, answer.kind, opinions) : facts,
};

/** Whether anybody needs to be asked. */
export const isUnsureKind = ({ kind, confidence }: Facts): boolean =>
  kind === 'other' || confidence < ACCEPTED_CONFIDENCE;

/** Agreement is surer; a paper that the rules do not know is what the model says, unless it speaks to programs; else both are told. */
function judged(facts: Facts, kind: Facts['kind'], opinions: Opinions): Facts {
  if (opinions.isMisled) return facts;
  if (kind === facts.kind) return { ...facts, confidence: agreedConfidence(facts.confidence) };
  if (facts.kind === 'other') return { ...facts, kind, confidence: MODEL_CONFIDENCE };
  const message = `The built-in rules take this document for ${NAMES[facts.kind]}, the model for ${NAMES[kind]}; it is read as both.`;
  return { ...facts, warnings: [...facts.warnings, { code: `kind_disputed:${kind}`, message }] };
}

/** The kind that a model said where the rules say another. */
export function disputedKind({ warnings }: Facts): Facts['kind'] | undefined {
  const code = warnings.find((warning) => warning.code.startsWith('kind_disputed:'))?.code;
  return KindOfPaper.shape.kind.safeParse(code?.split(':')[1]).data;
}

const NAMES: Record<Facts['kind'], string> = {
  budget: 'a budget',
  actuals: 'a financial statement',
  declaration: 'a declaration',
  contract: 'a contract',
  insurance: 'an insurance policy',
  'reserve-study': 'a reserve study',
  bylaws: 'bylaws',
  other: 'another document',
};
