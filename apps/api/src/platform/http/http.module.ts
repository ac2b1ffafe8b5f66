import { Global, Module } from '@nestjs/common';
import { APP_FILTER, APP_GUARD } from '@nestjs/core';
import { ThrottlerModule } from '@nestjs/throttler';
import { AccessGuard } from '../access/access.guard';
import { AccessModule } from '../access/access.module';
import { Database } from '../database/database';
import { PostgresServer } from '../database/postgres-server';
import { ErrorFilter } from '../errors/error.filter';
import { Admission } from './admission';
import { IdempotencyKeys } from './idempotency-keys';
import { AnswerToKeep } from './kept-with-rows';
import { SharedHits } from './shared-hits';

@Global()
@Module({
  // For its store of hits, whose limits are given with each hit.
  imports: [
    AccessModule,
    ThrottlerModule.forRootAsync({
      inject: [Database, PostgresServer],
      useFactory: (database: Database, server: PostgresServer) => ({
        throttlers: [],
        storage: new SharedHits(database, !server.soleUse),
      }),
    }),
  ],
  providers: [
    AnswerToKeep,
    Admission,
    IdempotencyKeys,
    { provide: APP_FILTER, useClass: ErrorFilter },
    { provide: APP_GUARD, useExisting: AccessGuard },
  ],
  exports: [AnswerToKeep, IdempotencyKeys],
})
export class HttpModule {}
