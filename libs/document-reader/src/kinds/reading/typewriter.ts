/** Rows as a typewriter sets them, for fixtures: the first column to the left, figures to the right of theirs. */
export function typed(rows: string[][]): string {
  const count = Math.max(...rows.map((row) => row.length));
  const widths = Array.from({ length: count }, (_, c) =>
    Math.max(...rows.map((row) => (row[c] ?? '').length)),
  );
  const isFigures = widths.map((_, c) =>
    rows.slice(1).some((row) => /^[$(]?\d[\d,.]*\)?%?$/.test(row[c] ?? '')),
  );
  return rows
    .map((row) =>
      row.map((cell, c) => (isFigures[c] ? cell.padStart(widths[c]!) : cell.padEnd(widths[c]!))).join('   ').trimEnd(),
    )
    .join('\n'); // prettier-ignore
}
