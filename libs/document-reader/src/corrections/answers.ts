import {
  sectionAnswers,
  type BudgetPart,
  type Facts,
  type NewAnswer,
  type Question,
  type SectionAnswer,
  type StatementSection,
} from '@hoa/contracts';
import type { Answer } from '../page/options';
import type { KeptCorrection } from './apply';
import { findPart, partPlace, type Locator } from './places';

/** What a question id names: a question, or a section that a person may set. */
export type Asked = { partId: string; question: Question } | { partId: string; section: StatementSection };

const SECTION_LABELS: Readonly<Record<SectionAnswer, string>> = {
  income: 'Income',
  expense: 'Expense',
  'reserve-income': 'Reserve income',
  'reserve-expense': 'Reserve expense',
  exclude: 'Not part of the budget',
};

/** Answers in force, the last one about each question, for `readDocument`. */
export function findAnswers(corrections: readonly KeptCorrection[]): Answer[] {
  const byQuestion = new Map<string, Answer>();
  for (const { field, locator, value } of corrections) {
    if (field !== 'answer' || locator.question === undefined) continue;
    byQuestion.delete(locator.question);
    byQuestion.set(locator.question, { questionId: locator.question, answerId: value });
  }
  return [...byQuestion.values()];
}

export function findAsked(facts: Facts, questionId: string): Asked | undefined {
  for (const part of facts.parts) {
    if (part.kind !== 'budget') continue;
    const question = part.questions?.find(({ id }) => id === questionId);
    if (question) return { partId: part.id, question };
    const section = part.sections?.find(({ id }) => id === questionId);
    if (section) return { partId: part.id, section };
  }
  return undefined;
}

/** Where a new answer belongs, and what it says in words; else which of its two ids is unknown. */
export function locateAnswer(
  facts: Facts,
  { questionId, answerId }: NewAnswer,
): { locator: Locator; about: string } | 'unknown-question' | 'unknown-answer' {
  const asked = findAsked(facts, questionId);
  if (!asked) return 'unknown-question';
  const label = labelAnswer(asked, answerId);
  if (label === undefined) return 'unknown-answer';
  const part = facts.parts.find((one): one is BudgetPart => one.id === asked.partId && one.kind === 'budget');
  const place = part && { part: partPlace(facts, part) };
  if ('section' in asked)
    return {
      locator: { question: questionId, ...place },
      about: `Section '${asked.section.label}' ${label}`,
    };
  const { answered: _answered, ...open } = asked.question;
  return { locator: { question: questionId, asked: open, ...place }, about: `${open.prompt} ${label}` };
}

/**
 * Marks a question as answered, and lists it again where the reader, which follows the answer, does not ask any more.
 * Undefined where the document has no place for it.
 */
export function markAnswered(facts: Facts, { locator, value }: AnswerGiven): Asked | undefined {
  const found = findAsked(facts, locator.question ?? '');
  if (found) {
    if ('question' in found) found.question.answered = value;
    return found;
  }
  const part = locator.asked && findPart(facts, locator)?.part;
  if (!part || !locator.asked) return undefined;
  const question = { ...locator.asked, partId: part.id, answered: value };
  part.questions = [...(part.questions ?? []), question];
  return { partId: part.id, question };
}

type AnswerGiven = Extract<KeptCorrection, { field: 'answer' }>;

function labelAnswer(asked: Asked, answerId: string): string | undefined {
  if ('question' in asked) return asked.question.answers.find(({ id }) => id === answerId)?.label;
  const known = sectionAnswers.find((answer) => answer === answerId);
  return known && SECTION_LABELS[known];
}
