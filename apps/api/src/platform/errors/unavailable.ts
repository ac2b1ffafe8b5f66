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

/**
 * The driver's own errors of a connection that was cut, or never came about, have no code. TypeORM gives a transaction's
 * connection back as soon as it hears that it was cut, and the next statement of the transaction finds it gone.
 */
const CUT =
  /^(Connection terminated|Client (has encountered a connection error|was closed)|timeout exceeded when trying to connect|Query runner already released)/;

/** Whether an error says that the database is away, which passes, and not that it refused what was asked. */
export function isUnavailable(error: unknown): boolean {
  const { code = '', message = '' } = error as { code?: string; message?: string };
  return code === '' ? CUT.test(message) : UNAVAILABLE.has(code);
}
