import { Module } from '@nestjs/common';
import { DocumentsModule } from '../documents/documents.module';
import { Associations } from './associations';
import { ParametersController } from './parameters.controller';
import { ParametersService } from './parameters.service';

@Module({
  imports: [DocumentsModule],
  controllers: [ParametersController],
  providers: [ParametersService, Associations],
  exports: [ParametersService, Associations],
})
export class ParametersModule {}
