import { Module } from '@nestjs/common';
import { HealthModule } from '../health/health.module';
import { OperationsServer } from './operations-server';
import { Traces } from './traces';

@Module({ imports: [HealthModule], providers: [OperationsServer, Traces] })
export class ObserveModule {}
