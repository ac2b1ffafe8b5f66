import { Controller } from '@nestjs/common';
import type { ResponseOf } from '@hoa/contracts';
import { Input, Route, type InputOf } from '../http/route';
import { Activity } from './activity';
import { JoiningService } from './joining.service';
import { SharingService } from './sharing.service';
import { TenantContext } from './tenant';

@Controller()
export class AccessController {
  constructor(
    private readonly joining: JoiningService,
    private readonly sharing: SharingService,
    private readonly activity: Activity,
    private readonly tenant: TenantContext,
  ) {}

  @Route('myAccess')
  mine(): ResponseOf<'myAccess'> {
    return { role: this.tenant.current().role };
  }

  @Route('createJoinCode')
  createCode(@Input() { body }: InputOf<'createJoinCode'>): Promise<ResponseOf<'createJoinCode'>> {
    return this.joining.createCode(body?.role ?? 'viewer');
  }

  @Route('join')
  async join(@Input() { body }: InputOf<'join'>): Promise<ResponseOf<'join'>> {
    await this.joining.join(body);
    return { joined: true };
  }

  @Route('listKeys')
  list(): Promise<ResponseOf<'listKeys'>> {
    return this.sharing.list();
  }

  @Route('setKeyRole')
  setRole(@Input() { params, body }: InputOf<'setKeyRole'>): Promise<ResponseOf<'setKeyRole'>> {
    return this.sharing.setRole(params.id, body.role);
  }

  @Route('listActivity')
  activities(): Promise<ResponseOf<'listActivity'>> {
    return this.activity.list();
  }

  @Route('revokeKey')
  async revoke(@Input() { params }: InputOf<'revokeKey'>): Promise<ResponseOf<'revokeKey'>> {
    await this.sharing.revoke(params.id);
    return { deleted: true };
  }
}
