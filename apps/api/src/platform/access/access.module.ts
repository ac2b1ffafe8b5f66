import { Global, Module } from '@nestjs/common';
import { AccessController } from './access.controller';
import { AccessGuard } from './access.guard';
import { AccessKeys } from './access-keys';
import { Activity } from './activity';
import { Bins } from './bins';
import { Doors } from './doors';
import { EmbedKeys } from './embed-keys';
import { JoiningService } from './joining.service';
import { SharingService } from './sharing.service';
import { TenantContext } from './tenant';

@Global()
@Module({
  controllers: [AccessController],
  providers: [
    Activity,
    Bins,
    AccessKeys,
    EmbedKeys,
    Doors,
    TenantContext,
    AccessGuard,
    JoiningService,
    SharingService,
  ],
  exports: [Activity, Bins, TenantContext, AccessGuard, Doors, EmbedKeys],
})
export class AccessModule {}
