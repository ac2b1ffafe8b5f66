import { z } from 'zod';
import {
  CreatedEmbedKey,
  EmbedAssessment,
  EmbedKeyInput,
  EmbedKeys,
  Schedule,
  ScheduleChange,
  ScheduleInput,
  ScheduleSummary,
  StatementsInput,
} from '../assessments';
import { Deleted } from '../documents';
import { id, route } from './route';

/** 20,000 units, each with its words in a declaration. */
const SCHEDULE_MB = 16;

/** Who pays what: schedules of units, statements from them, and keys with which a portal shows them. */
export const assessmentsRoutes = {
  listSchedules: route({
    method: 'GET',
    path: '/api/assessment-schedules',
    tag: 'assessments',
    summary: 'Schedules, the one changed last first',
    response: z.array(ScheduleSummary),
  }),
  createSchedule: route({
    method: 'POST',
    path: '/api/assessment-schedules',
    tag: 'assessments',
    summary: 'Keep a schedule',
    body: ScheduleInput,
    bodyMb: SCHEDULE_MB,
    response: Schedule,
    status: 201,
    keptWithRows: true,
  }),
  getSchedule: route({
    method: 'GET',
    path: '/api/assessment-schedules/{id}',
    tag: 'assessments',
    summary: 'A schedule with its units',
    params: id,
    response: Schedule,
  }),
  updateSchedule: route({
    method: 'PATCH',
    path: '/api/assessment-schedules/{id}',
    tag: 'assessments',
    summary: 'Change a schedule',
    params: id,
    body: ScheduleChange,
    bodyMb: SCHEDULE_MB,
    response: Schedule,
  }),
  deleteSchedule: route({
    method: 'DELETE',
    path: '/api/assessment-schedules/{id}',
    tag: 'assessments',
    summary: 'Delete a schedule, and the keys that open it',
    params: id,
    response: Deleted,
  }),
  assessmentStatements: route({
    method: 'POST',
    path: '/api/assessment-schedules/{id}/statements',
    tag: 'assessments',
    summary: 'Statements as a PDF, a page a unit',
    params: id,
    body: StatementsInput,
    role: 'viewer',
    response: z.unknown(),
    wire: 'file',
    status: 200,
  }),
  listEmbedKeys: route({
    method: 'GET',
    path: '/api/embed-keys',
    tag: 'assessments',
    summary: 'Keys with which portals show assessments, and the origins that may',
    role: 'editor',
    response: EmbedKeys,
  }),
  createEmbedKey: route({
    method: 'POST',
    path: '/api/embed-keys',
    tag: 'assessments',
    summary: 'Make a key for a portal; it is shown once',
    body: EmbedKeyInput,
    role: 'owner',
    response: CreatedEmbedKey,
    status: 201,
    keptWithRows: true,
  }),
  revokeEmbedKey: route({
    method: 'DELETE',
    path: '/api/embed-keys/{id}',
    tag: 'assessments',
    summary: 'Revoke a key: portals that use it show nothing more',
    params: id,
    response: Deleted,
  }),
  embedAssessment: route({
    method: 'GET',
    path: '/api/embed/assessment',
    tag: 'assessments',
    summary: 'What an embed key opens, from an origin that may embed',
    response: EmbedAssessment,
    access: 'embed',
  }),
} as const;
