import {
  AlignmentType,
  BorderStyle,
  Paragraph,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  TextRun,
  WidthType,
} from 'docx';
import { oneLine, xmlText } from '../export/plain-text';
import type { Drivers } from './drivers';

/** Between the margins of a page, in twentieths of a point. */
export const ROOM = 9360;

const NONE = { style: BorderStyle.NONE, size: 0, color: 'auto' } as const;
const HAIR = { style: BorderStyle.SINGLE, size: 4, color: 'E2DCCD' } as const;
const RULE = { style: BorderStyle.SINGLE, size: 8, color: '1D1B17' } as const;

/** Text of people and documents: on one line, without what the file's XML cannot hold. */
export const plainText = (value: string): string => xmlText(oneLine(value));

interface CellLine {
  text: string;
  bold?: boolean;
  color?: string;
  size?: number;
}

interface CellLook {
  width: number;
  right?: boolean;
  rule?: 'top' | 'bottom';
  /** On the same page as the row below. */
  keepNext?: boolean;
}

/** A table's fixed columns, as parts of the page's width. */
export function columnsOf(parts: readonly number[]) {
  return {
    width: { size: ROOM, type: WidthType.DXA },
    columnWidths: parts.map((part) => Math.round(part * ROOM)),
    layout: TableLayoutType.FIXED,
    borders: {
      top: NONE,
      bottom: NONE,
      left: NONE,
      right: NONE,
      insideVertical: NONE,
      insideHorizontal: NONE,
    },
  };
}

export function cell(
  lines: readonly CellLine[],
  { width, right = false, rule, keepNext = false }: CellLook,
): TableCell {
  return new TableCell({
    width: { size: Math.round(width), type: WidthType.DXA },
    margins: { top: 50, bottom: 50, left: 40, right: 40 },
    borders: {
      top: rule === 'top' ? RULE : NONE,
      bottom: rule === 'bottom' ? RULE : HAIR,
      left: NONE,
      right: NONE,
    },
    children: lines.map(
      (line) =>
        new Paragraph({
          keepNext,
          spacing: { after: 0, line: 252 },
          alignment: right ? AlignmentType.RIGHT : AlignmentType.LEFT,
          children: [new TextRun({ ...line, text: plainText(line.text) })],
        }),
    ),
  });
}

/** The lines that move the fee, with their reasons below their names, and the sums. */
export function amountTable({ header, rows }: Drivers): Table {
  const amounts = header.length - 1;
  const each = amounts > 1 ? 0.142 : 0.25;
  const widths = [1 - each * amounts, ...Array<number>(amounts).fill(each)];
  const size = 18;
  const row = (cells: TableCell[], tableHeader = false) =>
    new TableRow({ cantSplit: true, tableHeader, children: cells });
  const widthOf = (column: number) => (widths[column] ?? each) * ROOM;
  return new Table({
    ...columnsOf(widths),
    rows: [
      row(
        header.map((title, column) =>
          cell([{ text: title, bold: true, size }], {
            width: widthOf(column),
            right: column > 0,
            rule: 'bottom',
          }),
        ),
        true,
      ),
      ...rows.map(({ name, why, amounts: shown, total = false }, index) => {
        // The sum never stands alone at the head of a page.
        const look = total ? { rule: 'top' as const } : { keepNext: index === rows.length - 2 };
        return row([
          cell(
            [
              { text: name, bold: total, size: 20 },
              ...(why ? [{ text: why, size: 16, color: '524D43' }] : []),
            ],
            {
              width: widthOf(0),
              ...look,
            },
          ),
          ...shown.map((text, column) =>
            cell([{ text, bold: total, size }], { width: widthOf(column + 1), right: true, ...look }),
          ),
        ]);
      }),
    ],
  });
}
