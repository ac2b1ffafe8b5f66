import { AssessmentPlan, ScheduleUnit } from '@hoa/contracts';
import { z } from 'zod';
import type { Rules } from '../../platform/database/logical/rules';

export const ccrBackup: Rules = {
  assessment_schedules: {
    // To the microsecond: the same schedule, whatever was changed in it since.
    sameBy: ['created_at'],
    json: {
      plan: { schema: AssessmentPlan },
      rows: {
        schema: z.array(ScheduleUnit),
        ids: { '**.documentId': 'documents', '**.readingId': 'readings' },
      },
    },
  },
};
