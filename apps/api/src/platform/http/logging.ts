import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Params } from 'nestjs-pino';
import type { Config } from '../config/config';

/** Ids, methods, paths, statuses and durations: never a header, a query, a body, a name of a file or a device id. */
export function loggingOptions(config: Config): Params {
  return {
    pinoHttp: {
      level: config.logLevel,
      genReqId: (_request: IncomingMessage, response: ServerResponse) => {
        const id = randomUUID();
        response.setHeader('x-request-id', id);
        return id;
      },
      autoLogging: config.logLevel === 'debug' || config.logLevel === 'trace' || config.logLevel === 'info',
      serializers: {
        req: ({ id, method, url }: { id: string; method: string; url: string }) => ({
          id,
          method,
          path: url.split('?')[0],
        }),
        res: ({ statusCode }: { statusCode: number }) => ({ status: statusCode }),
        err: ({ type, message, stack }: { type: string; message: string; stack: string }) => ({
          type,
          message,
          stack,
        }),
      },
    },
  };
}
