import { Controller } from '@nestjs/common';
import type { ResponseOf } from '@hoa/contracts';
import { Input, Route, type InputOf } from '../../platform/http/route';
import { CcrService } from './ccr.service';
import { SchedulesService } from './schedules.service';

@Controller()
export class CcrController {
  constructor(
    private readonly ccr: CcrService,
    private readonly schedules: SchedulesService,
  ) {}

  @Route('analyzeCcr')
  analyse(@Input() { body }: InputOf<'analyzeCcr'>): Promise<ResponseOf<'analyzeCcr'>> {
    return this.ccr.analyse(body.documentId);
  }

  @Route('listSchedules')
  list(): Promise<ResponseOf<'listSchedules'>> {
    return this.schedules.list();
  }

  @Route('createSchedule')
  create(@Input() { body }: InputOf<'createSchedule'>): Promise<ResponseOf<'createSchedule'>> {
    return this.schedules.create(body);
  }

  @Route('getSchedule')
  get(@Input() { params }: InputOf<'getSchedule'>): Promise<ResponseOf<'getSchedule'>> {
    return this.schedules.get(params.id);
  }

  @Route('updateSchedule')
  update(@Input() { params, body }: InputOf<'updateSchedule'>): Promise<ResponseOf<'updateSchedule'>> {
    return this.schedules.update(params.id, body);
  }

  @Route('deleteSchedule')
  async delete(@Input() { params }: InputOf<'deleteSchedule'>): Promise<ResponseOf<'deleteSchedule'>> {
    await this.schedules.delete(params.id);
    return { deleted: true };
  }
}
