import { useHost } from '@hoa/api-client/core';
import { toDecimalString } from '@hoa/budget-math';
import type { Parameters, StatementsInput } from '@hoa/contracts';
import { useRef, useState } from 'react';
import type { Calculator } from '../calculator/use-calculator';
import { useKeep, type KeepAs } from '../kept-schedules/use-keep';
import { requestsFor, useStatements } from './use-statements';

export interface StatementsOf {
  /** Places in the schedule; all of it where absent. */
  places?: number[];
  special?: { title: string; total: string; instalments: number };
}

const WHY_KEPT = 'Statements are made from a saved schedule, so it is saved first.';

/** Keeps the schedule where it is asked to, and before statements are made from it. */
export function useKeptStatements(calculator: Calculator, budget: Parameters | null) {
  const { state, latest } = calculator;
  const { notify } = useHost();
  const { keep, keeping, conflict, settle } = useKeep(calculator);
  const { run: fetch, busy } = useStatements();
  const [reason, setReason] = useState<string | null>(null);
  /** What goes on once the schedule is kept. */
  const next = useRef<((id: number) => void) | null>(null);

  const suggested = {
    name: state.kept?.name ?? 'Ownership schedule',
    associationName:
      state.kept?.associationName ?? state.analysis?.associationName ?? budget?.associationName ?? '',
  };
  const close = () => {
    setReason(null);
    next.current = null;
  };
  const keepAndGoOn = async (as: KeepAs, version?: number) => {
    const kept = await keep(as, version);
    // A conflict has a dialog of its own; what was to come goes on after that.
    setReason(null);
    if (!kept) return;
    next.current?.(kept.id);
    next.current = null;
  };
  const run = (of: StatementsOf) => {
    const { kept, changed, units } = latest();
    const goOn = (id: number) =>
      void fetch(
        id,
        requestsFor(inputOf(calculator, of), {
          units: units.length,
          ...(of.places ? { places: of.places } : {}),
        }),
      );
    if (kept && !changed) return goOn(kept.id);
    next.current = goOn;
    if (suggested.associationName.trim().length < 2) return setReason(WHY_KEPT);
    notify({ title: 'Keeping the schedule', description: WHY_KEPT, about: 'keep' });
    void keepAndGoOn({ ...suggested, asNew: false });
  };
  return {
    run,
    busy: busy || keeping,
    askToKeep: () => {
      next.current = null;
      setReason('It can be opened again next year, on any device of this workspace, and shown in a portal.');
    },
    dialog: {
      reason,
      kept: state.kept,
      suggested,
      busy: keeping,
      onKeep: (as: KeepAs) => void keepAndGoOn(as),
      onClose: close,
    },
    conflictDialog: {
      conflict,
      busy: keeping,
      onKeep: (as: KeepAs, version?: number) => void keepAndGoOn(as, version),
      onClose: () => {
        settle();
        next.current = null;
      },
    },
  };
}

function inputOf({ latest }: Calculator, { special }: StatementsOf): StatementsInput {
  const { total, year, instalments } = latest();
  return {
    year,
    ...(special
      ? { total: special.total, instalments: special.instalments, special: { title: special.title } }
      : { total: toDecimalString(total.cents), instalments }),
    ...(total.budgetId === null ? {} : { parametersId: total.budgetId }),
  };
}
