import { Controller } from '@nestjs/common';
import type { ResponseOf } from '@hoa/contracts';
import { Input, Route, type InputOf } from '../../platform/http/route';
import { RecommendationsService } from './recommendations.service';

@Controller()
export class RecommendationsController {
  constructor(private readonly recommendations: RecommendationsService) {}

  @Route('recommendations')
  of(@Input() { params, query }: InputOf<'recommendations'>): Promise<ResponseOf<'recommendations'>> {
    return this.recommendations.recommend(params.parametersId, query);
  }
}
