import { Controller } from '@nestjs/common';
import type { ResponseOf } from '@hoa/contracts';
import { Route } from '../http/route';
import { Readiness } from './readiness';

@Controller()
export class HealthController {
  constructor(private readonly readiness: Readiness) {}

  @Route('live')
  live(): ResponseOf<'live'> {
    return { status: 'ok' };
  }

  /** 200 only when database and queue answer, soon. */
  @Route('ready')
  async ready(): Promise<ResponseOf<'ready'>> {
    await this.readiness.check();
    return { status: 'ready' };
  }
}
