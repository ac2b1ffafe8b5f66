import type { ZodType } from 'zod';
import type { ModelAnswer } from './model';

/** Longer answers are no answers. */
const LONGEST_ANSWER = 500_000;
const DECLINED =
  /\b(?:I(?:['’]m| am) (?:sorry|unable|not able)|I (?:cannot|can['’]t|won['’]t|will not|must decline))\b/i;

export type Parsed<T> =
  | { ok: true; value: T; json: unknown }
  /** `final`: asking the same again would not mend it. */
  | { ok: false; reason: string; final: boolean };

/** The JSON of an answer where it fits; else why not, in words that its writer and a reader of the run understand. */
export function parseAnswer<T>({ text, stopped }: ModelAnswer, schema: ZodType<T>): Parsed<T> {
  if (text.length > LONGEST_ANSWER) return { ok: false, reason: 'the answer was too long.', final: true };
  if (stopped === 'refusal') return { ok: false, reason: 'it refused to answer.', final: true };
  const json = jsonOf(text);
  if (json === undefined) return { ok: false, reason: whyNoJson(text, stopped), final: false };
  const result = schema.safeParse(json);
  if (result.success) return { ok: true, value: result.data, json };
  const issue = result.error.issues[0];
  const where = issue?.path.join('.') ?? '';
  return { ok: false, reason: `the answer did not fit (${where}: ${issue?.message ?? ''}).`, final: false };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\s*```(?:json)?\s*|\s*```\s*$/g, '')) as unknown;
  } catch {
    return undefined;
  }
}

function whyNoJson(text: string, stopped: ModelAnswer['stopped']): string {
  if (stopped === 'length') return 'the answer broke off at the model’s longest length.';
  return DECLINED.test(text.slice(0, 300)) ? 'it refused to answer.' : 'the answer was not JSON.';
}
