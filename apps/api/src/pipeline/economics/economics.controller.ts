import { Controller } from '@nestjs/common';
import type { ResponseOf } from '@hoa/contracts';
import { Input, Route, type InputOf } from '../../platform/http/route';
import { EconomicsService } from './economics.service';

@Controller()
export class EconomicsController {
  constructor(private readonly economics: EconomicsService) {}

  @Route('economicData')
  data(): Promise<ResponseOf<'economicData'>> {
    return this.economics.data();
  }

  @Route('budgetRates')
  rates(@Input() { params }: InputOf<'budgetRates'>): Promise<ResponseOf<'budgetRates'>> {
    return this.economics.budgetRates(params.parametersId);
  }

  @Route('overrideRates')
  override(@Input() { params, body }: InputOf<'overrideRates'>): Promise<ResponseOf<'overrideRates'>> {
    return this.economics.override(params.parametersId, body);
  }
}
