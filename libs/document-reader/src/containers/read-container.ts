import { DEFAULT_LIMITS, type ReadContext, type ReadOptions } from '../page/options';
import type { ReadDocument } from '../page/types';
import { readPdf } from './pdf/pdf';

export async function readContainer(bytes: Uint8Array, options: ReadOptions): Promise<ReadDocument> {
  const context: ReadContext = { ...options, limits: { ...DEFAULT_LIMITS, ...options.limits } };
  return readPdf(bytes, context);
}
