import { CanActivate, ExecutionContext, Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { specOf } from '../http/spec-of';
import { Doors, noDevice } from './doors';
import { assertMayAsk } from './roles';
import { TenantContext } from './tenant';

/** Puts the workspace that was opened for a request where the services find it. */
@Injectable()
export class AccessGuard implements CanActivate {
  constructor(
    private readonly doors: Doors,
    private readonly tenant: TenantContext,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const spec = specOf(context.getHandler());
    if (!spec) throw noDevice();
    const request = context.switchToHttp().getRequest<Request>();
    const tenant = await this.doors.open(request, spec);
    if (!tenant) return true;
    assertMayAsk(tenant.role, spec, request.body);
    this.tenant.set(tenant);
    return true;
  }
}
