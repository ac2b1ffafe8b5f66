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
  'classify 2': 'fef704c31171a08a',
  'read-lines 3': 'adac8d408819a074',
  'read-contract 2': 'ac6b860c86716eea',
  'read-insurance 2': '0308b51e2bc72386',
  'read-reserve 2': '601bac27586a2534',
  'read-ownership 2': '45ffc79b9e5a077b',
  'write-notes 3': '4953dda917ba7354',
  'explain-change 2': '7a648dfe56832429',
  'recommend 2': '05f71bdc0a79151d',
  'write-email 2': '07f09d8985994024',
  'write-slides 2': 'fc56bccf51949f84',
  'chat-agent 3': '815acd3a24cde68a',
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
