import { DynamicModule, Module } from '@nestjs/common';
import { LoggerModule } from 'nestjs-pino';
import { DocumentsModule } from './pipeline/documents/documents.module';
import { ExtractionModule } from './pipeline/extraction/extraction.module';
import { AccessModule } from './platform/access/access.module';
import { Config } from './platform/config/config';
import { ConfigModule } from './platform/config/config.module';
import { DatabaseModule } from './platform/database/database.module';
import { HealthModule } from './platform/health/health.module';
import { HttpModule } from './platform/http/http.module';
import { loggingOptions } from './platform/http/logging';
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
        QueueModule,
        HttpModule,
        HealthModule,
        DocumentsModule,
        ExtractionModule,
      ],
    };
  }
}
