import { Injectable } from '@nestjs/common';
import {
  DEVICE_HEADER,
  DEVICE_ID_PATTERN,
  EMBED_HEADER,
  EMBED_KEY_PATTERN,
  type RouteSpec,
} from '@hoa/contracts';
import type { Request } from 'express';
import { AppError } from '../errors/app-error';
import { AccessKeys } from './access-keys';
import { EmbedKeys } from './embed-keys';
import { assertMayCall } from './roles';
import type { Tenant } from './tenant';

interface Opened {
  spec: RouteSpec;
  tenant: Tenant | undefined;
}

/**
 * Opens the workspace of each request; a route is closed unless the contract says that it is public. An embed key opens
 * the routes for portals and no other, a device id every route but those. Asked before the body is read; whoever serves
 * the request asks again, and gets the same answer if it is served by the route that it was opened for.
 */
@Injectable()
export class Doors {
  private readonly opened = new WeakMap<Request, Opened>();

  constructor(
    private readonly keys: AccessKeys,
    private readonly embedKeys: EmbedKeys,
  ) {}

  async open(request: Request, spec: RouteSpec): Promise<Tenant | undefined> {
    const known = this.opened.get(request);
    if (known?.spec === spec) return known.tenant;
    const tenant = await this.tenantOf(request, spec);
    this.opened.set(request, { spec, tenant });
    return tenant;
  }

  private async tenantOf(request: Request, spec: RouteSpec): Promise<Tenant | undefined> {
    if (spec.access === 'public') return undefined;
    const address = request.ip ?? '';
    if (spec.access === 'embed') return this.embedKeys.open(embedKeyOf(request), address);
    const deviceId = deviceIdOf(request);
    const tenant = deviceId === undefined ? undefined : await this.keys.openWithDevice(deviceId, address);
    if (!tenant) throw noDevice();
    assertMayCall(tenant.role, spec);
    return tenant;
  }
}

/** Of a route that the contracts do not have: such a one stays closed. */
export function noDevice(): AppError {
  return new AppError('no_device', 'This request does not say which device it comes from.');
}

/** Node joins a header that comes twice with a comma, which neither a device id nor an embed key contains. */
export const deviceIdOf = (request: Request) => headerOf(request, DEVICE_HEADER, DEVICE_ID_PATTERN);
export const embedKeyOf = (request: Request) => headerOf(request, EMBED_HEADER, EMBED_KEY_PATTERN);

function headerOf(request: Request, name: string, pattern: RegExp): string | undefined {
  const value = request.headers[name];
  return typeof value === 'string' && pattern.test(value) ? value : undefined;
}
