import { Controller } from '@nestjs/common';
import type { ResponseOf } from '@hoa/contracts';
import { Route } from '../../platform/http/route';
import { EconomicsService } from './economics.service';

@Controller()
export class EconomicsController {
  constructor(private readonly economics: EconomicsService) {}

  @Route('economicData')
  data(): Promise<ResponseOf<'economicData'>> {
    return this.economics.data();
  }
}
