import { Global, Module } from '@nestjs/common';
import { AccessController } from './access.controller';
import { AccessGuard } from './access.guard';
import { AccessKeys } from './access-keys';
import { SharingService } from './sharing.service';
import { TenantContext } from './tenant';

@Global()
@Module({
  controllers: [AccessController],
  providers: [AccessKeys, TenantContext, AccessGuard, SharingService],
  exports: [TenantContext, AccessGuard],
})
export class AccessModule {}
