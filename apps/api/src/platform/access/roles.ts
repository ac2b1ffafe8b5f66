import { roles, roleOf, type Role, type RouteSpec } from '@hoa/contracts';
import { AppError } from '../errors/app-error';

const SENTENCES: Readonly<Record<Role, string>> = {
  viewer: 'This browser has no access to this.',
  editor: 'This browser may read this workspace and ask questions. An owner can let it make changes.',
  owner: 'Only an owner of this workspace may do this.',
};

const mayAct = (has: Role, needs: Role): boolean => roles.indexOf(has) >= roles.indexOf(needs);

/** Throws not_allowed where a route wants more than the key's role. */
export function assertMayCall(role: Role, spec: RouteSpec): void {
  assertRole(role, roleOf(spec));
}

/** The same for what the body asks for, which is known later. */
export function assertMayAsk(role: Role, spec: RouteSpec, body: unknown): void {
  if (spec.roleOfBody) assertRole(role, spec.roleOfBody(body));
}

function assertRole(has: Role, needs: Role): void {
  if (!mayAct(has, needs)) throw new AppError('not_allowed', SENTENCES[needs]);
}
