import { Global, Module } from '@nestjs/common';
import { getDataSourceToken, TypeOrmModule } from '@nestjs/typeorm';
import { ClsPluginTransactional } from '@nestjs-cls/transactional';
import { TransactionalAdapterTypeOrm } from '@nestjs-cls/transactional-adapter-typeorm';
import { ClsModule } from 'nestjs-cls';
import { DataSource, type DataSourceOptions } from 'typeorm';
import { Config } from '../config/config';
import { StartupError } from '../errors/app-error';
import { Database } from './database';
import { migrate } from './migrate';
import { migrations } from './migrations';
import { Notices } from './notices';
import { readBigintsAsNumbers } from './numbers';
import { PostgresServer } from './postgres-server';
import { Room } from './room';
import { SteadyClient } from './steady-client';

@Global()
@Module({
  providers: [
    {
      provide: PostgresServer,
      inject: [Config],
      useFactory: (config: Config) => PostgresServer.open(config),
    },
  ],
  exports: [PostgresServer],
})
class PostgresServerModule {}

@Global()
@Module({
  imports: [
    PostgresServerModule,
    TypeOrmModule.forRootAsync({
      inject: [PostgresServer],
      useFactory: (server: PostgresServer) => ({
        type: 'postgres' as const,
        url: server.url,
        autoLoadEntities: true,
        synchronize: false,
        migrations,
        migrationsTableName: 'migrations',
        logging: false,
        retryAttempts: 0,
        extra: { max: 15, application_name: 'ai-budget-assistant', Client: SteadyClient },
      }),
      dataSourceFactory: connect,
    }),
    ClsModule.forRoot({
      global: true,
      middleware: { mount: true },
      plugins: [
        new ClsPluginTransactional({
          adapter: new TransactionalAdapterTypeOrm({ dataSourceToken: getDataSourceToken() }),
        }),
      ],
    }),
  ],
  providers: [Database, Notices, Room],
  exports: [Database, Notices, Room],
})
export class DatabaseModule {}

async function connect(options?: DataSourceOptions): Promise<DataSource> {
  if (!options) throw new StartupError('The database has no options.');
  readBigintsAsNumbers();
  try {
    const dataSource = await new DataSource(options).initialize();
    await migrate(dataSource);
    return dataSource;
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new StartupError(`The database cannot be used: ${reason}`, { cause });
  }
}
