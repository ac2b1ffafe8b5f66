import { createHash } from 'node:crypto';
import { ExecutionContext, Injectable } from '@nestjs/common';
import { ThrottlerGuard, type ThrottlerModuleOptions } from '@nestjs/throttler';
import type { Request } from 'express';
import { deviceIdOf } from '../access/access.guard';
import { Config } from '../config/config';
import { AppError } from '../errors/app-error';
import { specOf } from './route';

/** So many requests a minute and device, whatever their routes; without a device, by address. */
@Injectable()
export class DeviceThrottle extends ThrottlerGuard {
  protected override async shouldSkip(context: ExecutionContext): Promise<boolean> {
    return specOf(context.getHandler())?.tag === 'health';
  }

  protected override async getTracker(request: Request): Promise<string> {
    const deviceId = deviceIdOf(request);
    return deviceId === undefined
      ? `ip:${request.ip ?? ''}`
      : createHash('sha256').update(deviceId).digest('base64');
  }

  protected override generateKey(_context: ExecutionContext, tracker: string): string {
    return tracker;
  }

  protected override async throwThrottlingException(): Promise<void> {
    throw new AppError('too_many_requests', 'Too many requests. Please wait a minute and try again.');
  }
}

export function throttleOptions(config: Config): ThrottlerModuleOptions {
  return { throttlers: [{ ttl: 60_000, limit: config.limits.requestsPerMinute }], setHeaders: false };
}
