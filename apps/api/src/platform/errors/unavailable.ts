/** Connections refused or lost, the server on its way down or up, and a disk that is full until somebody makes room. */
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
  '53100',
  '58030',
]);

/** Whether an error's code says that the database is away, which passes, and not that it refused what was asked. */
export const isUnavailable = (code: string): boolean => UNAVAILABLE.has(code);
