import {
  pathOf,
  roleOf,
  roles,
  routes,
  type AccessKey,
  type Activity,
  type JoinCode,
  type JoinInput,
  type MyAccess,
  type ResponseOf,
  type Role,
  type RouteName,
  type RouteSpec,
} from '@hoa/contracts';
import { api } from '@hoa/api-client/core';
import { useCallback } from 'react';
import { refetched } from './refetched';

// An older shell's core does not know the tag: the slice brings it along.
const withKeys = api.enhanceEndpoints({ addTagTypes: ['Keys', 'Activity'] });

export const accessApi = withKeys.injectEndpoints({
  endpoints: (build) => ({
    listKeys: build.query<AccessKey[], void>({
      query: () => ({ url: pathOf('listKeys'), method: 'GET' }),
      responseSchema: routes.listKeys.response,
      providesTags: ['Keys'],
    }),
    myAccess: build.query<MyAccess, void>({
      query: () => ({ url: pathOf('myAccess'), method: 'GET' }),
      responseSchema: routes.myAccess.response,
    }),
    listActivity: build.query<Activity[], void>({
      query: () => ({ url: pathOf('listActivity'), method: 'GET' }),
      responseSchema: routes.listActivity.response,
      providesTags: ['Activity'],
    }),
    setKeyRole: build.mutation<AccessKey, { id: number; role: Role }>({
      query: ({ id, role }) => ({ url: pathOf('setKeyRole', { id }), method: 'PATCH', body: { role } }),
      responseSchema: routes.setKeyRole.response,
      invalidatesTags: (_result, error) => refetched(error, ['Keys', 'Activity']),
    }),
    createJoinCode: build.mutation<JoinCode, Role>({
      query: (role) => ({ url: pathOf('createJoinCode'), method: 'POST', body: { role } }),
      responseSchema: routes.createJoinCode.response,
      invalidatesTags: (_result, error) => refetched(error, ['Activity']),
    }),
    /** Afterwards this browser sees another workspace: everything that was fetched before is fetched anew. */
    join: build.mutation<ResponseOf<'join'>, JoinInput>({
      query: (body) => ({ url: pathOf('join'), method: 'POST', body }),
      responseSchema: routes.join.response,
      onQueryStarted: async (_input, { dispatch, queryFulfilled }) => {
        const joined = await queryFulfilled.then(
          () => true,
          () => false,
        );
        if (joined) dispatch(api.util.resetApiState());
      },
    }),
    revokeKey: build.mutation<unknown, number>({
      query: (id) => ({ url: pathOf('revokeKey', { id }), method: 'DELETE' }),
      invalidatesTags: (_result, error) => refetched(error, ['Keys', 'Activity']),
    }),
  }),
});

export const {
  useListKeysQuery,
  useListActivityQuery,
  useMyAccessQuery,
  useCreateJoinCodeMutation,
  useJoinMutation,
  useRevokeKeyMutation,
  useSetKeyRoleMutation,
} = accessApi;

const RECENT_SECONDS = 60;

/**
 * Whether this browser may call a route, by the table that the server goes by: what it may not do is not offered. Until
 * that is known, and where the server knows no roles, everything is offered, and the server has the last word.
 */
export function useMay(): (route: RouteName, body?: unknown) => boolean {
  const { data } = useMyAccessQuery(undefined, { refetchOnMountOrArgChange: RECENT_SECONDS });
  const role = data?.role;
  return useCallback(
    (name, body) => {
      const spec: RouteSpec = routes[name];
      const ofBody = spec.roleOfBody && body !== undefined ? spec.roleOfBody(body) : 'viewer';
      return role === undefined || rank(role) >= Math.max(rank(roleOf(spec)), rank(ofBody));
    },
    [role],
  );
}

/** A role that this page does not know yet may do least. */
const rank = (role: string): number => Math.max(0, (roles as readonly string[]).indexOf(role));
