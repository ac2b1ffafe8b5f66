import { add, approx, equal, ratio, sumOf, ZERO } from './ratio';
import type { RawTable } from './row';
import type { Part, UnitShare } from './share-table';
import { isWhole } from './whole';

const ONE = ratio(1n, 1n);

/**
 * Tables one below the other, told apart where numbers begin anew behind a whole. Each has what stands between it and
 * the one before as its heading, so that `superseded` is said of the table below it alone.
 */
export function running(shares: UnitShare[], raw: RawTable): Part[] {
  return comparable(apart(shares)).map((part, i) => (i === 0 ? part : { ...part, raw: placed(part, raw) }));
}

function apart(shares: UnitShare[]): Part[] {
  const isWholes = isWhole(sumOf(shares.map((share) => share.share)));
  const parts: Part[] = [];
  let open: UnitShare[] = [];
  let sum = ZERO;
  for (const share of shares) {
    const repeats = open.some((other) => other.unit === share.unit);
    // Numbers that begin anew, or shares that are the whole to their last digit with others behind them.
    if ((repeats && Math.abs(approx(sum) - 1) < 0.0005) || (isWholes && equal(sum, ONE))) {
      parts.push({ shares: open });
      open = [];
      sum = ZERO;
    }
    open.push(share);
    sum = add(sum, share.share);
  }
  parts.push({ shares: open });
  return parts;
}

/** Units that one table lists without their phase are the same as those that another lists with it. */
function comparable(parts: Part[]): Part[] {
  const plain = parts.find(({ shares }) => shares.every(({ unit, bare: name }) => unit === name));
  const known = new Set(plain?.shares.map(({ unit }) => unit));
  return parts.map((part) => {
    const names = new Set(part.shares.map(({ bare: name }) => name));
    const isSame = names.size === part.shares.length && [...known].every((name) => names.has(name));
    return plain && part !== plain && isSame ? { ...part, shares: bare(part.shares) } : part;
  });
}

/** Lines above a table that may say what it is. */
const HEADING = 16;

function placed({ shares }: Part, raw: RawTable): RawTable {
  const { page, line } = shares[0]!.row;
  const before = page.lines.slice(0, page.lines.indexOf(line));
  const rows = new Set(raw.rows.map((row) => row.line));
  const heading = before.slice(before.findLastIndex((one) => rows.has(one)) + 1).slice(-HEADING);
  if (heading.length === 0) return raw;
  return { ...raw, first: { page, line }, heading: heading.map((one) => ({ page, line: one })) };
}

/** Inside its tower a unit needs no prefix. */
export function bare(shares: UnitShare[]): UnitShare[] {
  return shares.map((share) => ({ ...share, unit: share.bare }));
}
