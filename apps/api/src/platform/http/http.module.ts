import { Global, Module } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_INTERCEPTOR } from '@nestjs/core';
import { ThrottlerModule } from '@nestjs/throttler';
import { AccessGuard } from '../access/access.guard';
import { AccessModule } from '../access/access.module';
import { Config } from '../config/config';
import { ErrorFilter } from '../errors/error.filter';
import { Idempotency } from './idempotency';
import { AnswerToKeep } from './kept-with-rows';
import { DeviceThrottle, throttleOptions } from './throttle';

@Global()
@Module({
  imports: [AccessModule, ThrottlerModule.forRootAsync({ inject: [Config], useFactory: throttleOptions })],
  providers: [
    AnswerToKeep,
    { provide: APP_FILTER, useClass: ErrorFilter },
    // In this order: who asks too often does not reach the database.
    { provide: APP_GUARD, useClass: DeviceThrottle },
    { provide: APP_GUARD, useExisting: AccessGuard },
    { provide: APP_INTERCEPTOR, useClass: Idempotency },
  ],
  exports: [AnswerToKeep],
})
export class HttpModule {}
