import { AlignmentType, BorderStyle, Paragraph, Table, TableCell, TableRow, TextRun, WidthType } from 'docx';

interface Style {
  bold?: boolean;
  italics?: boolean;
  underline?: boolean;
  size?: number;
  center?: boolean;
  indent?: number;
}

const run = (text: string, { bold, italics, underline, size = 22 }: Style): TextRun =>
  new TextRun({
    text,
    size,
    ...(bold ? { bold } : {}),
    ...(italics ? { italics } : {}),
    ...(underline ? { underline: {} } : {}),
  });

/** A paragraph; tabs in its text jump to the given stops, right-aligned, in twentieths of a point. */
export const p = (text: string, style: Style = {}, stops: readonly number[] = []): Paragraph =>
  new Paragraph({
    ...(style.center ? { alignment: AlignmentType.CENTER } : {}),
    ...(style.indent ? { indent: { left: style.indent } } : {}),
    tabStops: stops.map((position) => ({ type: 'right', position })),
    children: [run(text, style)],
  });

const edge = (shown: boolean): object => ({
  style: shown ? BorderStyle.SINGLE : BorderStyle.NONE,
  size: shown ? 4 : 0,
  color: shown ? '888888' : 'FFFFFF',
});

/** A table whose first column is text and whose others are figures; bold rows start with an asterisk. */
export function table(widths: readonly number[], rows: readonly (readonly string[])[], ruled = true): Table {
  const side = edge(ruled);
  return new Table({
    width: { size: widths.reduce((a, b) => a + b, 0), type: WidthType.DXA },
    columnWidths: [...widths],
    borders: {
      top: side,
      bottom: side,
      left: side,
      right: side,
      insideHorizontal: side,
      insideVertical: side,
    },
    rows: rows.map((cells) => {
      const bold = cells[0]?.startsWith('*') ?? false;
      return new TableRow({
        children: widths.map(
          (size, i) =>
            new TableCell({
              width: { size, type: WidthType.DXA },
              children: [
                new Paragraph({
                  alignment: i === 0 ? AlignmentType.LEFT : AlignmentType.RIGHT,
                  children: [run((cells[i] ?? '').replace(/^\*/, ''), { bold, size: 20 })],
                }),
              ],
            }),
        ),
      });
    }),
  });
}
