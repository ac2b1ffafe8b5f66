import { type Cell, type Grid, type Row } from '../write/ink';
import { type Entry, type Ledger, type Line, type Total, type Val } from './ledger';

export interface MoneyLook {
  dollar?: 'none' | 'all' | 'totals';
  decimals?: 0 | 2;
  negative?: 'paren' | 'minus' | 'trail' | 'cr';
  commas?: boolean;
}

export interface Look extends MoneyLook {
  /** Where a line's code stands. */
  codes?: 'col' | 'none' | 'before' | 'after' | 'above' | 'last';
  joint?: string;
  step?: number;
  codeHead?: string;
  nameHead?: string;
  noteHead?: string;
  nameWidth?: number;
  headFill?: string;
  totalFill?: string;
  lines?: Grid['lines'];
  /** The kind of rules at totals. */
  rules?: 'accounting' | 'none';
  dots?: boolean;
  size?: number;
  percentSign?: boolean;
  /** The heading over several columns is printed once, centred over them. */
  spanHeads?: boolean;
  boldTotals?: boolean;
  boldHeads?: boolean;
  totalGap?: number;
  at?: Grid['at'];
  repeat?: boolean;
}

/** Cents as this document prints them. */
export function money(cents: number, look: MoneyLook, total = false): string {
  const absolute = Math.abs(cents);
  const whole = String(Math.floor(absolute / 100));
  if (look.decimals === 0 && absolute % 100 !== 0) throw new Error(`${cents} cents are not whole dollars`);
  const grouped = look.commas === false ? whole : whole.replace(/\B(?=(\d{3})+$)/g, ',');
  const figure = look.decimals === 0 ? grouped : `${grouped}.${String(absolute % 100).padStart(2, '0')}`;
  const sign = look.dollar === 'all' || (look.dollar === 'totals' && total) ? '$' : '';
  if (cents >= 0) return `${sign}${figure}`;
  if (look.negative === 'trail') return `${sign}${figure}-`;
  if (look.negative === 'cr') return `${sign}${figure} CR`;
  return look.negative === 'minus'
    ? `-${sign}${figure}`
    : look.dollar === 'all'
      ? `${sign}(${figure})`
      : `(${sign}${figure})`;
}

function valueCell(value: Val, look: Look): Cell {
  if (value === undefined) return { t: '' };
  if (value === 'dash') return { t: look.dollar === 'all' ? '$ -' : '-', cents: 0 };
  if (typeof value === 'number') return { t: money(value, look), cents: value };
  if ('words' in value) return { t: value.words };
  return percentCell(value.pct, look);
}

const percentCell = (text: string | undefined, look: Look): Cell =>
  text === undefined
    ? { t: '' }
    : { t: look.percentSign === false ? text : `${text}%`, percent: Number(text) };

/** A ledger as a table with this look. */
export function gridOf(ledger: Ledger, look: Look): Grid {
  const notes = ledger.entries.some((one) => one.k === 'line' && one.note);
  const codeCol = look.codes === 'col';
  const cols: Grid['cols'] = [
    ...(codeCol ? [{ w: 0.85, al: 'l' as const }] : []),
    { w: look.nameWidth ?? 3, al: 'l' },
    ...ledger.cols.map((col) => ({ w: col.w, al: 'r' as const })),
    ...(look.codes === 'last' ? [{ w: 0.9, al: 'l' as const }] : []),
    ...(notes ? [{ w: 2.2, al: 'l' as const }] : []),
  ];
  const tail = (code?: string, note?: string): Cell[] => [
    ...(look.codes === 'last' ? [{ t: code ?? '' }] : []),
    ...(notes ? [{ t: note ?? '' }] : []),
  ];
  const rows = ledger.entries.flatMap((entry) => entryRows(entry, { ledger, look, tail, codeCol }));
  return {
    k: 'grid',
    cols,
    rows: [...headRows(ledger, look, tail), ...rows],
    ...(look.size ? { size: look.size } : {}),
    ...(look.lines ? { lines: look.lines } : {}),
    ...(look.at ? { at: look.at } : {}),
    ...(look.repeat === undefined ? {} : { repeat: look.repeat }),
  };
}

type Tail = (code?: string, note?: string) => Cell[];

