import type PptxGenJS from 'pptxgenjs';
import { oneLine, xmlText } from '../plain-text';
import { cutTo } from './fit';
import { colours, fonts, type Slide } from './theme';

export interface TableCell {
  text: string;
  /** A second line below it, smaller. */
  below?: string;
  bold?: boolean;
  soft?: boolean;
  align?: 'left' | 'right';
}

export interface TableOptions {
  place: { x: number; y: number; w: number };
  /** Inches. */
  widths: readonly number[];
  rows: readonly (readonly TableCell[])[];
  fontSize: number;
  /** A cell takes at most so many: a name of three hundred letters must not push the last row off the slide. */
  lines: number;
}

const PADDING = 0.06;

/** A native table with hairlines, each cell's text cut to its lines. */
export function addTable(slide: Slide, { place, widths, rows, fontSize, lines }: TableOptions): void {
  const ems = (column: number, size: number) => (((widths[column] ?? 1) - 2 * PADDING) * 72) / size;
  const hair = { type: 'solid', pt: 0.75, color: colours.line } as const;
  const none = { type: 'none' } as const;
  const short = (text: string, column: number, size: number) =>
    cutTo(xmlText(oneLine(text)), ems(column, size), lines);
  const cells = rows.map((row) =>
    row.map(({ text, below, bold = false, soft = false, align = 'left' }, column): PptxGenJS.TableCell => {
      const small = fontSize - 3;
      return {
        text: [
          {
            text: short(text, column, bold ? fontSize * 1.08 : fontSize),
            options: {
              bold,
              fontSize,
              color: soft ? colours.soft : colours.ink,
              ...(below ? { breakLine: true } : {}),
            },
          },
          ...(below
            ? [{ text: short(below, column, small), options: { fontSize: small, color: colours.soft } }]
            : []),
        ],
        options: { align, valign: 'top', margin: PADDING, border: [none, none, hair, none] },
      };
    }),
  );
  slide.addTable(cells, { ...place, colW: [...widths], fontFace: fonts.body, fontSize });
}

/** A row of a label and its value. */
export const labelled = ([label = '', value = '']: readonly string[]): TableCell[] => [
  { text: label, soft: true },
  { text: value, align: 'right' },
];
