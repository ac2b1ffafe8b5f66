const ADOPTS =
  /\b(?:adopt|approv|ratif)\w*\b[^.;]{0,60}\b(?:as|the)\b[^.;]{0,40}\bbudget\b[^.;]{0,80}\byear\b|\b(?:the )?following\b[^.;]{0,60}\bbudget\b/i;
/** Rows of a table that such a sentence is about. */
const ROWS = 6;

/** A resolution whose own words make the table below them the budget of a year. */
export function adoptsBudget(lines: readonly string[]): boolean {
  const at = lines.findIndex((text, i) => ADOPTS.test(`${text} ${lines[i + 1] ?? ''}`.slice(0, 600)));
  if (at < 0) return false;
  const rows = lines
    .slice(at)
    .filter((text) => text.length < 160 && /^\D.{0,100}\s\$?\(?\d[\d,]*(?:\.\d\d)?\)?$/.test(text.trim()));
  return rows.length >= ROWS;
}
