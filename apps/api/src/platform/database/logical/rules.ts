import type { ZodType } from 'zod';
import { inOrder, linked, TENANT_TABLE, type Table } from './catalog';

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
/** A row as a backup holds it. */
export type Row = { [column: string]: Json };

export interface JsonRule {
  /** What reading the column expects of it: what does not fit is refused before it is stored. */
  schema?: ZodType;
  /**
   * Where in the value ids stand, and of which table: `documents.*.id` from the root (`*` is an index of a list), or
   * `**.documentId` at any depth.
   */
  ids?: Readonly<Record<string, string>>;
}

/** What a table, or what of it belongs to one row of another, may have. */
export interface Bounds {
  rows: number;
  /** Of its rows as JSON: what a list of them weighs. */
  characters: number;
  /** "lines in one budget": what there is too much of, in a sentence. */
  what: string;
  /** Counted for each value of this column; for the whole table where there is none. */
  each?: string;
}

/** What the module that owns a table says of it, for the backup of one workspace. */
export interface TableRules {
  /** Why its rows are in no workspace's backup. */
  leftOut?: string;
  /** Columns by which a row is known to be there already; without them every row is a new one. */
  sameBy?: readonly string[];
  /** The table whose row this one is a part of, where more than one takes it along when deleted. */
  partOf?: string;
  /**
   * The column that says when a row was deleted of which all is still kept: no backup has it, and a restored one that is
   * there, deleted, comes back as it is.
   */
  bin?: string;
  /** Rows that none of that table names by this column are in no backup. */
  usedBy?: { table: string; column: string };
  /** Columns that a row which is there already takes from the backup where it has nothing. */
  fills?: readonly string[];
  /** Every column of JSON is named. */
  json?: Readonly<Record<string, JsonRule>>;
  /** How many rows there may be, and how much text in them. */
  bounds?: readonly Bounds[];
  /** What a row must be, beyond what the database itself checks. */
  row?: ZodType;
}
export type Rules = Readonly<Record<string, TableRules>>;

/** The tables of a workspace's backup, each after those whose ids stand in it, be it inside its JSON. */
export function workspaceTables(catalog: readonly Table[], rules: Rules): Table[] {
  const tables = catalog.filter(({ name, ofWorkspace }) => ofWorkspace && rules[name]?.leftOut === undefined);
  return inOrder(tables, (table) => [
    ...linked(table),
    ...Object.values(rules[table.name]?.json ?? {}).flatMap(({ ids }) => Object.values(ids ?? {})),
  ]);
}

/** The table whose row a row is a part of: it comes and stays away with it. */
export function ownerOf(table: Table, rules: Rules): string | undefined {
  const { partOf } = rules[table.name] ?? {};
  if (partOf !== undefined) return partOf;
  return table.links.find((link) => link.cascades && rules[link.table]?.leftOut === undefined)?.table;
}

/**
 * What is missing for the schema to be backed up as a whole, a sentence each. A table or a column of JSON that is added
 * later is a sentence here until its module has said what it is.
 */
export function missingRules(catalog: readonly Table[], rules: Rules): string[] {
  const known = new Set(catalog.map(({ name }) => name));
  return [
    ...Object.keys(rules)
      .filter((name) => !known.has(name))
      .map((name) => `${name} has rules, but there is no such table.`),
    ...catalog.filter(({ name }) => name !== TENANT_TABLE).flatMap((table) => missingOf(table, rules)),
  ];
}

function missingOf(table: Table, rules: Rules): string[] {
  const { name, columns, links, ofWorkspace } = table;
  const own = rules[name];
  if (!own) return [`${name} is neither in the backup nor named as left out.`];
  if (own.leftOut !== undefined) return [];
  if (!ofWorkspace) return [`${name} belongs to no workspace and is not named as left out.`];
  const owners = links.filter((link) => link.cascades && rules[link.table]?.leftOut === undefined);
  return [
    ...(owners.length > 1 && own.partOf === undefined ? [`${name} is part of more than one table.`] : []),
    ...columns
      .filter(({ type, name: column }) => type.startsWith('json') && !own.json?.[column])
      .map((column) => `${name}.${column.name}: it is not said whether ids stand in it.`),
  ];
}
