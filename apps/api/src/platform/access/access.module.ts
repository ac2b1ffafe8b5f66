import { Global, Module } from '@nestjs/common';
import { AccessGuard } from './access.guard';
import { AccessKeys } from './access-keys';
import { TenantContext } from './tenant';

@Global()
@Module({ providers: [AccessKeys, TenantContext, AccessGuard], exports: [TenantContext, AccessGuard] })
export class AccessModule {}