function headRows(ledger: Ledger, look: Look, tail: Tail): Row[] {
  const deep = Math.max(...ledger.cols.map((col) => col.heads.length));
  return Array.from({ length: deep }, (_, at): Row => {
    const last = at === deep - 1;
    const figures: Cell[] = [];
    for (const col of ledger.cols) {
      // Heads are set to the bottom: a shorter head begins in a lower row.
      const t = col.heads[at - (deep - col.heads.length)] ?? '';
      const before = figures[figures.length - 1];
      if (look.spanHeads && !last && t !== '' && before?.t === t) before.span = (before.span ?? 1) + 1;
      else figures.push({ t, al: look.spanHeads && !last ? 'c' : 'r' });
    }
    return {
      head: true,
      ...(look.headFill ? { fill: look.headFill } : {}),
      ...(last && !look.headFill && look.rules !== 'none' ? { under: 'one' as const } : {}),
      cells: [
        ...(look.codes === 'col' ? [{ t: last ? (look.codeHead ?? '') : '' }] : []),
        { t: last ? (look.nameHead ?? '') : '' },
        ...figures,
        ...tail(last ? look.codeHead : '', last ? (look.noteHead ?? 'Notes') : ''),
      ],
    };
  });
}

function entryRows(entry: Entry, of: { ledger: Ledger; look: Look; tail: Tail; codeCol: boolean }): Row[] {
  const { look, ledger, tail, codeCol } = of;
  const indent = (depth: number): number => depth * (look.step ?? 10);
  switch (entry.k) {
    case 'line':
      return lineRows(entry, of);
    case 'total':
      return [totalRow(entry, of)];
    case 'head': {
      const text = entry.code && !codeCol ? `${entry.code}${look.joint ?? ' '}${entry.text}` : entry.text;
      return [
        {
          bold: look.boldHeads ?? true,
          gap: 3,
          cells: [
            ...(codeCol ? [{ t: entry.code ?? '' }] : []),
            { t: text, indent: indent(entry.depth) },
            ...ledger.cols.map(() => ({ t: '' })),
            ...tail(),
          ],
        },
      ];
    }
    case 'text':
      return [
        {
          italic: true,
          cells: [
            ...(codeCol ? [{ t: '' }] : []),
            { t: entry.text, span: 1 + ledger.cols.length },
            ...tail(),
          ],
        },
      ];
  }
}

function lineRows(line: Line, of: { ledger: Ledger; look: Look; tail: Tail; codeCol: boolean }): Row[] {
  const { look, ledger, tail, codeCol } = of;
  const joint = look.joint ?? ' ';
  const name =
    line.code && look.codes === 'before'
      ? `${line.code}${joint}${line.name}`
      : line.code && look.codes === 'after'
        ? `${line.name} (${line.code})`
        : line.name;
  const indent = line.depth * (look.step ?? 10);
  const row: Row = {
    cells: [
      ...(codeCol ? [{ t: line.code ?? '' }] : []),
      { t: name, indent, ...(look.dots ? { dots: true } : {}) },
      ...ledger.cols.map((col) => valueCell(line.vals[col.id], look)),
      ...tail(line.code, line.note),
    ],
  };
  if (look.codes !== 'above' || !line.code) return [row];
  return [
    { cells: [{ t: `Account: ${line.code}`, indent }, ...ledger.cols.map(() => ({ t: '' })), ...tail()] },
    row,
  ];
}

function totalRow(total: Total, of: { ledger: Ledger; look: Look; tail: Tail; codeCol: boolean }): Row {
  const { look, ledger, tail, codeCol } = of;
  return {
    bold: look.boldTotals ?? true,
    ...(look.rules === 'none'
      ? {}
      : { over: 'one' as const, ...(total.grand ? { under: 'two' as const } : {}) }),
    ...(look.totalFill ? { fill: look.totalFill } : {}),
    gap: total.grand ? (look.totalGap ?? 3) : 1,
    cells: [
      ...(codeCol ? [{ t: '' }] : []),
      { t: total.name, indent: total.depth * (look.step ?? 10) },
      ...ledger.cols.map((col): Cell => {
        if (col.kind === 'blank') return { t: '' };
        if (col.pct) return percentCell(total.pcts[col.id], look);
        const cents = total.sums[col.id] ?? 0;
        return { t: money(cents, look, true), cents, formula: true };
      }),
      ...tail(),
    ],
  };
}
