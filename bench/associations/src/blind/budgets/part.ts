import { decimal } from '../../core/money';
import { type TruthBudget } from '../../truth';
import { type Col, type Line, type Ledger, isCents } from './ledger';

/** The truth of a ledger: what its rows print. */
export function budgetPart(ledger: Ledger): TruthBudget {
  const cols = ledger.cols.filter((col) => col.truth);
  return {
    kind: 'budget',
    columns: cols.map((col) => ({
      id: col.id,
      label: col.heads.filter((one) => one !== '').join(' '),
      ...col.truth!,
    })),
    lines: ledger.entries.filter((one) => one.k === 'line').map((line) => truthLine(line, cols)),
    totals: ledger.entries
      .filter((one) => one.k === 'total')
      .flatMap((total) =>
        cols
          .filter((col) => col.kind === 'money')
          .map((col) => ({
            description: total.name,
            columnId: col.id,
            printed: decimal(total.sums[col.id] ?? 0),
            foots: !total.wrong.includes(col.id),
          })),
      ),
  };
}

function truthLine(line: Line, cols: readonly Col[]): TruthBudget['lines'][number] {
  const cells: Record<string, string> = {};
  const words: Record<string, string> = {};
  const dashes: string[] = [];
  for (const { id } of cols) {
    const value = line.vals[id];
    if (isCents(value)) cells[id] = decimal(value);
    else if (value === 'dash') {
      cells[id] = '0.00';
      dashes.push(id);
    } else if (value && 'words' in value) words[id] = value.words;
    else if (value) cells[id] = value.pct;
  }
  return {
    ...(line.code ? { glCode: line.code } : {}),
    description: line.name,
    section: line.section,
    ...(line.also ? { alsoSection: line.also } : {}),
    type: line.type,
    cells,
    ...(dashes.length > 0 ? { dashes } : {}),
    ...(Object.keys(words).length > 0 ? { words } : {}),
    ...(line.note ? { note: line.note } : {}),
  };
}
