/** A JSON schema, as far as zod writes them. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean | Schema;
  propertyNames?: Schema;
  items?: Schema | false;
  prefixItems?: Schema[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  enum?: unknown[];
  const?: unknown;
  format?: string;
  pattern?: string;
  [bound: string]: unknown;
}

/** What one call sends and answers. */
export interface CallSnapshot {
  method: string;
  path: string;
  status: number;
  access: string;
  wire: string;
  params?: Schema;
  query?: Schema;
  body?: Schema;
  /** The body may be left away. */
  bodyOptional?: true;
  response: Schema;
}

/** All that crosses a process, as it was on one day; schemas that occur more than once stand in `$defs`. */
export interface Snapshot {
  version: string;
  routes: Record<string, CallSnapshot>;
  /** `/config.json`, which a shell reads before anything else. */
  config: Schema;
  /** Every answer that is no success. */
  error: Schema;
  $defs: Record<string, Schema>;
}
