import { z } from 'zod';
import { Id, openEnum, Timestamp } from './primitives';

/** The header that opens a workspace. Its value is a secret: never logged, stored only as a hash. */
export const DEVICE_HEADER = 'x-device-id';

/** Timestamp in milliseconds, a random part, the first alphanumerics of the browser's name; joined by dashes. */
export const DEVICE_ID_PATTERN = /^\d{10,16}-[A-Za-z0-9_]{8,128}-[A-Za-z0-9]{0,10}$/;

/** Where the browser keeps its device id. */
export const DEVICE_STORAGE_KEY = 'budgetDeviceId';

/** What a key may do, each what the one before it may as well: read and ask, change, and delete or let others in. */
export const roles = ['viewer', 'editor', 'owner'] as const;
export type Role = (typeof roles)[number];

/** What the browser that asks may do. */
export const MyAccess = z.looseObject({ role: openEnum(roles) });
export type MyAccess = z.infer<typeof MyAccess>;

/** How long a join code may be used, once. */
export const JOIN_CODE_MINUTES = 10;

/** A code that gives one more browser access: two groups of five, without the letters that are read as digits. */
export const JoinCode = z.looseObject({ code: z.string(), expiresAt: Timestamp });
export type JoinCode = z.infer<typeof JoinCode>;

export const JoinCodeInput = z.object({ role: z.enum(roles).default('viewer') });
export type JoinCodeInput = z.input<typeof JoinCodeInput>;

/** A code as a person types it: case, spaces and dashes do not matter. */
export const JoinInput = z.object({
  code: z.string().trim().min(1, 'Please enter the code.').max(40, 'This is not a join code.'),
  /** How the list of browsers calls this one, such as the person's name. */
  name: z.string().trim().max(60).optional(),
});
export type JoinInput = z.infer<typeof JoinInput>;

export const Joined = z.looseObject({ joined: z.boolean() });

/** A browser that has access. The key itself never crosses the wire. */
export const AccessKey = z.looseObject({
  id: Id,
  /** What the person called it, else '' for a browser that did not join by a code. */
  name: z.string(),
  createdAt: Timestamp,
  /** To some minutes; null where it was not used since this is recorded. */
  lastUsedAt: Timestamp.nullable(),
  /** True for the browser that asks. */
  thisDevice: z.boolean(),
  /** Absent where the server knows no roles yet, and everybody may do everything. */
  role: openEnum(roles).optional(),
});
export type AccessKey = z.infer<typeof AccessKey>;

export const RoleInput = z.object({ role: z.enum(roles) });
export type RoleInput = z.infer<typeof RoleInput>;

/** What is written down of who lets others in, takes things away, and brings them back. */
export const activities = [
  'joined',
  'code-made',
  'code-failed',
  'role-changed',
  'revoked',
  'embed-key-made',
  'embed-key-revoked',
  'document-deleted',
  'document-recovered',
  'history-cleared',
  'budget-recovered',
  'backup-restored',
  'adopted',
  'reopened',
] as const;
export type ActivityKind = (typeof activities)[number];

export const Activity = z.looseObject({
  id: Id,
  at: Timestamp,
  kind: openEnum(activities),
  /** How the list of browsers called the one that did it, then; '' for one without a name. */
  who: z.string(),
  thisDevice: z.boolean(),
  /** Who or what it was done to, in words. */
  about: z.string(),
});
export type Activity = z.infer<typeof Activity>;

/** How long what was deleted can be brought back. */
export const RECOVER_DAYS = 30;

/** A document or a budget that was deleted and is still kept. */
export const DeletedThing = z.looseObject({
  id: Id,
  name: z.string(),
  deletedAt: Timestamp,
  /** From then on it is gone for good. */
  until: Timestamp,
});
export type DeletedThing = z.infer<typeof DeletedThing>;
