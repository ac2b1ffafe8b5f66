import { sectionAnswers, type Facts, type SectionAnswer, type StatementSection } from '@hoa/contracts';
import { Button, Select } from '@hoa/ui';
import { useState } from 'react';
import { sections as words } from './messages';
import { answerCorrection, savingKey, type Answers } from './use-answers';

export interface SectionListProps {
  facts: Facts;
  sections: readonly StatementSection[];
  answers: Answers;
}

/** What each section is, and the means to set it. */
export function SectionList({ facts, sections, answers }: SectionListProps) {
  if (sections.length === 0) return null;
  return (
    <details className="border-t border-line">
      <summary className="min-h-11 py-2.5 font-semibold">{words.title(sections.length)}</summary>
      <p className="text-sm text-ink-soft">{words.intro}</p>
      <ul className="mt-2 divide-y divide-line">
        {sections.map((section) => (
          <li key={section.id} className="py-3">
            {/* Keyed by what it is: a section that was set starts from there. */}
            <SectionForm key={currentUse(section) ?? ''} {...{ facts, section, answers }} />
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Undefined where a section holds both. */
function currentUse({ excluded, flow, fund }: StatementSection): SectionAnswer | undefined {
  if (excluded) return 'exclude';
  if (flow === undefined) return undefined;
  return fund === 'reserve' ? `reserve-${flow}` : flow;
}

interface SectionFormProps extends Omit<SectionListProps, 'sections'> {
  section: StatementSection;
}

function SectionForm({ facts, section, answers }: SectionFormProps) {
  const current = currentUse(section);
  const [chosen, setChosen] = useState<string>(current ?? '');
  const name = section.label || words.unnamed;
  const answerId = sectionAnswers.find((one) => one === chosen);
  const given = answerId && answerId !== current ? { questionId: section.id, answerId } : null;
  const correction = answerCorrection(facts, `Section '${section.label}'`, section.answered);
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <div className="min-w-0 grow basis-40">
        <p className="font-medium break-words">{name}</p>
        <p className="text-sm text-ink-soft">{words.rows(section.rows.length)}</p>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <Select
          aria-label={words.label(section.label)}
          className="w-auto!"
          value={chosen}
          onChange={(event) => setChosen(event.target.value)}
        >
          {current === undefined && <option value="">{words.mixed}</option>}
          {sectionAnswers.map((one) => (
            <option key={one} value={one}>
              {words.uses[one]}
            </option>
          ))}
        </Select>
        {given && (
          <Button
            variant="primary"
            loading={answers.saving === savingKey(given)}
            onClick={() => void answers.answer(given, words.saved(name, words.uses[given.answerId]))}
          >
            {words.apply}
          </Button>
        )}
        {correction && !given && (
          <Button
            variant="quiet"
            aria-label={words.undo(name)}
            loading={answers.undoing}
            onClick={() => void answers.undo(correction)}
          >
            Undo
          </Button>
        )}
      </div>
    </div>
  );
}
