import { CanActivate, ExecutionContext, Injectable } from '@nestjs/common';
import { DEVICE_HEADER, DEVICE_ID_PATTERN } from '@hoa/contracts';
import type { Request } from 'express';
import { AppError } from '../errors/app-error';
import { specOf } from '../http/route';
import { AccessKeys } from './access-keys';
import { TenantContext } from './tenant';

/** Opens the workspace of each request; a route is closed unless the contract says that it is public. */
@Injectable()
export class AccessGuard implements CanActivate {
  constructor(
    private readonly keys: AccessKeys,
    private readonly tenant: TenantContext,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    if (specOf(context.getHandler())?.access === 'public') return true;
    const deviceId = deviceIdOf(context.switchToHttp().getRequest<Request>());
    const tenant = deviceId === undefined ? undefined : await this.keys.openWithDevice(deviceId);
    if (!tenant) throw new AppError('no_device', 'This request does not say which device it comes from.');
    this.tenant.set(tenant);
    return true;
  }
}

/** Node joins a header that comes twice with a comma, which no device id contains. */
export function deviceIdOf(request: Request): string | undefined {
  const value = request.headers[DEVICE_HEADER];
  return typeof value === 'string' && DEVICE_ID_PATTERN.test(value) ? value : undefined;
}
