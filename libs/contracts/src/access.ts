import { z } from 'zod';
import { Id, Timestamp } from './primitives';

/** The header that opens a workspace. Its value is a secret: never logged, stored only as a hash. */
export const DEVICE_HEADER = 'x-device-id';

/** Timestamp in milliseconds, a random part, the first alphanumerics of the browser's name; joined by dashes. */
export const DEVICE_ID_PATTERN = /^\d{10,16}-[A-Za-z0-9_]{8,128}-[A-Za-z0-9]{0,10}$/;

/** Where the browser keeps its device id. */
export const DEVICE_STORAGE_KEY = 'budgetDeviceId';

/** How long a join code may be used, once. */
export const JOIN_CODE_MINUTES = 10;

/** A code that gives one more browser access: two groups of five, without the letters that are read as digits. */
export const JoinCode = z.looseObject({ code: z.string(), expiresAt: Timestamp });
export type JoinCode = z.infer<typeof JoinCode>;

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
});
export type AccessKey = z.infer<typeof AccessKey>;
