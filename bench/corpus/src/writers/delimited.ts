import type { Grid } from '../statements/grid';

/** Statements as comma-separated values, one after the other. */
export function writeCsv(grids: readonly Grid[]): Buffer {
  const quote = (text: string): string => (/[",\n]/.test(text) ? `"${text.replace(/"/g, '""')}"` : text);
  const lines = grids.flatMap((grid) =>
    grid.lines.map((line) => {
      for (const row of line.rows) row.page = 1;
      const cells = line.cells.flatMap(({ text, indent = 0, span = 1 }, i) => {
        const padded =
          grid.look.stairs && grid.columns[i]?.kind === 'label' ? '  '.repeat(indent) + text : text;
        return [quote(padded), ...Array.from({ length: span - 1 }, () => '')];
      });
      return cells.join(',').replace(/,+$/, '');
    }),
  );
  return Buffer.from(lines.join('\r\n') + '\r\n');
}
