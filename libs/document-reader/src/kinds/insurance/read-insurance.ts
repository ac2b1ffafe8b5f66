import type { InsurancePart } from '@hoa/contracts';
import type { ReadDocument } from '../../page/types';
import type { KindContext, KindResult } from '../types';

/** The facts of an insurance declaration; nothing of a document of another kind. */
export function readInsurance(doc: ReadDocument, ctx: KindContext): KindResult<InsurancePart> {
  void doc;
  void ctx;
  return { parts: [], warnings: [] };
}
