import { ReadError } from '../page/read-error';
import type { Container } from '../page/types';
import { needsPassword } from './pdf/password';
import { sniff } from './sniff';

/**
 * What an uploaded file is, before it is stored: cheap and bounded, so it may run while the request waits. Nothing is
 * inflated or parsed. Throws ReadError: empty, wrong-bytes, encrypted, too-old, damaged, too-large-inside (a zip of
 * too many entries). A file that passes may still be refused by the reader.
 */
export async function inspect(bytes: Uint8Array, name: string): Promise<Container> {
  const container = await sniff(bytes, name);
  if (container === 'pdf' && needsPassword(bytes)) throw new ReadError('encrypted', 'PDF');
  return container;
}
