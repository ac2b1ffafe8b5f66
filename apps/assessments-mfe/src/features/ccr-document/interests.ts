import { exactDecimal, multiplyExact, exact } from '@hoa/budget-math';
import type { OwnershipInterest, ScheduleUnit } from '@hoa/contracts';
import { wire } from '../ownership/share-text';

/** A row of a declaration as a unit of the schedule. Its exact share where it is told, else the percentage as it reads. */
export function unitOf({
  unit,
  lotNumber,
  percentage,
  share,
  group,
  source,
}: OwnershipInterest): ScheduleUnit {
  return {
    unit,
    lotNumber,
    share: share ?? wire(multiplyExact(exactDecimal(percentage), exact(1, 100))),
    ...(group ? { group } : {}),
    ...(source ? { source } : {}),
  };
}
