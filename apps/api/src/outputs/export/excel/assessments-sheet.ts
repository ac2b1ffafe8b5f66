import type { Row, Workbook, Worksheet } from 'exceljs';
import { approximate, instalmentsOf, percentSum, type AssessedSchedule, type Cents } from '@hoa/budget-math';
import type { ScheduleUnit } from '@hoa/contracts';
import type { Assessment } from '../../../insights/ccr/assessment';
import type { Report } from '../report';
import {
  emphasise,
  formats,
  dollars,
  headerCells,
  names,
  putFormula,
  putNumber,
  putText,
  setUp,
} from './cells';

/** The association's schedule of units and what they pay of this budget. */
export interface WorkbookAssessments {
  schedule: string;
  units: readonly ScheduleUnit[];
  assessment: Assessment;
}

const HEADER_ROW = 5;
const MONTHS = 12;

/** What each unit pays of all expenses, a year and a month; or, where that cannot be calculated, why. */
export function addAssessmentsSheet(
  workbook: Workbook,
  { report, assessments }: { report: Report; assessments: WorkbookAssessments },
): void {
  const { schedule, units, assessment } = assessments;
  const sheet = workbook.addWorksheet('Assessments');
  if (assessment.kind === 'blocked') {
    setUp(sheet, report, { subtitle: 'assessments by unit', widths: [90], headerRow: null });
    putText(
      sheet.getCell('A4'),
      `Assessments could not be calculated from the schedule “${schedule}”. ${assessment.why}`,
    );
    return;
  }
  const table = new Table(sheet, { units, result: assessment.result });
  setUp(sheet, report, {
    subtitle: 'assessments by unit',
    widths: [18, 14, 20, ...table.pools.map(() => 18), 20, 18, 18],
    headerRow: HEADER_ROW,
  });
  putText(sheet.getCell('A3'), `All expenses of the budget, divided by the schedule “${schedule}”.`, {
    wrapText: false,
  });
  table.fill(report);
}

/** Columns: A unit, B lot, C interest, the parts of the total where there are several, then year, month, last month. */
class Table {
  /** Parts of the total, where more than one or one that a formula of the interest would not give. */
  readonly pools: AssessedSchedule['pools'];
  private readonly first = HEADER_ROW + 1;
  private readonly last: number;
  private readonly year: string;
  private readonly yearAt: number;

  constructor(
    private readonly sheet: Worksheet,
    private readonly of: { units: readonly ScheduleUnit[]; result: AssessedSchedule },
  ) {
    const { result, units } = of;
    this.pools = isPlain(result) ? [] : result.pools;
    this.yearAt = 4 + this.pools.length;
    this.year = letter(this.yearAt);
    this.last = HEADER_ROW + units.length;
  }

  fill(report: Report): void {
    const columns = this.yearAt + 2;
    headerCells(
      this.sheet.getRow(HEADER_ROW),
      [
        'Unit',
        'Lot no.',
        'Ownership interest',
        ...this.pools.map(({ pool }) => pool.label),
        `${report.parameters.year} assessment`,
        'A month',
        'Last month',
      ],
      (column) => column > 2,
    );
    this.of.units.forEach((unit, place) => this.addUnit(unit, place));
    const closing = [this.addUnallocated(), this.addTotal(), this.addBudget(report)];
    for (const row of closing) if (row) emphasise(row, columns, 'total');
    this.addRounding();
  }

  private addUnit({ unit, lotNumber }: ScheduleUnit, place: number): void {
    const row = this.sheet.addRow([]);
    const { result } = this.of;
    const { share } = result.units[place]!;
    putText(row.getCell(1), unit);
    putText(row.getCell(2), lotNumber);
    if (share) putNumber(row.getCell(3), approximate(share), SHARE);
    this.pools.forEach(({ cents }, index) =>
      putNumber(row.getCell(4 + index), dollars(cents[place]!), formats.money),
    );
    this.putYear(row, place);
    this.putMonths(row, result.cents[place]!);
  }

  private putYear(row: Row, place: number): void {
    const { result } = this.of;
    const cents = result.cents[place]!;
    const cell = row.getCell(this.yearAt);
    const put = (formula: string) =>
      putFormula(cell, formula, { result: dollars(cents), format: formats.money });
    if (this.pools.length > 0) {
      const parts = `SUM(D${row.number}:${letter(this.yearAt - 1)}${row.number})`;
      return put(parts);
    }
    const [pool] = result.pools;
    if (place === this.lastPayer() && pool?.remainder !== 'spread') return put(this.lastFormula(row.number));
    const share = approximate(result.units[place]!.share!);
    // Binary fractions come out as arithmetic by hand does for any total but the strangest, which shows the figure itself.
    if (rounded((pool!.pool.cents * share) / this.whole()) !== cents)
      return putNumber(cell, dollars(cents), formats.money);
    put(`ROUND(ROUND(${names.dues}*100*C${row.number}${this.divisor()},6),0)/100`);
  }

  /** What the others leave of what is divided: it takes the remainder of rounding. */
  private lastFormula(at: number): string {
    const others = [
      [this.first, at - 1],
      [at + 1, this.last],
    ].flatMap(([from = 0, to = 0]) => (from > to ? [] : [`SUM(${this.year}${from}:${this.year}${to})`]));
    const shares = `SUM(C${this.first}:C${this.last})`;
    const divided = `ROUND(ROUND(${names.dues}*100*${shares}${this.divisor()},6),0)/100`;
    return `ROUND(${[divided, ...others].join('-')},2)`;
  }

