import { createHash } from 'node:crypto';
import { z, type ZodType } from 'zod';
import type { ChatModel, ChatTurn } from './model';

export interface Question<T> {
  task: string;
  /** The prompt's name and version, for the record. */
  prompt: string;
  system: string;
  human: string;
  schema: ZodType<T>;
  /** Asked anew though the same was answered before, and its answer is not kept. */
  fresh?: boolean;
}

/** The conversation that a question begins, with the schema of its answer in words. */
export function turnsOf(question: Question<unknown>): ChatTurn[] {
  const schema = JSON.stringify(z.toJSONSchema(question.schema));
  return [
    {
      role: 'system',
      content: `${question.system}\n\nAnswer with one JSON object of this JSON Schema and nothing else:\n${schema}`,
    },
    { role: 'human', content: question.human },
  ];
}

/** What was asked, for the record: of the same texts always the same. */
export function inputHash({ system, human }: Question<unknown>): Buffer {
  return createHash('sha256').update(system).update('\0').update(human).digest();
}

/** Two questions with the same key have the same answer: task, prompt, texts, schema and who is asked. */
export function answerKey(question: Question<unknown>, model: ChatModel): Buffer {
  const { task, prompt } = question;
  const parts = [
    task,
    prompt,
    model.provider ?? '',
    model.name,
    ...turnsOf(question).map(({ content }) => content),
  ];
  return createHash('sha256').update(JSON.stringify(parts)).digest();
}
