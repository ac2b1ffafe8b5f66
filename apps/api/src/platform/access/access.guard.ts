import { CanActivate, ExecutionContext, Injectable } from '@nestjs/common';
import { DEVICE_HEADER, DEVICE_ID_PATTERN, EMBED_HEADER, EMBED_KEY_PATTERN } from '@hoa/contracts';
import type { Request } from 'express';
import { AppError } from '../errors/app-error';
import { specOf } from '../http/route';
import { AccessKeys } from './access-keys';
import { EmbedKeys } from './embed-keys';
import { TenantContext, type Tenant } from './tenant';

/**
 * Opens the workspace of each request; a route is closed unless the contract says that it is public. An embed key opens
 * the routes for portals and no other, a device id every route but those.
 */
@Injectable()
export class AccessGuard implements CanActivate {
  constructor(
    private readonly keys: AccessKeys,
    private readonly embedKeys: EmbedKeys,
    private readonly tenant: TenantContext,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const access = specOf(context.getHandler())?.access;
    if (access === 'public') return true;
    const request = context.switchToHttp().getRequest<Request>();
    this.tenant.set(
      access === 'embed'
        ? await this.embedKeys.open(embedKeyOf(request), request.ip ?? '')
        : await this.openWithDevice(request),
    );
    return true;
  }

  private async openWithDevice(request: Request): Promise<Tenant> {
    const deviceId = deviceIdOf(request);
    const tenant = deviceId === undefined ? undefined : await this.keys.openWithDevice(deviceId);
    if (!tenant) throw new AppError('no_device', 'This request does not say which device it comes from.');
    return tenant;
  }
}

/** Node joins a header that comes twice with a comma, which neither a device id nor an embed key contains. */
export const deviceIdOf = (request: Request) => headerOf(request, DEVICE_HEADER, DEVICE_ID_PATTERN);
export const embedKeyOf = (request: Request) => headerOf(request, EMBED_HEADER, EMBED_KEY_PATTERN);

function headerOf(request: Request, name: string, pattern: RegExp): string | undefined {
  const value = request.headers[name];
  return typeof value === 'string' && pattern.test(value) ? value : undefined;
}
