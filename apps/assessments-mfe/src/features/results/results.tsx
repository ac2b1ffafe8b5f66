import type { Cents } from '@hoa/budget-math';
import { toDecimalString } from '@hoa/budget-math';
import { Banner } from '@hoa/ui';
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { blockedReason, planReason } from '../ownership/blocked';
import { calculationOf, rowsOf, type Calculated, type ResultRow, type SchedulePlan } from './calculation';
import type { CalculatedDetail, ExportedDetail } from './details';
import { Explanation } from './explanation';
import { ResultsTable } from './results-table';
import { INSTALMENTS, type InstalmentCount } from './instalments';

export interface AssessmentResultsProps {
  schedule: SchedulePlan;
  totalCents: Cents;
  year: number;
  associationName?: string | undefined;
  /** Cents of each category of the budget, for plans that divide categories differently. */
  categories?: ReadonlyMap<string, Cents> | undefined;
  /** Last year's assessments by place, where they are known otherwise than from the schedule's own rows. */
  before?: readonly Cents[] | undefined;
  /** Nothing is kept or made from here: rows have no actions. */
  readOnly?: boolean;
  instalments?: InstalmentCount;
  onInstalments?: (count: InstalmentCount) => void;
  onCalculated?: (detail: CalculatedDetail) => void;
  onExported?: (detail: ExportedDetail) => void;
  /** At the right of a row: its statement, say. */
  rowAction?: ((row: ResultRow) => ReactNode) | undefined;
  /** Beside 'Export CSV'. */
  actions?: ReactNode;
  /** Between the explanation and the table. */
  children?: ReactNode;
}

/** What every unit pays: how it is calculated, and the schedule. It needs a host for its notices, and no router. */
export function AssessmentResults(props: AssessmentResultsProps) {
  const { schedule, totalCents, categories } = props;
  const outcome = useMemo(
    () => calculationOf({ schedule, totalCents, categories }),
    [schedule, totalCents, categories],
  );
  if (outcome.kind === 'blocked') return <Problem {...blockedReason(outcome, schedule.units)} />;
  if (outcome.kind === 'problem') return <Problem {...planReason(outcome)} />;
  return <Schedule {...props} calculated={outcome} />;
}

function Problem({ title, description }: { title: string; description: string }) {
  return (
    <Banner tone="problem" title={title} announce>
      {description}
    </Banner>
  );
}

function Schedule({ calculated, children, ...props }: AssessmentResultsProps & { calculated: Calculated }) {
  const { schedule, before, year, associationName, onCalculated } = props;
  const [ownCount, setOwnCount] = useState<InstalmentCount>(INSTALMENTS[0].count);
  const instalments = props.instalments ?? ownCount;
  const rows = useMemo(
    () => rowsOf(schedule.units, calculated, { instalments, before }),
    [schedule.units, calculated, instalments, before],
  );
  useTold(calculated, () => onCalculated?.(detailOf({ rows, calculated, year, associationName })));
  return (
    <div className="space-y-6">
      <Explanation schedule={schedule} calculated={calculated} />
      {children}
      <ResultsTable
        {...props}
        rowAction={props.readOnly ? undefined : props.rowAction}
        calculated={calculated}
        rows={rows}
        instalments={instalments}
        onInstalments={props.onInstalments ?? setOwnCount}
      />
    </div>
  );
}

/** Once for each calculation, whatever else is drawn again meanwhile. */
function useTold(calculated: Calculated, tell: () => void) {
  const told = useRef<Calculated | null>(null);
  const latest = useRef(tell);
  useEffect(() => {
    latest.current = tell;
  });
  useEffect(() => {
    if (told.current === calculated) return;
    told.current = calculated;
    latest.current();
  }, [calculated]);
}

function detailOf(of: {
  rows: readonly ResultRow[];
  calculated: Calculated;
  year: number;
  associationName: string | undefined;
}): CalculatedDetail {
  const { rows, calculated, year, associationName } = of;
  return {
    associationName: associationName ?? null,
    year,
    total: toDecimalString(calculated.totalCents),
    unallocated: toDecimalString(calculated.unallocatedCents),
    units: rows.length,
    assessments: rows.map(({ unit, percent, cents }) => ({
      unitNumber: unit.unit,
      lotNumber: unit.lotNumber,
      percentage: percent,
      annualAssessment: toDecimalString(cents),
    })),
  };
}
