import { AlignmentType, BorderStyle, Paragraph, Table, TableCell, TableRow, TextRun, WidthType } from 'docx';
import { isSum, type Line } from '../fourth/parse';
import { isBold, shown } from './compose';

/**
 * Modes: `grid` and `lines` are borders; `heads` merges headings across the table; `groups` writes them into a column of
 * their own, merged down; `stacked` types all lines of a group into one cell; `left` aligns amounts at the left.
 */
export interface TableLayout {
  widths: readonly number[];
  modes: readonly string[];
}

interface Style {
  bold?: boolean;
  size: number;
}

interface Box {
  /** A paragraph each. */
  texts: string[];
  span?: number;
  rowSpan?: number;
  bold?: boolean;
  isLabel?: boolean;
  isShaded?: boolean;
}

/** What is between tildes is struck out. */
export const runs = (text: string, { bold = false, size }: Style): TextRun[] =>
  text
    .split('~')
    .flatMap((part, i) =>
      part === '' ? [] : [new TextRun({ text: part, size, bold, ...(i % 2 === 1 ? { strike: true } : {}) })],
    );

const spanOf = (cell: string): number => Number(/\{(\d+)\}/.exec(cell)?.[1] ?? 1);
const textsOf = (cell: string): string[] => shown(cell).split('¶');

/** A line as a row; a heading cell with `{2}` is merged over two columns. */
function boxesOf(line: Line, columns: number): Box[] {
  const bold = isBold(line);
  const made = line.cells.map((cell, at): Box => {
    const span = line.kind === 'print' ? spanOf(cell) : 1;
    return { texts: textsOf(cell), span, bold, isLabel: at === 0 };
  });
  const used = made.reduce((sum, { span = 1 }) => sum + span, 0);
  return [...made, ...Array.from({ length: columns - used }, (): Box => ({ texts: [''] }))];
}

function headed(lines: readonly Line[], columns: number): Box[][] {
  return lines.map((line) =>
    line.code === 'h'
      ? [{ texts: textsOf(line.cells[0]!), span: columns, bold: true, isLabel: true, isShaded: true }]
      : boxesOf(line, columns),
  );
}

const endsGroup = ({ code }: Line): boolean => code === 'h' || isSum(code);

/** Lines in groups: a heading and what is below it, or a single line. */
function groupsOf(lines: readonly Line[]): Line[][] {
  const groups: Line[][] = [];
  for (const line of lines) {
    const last = groups.at(-1);
    if (last?.[0]?.code === 'h' && !endsGroup(line)) last.push(line);
    else groups.push([line]);
  }
  return groups;
}

const grouped = (lines: readonly Line[], columns: number): Box[][] =>
  groupsOf(lines).flatMap(([first, ...rest]) => {
    if (first!.code !== 'h') {
      const [label, ...amounts] = boxesOf(first!, columns - 1);
      return [[{ ...label!, span: 2 }, ...amounts]];
    }
    const head: Box = { texts: textsOf(first!.cells[0]!), rowSpan: rest.length, bold: true, isLabel: true };
    return rest.map((line, i) => [...(i === 0 ? [head] : []), ...boxesOf(line, columns - 1)]);
  });

const stacked = (lines: readonly Line[], columns: number): Box[][] =>
  groupsOf(lines).map(([first, ...rest]) =>
    first!.code === 'h'
      ? Array.from({ length: columns }, (_, at) => ({
          texts: [
            ...(at === 0 ? textsOf(first!.cells[0]!) : ['']),
            ...rest.map((line) => shown(line.cells[at] ?? '')),
          ],
          isLabel: at === 0,
        }))
      : boxesOf(first!, columns),
  );

/** Between `<<` and `//` is the left half of the table, from there to `>>` the right half. */
function paired(lines: readonly Line[], columns: number): Box[][] {
  const at = (mark: string): number => lines.findIndex(({ cells }) => cells[0] === mark);
  const halves = [lines.slice(at('<<') + 1, at('//')), lines.slice(at('//') + 1, at('>>'))];
  const height = Math.max(...halves.map(({ length }) => length));
  const blank = Array.from({ length: columns / 2 }, (): Box => ({ texts: [''] }));
  const both = Array.from({ length: height }, (_, i) =>
    halves.flatMap((half) => (half[i] ? boxesOf(half[i], columns / 2) : blank)),
  );
  return [
    ...headed(lines.slice(0, at('<<')), columns),
    ...both,
    ...headed(lines.slice(at('>>') + 1), columns),
  ];
}

function rowsOf(lines: readonly Line[], { widths, modes }: TableLayout): Box[][] {
  if (lines.some(({ cells }) => cells[0] === '<<')) return paired(lines, widths.length);
  if (modes.includes('groups')) return grouped(lines, widths.length);
  if (modes.includes('stacked')) return stacked(lines, widths.length);
  if (modes.includes('heads')) return headed(lines, widths.length);
  return lines.map((line) => boxesOf(line, widths.length));
}

const edge = (
  isShown: boolean,
): { style: (typeof BorderStyle)[keyof typeof BorderStyle]; size: number; color: string } => ({
  style: isShown ? BorderStyle.SINGLE : BorderStyle.NONE,
  size: isShown ? 4 : 0,
  color: isShown ? '777777' : 'FFFFFF',
});

export function tableOf(lines: readonly Line[], layout: TableLayout & { size: number }): Table {
  const { widths, modes, size } = layout;
  const across = edge(modes.includes('grid') || modes.includes('lines'));
  const down = edge(modes.includes('grid'));
  const right = modes.includes('left') ? AlignmentType.LEFT : AlignmentType.RIGHT;
  const cellOf = ({ texts, span = 1, rowSpan = 1, bold = false, isLabel, isShaded }: Box): TableCell =>
    new TableCell({
      ...(span > 1 ? { columnSpan: span } : {}),
      ...(rowSpan > 1 ? { rowSpan } : {}),
      ...(isShaded ? { shading: { fill: 'D9E2EC' } } : {}),
      children: texts.map(
        (text) =>
          new Paragraph({
            alignment: isLabel ? AlignmentType.LEFT : span > 1 ? AlignmentType.CENTER : right,
            children: runs(text.trim(), { bold, size }),
          }),
      ),
    });
  return new Table({
    width: { size: widths.reduce((a, b) => a + b, 0), type: WidthType.DXA },
    columnWidths: [...widths],
    borders: {
      top: across,
      bottom: across,
      left: down,
      right: down,
      insideHorizontal: across,
      insideVertical: down,
    },
    rows: rowsOf(lines, layout).map((boxes) => new TableRow({ children: boxes.map(cellOf) })),
  });
}
