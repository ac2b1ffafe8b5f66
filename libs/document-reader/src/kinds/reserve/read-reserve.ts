import type { ReservePart } from '@hoa/contracts';
import type { ReadDocument } from '../../page/types';
import type { KindContext, KindResult } from '../types';

/** The facts of a reserve study; nothing of a document of another kind. */
export function readReserve(doc: ReadDocument, ctx: KindContext): KindResult<ReservePart> {
  void doc;
  void ctx;
  return { parts: [], warnings: [] };
}
