import { AssessmentPlan, ScheduleInput } from '@hoa/contracts';
import type { Rules } from '../../platform/database/logical/rules';

export const ccrBackup: Rules = {
  assessment_schedules: {
    // To the microsecond: the same schedule, whatever was changed in it since.
    sameBy: ['created_at'],
    json: {
      plan: { schema: AssessmentPlan },
      rows: {
        schema: ScheduleInput.shape.units,
        ids: { '**.documentId': 'documents', '**.readingId': 'readings' },
      },
    },
  },
};
