import { Button, Tab, TabPanel, Tabs, TabsList } from '@hoa/ui';
import type { ReactNode } from 'react';
import { CcrDocument } from '../ccr-document/ccr-document';
import { keptOf, type Origin } from '../calculator/state';
import type { Calculator } from '../calculator/use-calculator';
import { KeptList } from '../kept-schedules/kept-list';
import { ScheduleEntry } from '../schedule-entry/schedule-entry';
import { StepCard } from './step-card';

const ORIGINS: readonly { origin: Origin; label: string }[] = [
  { origin: 'document', label: 'From a document' },
  { origin: 'entry', label: 'Type or paste' },
  { origin: 'kept', label: 'Saved schedules' },
];

export interface UnitsStepProps extends Pick<Calculator, 'state' | 'dispatch'> {
  onUploaded: (documentId: number) => void;
  /** The units as they are, to be reviewed. */
  children: ReactNode;
}

/** Who the owners are and what each owns: from the declaration, by hand, or as kept before. */
export function UnitsStep({ state, dispatch, onUploaded, children }: UnitsStepProps) {
  const { origin, units, documentId, kept } = state;
  const entered = units.length > 0 && state.analysis === null && kept === null;
  return (
    <StepCard
      number={1}
      title="CC&R document"
      description="The declaration (CC&R) whose exhibit lists each unit’s ownership percentage, or a schedule of your own."
      state={units.length > 0 || documentId !== null ? 'done' : 'current'}
    >
      <Tabs
        value={origin}
        onValueChange={(value) => {
          const chosen = ORIGINS.find((one) => one.origin === value);
          if (chosen) dispatch({ type: 'origin', origin: chosen.origin });
        }}
      >
        <TabsList aria-label="Where the units come from">
          {ORIGINS.map((one) => (
            <Tab key={one.origin} value={one.origin}>
              {one.label}
            </Tab>
          ))}
        </TabsList>
        <TabPanel value="document">
          <CcrDocument
            selectedId={documentId}
            onSelect={(id) => dispatch({ type: 'document', documentId: id })}
            onUploaded={onUploaded}
            nothingFound={state.nothingFound}
            onEnterInstead={() => dispatch({ type: 'origin', origin: 'entry' })}
          />
        </TabPanel>
        <TabPanel value="entry">
          {entered ? (
            <p className="flex flex-wrap items-center justify-between gap-3">
              <span>You entered this schedule yourself.</span>
              <Button size="sm" onClick={() => dispatch({ type: 'unitsCleared' })}>
                Start over
              </Button>
            </p>
          ) : (
            <ScheduleEntry onEntered={(given) => dispatch({ type: 'entered', units: given })} />
          )}
        </TabPanel>
        <TabPanel value="kept">
          <KeptList
            openId={kept?.id ?? null}
            onOpen={(schedule) => dispatch({ type: 'opened', schedule })}
            onDeleted={(id) => dispatch({ type: 'forgotten', id })}
            onRenamed={(schedule) => {
              if (kept?.id === schedule.id)
                dispatch({ type: 'stored', kept: keptOf(schedule), changed: state.changed });
            }}
          />
        </TabPanel>
      </Tabs>
      {units.length > 0 && <div className="mt-6 border-t border-line pt-5">{children}</div>}
    </StepCard>
  );
}
