/**
 * Runs one statement and answers its rows: of a query runner, of the transaction that a request is in, or of a plain
 * connection before the application is up. All statements of one dump or load go through one connection.
 */
export type Sql = <T extends object>(text: string, params?: readonly unknown[]) => Promise<T[]>;

/** A name as SQL takes it. */
export function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

export function quotedList(names: readonly string[]): string {
  return names.map(quoted).join(', ');
}
