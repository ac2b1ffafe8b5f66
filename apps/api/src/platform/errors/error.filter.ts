import { ArgumentsHost, Catch, ExceptionFilter, Injectable, Logger } from '@nestjs/common';
import type { ErrorBody } from '@hoa/contracts';
import type { Response } from 'express';
import { AppError } from './app-error';
import { HTTP_STATUS } from './status';
import { translate } from './translate';

/** Every failure leaves as `{code, message, details?}`; what nobody expected is logged and says nothing of itself. */
@Catch()
@Injectable()
export class ErrorFilter implements ExceptionFilter {
  private readonly logger = new Logger('Errors');

  catch(thrown: unknown, host: ArgumentsHost): void {
    const response = host.switchToHttp().getResponse<Response>();
    const error = translate(thrown) ?? this.unexpected(thrown);
    if (error.code === 'unavailable') this.logger.warn(causeOf(error));
    // Headers of a stream are gone: the client sees a cut connection, which is what happened.
    if (response.headersSent) {
      response.destroy();
      return;
    }
    response.status(HTTP_STATUS[error.code]).json(bodyOf(error));
  }

  private unexpected(thrown: unknown): AppError {
    this.logger.error(thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown));
    return new AppError('internal', 'Something went wrong on our side. Please try again.');
  }
}

export function bodyOf(error: AppError): ErrorBody {
  return {
    code: error.code,
    message: error.message,
    ...(error.details === undefined ? {} : { details: error.details }),
  };
}

function causeOf(error: AppError): string {
  return error.cause instanceof Error ? error.cause.message : error.message;
}
