import { DynamicModule, Module } from '@nestjs/common';
import { LoggerModule } from 'nestjs-pino';
import { EmbedModule } from './insights/ccr/embed.module';
import { CcrModule } from './insights/ccr/ccr.module';
import { ChatModule } from './insights/chat/chat.module';
import { ExplanationsModule } from './insights/explanations/explanations.module';
import { RecommendationsModule } from './insights/recommendations/recommendations.module';
import { VendorContractsModule } from './insights/vendor-contracts/vendor-contracts.module';
import { AssessmentsModule } from './outputs/assessments/assessments.module';
import { BackupModule } from './outputs/backup/backup.module';
import { ExportModule } from './outputs/export/export.module';
import { NoticeModule } from './outputs/notice/notice.module';
import { BudgetModule } from './pipeline/budget/budget.module';
import { documentStoredWith } from './pipeline/documents/document-stored.job';
import { DocumentsModule } from './pipeline/documents/documents.module';
import { EconomicsModule } from './pipeline/economics/economics.module';
import { ExtractionModule } from './pipeline/extraction/extraction.module';
import { generateBudget } from './pipeline/generation/generate.job';
import { GenerationModule } from './pipeline/generation/generation.module';
import { ParametersModule } from './pipeline/parameters/parameters.module';
import { AccessModule } from './platform/access/access.module';
import { AiModule } from './platform/ai/ai.module';
import { Config } from './platform/config/config';
import { ConfigModule } from './platform/config/config.module';
import { DatabaseModule } from './platform/database/database.module';
import { HealthModule } from './platform/health/health.module';
import { HttpModule } from './platform/http/http.module';
import { loggingOptions } from './platform/http/logging';
import { ObserveModule } from './platform/observe/observe.module';
import { QueueModule } from './platform/queue/queue.module';

@Module({})
export class AppModule {
  static with(config: Config): DynamicModule {
    return {
      module: AppModule,
      imports: [
        ConfigModule.with(config),
        LoggerModule.forRoot(loggingOptions(config)),
        DatabaseModule,
        AccessModule,
        QueueModule.with(config, [documentStoredWith(config.reading.concurrency), generateBudget]),
        AiModule,
        HttpModule,
        HealthModule,
        ObserveModule,
        DocumentsModule,
        ExtractionModule,
        ParametersModule,
        EconomicsModule,
        BudgetModule,
        GenerationModule,
        CcrModule,
        ChatModule,
        ExplanationsModule,
        VendorContractsModule,
        RecommendationsModule,
        EmbedModule,
        AssessmentsModule,
        ExportModule,
        NoticeModule,
        BackupModule,
      ],
    };
  }
}
