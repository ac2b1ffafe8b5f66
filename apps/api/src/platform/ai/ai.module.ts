import { Global, Module } from '@nestjs/common';
import { AiCalls } from './ai-calls';
import { AiProviders } from './providers';

@Global()
@Module({ providers: [AiProviders, AiCalls], exports: [AiProviders, AiCalls] })
export class AiModule {}
