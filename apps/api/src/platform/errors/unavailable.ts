/** Connections refused or lost, and the server on its way down or up. */
const UNAVAILABLE = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  '57P01',
  '57P02',
  '57P03',
  '53300',
  '08006',
  '08003',
]);

/** Whether an error's code says that the database is away, which passes, and not that it refused what was asked. */
export const isUnavailable = (code: string): boolean => UNAVAILABLE.has(code);
