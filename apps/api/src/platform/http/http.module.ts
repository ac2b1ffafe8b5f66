import { Module } from '@nestjs/common';
import { APP_FILTER, APP_GUARD } from '@nestjs/core';
import { ThrottlerModule } from '@nestjs/throttler';
import { AccessGuard } from '../access/access.guard';
import { AccessModule } from '../access/access.module';
import { Config } from '../config/config';
import { ErrorFilter } from '../errors/error.filter';
import { DeviceThrottle, throttleOptions } from './throttle';

@Module({
  imports: [AccessModule, ThrottlerModule.forRootAsync({ inject: [Config], useFactory: throttleOptions })],
  providers: [
    { provide: APP_FILTER, useClass: ErrorFilter },
    // In this order: who asks too often does not reach the database.
    { provide: APP_GUARD, useClass: DeviceThrottle },
    { provide: APP_GUARD, useExisting: AccessGuard },
  ],
})
export class HttpModule {}
