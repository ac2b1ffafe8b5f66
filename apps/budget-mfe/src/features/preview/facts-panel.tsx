import type { Facts } from '@hoa/contracts';
import { Button, classNames } from '@hoa/ui';
import { useState } from 'react';
import { CorrectedByYou, KindForm } from './correction-forms';
import { Sureness } from './fact-detail';
import type { Fact, FactGroup, FactRow } from './facts-of-document';
import { correctionOf } from './facts-of-document';
import { StatementTable } from './statement-table';
import type { Corrections } from './use-corrections';
import { lineLabels, pagesInWords } from './words';

export interface FactsPanelProps {
  facts: Facts;
  groups: readonly FactGroup[];
  chosen: string;
  corrections: Corrections;
  onChoose: (fact: Fact) => void;
  onColumn: (partId: string, columnId: string) => void;
}

/** Rows that are shown before more are asked for. */
const FIRST = 60;

/** What was read, by part; choosing a fact goes to where it stands. */
export function FactsPanel({ facts, groups, chosen, corrections, onChoose, onColumn }: FactsPanelProps) {
  const dropped = facts.corrections?.filter(({ field, value }) => field === 'line' && value === 'none') ?? [];
  return (
    <div className="space-y-6">
      {groups.length === 0 && <p className="text-ink-soft">No facts were found in this document.</p>}
      {groups.map((group) => (
        <Group
          key={group.id}
          {...{ facts, group, chosen, corrections, onChoose, onColumn }}
          hasKind={group.part !== null && groups.filter(({ part }) => part).length > 1}
        />
      ))}
      {dropped.length > 0 && (
        <section aria-label="Left out by you">
          <h4 className="font-semibold">Left out by you</h4>
          <ul>
            {dropped.map((correction) => (
              <li key={correction.id} className="border-b border-line py-2">
                <p>{correction.about}</p>
                <CorrectedByYou
                  correction={correction}
                  was={typeof correction.was === 'string' ? lineLabels[correction.was] : undefined}
                  corrections={corrections}
                />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

interface GroupProps extends Omit<FactsPanelProps, 'groups'> {
  group: FactGroup;
  hasKind: boolean;
}

function Group({ facts, group, chosen, corrections, onChoose, onColumn, hasKind }: GroupProps) {
  const [all, setAll] = useState(false);
  const shown = all ? group.rows : group.rows.slice(0, FIRST);
  return (
    <section aria-labelledby={`group-${group.id}`}>
      <h4 id={`group-${group.id}`} className="font-semibold">
        {group.title}
        {group.part && (
          <span className="font-normal text-ink-soft">
            , {pagesInWords(group.pages)} ({group.rows.length})
          </span>
        )}
      </h4>
      {hasKind && <PagesKind {...{ facts, group, corrections }} />}
      {group.part?.kind === 'budget' ? (
        <StatementTable {...{ part: group.part, rows: shown, chosen, onChoose, onColumn }} />
      ) : (
        <ul className="mt-1">
          {shown.map((row) => (
            <Row key={row.id} row={row} chosen={chosen} onChoose={onChoose} />
          ))}
        </ul>
      )}
      {shown.length < group.rows.length && (
        <Button size="sm" variant="link" onClick={() => setAll(true)}>
          Show all {group.rows.length}
        </Button>
      )}
    </section>
  );
}

/** A document that holds several may have been parted wrongly: its pages are corrected by themselves. */
function PagesKind({ facts, group, corrections }: Pick<GroupProps, 'facts' | 'group' | 'corrections'>) {
  const kinds = {
    budget: 'budget',
    ownership: 'declaration',
    contract: 'contract',
    insurance: 'insurance',
    reserve: 'reserve-study',
    other: 'other',
  } as const;
  const correction = correctionOf(facts, { field: 'kind', pages: group.pages });
  return (
    <details className="my-1 text-sm">
      <summary className="min-h-8 py-1 text-ink-soft underline decoration-line-strong underline-offset-4">
        Something else on {pagesInWords(group.pages)}?
      </summary>
      <div className="space-y-2 py-2">
        <KindForm kind={kinds[group.part?.kind ?? 'other']} pages={group.pages} corrections={corrections} />
        {correction && <CorrectedByYou correction={correction} corrections={corrections} />}
      </div>
    </details>
  );
}

function Row({ row, chosen, onChoose }: { row: FactRow; chosen: string; onChoose: (fact: Fact) => void }) {
  if (row.facts.length === 0)
    return <li className="border-b border-line py-2 text-ink-soft">{row.label}: no figures</li>;
  const [only] = row.facts;
  if (row.facts.length === 1 && only && !only.place)
    return (
      <li className="border-b border-line">
        <Choice fact={only} label={row.label} isChosen={only.id === chosen} onChoose={onChoose} />
      </li>
    );
  return (
    <li className="border-b border-line py-1">
      <p className="break-words">{row.label}</p>
      <ul>
        {row.facts.map((fact) => (
          <li key={fact.id}>
            <Choice
              fact={fact}
              label={fact.label.slice(fact.label.lastIndexOf(', ') + 2)}
              isChosen={fact.id === chosen}
              isInner
              onChoose={onChoose}
            />
          </li>
        ))}
      </ul>
    </li>
  );
}

interface ChoiceProps {
  fact: Fact;
  label: string;
  isChosen: boolean;
  isInner?: boolean;
  onChoose: (fact: Fact) => void;
}

function Choice({ fact, label, isChosen, isInner = false, onChoose }: ChoiceProps) {
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={() => onChoose(fact)}
      className={classNames(
        'flex min-h-8 w-full flex-wrap items-center gap-x-3 rounded-sm px-1 py-1 text-left text-sm hover:bg-sunken',
        isInner && 'pl-4',
        isChosen && 'bg-sunken',
      )}
    >
      <span className={classNames('min-w-0 break-words', isInner && 'text-ink-soft')}>{label}</span>
      <span className="figures ml-auto break-words text-right font-medium">{fact.value}</span>
      {fact.sureness === 'sure' ? <span className="sr-only">, sure</span> : <Sureness fact={fact} />}
    </button>
  );
}
