import type { AssessmentPlan, Schedule, ScheduleSummary, ScheduleUnit } from '@hoa/contracts';

/** A row of `assessment_schedules` with its association's name, without its rows. */
interface StoredCommon {
  id: number;
  association_id: number;
  association_name: string;
  document_id: number | null;
  name: string;
  version: number;
  created_at: Date;
  updated_at: Date;
}

export interface StoredSummary extends StoredCommon {
  units: number;
}

export interface StoredSchedule extends StoredCommon {
  plan: AssessmentPlan;
  rows: ScheduleUnit[];
}

/** A schedule whose plan this server understands, as it does all that it wrote. */
export type KnownSchedule = Schedule & { plan: AssessmentPlan };

const COMMON = `s.id, s.association_id, a.name AS association_name,
    (SELECT d.id FROM documents d
      WHERE d.workspace_id = s.workspace_id AND d.id = s.document_id AND d.deleted_at IS NULL) AS document_id, s.name, s.version, s.created_at,
    s.updated_at`;
const FROM = `FROM assessment_schedules s
    JOIN associations a ON a.workspace_id = s.workspace_id AND a.id = s.association_id`;

export const SELECT_SUMMARIES = `SELECT ${COMMON}, jsonb_array_length(s.rows) AS units ${FROM}`;
export const SELECT_SCHEDULES = `SELECT ${COMMON}, s.plan, s.rows ${FROM}`;

export const toSummary = (row: StoredSummary): ScheduleSummary => ({ ...commonOf(row), units: row.units });

export const toSchedule = (row: StoredSchedule): KnownSchedule => ({
  ...commonOf(row),
  plan: row.plan,
  units: row.rows,
});

function commonOf(row: StoredCommon) {
  return {
    id: row.id,
    associationId: row.association_id,
    associationName: row.association_name,
    name: row.name,
    documentId: row.document_id,
    version: row.version,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  };
}
