import { parseAmount, toDecimalString } from '@hoa/budget-math';
import type { BudgetColumn, Citation } from '@hoa/contracts';
import type { StoredLine, StoredPage } from '../../stored-pages';
import type { LineAddress, LineAddresses } from './schema';

/** An amount at an address that exists: our parser read it there. */
export interface AddressedAmount {
  role: BudgetColumn['role'];
  year: number | undefined;
  /** "1234.50" */
  value: string;
  raw: string;
  source: Citation;
}

export interface AddressedLine {
  page: number;
  line: number;
  type: LineAddress['type'];
  description: string;
  /** What else is in words on the printed line, cell by cell. */
  beside: string[];
  code: string | undefined;
  amounts: AddressedAmount[];
}

const AMOUNT = /^[\s$(\u2212-]*\d[\d,]*(\.\d+)?[\s)]*$/;

/** What stands at the addresses that a model gave; an address that does not exist or holds no amount is rejected. */
export function resolve(
  addresses: LineAddresses,
  document: {
    pages: readonly StoredPage[];
    cite: (at: { page: number; line: StoredLine; cell: number }) => Citation;
  },
): { lines: AddressedLine[]; rejected: number } {
  const lines: AddressedLine[] = [];
  let rejected = 0;
  for (const address of addresses.lines) {
    const line = document.pages
      .find(({ page }) => page === address.page)
      ?.lines.find(({ index }) => index === address.line);
    const description = cellText(line, address.description);
    if (!line || !description || !/\p{L}/u.test(description)) {
      rejected += 1;
      continue;
    }
    const amounts: AddressedAmount[] = [];
    for (const { cell, role, year } of address.amounts) {
      const found = amountIn(line, cell);
      if (!found) rejected += 1;
      else
        amounts.push({
          ...found,
          role,
          year: year ?? undefined,
          source: document.cite({ page: address.page, line, cell }),
        });
    }
    const code = address.code == null ? undefined : cellText(line, address.code);
    const beside = line.cells.flatMap(({ text }, at) =>
      at + 1 === address.description ? [] : [text.trim()],
    );
    const { page, type } = address;
    lines.push({ page, line: address.line, type, description, beside, code, amounts });
  }
  return { lines, rejected };
}

function cellText(line: StoredLine | undefined, cell: number): string | undefined {
  return line?.cells[cell - 1]?.text.trim() || undefined;
}

function amountIn(line: StoredLine, cell: number): { value: string; raw: string } | undefined {
  const found = line.cells[cell - 1];
  if (!found) return undefined;
  const raw = found.text.trim();
  const cents =
    found.number === undefined ? (AMOUNT.test(raw) ? parseAmount(raw) : null) : parseAmount(found.number);
  return cents === null ? undefined : { value: toDecimalString(cents), raw };
}
