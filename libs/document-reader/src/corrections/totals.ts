import type { BudgetPart, Facts, FactWarning, PrintedTotal } from '@hoa/contracts';
import { centsToMoney, decimalToCents, formatCents } from '../text/amounts';

const FOOT_CODE = 'total_does_not_foot';

/** Cells of the lines that are left, by the line's id. */
type Lines = Map<string, BudgetPart['lines'][number]['cells']>;

/** Checks a corrected budget's printed totals against its lines again, and words the warnings of those that changed. */
export function recheckTotals(facts: Facts, part: BudgetPart): void {
  const before = part.totals;
  const lines = new Map(part.lines.map((line) => [line.id, line.cells]));
  part.totals = before
    .filter((total) => part.columns.some(({ id, role }) => id === total.columnId && role !== 'percent'))
    .map((total) => rechecked(part, lines, total));
  const changed = before.filter((total) => {
    const now = part.totals.find((one) => one.printed === total.printed);
    return !now || now.foots !== total.foots || now.sum !== total.sum;
  });
  const places = new Set(changed.map(placeOf));
  facts.warnings = [
    ...facts.warnings.filter(
      ({ code, at }) => code !== FOOT_CODE || !at || !places.has(`${at.page}|${at.line ?? ''}`),
    ),
    ...[...places].flatMap((place) => warningOf(part, place)),
  ];
}

function rechecked(part: BudgetPart, lines: Lines, total: PrintedTotal): PrintedTotal {
  if (!total.lines) return total;
  const cents = (id: string): number => {
    const cell = lines.get(id)?.[total.columnId];
    return cell ? (decimalToCents(cell.value) ?? 0) : 0;
  };
  const added = total.lines.reduce((sum, id) => sum + cents(id), 0);
  const less = (total.less ?? []).reduce((sum, id) => sum + cents(id), 0);
  const printed = decimalToCents(total.printed.value) ?? 0;
  // Variances are printed as better or worse: under a net figure they may simply be added.
  const isVariance = part.columns.some(({ id, role }) => id === total.columnId && role === 'variance');
  const sum = isVariance && printed === added + less ? added + less : added - less;
  return { ...total, sum: centsToMoney(sum), foots: sum === printed };
}

const placeOf = ({ printed: { source } }: PrintedTotal): string => `${source.page}|${source.line ?? ''}`;

function warningOf(part: BudgetPart, place: string): FactWarning[] {
  const missing = part.totals.filter((total) => placeOf(total) === place && !total.foots);
  const first = missing[0];
  if (!first) return [];
  const label = part.columns.find(({ id }) => id === first.columnId)?.label;
  const under = label ? ` under '${label}'` : '';
  const others = missing.length > 1 ? ` ${missing.length - 1} more of its columns differ too.` : '';
  const message = `'${first.description || 'A total without a name'}'${under} prints ${dollars(first.printed.value)}, but its lines add to ${dollars(first.sum)}.${others}`;
  return [{ code: FOOT_CODE, message, at: first.printed.source }];
}

const dollars = (money: string): string => formatCents(decimalToCents(money) ?? 0);
