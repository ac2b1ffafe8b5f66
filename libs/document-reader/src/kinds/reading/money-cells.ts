import { findAmounts, parseAmount, readNumber } from '../../text/amounts';
import type { Cell, Page } from '../../page/types';

/** Cents of a cell that is wholly an amount; a workbook's number is exact. Undefined for anything else. */
export function centsOfCell(cell: Cell, page: Page): { cents: number; repaired: boolean } | undefined {
  const reading = readNumber(cell.text, { recognised: page.source === 'ocr' });
  if (reading.kind !== 'amount') return undefined;
  return { cents: reading.cents, repaired: reading.repaired };
}

const LETTER_FIRST = /^[S§](?=\s?\d)/;
const LEAST_DOLLARS = 2;

/** `S680.00` on a scanned page whose other amounts have their dollar sign: what looks like a 5 is one of these. */
export function withDollar(text: string, page: Page): string {
  if (page.source !== 'ocr' || !LETTER_FIRST.test(text)) return text;
  const dollars = page.lines.filter(({ cells }) => cells.some((cell) => /^\$\s?\d/.test(cell.text))).length;
  return dollars >= LEAST_DOLLARS ? text.replace(LETTER_FIRST, '$') : text;
}

/** The first amount with a dollar sign, thousands or cents in a text, or the text itself where it is wholly an amount. */
export function amountIn(text: string): { value: number; raw: string } | undefined {
  const whole = readNumber(text.trim());
  if (whole.kind === 'amount' && !(whole.plain && /^(?:19|20)\d{2}$/.test(text.trim())))
    return { value: whole.cents, raw: text.trim() };
  const [first] = findAmounts(text);
  return first && /[$]|\.\d{2}$|,\d{3}/.test(first.raw) ? { value: first.cents, raw: first.raw } : undefined;
}

/** `$`, or what recognition makes of it, before thousands whose commas look like points. */
const LOST_COMMAS = /^([$S§]\s?)?(\d{1,3}(?:[.,]\d{3})+)(\.\d{2})?$/;

/**
 * Cents of a recognised amount whose commas were taken for points (`$7.400`, `S1.145.295`): no amount of these documents
 * is printed in tenths of a cent. Undefined where the text is nothing of the kind.
 */
export function centsWithLostCommas(page: Page, raw: string): number | undefined {
  const match = page.source === 'ocr' && !/^\$?[\d,]+(?:\.\d{2})?$/.test(raw.trim()) ? LOST_COMMAS.exec(raw.trim()) : null; // prettier-ignore
  return match ? parseAmount(`$${match[2]!.replaceAll('.', ',')}${match[3] ?? ''}`) : undefined;
}
