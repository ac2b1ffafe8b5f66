/**
 * A condition that is always true and, for a statement in a transaction of its own, has its commit not wait until the log is on the
 * disk: a database that is killed may forget the last half second of such writes, and nothing else. For signs of life and
 * progress, of which there are many and the next one says it again; never for what somebody was told is kept.
 */
export const UNFLUSHED = `set_config('synchronous_commit', 'off', true) = 'off'`;
