import type { OwnershipPart } from '@hoa/contracts';
import { documentOfText } from '../../reading/document-of-text';
import type { KindContext } from '../../types';
import { readOwnership } from '../read-ownership';

export const ctx: KindContext = { documentId: 7, documentName: 'declaration.pdf', readingId: 'reading' };

/** What a declaration of this text is read as. */
export function read(
  text: string,
  source: 'text' | 'ocr' = 'text',
): { parts: OwnershipPart[]; codes: string[] } {
  const { parts, warnings } = readOwnership(documentOfText(text, source), ctx);
  return { parts, codes: warnings.map((warning) => warning.code) };
}

/** `101=1/36` for each share of a part, in lowest terms. */
export function shares(part: OwnershipPart | undefined): string[] {
  return (part?.shares ?? []).map(({ unit, share }) => `${unit}=${share.value.n}/${share.value.d}`);
}

export function units(part: OwnershipPart | undefined): string {
  return (part?.shares ?? []).map(({ unit }) => unit).join(' ');
}

export function percentSum(part: OwnershipPart | undefined): number {
  return part ? Number(part.sum.n) / Number(part.sum.d) : NaN;
}
