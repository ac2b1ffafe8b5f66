import type { Facts, Question } from '@hoa/contracts';
import { Badge, Button, classNames } from '@hoa/ui';
import { Check, ChevronDown, LoaderCircle, MapPin } from 'lucide-react';
import type { ReactNode } from 'react';
import { AskedCard } from './asked-card';
import { effectInWords } from './effect-in-words';
import { questions as words } from './messages';
import { byEffect, dollars, type Statement } from './statements';
import { answerCorrection, savingKey, type Answers } from './use-answers';

export interface QuestionListProps {
  facts: Facts;
  part: Statement;
  answers: Answers;
  /** The question whose place is displayed. */
  chosen: string | null;
  /** Displays the place of a question on a page; null for its first. */
  onShow: (question: Question, page: number | null) => void;
  /** The place of the chosen question, where there is no room for the page beside the list. */
  place: ReactNode;
}

/** So few questions are displayed with their answers all at once. */
const FEW = 2;

/** The open questions, largest effect first, and those that were answered. */
export function QuestionList({ part, ...rest }: QuestionListProps) {
  const all = byEffect(part.questions ?? []);
  if (all.length === 0) return null;
  const first = all.find(({ answered }) => answered === undefined);
  return (
    <section aria-label={words.title}>
      <h4 className="font-semibold">{words.title}</h4>
      <ul className="mt-2 space-y-3">
        {all.map((question) => (
          <li key={question.id}>
            {question.id === rest.chosen || question.id === first?.id || all.length <= FEW ? (
              <QuestionCard question={question} part={part} {...rest} />
            ) : (
              <QuestionLine question={question} onOpen={() => rest.onShow(question, null)} />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A question in one line. An answer to the one before it may settle it. */
function QuestionLine({
  question: { prompt, effect, answered },
  onOpen,
}: {
  question: Question;
  onOpen: () => void;
}) {
  return (
    <button
      type="button"
      aria-expanded={false}
      onClick={onOpen}
      className="flex min-h-11 w-full items-start gap-3 rounded-md border border-line px-4 py-2.5 text-left hover:bg-sunken"
    >
      <span className="min-w-0 grow">
        <span className="block break-words">{prompt}</span>
        <span className="figures block text-sm text-ink-soft">
          {answered === undefined ? words.effect(dollars(effect)) : words.answered}
        </span>
      </span>
      <ChevronDown aria-hidden className="mt-0.5 size-5 shrink-0 text-ink-soft" />
    </button>
  );
}

interface QuestionCardProps extends QuestionListProps {
  question: Question;
}

function QuestionCard({ question, facts, part, answers, chosen, onShow, place }: QuestionCardProps) {
  const { prompt, at, effect, answered } = question;
  const isShown = chosen === question.id;
  const correction = answerCorrection(facts, prompt, answered);
  return (
    <AskedCard prompt={prompt} settled={answered !== undefined}>
      <div className="mt-1 flex flex-wrap items-center gap-x-4 text-sm text-ink-soft">
        {answered === undefined ? (
          <span className="figures">{words.effect(dollars(effect))}</span>
        ) : (
          <Badge tone="accent">
            <Check aria-hidden />
            {words.answered}
          </Badge>
        )}
        {places(question).map(({ page, line }) => (
          <Button
            key={`${page} ${line ?? ''}`}
            variant="quiet"
            className="-mx-2 px-2! text-sm"
            aria-pressed={isShown}
            aria-label={words.show(words.place(page, line))}
            onClick={() => onShow(question, page)}
          >
            <MapPin aria-hidden />
            {words.place(page, line)}
          </Button>
        ))}
        {at.length > 0 && correction && (
          <Button
            variant="quiet"
            className="-mx-2 px-2! text-sm"
            loading={answers.undoing}
            onClick={() => void answers.undo(correction)}
          >
            {words.undo}
          </Button>
        )}
      </div>
      {isShown && place}
      <div className="mt-3 grid gap-2">
        {question.answers.map((answer) => (
          <AnswerButton key={answer.id} {...{ question, answer, part, answers }} />
        ))}
      </div>
    </AskedCard>
  );
}

/** The first lines of what a question cites; one block needs one button. */
function places({ at }: Question): { page: number; line?: number | undefined }[] {
  const byPage = new Map(at.toReversed().map(({ page, line }) => [page, { page, line }]));
  return [...byPage.values()].toReversed().slice(0, 3);
}

interface AnswerButtonProps extends Pick<QuestionListProps, 'part' | 'answers'> {
  question: Question;
  answer: Question['answers'][number];
}

function AnswerButton({ question, answer, part, answers }: AnswerButtonProps) {
  const given = { questionId: question.id, answerId: answer.id };
  const isGiven = question.answered === answer.id;
  const isSaving = answers.saving === savingKey(given);
  const give = () => {
    if (answers.saving === null && !isGiven) void answers.answer(given, answer.label);
  };
  const Icon = isSaving ? LoaderCircle : isGiven ? Check : null;
  return (
    <button
      type="button"
      aria-pressed={isGiven}
      aria-busy={isSaving || undefined}
      onClick={give}
      className={classNames(
        'flex min-h-11 w-full items-start gap-2 rounded-md border px-4 py-2.5 text-left transition-colors duration-150',
        isGiven ? 'border-accent bg-accent-soft' : 'border-line-strong bg-surface hover:bg-sunken',
      )}
    >
      <span className="min-w-0 grow">
        <span className="block font-semibold break-words">{answer.label}</span>
        {effectInWords(answer, question, part).map((line) => (
          <span key={line} className="figures block text-sm text-ink-soft">
            {line}
          </span>
        ))}
      </span>
      {Icon && (
        <Icon
          aria-hidden
          className={classNames('mt-0.5 size-5 shrink-0 text-accent', isSaving && 'animate-spin')}
        />
      )}
    </button>
  );
}