  /** Shares that are taken in proportion to what they add up to. */
  private divisor(): string {
    return this.whole() === 1 ? '' : `/SUM(C$${this.first}:C$${this.last})`;
  }

  private whole(): number {
    const [pool] = this.of.result.pools;
    return pool ? approximate(pool.whole) : 1;
  }

  private putMonths(row: Row, cents: Cents): void {
    const parts = instalmentsOf(cents, MONTHS);
    const [month = 0] = parts;
    const last = parts.at(-1) ?? 0;
    const [year, at] = [`${this.year}${row.number}`, `${letter(this.yearAt + 1)}${row.number}`];
    const cells = [row.getCell(this.yearAt + 1), row.getCell(this.yearAt + 2)] as const;
    // Of a few cents a year not every month has one: there is no figure for each.
    if (month * (MONTHS - 1) + last !== cents) return;
    if (rounded(cents / MONTHS) !== month) {
      putNumber(cells[0], dollars(month), formats.money);
      return putNumber(cells[1], dollars(last), formats.money);
    }
    putFormula(cells[0], `ROUND(ROUND(${year}*100/${MONTHS},6),0)/100`, {
      result: dollars(month),
      format: formats.money,
    });
    putFormula(cells[1], `ROUND(${year}-${MONTHS - 1}*${at},2)`, {
      result: dollars(last),
      format: formats.money,
    });
  }

  private addUnallocated(): Row | undefined {
    const { unallocatedCents, pools } = this.of.result;
    if (unallocatedCents === 0) return undefined;
    const row = this.sheet.addRow([]);
    putText(row.getCell(1), 'Unallocated');
    this.pools.forEach((pool, index) =>
      putNumber(row.getCell(4 + index), dollars(pool.unallocatedCents), formats.money),
    );
    const units = `SUM(${this.year}${this.first}:${this.year}${this.last})`;
    const formula =
      this.pools.length > 0
        ? `SUM(D${row.number}:${letter(3 + pools.length)}${row.number})`
        : `ROUND(${names.dues}-${units},2)`;
    putFormula(row.getCell(this.yearAt), formula, {
      result: dollars(unallocatedCents),
      format: formats.money,
    });
    return row;
  }

  private addTotal(): Row {
    const { result, units } = this.of;
    const row = this.sheet.addRow([]);
    const above = row.number - 1;
    putText(row.getCell(1), 'Total');
    const shares = approximate(percentSum(result.units)) / 100;
    if (result.units.some(({ share }) => share))
      putFormula(row.getCell(3), `SUM(C${this.first}:C${this.last})`, { result: shares, format: SHARE });
    const amounts = [
      ...this.pools.map(({ pool }) => pool.cents),
      result.pools.reduce((sum, { pool }) => sum + pool.cents, 0),
    ];
    amounts.forEach((cents, index) => {
      const column = letter(4 + index);
      putFormula(row.getCell(4 + index), `SUM(${column}${this.first}:${column}${above})`, {
        result: dollars(cents),
        format: formats.money,
      });
    });
    const months = units
      .map((_, place) => instalmentsOf(result.cents[place]!, MONTHS))
      .filter((parts) => parts.slice(1, -1).every((part) => part === parts[0]));
    [0, MONTHS - 1].forEach((month, index) => {
      const column = letter(this.yearAt + 1 + index);
      putFormula(row.getCell(this.yearAt + 1 + index), `SUM(${column}${this.first}:${column}${this.last})`, {
        result: dollars(months.reduce((sum, parts) => sum + parts[month]!, 0)),
        format: formats.money,
      });
    });
    return row;
  }

  private addBudget({ totals }: Report): Row {
    const row = this.sheet.addRow([]);
    putText(row.getCell(1), 'Approved assessment budget', { wrapText: false });
    putFormula(row.getCell(this.yearAt), names.dues, {
      result: dollars(totals.pay.duesCents),
      format: formats.money,
    });
    return row;
  }

  /** What rounding left, as a figure, and whose it is. */
  private addRounding(): void {
    const [pool] = this.of.result.pools;
    if (this.pools.length > 0 || pool?.remainder !== 'last') return;
    const row = this.sheet.addRow([]);
    const unit = this.of.units[this.lastPayer()]?.unit ?? '';
    putText(row.getCell(1), `Of rounding, in unit ${unit}`, { wrapText: false });
    putNumber(row.getCell(this.yearAt), dollars(pool.remainderCents), formats.money);
  }

  private lastPayer(): number {
    return this.of.result.units.findLastIndex(({ share }) => share && share.n > 0n);
  }
}

/** Percent with 4 decimals, as the schedule on the screen. */
const SHARE = '0.0000%';

/** Everything by ownership over all units: a formula of the interest gives it. */
function isPlain({ pools, units }: AssessedSchedule): boolean {
  const [pool] = pools;
  return (
    pools.length === 1 &&
    pool?.pool.basis === 'share' &&
    !pool.pool.group &&
    units.every(({ share }) => share)
  );
}

/** As the sheet's formula rounds, halves away from zero. */
function rounded(cents: number): number {
  return Math.round(Math.round(cents * 1e6) / 1e6);
}

/** "A" of 1, "AA" of 27. */
function letter(column: number): string {
  const rest = Math.floor((column - 1) / 26);
  return `${rest > 0 ? letter(rest) : ''}${String.fromCharCode(65 + ((column - 1) % 26))}`;
}
