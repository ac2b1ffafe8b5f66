import { Injectable } from '@nestjs/common';
import { Propagation, TransactionHost } from '@nestjs-cls/transactional';
import { TransactionalAdapterTypeOrm } from '@nestjs-cls/transactional-adapter-typeorm';
import { ClsService, type ClsStore } from 'nestjs-cls';
import type { EntityManager, EntityTarget, ObjectLiteral, Repository } from 'typeorm';

type FollowUp = () => Promise<void>;

interface Store extends ClsStore {
  followUps?: FollowUp[];
}

/**
 * The database within the transaction that is going on, if one is: it travels by AsyncLocalStorage, never as a
 * parameter, so that a service of one module joins the transaction of another.
 */
@Injectable()
export class Database {
  constructor(
    private readonly host: TransactionHost<TransactionalAdapterTypeOrm>,
    private readonly cls: ClsService<Store>,
  ) {}

  get manager(): EntityManager {
    return this.host.tx;
  }

  repository<T extends ObjectLiteral>(entity: EntityTarget<T>): Repository<T> {
    return this.manager.getRepository(entity);
  }

  /** Rows of a statement, of INSERT, UPDATE and DELETE those of RETURNING. `T` is what the statement selects. */
  async query<T extends object>(sql: string, params: readonly unknown[] = []): Promise<T[]> {
    return (await this.run(sql, params)).records as T[];
  }

  async first<T extends object>(sql: string, params: readonly unknown[] = []): Promise<T | undefined> {
    return (await this.query<T>(sql, params))[0];
  }

  /** How many rows a statement changed. */
  async execute(sql: string, params: readonly unknown[] = []): Promise<number> {
    return (await this.run(sql, params)).affected ?? 0;
  }

  /** Joins the transaction that is going on, or makes one. */
  async inTransaction<T>(work: () => Promise<T>): Promise<T> {
    if (this.host.isTransactionActive()) return this.host.withTransaction(Propagation.Required, work);
    const followUps: FollowUp[] = [];
    const result = await this.cls.run({ ifNested: 'inherit' }, () => {
      this.cls.set('followUps', followUps);
      return this.host.withTransaction(Propagation.Required, work);
    });
    for (const followUp of followUps) await followUp();
    return result;
  }

  /** What others should hear of only when it is there for them: at once, where no transaction is going on. */
  async afterCommit(followUp: FollowUp): Promise<void> {
    if (!this.host.isTransactionActive()) return followUp();
    this.cls.get('followUps')?.push(followUp);
  }

  /** Commits by itself whatever becomes of the transaction around it: for progress that others should see now. */
  outsideTransaction<T>(work: () => Promise<T>): Promise<T> {
    return this.host.withoutTransaction(work);
  }

  private async run(
    sql: string,
    params: readonly unknown[],
  ): Promise<{ records: unknown[]; affected?: number }> {
    const { manager } = this;
    const runner = manager.queryRunner ?? manager.dataSource.createQueryRunner();
    try {
      return await runner.query(sql, [...params], true);
    } finally {
      if (runner !== manager.queryRunner) await runner.release();
    }
  }
}
