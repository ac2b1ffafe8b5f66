import { z } from 'zod';
import {
  AccessKey,
  Activity,
  JoinCode,
  JoinCodeInput,
  Joined,
  JoinInput,
  MyAccess,
  RoleInput,
} from '../access';
import { Deleted } from '../documents';
import { id, route } from './route';

/** Who may open a workspace: codes for further browsers, and the browsers that have access. */
export const accessRoutes = {
  myAccess: route({
    method: 'GET',
    path: '/api/access',
    tag: 'access',
    summary: 'What this browser may do',
    response: MyAccess,
  }),
  createJoinCode: route({
    method: 'POST',
    path: '/api/join-codes',
    tag: 'access',
    summary: 'A code that gives one more browser access in a role, once, for ten minutes',
    body: JoinCodeInput.optional(),
    role: 'owner',
    response: JoinCode,
    status: 201,
    keptWithRows: true,
  }),
  join: route({
    method: 'POST',
    path: '/api/join',
    tag: 'access',
    summary: 'Give this browser access with a code',
    role: 'viewer',
    body: JoinInput,
    response: Joined,
    status: 200,
  }),
  listKeys: route({
    method: 'GET',
    path: '/api/keys',
    tag: 'access',
    summary: 'The browsers that have access',
    role: 'editor',
    response: z.array(AccessKey),
  }),
  setKeyRole: route({
    method: 'PATCH',
    path: '/api/keys/{id}',
    tag: 'access',
    summary: 'Change what another browser may do',
    params: id,
    body: RoleInput,
    response: AccessKey,
    role: 'owner',
  }),
  listActivity: route({
    method: 'GET',
    path: '/api/activity',
    tag: 'access',
    summary: 'Who let others in, took things away, and brought them back; newest first',
    response: z.array(Activity),
    role: 'editor',
  }),
  revokeKey: route({
    method: 'DELETE',
    path: '/api/keys/{id}',
    tag: 'access',
    summary: 'Take another browser’s access away',
    params: id,
    response: Deleted,
  }),
} as const;
