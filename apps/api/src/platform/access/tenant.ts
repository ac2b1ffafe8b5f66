import { Injectable } from '@nestjs/common';
import type { Role } from '@hoa/contracts';
import { ClsService, type ClsStore } from 'nestjs-cls';
import { AppError } from '../errors/app-error';

export interface Tenant {
  workspaceId: number;
  /** Which key asks; null for jobs, which no key asked for any more. */
  keyId: number | null;
  scopes: readonly string[];
  /** What the key may do. */
  role: Role;
}

interface TenantStore extends ClsStore {
  tenant?: Tenant;
}

/** Who asks. Everything outside this folder knows workspaces only, never keys or device ids. */
@Injectable()
export class TenantContext {
  constructor(private readonly cls: ClsService<TenantStore>) {}

  current(): Tenant {
    const tenant = this.cls.isActive() ? this.cls.get('tenant') : undefined;
    if (!tenant) throw new AppError('no_device', 'This request does not say which device it comes from.');
    return tenant;
  }

  get workspaceId(): number {
    return this.current().workspaceId;
  }

  /** Whose work this is, where it is anybody's. */
  get workspaceIfAny(): number | undefined {
    return this.cls.isActive() ? this.cls.get('tenant')?.workspaceId : undefined;
  }

  /** For a request, whose context is there already. */
  set(tenant: Tenant): void {
    this.cls.set('tenant', tenant);
  }

  /** For a job or a program: `work` runs as that workspace. */
  runAs<T>(workspaceId: number, work: () => Promise<T>): Promise<T> {
    return this.cls.runWith(
      { ...this.cls.get(), tenant: { workspaceId, keyId: null, scopes: ['all'], role: 'owner' } },
      work,
    );
  }
}
