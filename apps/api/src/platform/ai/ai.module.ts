import { Global, Module } from '@nestjs/common';
import { AiCalls } from './ai-calls';
import { AiController } from './ai.controller';
import { AiService } from './ai.service';
import { AiAnswers } from './answers';
import { AiProviders } from './providers';
import { Spending } from './spending';

@Global()
@Module({
  controllers: [AiController],
  providers: [AiProviders, AiCalls, AiAnswers, Spending, AiService],
  exports: [AiProviders, AiCalls],
})
export class AiModule {}
