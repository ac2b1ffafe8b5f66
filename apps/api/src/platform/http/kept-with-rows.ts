import { CallHandler, ExecutionContext, Injectable, NestInterceptor } from '@nestjs/common';
import { ClsService, type ClsStore } from 'nestjs-cls';
import { from, lastValueFrom, type Observable } from 'rxjs';
import { Database } from '../database/database';

type Keep = (value: unknown) => Promise<void>;

interface Store extends ClsStore {
  keepAnswer?: Keep;
}

/** How a request's answer is kept, said by whoever knows its key to whoever opens the transaction of its rows. */
@Injectable()
export class AnswerToKeep {
  constructor(private readonly cls: ClsService<Store>) {}

  keptBy<T>(keep: Keep, work: () => Promise<T>): Promise<T> {
    return this.cls.run({ ifNested: 'inherit' }, () => {
      this.cls.set('keepAnswer', keep);
      return work();
    });
  }

  get keep(): Keep | undefined {
    return this.cls.get('keepAnswer');
  }
}

/**
 * The transaction of a route that is `keptWithRows`. It is the last interceptor before the handler: a file has been taken by
 * then, so that no slow sender holds a transaction open.
 */
@Injectable()
export class KeptWithRows implements NestInterceptor {
  constructor(
    private readonly database: Database,
    private readonly answer: AnswerToKeep,
  ) {}

  intercept(_context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const { keep } = this.answer;
    if (!keep) return next.handle();
    return from(
      this.database.inTransaction(async () => {
        const value: unknown = await lastValueFrom(next.handle(), { defaultValue: undefined });
        await keep(value);
        return value;
      }),
    );
  }
}
