import { useEmbedAssessmentQuery } from '@hoa/api-client/embed';
import { AssessmentPlan, type EmbedAssessment } from '@hoa/contracts';
import { Banner, EmptyState, Loading, Skeleton } from '@hoa/ui';
import { toCents } from '@hoa/budget-math';
import { useMemo, useState } from 'react';
import type { CalculatedDetail, ExportedDetail } from '../features/results/details';
import { AssessmentResults } from '../features/results/results';
import { SchedulePicker, TotalForm } from './choices';
import { chosenOf, initialFields, type Chosen } from './fields';
import { Refusal } from './refusal';

export interface EmbeddedCalculatorProps {
  total: string;
  year: number | null;
  onCalculated: (detail: CalculatedDetail) => void;
  onExported: (detail: ExportedDetail) => void;
}

/** The calculator of a portal: what its key opens, a total, and what every unit pays. */
export function EmbeddedCalculator(props: EmbeddedCalculatorProps) {
  const { data, error, isFetching, refetch } = useEmbedAssessmentQuery();
  if (error) return <Refusal error={error} onRetry={() => void refetch()} retrying={isFetching} />;
  if (!data) return <Waiting />;
  if (data.schedules.length === 0)
    return (
      <EmptyState
        title="No schedule yet"
        description={`${data.associationName} has no schedule of units. It appears here once a manager has kept one.`}
      />
    );
  // The page's attributes begin anew; what a reader chose meanwhile was for the figures before.
  return <Opened key={`${props.total} ${props.year ?? ''}`} data={data} {...props} />;
}

function Opened({
  data,
  total,
  year,
  onCalculated,
  onExported,
}: EmbeddedCalculatorProps & { data: EmbedAssessment }) {
  const [scheduleId, setScheduleId] = useState(data.schedules[0]!.id);
  const [initial] = useState(() => initialFields({ budgets: data.budgets, total, year }));
  const [chosen, setChosen] = useState(() => chosenOf(initial));
  const schedule = data.schedules.find(({ id }) => id === scheduleId) ?? data.schedules[0]!;
  const divided = useMemo(() => {
    const plan = AssessmentPlan.safeParse(schedule.plan);
    return plan.success ? { units: schedule.units, plan: plan.data } : null;
  }, [schedule]);
  const categories = useMemo(() => categoriesOf(data, chosen), [data, chosen]);
  return (
    <section aria-label={`Assessments of ${data.associationName}`} className="space-y-6">
      <div>
        <h2 className="text-2xl font-semibold">{data.associationName}</h2>
        <p className="text-ink-soft">What each owner pays: {schedule.name}</p>
      </div>
      <div className="flex flex-wrap items-end gap-x-6 gap-y-4">
        {data.schedules.length > 1 && (
          <SchedulePicker schedules={data.schedules} selected={schedule.id} onSelect={setScheduleId} />
        )}
        <TotalForm budgets={data.budgets} initial={initial} onChosen={setChosen} />
      </div>
      {!divided && (
        <Banner tone="problem" title="This schedule cannot be shown" announce>
          It is divided in a way that this page does not know yet. Please reload the page.
        </Banner>
      )}
      {divided && chosen && (
        <AssessmentResults
          readOnly
          schedule={divided}
          totalCents={chosen.cents}
          year={chosen.year}
          associationName={data.associationName}
          categories={categories}
          onCalculated={onCalculated}
          onExported={onExported}
        />
      )}
    </section>
  );
}

/** Plans that divide categories differently take them from the chosen budget. */
function categoriesOf({ budgets }: EmbedAssessment, chosen: Chosen | null) {
  const budget = budgets.find(({ parametersId }) => parametersId === chosen?.budgetId);
  return budget && new Map(budget.categories.map(({ name, amount }) => [name, toCents(amount)]));
}

function Waiting() {
  return (
    <Loading label="Loading the assessments" className="space-y-4">
      <Skeleton className="h-8 w-64 max-w-full" />
      <Skeleton className="h-11 w-80 max-w-full" />
      <Skeleton className="h-64" />
    </Loading>
  );
}
