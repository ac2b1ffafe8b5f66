import { Controller } from '@nestjs/common';
import type { ResponseOf } from '@hoa/contracts';
import { Input, Route, type InputOf } from '../../platform/http/route';
import { VendorContractsService } from './vendor-contracts.service';

@Controller()
export class VendorContractsController {
  constructor(private readonly contracts: VendorContractsService) {}

  @Route('contractAnalysis')
  analysis(@Input() { params, query }: InputOf<'contractAnalysis'>): Promise<ResponseOf<'contractAnalysis'>> {
    return this.contracts.analyse(params.documentId, query.parametersId);
  }

  @Route('analyzeContract')
  analyse(@Input() { body }: InputOf<'analyzeContract'>): Promise<ResponseOf<'analyzeContract'>> {
    return this.contracts.analyse(body.documentId, body.parametersId);
  }
}
