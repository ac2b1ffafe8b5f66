import { asApiError, messageOf, useHost } from '@hoa/api-client/core';
import { useCreateScheduleMutation, useUpdateScheduleMutation } from '@hoa/api-client/assessments';
import { Schedule, type ScheduleInput } from '@hoa/contracts';
import { useState } from 'react';
import type { Calculator } from '../calculator/use-calculator';
import { keptOf, type CalculatorState, type KeptSchedule } from '../calculator/state';

export interface KeepAs {
  name: string;
  associationName: string;
  /** A schedule of its own, also where one is being worked on. */
  asNew: boolean;
}

/** Another wrote first: the schedule as it is now, and what was to be kept. */
export interface Conflict {
  current: Schedule;
  wanted: KeepAs;
}

/** Keeps the schedule that is worked on; null where it was not kept, which has been said. */
export function useKeep({ dispatch, latest }: Pick<Calculator, 'dispatch' | 'latest'>) {
  const { notify } = useHost();
  const [create, creating] = useCreateScheduleMutation();
  const [update, updating] = useUpdateScheduleMutation();
  const [conflict, setConflict] = useState<Conflict | null>(null);

  const write = (state: CalculatorState, as: KeepAs, version?: number) => {
    const input = inputOf(state, as);
    return state.kept && !as.asNew
      ? update({ id: state.kept.id, change: { ...input, version: version ?? state.kept.version } }).unwrap()
      : create(input).unwrap();
  };
  const keep = async (as: KeepAs, version?: number): Promise<KeptSchedule | null> => {
    const state = latest();
    try {
      const kept = keptOf(await write(state, as, version));
      const now = latest();
      dispatch({ type: 'stored', kept, changed: now.units !== state.units || planChanged(now, state) });
      setConflict(null);
      notify({
        title: 'Schedule kept',
        description: `“${kept.name}” of ${kept.associationName}.`,
        variant: 'success',
      });
      return kept;
    } catch (error) {
      const current = currentOf(error);
      if (current) setConflict({ current, wanted: as });
      else
        notify({
          title: 'The schedule was not kept',
          description: messageOf(error, 'It stays on this page. Please try again.'),
          variant: 'destructive',
        });
      return null;
    }
  };
  return {
    keep,
    keeping: creating.isLoading || updating.isLoading,
    conflict,
    settle: () => setConflict(null),
  };
}

const planChanged = (now: CalculatorState, then: CalculatorState) =>
  now.pools !== then.pools || now.gap !== then.gap;

export function inputOf(state: CalculatorState, { name, associationName }: KeepAs): ScheduleInput {
  return {
    name,
    associationName,
    documentId: state.analysis?.documentId ?? null,
    plan: { pools: state.pools, gap: state.gap },
    units: state.units,
  };
}

/** The row as another left it, which comes with the refusal. */
function currentOf(error: unknown): Schedule | null {
  const refused = asApiError(error);
  if (refused?.status !== 409) return null;
  const { details } = refused;
  const current =
    typeof details === 'object' && details !== null && 'current' in details ? details.current : details;
  const parsed = Schedule.safeParse(current);
  return parsed.success ? parsed.data : null;
}
