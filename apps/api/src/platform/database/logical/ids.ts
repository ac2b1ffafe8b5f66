import type { Json } from './rules';

export type Id = number | string;

export interface Mapped {
  id: Id;
  /** False for a row that was there already. */
  fresh: boolean;
}

/** Which row of a backup became which one here, by table. Null: the row stayed out, with what it is a part of. */
export class Ids {
  private readonly tables = new Map<string, Map<Id, Mapped | null>>();
  private readonly came = new Map<string, Set<Id>>();

  /** False where the backup has this id twice. */
  set(table: string, old: Id, mapped: Mapped | null): boolean {
    const ids = this.tables.get(table) ?? new Map<Id, Mapped | null>();
    this.tables.set(table, ids);
    if (ids.has(old)) return false;
    ids.set(old, mapped);
    if (mapped?.fresh) this.came.set(table, (this.came.get(table) ?? new Set()).add(mapped.id));
    return true;
  }

  /** Whether the row that has this id here came with the backup. */
  isFresh(table: string, id: Id): boolean {
    return this.came.get(table)?.has(id) ?? false;
  }

  /** Undefined where the backup has no such row. */
  get(table: string, old: Json | undefined): Mapped | null | undefined {
    return isId(old) ? this.tables.get(table)?.get(old) : undefined;
  }
}

export function isId(value: Json | undefined): value is Id {
  return typeof value === 'string' || Number.isSafeInteger(value);
}

const ANYWHERE = '**.';

/**
 * A value with the ids in it replaced, by paths as in JsonRule. An integer id of a row that is not in the backup would
 * be another row's here: it becomes null, and is dropped from a list. A UUID is nobody else's and stays.
 */
export function remapped(value: Json, paths: Readonly<Record<string, string>>, ids: Ids): Json {
  const exact = new Map(Object.entries(paths).filter(([path]) => !path.startsWith(ANYWHERE)));
  const anywhere = new Map(
    Object.entries(paths).flatMap(([path, table]) =>
      path.startsWith(ANYWHERE) ? [[path.slice(ANYWHERE.length), table] as const] : [],
    ),
  );
  const tableAt = (path: string, key: string) => exact.get(path) ?? anywhere.get(key);
  const replace = (inner: Json, table: string): Json => {
    const mapped = ids.get(table, inner);
    if (mapped) return mapped.id;
    return typeof inner === 'number' ? null : inner;
  };
  const walk = (inner: Json, path: string): Json => {
    if (Array.isArray(inner)) {
      const below = path === '' ? '*' : `${path}.*`;
      const table = exact.get(below);
      if (table === undefined) return inner.map((one) => walk(one, below));
      return inner.map((one) => replace(one, table)).filter((one) => one !== null);
    }
    if (typeof inner !== 'object' || inner === null) return inner;
    return Object.fromEntries(
      Object.entries(inner).map(([key, one]) => {
        const at = path === '' ? key : `${path}.${key}`;
        const table = isId(one) ? tableAt(at, key) : undefined;
        return [key, table === undefined ? walk(one, at) : replace(one, table)];
      }),
    );
  };
  return walk(value, '');
}
