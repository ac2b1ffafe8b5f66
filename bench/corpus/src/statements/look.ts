import type { Random } from '@hoa/bench-associations/kit';

type Negative = 'parentheses' | 'minus' | 'trailing-minus';

/** How a statement is printed. Nothing in it changes the truth. */
export interface Look {
  font: 'sans' | 'serif' | 'mono' | 'embedded';
  size: number;
  landscape: boolean;
  margin: number;
  titleAlign: 'left' | 'center' | 'right';
  labelAlign: 'left' | 'right';
  indent: number;
  leaders: boolean;
  rules: 'none' | 'rows' | 'grid' | 'totals';
  shade: boolean;
  gapRows: boolean;
  boldTotals: boolean;
  boldHeadings: boolean;
  decimals: 0 | 2;
  dollar: 'none' | 'all' | 'totals' | 'apart';
  thousands: boolean;
  negative: Negative;
  zero: 'figure' | 'dash' | 'blank';
  /** Printed with the sign turned: credits of accounting programs, or expenses in parentheses. */
  flip?: 'income' | 'expense';
  amountAlign: 'right' | 'center' | 'left';
  /** Label column after this many amount columns. */
  labelAt: number;
  codes: 'none' | 'column' | 'prefix';
  headerRepeats: boolean;
  /** Printed above the labels: 'Account'. */
  labelHeader?: string;
  /** No column headers at all: the title says what the amounts are. */
  noHeader?: boolean;
  /** Totals are printed in a column of their own to the right. */
  totalsShifted?: boolean;
  /** Longest label; more is cut off or wrapped. */
  labelWidth?: number;
  labelOverflow: 'fit' | 'cut' | 'wrap-first' | 'wrap-last';
  /** Spreadsheets: one column per level of indentation. */
  stairs?: boolean;
  /** Spreadsheets: amounts as text. */
  asText?: boolean;
  uppercase: boolean;
  colons: boolean;
  halves?: boolean;
  rowSpace: number;
}

export function randomLook(random: Random, whole: boolean): Look {
  return {
    font: random.weighted({ sans: 4, serif: 3, mono: 1, embedded: 2 }),
    size: random.pick([8, 9, 9, 10, 10, 11]),
    landscape: random.chance(0.2),
    margin: random.pick([36, 48, 54, 72]),
    titleAlign: random.weighted({ left: 2, center: 5, right: 0.4 }),
    labelAlign: random.chance(0.08) ? 'right' : 'left',
    indent: random.pick([0, 8, 12, 18]),
    leaders: random.chance(0.1),
    rules: random.weighted({ none: 4, rows: 1.5, grid: 1.5, totals: 3 }),
    shade: random.chance(0.2),
    gapRows: random.chance(0.5),
    boldTotals: random.chance(0.7),
    boldHeadings: random.chance(0.7),
    decimals: whole && random.chance(0.6) ? 0 : 2,
    dollar: random.weighted({ none: 4, all: 4, totals: 2 }),
    thousands: random.chance(0.93),
    negative: random.weighted({ parentheses: 3, minus: 3 }),
    zero: random.weighted({ figure: 3, dash: 1, blank: 0.5 }),
    amountAlign: random.chance(0.06) ? random.pick(['center', 'left'] as const) : 'right',
    labelAt: 0,
    codes: random.weighted({ none: 4, column: 1, prefix: 1 }),
    headerRepeats: random.chance(0.6),
    labelOverflow: 'fit',
    uppercase: random.chance(0.25),
    colons: random.chance(0.15),
    rowSpace: random.pick([1.15, 1.25, 1.4, 1.7]),
  };
}
