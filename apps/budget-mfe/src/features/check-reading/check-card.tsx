import type { DocumentRow, Facts, Question } from '@hoa/contracts';
import { Button } from '@hoa/ui';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { ReadingPage } from '../pages/reading-page';
import { marksOf } from './boxes';
import { ExcludedList } from './excluded-list';
import { card as words, page as pageWords, states, summaries } from './messages';
import { QuestionList } from './question-list';
import { SectionList } from './section-list';
import { StateBadge } from './state-badge';
import {
  byEffect,
  comparesBothSides,
  isStatement,
  openQuestions,
  stateOf,
  yearsOf,
  type CheckState,
  type Statement,
} from './statements';
import { TotalsTable } from './totals-table';
import { useAnswers } from './use-answers';

export interface CheckCardProps {
  document: Pick<DocumentRow, 'id' | 'name'>;
  facts: Facts;
  part: Facts['parts'][number] & { kind: 'budget' };
  /** A document may hold several statements: pages and years then tell them apart. */
  isOnly: boolean;
}

/** One budget or statement: opened where it needs a person, one line where it does not. */
export function CheckCard({ document, facts, part, isOnly }: CheckCardProps) {
  const id = useId();
  const state = stateOf(part);
  const heading = useRef<HTMLHeadingElement>(null);
  const [isOpen, setOpen] = useState(state === 'questions' || state === 'off');
  const count = openQuestions(part).length;
  return (
    <section aria-labelledby={id} className="@container rounded-lg border border-line bg-surface">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3 sm:px-5">
        <div className="min-w-0 grow basis-56">
          <h3 id={id} ref={heading} tabIndex={-1} className="font-semibold break-words outline-offset-4">
            {document.name}
            {!isOnly && (
              <span className="font-normal text-ink-soft">
                , {[words.pages(part.pages), words.years(yearsOf(part))].filter(Boolean).join(', ')}
              </span>
            )}
          </h3>
          <p className="text-sm text-ink-soft">
            {state === 'questions' ? summaries.questions(count) : summaries[summaryOf(part, state)]}
          </p>
        </div>
        <StateBadge state={state} count={count} />
        {isStatement(part) && (
          <Button
            variant="quiet"
            aria-expanded={isOpen}
            aria-label={`${isOpen ? words.hide : words.show}: ${document.name}`}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? words.hide : words.show}
            {isOpen ? <ChevronUp aria-hidden /> : <ChevronDown aria-hidden />}
          </Button>
        )}
      </div>
      {isOpen && isStatement(part) && (
        <Details document={document} facts={facts} part={part} onLost={() => heading.current?.focus()} />
      )}
    </section>
  );
}

/** A side without a printed total was not compared: what ties is the other. */
function summaryOf(part: CheckCardProps['part'], state: Exclude<CheckState, 'questions'>) {
  return state === 'ties' && isStatement(part) && !comparesBothSides(part) ? 'tiesInPart' : state;
}

interface DetailsProps extends Omit<CheckCardProps, 'part' | 'isOnly'> {
  part: Statement;
  /** The focus was on something that is gone. */
  onLost: () => void;
}

function Details({ document, facts, part, onLost }: DetailsProps) {
  const answers = useAnswers(document.id);
  const first = byEffect(openQuestions(part))[0] ?? null;
  const [shown, setShown] = useState({
    page: first?.at[0]?.page ?? part.pages[0],
    question: first?.id ?? null,
    isAsked: false,
  });
  const chosen = part.questions?.find(({ id }) => id === shown.question) ?? null;
  // Once it is answered, the page shows the next one; its own answers stay where the focus is.
  const target = chosen?.answered === undefined ? chosen : (first ?? chosen);
  const page = target === chosen ? shown.page : (target?.at[0]?.page ?? shown.page);
  useEffect(() => {
    if (answers.said && window.document.activeElement === window.document.body) onLost();
    // A saved answer may take its question along.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [answers.said, facts]);
  const view = (className: string) => (
    <ReadingPage
      document={document}
      page={page}
      onPage={(next) => setShown({ page: next, question: target?.id ?? null, isAsked: shown.isAsked })}
      marks={marksOf(part, page, target)}
      className={className}
    />
  );
  const show = (question: Question, next: number | null) =>
    setShown({
      page: next ?? question.at[0]?.page ?? page,
      question: question.id,
      isAsked: next !== null,
    });
  return (
    <div className="grid gap-x-6 gap-y-5 border-t border-line px-4 py-4 sm:px-5 @4xl:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
      <p role="status" className="sr-only">
        {answers.said && `${answers.said}. ${states[stateOf(part) === 'ties' ? 'ties' : 'off']}`}
      </p>
      <div className="min-w-0 space-y-5">
        <QuestionList
          {...{ facts, part, answers }}
          chosen={shown.question}
          onShow={show}
          place={shown.isAsked && <div className="mt-3 space-y-2 @4xl:hidden">{view('max-h-80')}</div>}
        />
        <TotalsTable part={part} name={document.name} />
        <div>
          <SectionList facts={facts} sections={part.sections ?? []} answers={answers} />
          <ExcludedList part={part} />
          <PageDisclosure>{view('max-h-[32rem]')}</PageDisclosure>
        </div>
      </div>
      <div className="hidden min-w-0 @4xl:block">
        <div className="sticky top-4 space-y-2">
          <Legend />
          {view('max-h-[calc(100dvh-8rem)]')}
        </div>
      </div>
    </div>
  );
}

/** The page, where there is no room beside the totals; drawn only once it is asked for. */
function PageDisclosure({ children }: { children: React.ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details
      className="border-t border-line @4xl:hidden"
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary className="min-h-11 py-2.5 font-semibold">{pageWords.summary}</summary>
      {isOpen && (
        <div className="space-y-2 pb-2">
          <Legend />
          {children}
        </div>
      )}
    </details>
  );
}

function Legend() {
  const { counted, totals, excluded, question } = pageWords.legend;
  const marks = [
    ['border-[#1f5c45] bg-[#1f5c45]/10', counted],
    ['border-[#1d1b17]', totals],
    ['border-[#6b6558] border-dashed bg-[#6b6558]/10', excluded],
    ['border-[#b06a00] bg-[#e6a500]/20', question],
  ] as const;
  return (
    <ul aria-label={pageWords.legendTitle} className="flex flex-wrap gap-x-4 gap-y-1 text-xs text-ink-soft">
      {marks.map(([look, word]) => (
        <li key={word} className="flex items-center gap-1.5">
          {/* White like the page, in the dark too. */}
          <span aria-hidden className="inline-flex rounded-[2px] bg-[#fff]">
            <span className={`h-3 w-5 rounded-[2px] border ${look}`} />
          </span>
          {word}
        </li>
      ))}
    </ul>
  );
}
