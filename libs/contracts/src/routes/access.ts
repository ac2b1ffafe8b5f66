import { z } from 'zod';
import { AccessKey, JoinCode, Joined, JoinInput } from '../access';
import { Deleted } from '../documents';
import { id, route } from './route';

/** Who may open a workspace: codes for further browsers, and the browsers that have access. */
export const accessRoutes = {
  createJoinCode: route({
    method: 'POST',
    path: '/api/join-codes',
    tag: 'access',
    summary: 'A code that gives one more browser access, once, for ten minutes',
    response: JoinCode,
    status: 201,
    keptWithRows: true,
  }),
  join: route({
    method: 'POST',
    path: '/api/join',
    tag: 'access',
    summary: 'Give this browser access with a code',
    body: JoinInput,
    response: Joined,
    status: 200,
  }),
  listKeys: route({
    method: 'GET',
    path: '/api/keys',
    tag: 'access',
    summary: 'The browsers that have access',
    response: z.array(AccessKey),
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
