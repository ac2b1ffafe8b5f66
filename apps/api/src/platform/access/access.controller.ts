import { Controller, Ip } from '@nestjs/common';
import type { ResponseOf } from '@hoa/contracts';
import { Input, Route, type InputOf } from '../http/route';
import { SharingService } from './sharing.service';

@Controller()
export class AccessController {
  constructor(private readonly sharing: SharingService) {}

  @Route('createJoinCode')
  createCode(): Promise<ResponseOf<'createJoinCode'>> {
    return this.sharing.createCode();
  }

  @Route('join')
  async join(@Input() { body }: InputOf<'join'>, @Ip() address: string): Promise<ResponseOf<'join'>> {
    await this.sharing.join(body, address);
    return { joined: true };
  }

  @Route('listKeys')
  list(): Promise<ResponseOf<'listKeys'>> {
    return this.sharing.list();
  }

  @Route('revokeKey')
  async revoke(@Input() { params }: InputOf<'revokeKey'>): Promise<ResponseOf<'revokeKey'>> {
    await this.sharing.revoke(params.id);
    return { deleted: true };
  }
}
