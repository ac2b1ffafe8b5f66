import { Controller } from '@nestjs/common';
import type { ResponseOf } from '@hoa/contracts';
import { Input, Route, type InputOf } from '../../platform/http/route';
import { EmbedService } from './embed.service';

@Controller()
export class EmbedController {
  constructor(private readonly embed: EmbedService) {}

  @Route('listEmbedKeys')
  list(): Promise<ResponseOf<'listEmbedKeys'>> {
    return this.embed.list();
  }

  @Route('createEmbedKey')
  create(@Input() { body }: InputOf<'createEmbedKey'>): Promise<ResponseOf<'createEmbedKey'>> {
    return this.embed.create(body);
  }

  @Route('revokeEmbedKey')
  async revoke(@Input() { params }: InputOf<'revokeEmbedKey'>): Promise<ResponseOf<'revokeEmbedKey'>> {
    await this.embed.revoke(params.id);
    return { deleted: true };
  }

  @Route('embedAssessment')
  assessment(): Promise<ResponseOf<'embedAssessment'>> {
    return this.embed.assessment();
  }
}
