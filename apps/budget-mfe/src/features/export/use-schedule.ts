import { useListSchedulesQuery } from '@hoa/api-client/assessments';
import { useGetParametersQuery } from '@hoa/api-client/parameters';
import type { ScheduleSummary } from '@hoa/contracts';

/** The schedule by which the budget's association divides costs: the one changed last, if there is any. */
export function useSchedule(parametersId: number): ScheduleSummary | undefined {
  const { data: parameters } = useGetParametersQuery(parametersId);
  const { data: schedules } = useListSchedulesQuery();
  return schedules?.find(({ associationId }) => associationId === parameters?.associationId);
}
