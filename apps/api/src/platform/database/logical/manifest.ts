import { z } from 'zod';

/** Raised when an older program could not read what this one writes. */
export const FORMAT = 1;
export const MANIFEST = 'manifest.json';

/** `workspace`: one workspace, without keys, with ids that another database gives anew. `database`: everything as it is. */
export const scopes = ['workspace', 'database'] as const;

const count = z.int().min(0);

export const ManifestEntry = z.object({
  name: z.string(),
  bytes: count,
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
});
export type ManifestEntry = z.infer<typeof ManifestEntry>;

/** Written last, since it has the SHA-256 of every other entry. */
export const Manifest = z.object({
  product: z.literal('ai-budget-assistant'),
  format: z.int().positive(),
  scope: z.enum(scopes),
  /** The last migration of the database that it was made from. */
  schema: z.string(),
  created: z.iso.datetime(),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()), rows: count })),
  entries: z.array(ManifestEntry),
});
export type Manifest = z.infer<typeof Manifest>;

export const tableEntry = (table: string) => `tables/${table}.jsonl`;
export const fileEntry = (sha256: string) => `files/${sha256}`;
