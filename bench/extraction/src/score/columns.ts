import type { TruthBudget, TruthColumn } from '@hoa/bench-associations';
import type { BudgetColumn, BudgetPart } from '@hoa/contracts';
import type { LinePair } from './lines';
import { similarity } from './text';

interface Place {
  part: number;
  id: string;
}

/** A label alone makes two columns one only if it is nearly the same. */
const LEAST_LABEL = 0.6;

/**
 * Which column of the reading a column of the document became: the one that shares most figures with it on lines that
 * are the same; a label decides between equals, and alone where there are no figures but zeros. A column of the
 * document may have become one in each part of the reading, where that took one table for two.
 */
export class ColumnMap {
  private readonly places: { from: Place; to: Place }[] = [];

  constructor(
    private readonly truth: TruthBudget[],
    private readonly read: BudgetPart[],
    pairs: LinePair[],
  ) {
    const candidates = truth
      .flatMap((part, p) => part.columns.map((column) => ({ column, place: { part: p, id: column.id } })))
      .flatMap((from) =>
        read.flatMap((part, p) =>
          part.columns.map((column) => {
            const to = { part: p, id: column.id };
            const label = similarity(from.column.label, column.label);
            return { from: from.place, to, label, figures: sharedFigures(pairs, from.place, to) };
          }),
        ),
      )
      .filter(({ label, figures }) => figures > 0 || label >= LEAST_LABEL)
      .sort((a, b) => b.figures + 0.9 * b.label - (a.figures + 0.9 * a.label));
    for (const { from, to } of candidates) {
      const isTaken = this.places.some(
        (known) => same(known.to, to) || (same(known.from, from) && known.to.part === to.part),
      );
      if (!isTaken) this.places.push({ from, to });
    }
  }

  /** Id of the column in the reading's part, if the document's column is there. */
  idIn(part: number, from: Place): string | undefined {
    return this.places.find((place) => same(place.from, from) && place.to.part === part)?.to.id;
  }

  /** The column of the document that a column of the reading is. */
  wantedOf(to: Place): TruthColumn | undefined {
    const from = this.places.find((place) => same(place.to, to))?.from;
    return from && this.truth[from.part]!.columns.find((column) => column.id === from.id);
  }

  /** The column of the reading that a column of the document became most of all. */
  readOf(from: Place): BudgetColumn | undefined {
    const to = this.places.find((place) => same(place.from, from))?.to;
    return to && this.read[to.part]!.columns.find((column) => column.id === to.id);
  }
}

const same = (a: Place, b: Place): boolean => a.part === b.part && a.id === b.id;

function sharedFigures(pairs: LinePair[], from: Place, to: Place): number {
  let shared = 0;
  for (const [truth, read] of pairs) {
    if (truth.part !== from.part || read.part !== to.part) continue;
    const value = truth.line.cells[from.id];
    const cell = read.line.cells[to.id];
    if (value !== undefined && cell && Number(value) !== 0 && Number(cell.value) === Number(value)) shared++;
  }
  return shared;
}

/** Whether a column was understood: its role is one of the right ones, and its year where the document states one. */
export const isRole = (wanted: TruthColumn, read: BudgetColumn | undefined): boolean =>
  read !== undefined && [wanted.role, ...(wanted.alsoRoles ?? [])].includes(read.role);
export const isYear = (wanted: TruthColumn, read: BudgetColumn | undefined): boolean =>
  wanted.year === undefined || wanted.year === read?.year;
