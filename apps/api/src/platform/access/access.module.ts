import { Global, Module } from '@nestjs/common';
import { AccessController } from './access.controller';
import { AccessGuard } from './access.guard';
import { AccessKeys } from './access-keys';
import { EmbedKeys } from './embed-keys';
import { SharingService } from './sharing.service';
import { TenantContext } from './tenant';

@Global()
@Module({
  controllers: [AccessController],
  providers: [AccessKeys, EmbedKeys, TenantContext, AccessGuard, SharingService],
  exports: [TenantContext, AccessGuard, EmbedKeys],
})
export class AccessModule {}
