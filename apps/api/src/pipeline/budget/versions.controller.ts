import { Controller } from '@nestjs/common';
import type { ResponseOf } from '@hoa/contracts';
import { Input, Route, type InputOf } from '../../platform/http/route';
import { VersionsService } from './versions.service';

@Controller()
export class VersionsController {
  constructor(private readonly versions: VersionsService) {}

  @Route('listVersions')
  list(@Input() { params }: InputOf<'listVersions'>): Promise<ResponseOf<'listVersions'>> {
    return this.versions.list(params.parametersId);
  }

  @Route('saveVersion')
  save(@Input() { params, body }: InputOf<'saveVersion'>): Promise<ResponseOf<'saveVersion'>> {
    return this.versions.save(params.parametersId, body);
  }

  @Route('compareVersions')
  compare(@Input() { params, query }: InputOf<'compareVersions'>): Promise<ResponseOf<'compareVersions'>> {
    return this.versions.compare(params.parametersId, query);
  }

  @Route('restoreVersion')
  restore(@Input() { params }: InputOf<'restoreVersion'>): Promise<ResponseOf<'restoreVersion'>> {
    return this.versions.restore(params.id);
  }
}
