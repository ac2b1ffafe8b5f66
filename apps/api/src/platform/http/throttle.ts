import { createHash } from 'node:crypto';
import { ExecutionContext, Injectable } from '@nestjs/common';
import { ThrottlerGuard, type ThrottlerModuleOptions } from '@nestjs/throttler';
import type { Request } from 'express';
import { deviceIdOf, embedKeyOf } from '../access/access.guard';
import { Config } from '../config/config';
import { AppError } from '../errors/app-error';
import { isEmbedPath } from './embed-gate';
import { specOf } from './route';

/** So many requests a minute and device, whatever their routes; by address without one, and with the key for portals. */
@Injectable()
export class DeviceThrottle extends ThrottlerGuard {
  protected override async shouldSkip(context: ExecutionContext): Promise<boolean> {
    return specOf(context.getHandler())?.tag === 'health';
  }

  protected override async getTracker(request: Request): Promise<string> {
    const address = `ip:${request.ip ?? ''}`;
    // A portal's key is in the hands of all who read the portal: one of them must not use up what the others have.
    if (isEmbedPath(request.path)) return `${address} ${fingerprint(embedKeyOf(request) ?? '')}`;
    const deviceId = deviceIdOf(request);
    return deviceId === undefined ? address : fingerprint(deviceId);
  }

  protected override generateKey(_context: ExecutionContext, tracker: string): string {
    return tracker;
  }

  protected override async throwThrottlingException(): Promise<void> {
    throw new AppError('too_many_requests', 'Too many requests. Please wait a minute and try again.');
  }
}

function fingerprint(secret: string): string {
  return createHash('sha256').update(secret).digest('base64');
}

export function throttleOptions(config: Config): ThrottlerModuleOptions {
  return { throttlers: [{ ttl: 60_000, limit: config.limits.requestsPerMinute }], setHeaders: false };
}
