import { createHash } from 'node:crypto';
import { z } from 'zod';
import { Written } from '../src/insights/chat/agent/answer';
import { AGENT_PROMPT, AGENT_SYSTEM } from '../src/insights/chat/agent/prompt';
import * as explain from '../src/insights/explanations/chains/explain-change/prompt';
import { Explained } from '../src/insights/explanations/chains/explain-change/schema';
import * as recommend from '../src/insights/recommendations/chains/recommend/prompt';
import { Advice } from '../src/insights/recommendations/chains/recommend/schema';
import * as email from '../src/outputs/export/chains/write-email/prompt';
import { Mail } from '../src/outputs/export/chains/write-email/schema';
import * as slides from '../src/outputs/export/chains/write-slides/prompt';
import { SlideWords } from '../src/outputs/export/chains/write-slides/schema';
import * as notes from '../src/pipeline/generation/chains/write-notes/prompt';
import { WrittenNotes } from '../src/pipeline/generation/chains/write-notes/schema';
import { classify } from '../src/pipeline/extraction/chains/classify/chain';
import { readContract } from '../src/pipeline/extraction/chains/read-contract/chain';
import { readInsurance } from '../src/pipeline/extraction/chains/read-insurance/chain';
import { readLines } from '../src/pipeline/extraction/chains/read-lines/chain';
import { readOwnership } from '../src/pipeline/extraction/chains/read-ownership/chain';
import { readReserve } from '../src/pipeline/extraction/chains/read-reserve/chain';
import { questionAbout } from '../src/platform/ai/fence';

/** Answers are kept, and figures published, by the prompt's name: another text is another name. */
const KNOWN: Record<string, string> = {
  'classify 1': 'fa2e470a49c66a75',
  'read-lines 2': '9284f3f33e02f728',
  'read-contract 1': 'e8cde558f3987d0c',
  'read-insurance 1': '7def6cb16776d32a',
  'read-reserve 1': '700747bd288ac323',
  'read-ownership 1': '1e0cbce29ff14222',
  'write-notes 2': '4426ccec8f0dd6ab',
  'explain-change 1': '1e2e8c1b5a1727da',
  'recommend 1': '1a9810a1dccf8b54',
  'write-email 1': 'e04913d39e46a694',
  'write-slides 1': '9ca287cf1cba4877',
  'chat-agent 1': 'c93eb7a763c31dee',
  'chat-agent 2': 'a3f52a8117f11572',
};

const tasks = [
  classify,
  readLines,
  readContract,
  readInsurance,
  readReserve,
  readOwnership,
  { task: 'write-notes', prompt: notes.PROMPT, system: notes.SYSTEM, schema: WrittenNotes },
  { task: 'explain-change', prompt: explain.PROMPT, system: explain.SYSTEM, schema: Explained },
  { task: 'recommend', prompt: recommend.PROMPT, system: recommend.SYSTEM, schema: Advice },
  { task: 'write-email', prompt: email.PROMPT, system: email.SYSTEM, schema: Mail },
  { task: 'write-slides', prompt: slides.PROMPT, system: slides.SYSTEM, schema: SlideWords },
  { task: 'chat-agent', prompt: AGENT_PROMPT, system: AGENT_SYSTEM, schema: Written },
];

it.each(tasks.map((task) => [task.task, task] as const))('%s has the name of its text', (name, task) => {
  const { system } = questionAbout({ ...task, schema: z.unknown(), data: '' });
  const hash = createHash('sha256')
    .update(system)
    .update(JSON.stringify(z.toJSONSchema(task.schema)))
    .digest('hex')
    .slice(0, 16);
  expect(task.prompt.startsWith(`${name} `)).toBe(true);
  expect({ [task.prompt]: hash }).toEqual({ [task.prompt]: KNOWN[task.prompt] });
});
