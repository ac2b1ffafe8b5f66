import { addTally, emptyTally, type Judged, type Tally } from './tally';
import { plain } from './text';

export interface FieldScore {
  fields: Tally;
  byField: Record<string, Tally>;
  judged: Judged[];
  notes: string[];
}

/** Two readings of one document's forms as one. */
export function joined(scores: FieldScore[]): FieldScore {
  const all = new Fields();
  for (const score of scores) {
    addTally(all.tally, score.fields);
    for (const [name, tally] of Object.entries(score.byField))
      addTally((all.byField[name] ??= emptyTally()), tally);
    all.judged.push(...score.judged);
    all.notes.push(...score.notes);
  }
  return all.score;
}

/** Fields of a form: each right, missed, or invented; a wrong one is both missed and invented. */
export class Fields {
  readonly tally: Tally = emptyTally();
  /** The same by field: all premiums are one field, all costs of components another. */
  readonly byField: Record<string, Tally> = {};
  readonly judged: Judged[] = [];
  readonly notes: string[] = [];

  /**
   * `wanted` undefined: the document does not say. `isRight` is asked only where both are there. `of` tells the fields of
   * one name apart in the notes: the premium of which line.
   */
  check<W, R>(
    name: string,
    input: {
      wanted: W | undefined;
      read: R | undefined;
      confidence?: number | undefined;
      of?: string;
      isRight: (wanted: W, read: R) => boolean;
    },
  ): void {
    const { wanted, read, confidence } = input;
    if (wanted === undefined && read === undefined) return;
    const right = wanted !== undefined && read !== undefined && input.isRight(wanted, read);
    const one = {
      right: right ? 1 : 0,
      missed: wanted !== undefined && !right ? 1 : 0,
      invented: read !== undefined && !right ? 1 : 0,
    };
    addTally(this.tally, one);
    addTally((this.byField[name] ??= emptyTally()), one);
    if (read !== undefined) this.judge(name, confidence, right);
    if (right) return;
    const where = input.of === undefined ? name : `${name} of ${input.of}`;
    this.notes.push(`${where}: ${show(wanted)}, read ${show(read)}`);
  }

  /** What a reading states with a confidence, whether the document has the field or not. */
  judge(of: string, confidence: number | undefined, right: boolean): void {
    if (confidence !== undefined) this.judged.push({ confidence, right, of });
  }

  /** A field of the document that the reading has as a cited value. */
  cited<W, R>(
    name: string,
    input: {
      wanted: W | undefined;
      read: { value: R; confidence: number } | undefined;
      of?: string;
      isRight: (wanted: W, read: R) => boolean;
    },
  ): void {
    this.check(name, { ...input, read: input.read?.value, confidence: input.read?.confidence });
  }

  get score(): FieldScore {
    const { tally, byField, judged, notes } = this;
    return { fields: tally, byField, judged, notes };
  }
}

function show(value: unknown): string {
  return value === undefined ? 'nothing' : typeof value === 'string' ? `'${value}'` : JSON.stringify(value);
}

const FORMS = /\b(?:inc|incorporated|llc|l l c|ltd|corp|corporation|co|company|the|of|and)\b/g;

/** The same party, with or without its legal form. */
export function sameName(a: string, b: string): boolean {
  const [x, y] = [a, b].map((name) => plain(name).replace(FORMS, ' ').replace(/\s+/g, ' ').trim());
  return (
    x === y ||
    (x !== '' &&
      y !== '' &&
      (x!.includes(y!) || y!.includes(x!)) &&
      Math.min(x!.length, y!.length) * 2 > Math.max(x!.length, y!.length))
  );
}

/** At least half of the wanted words of substance are there. */
export function sharesWords(wanted: string, read: string): boolean {
  const words = plain(wanted)
    .split(' ')
    .filter((word) => word.length > 3);
  const own = plain(read);
  return (
    words.length === 0 ||
    words.filter((word) => own.includes(word.replace(/(?:ing|s)$/, ''))).length * 2 >= words.length
  );
}

export const sameMoney = (a: string, b: string): boolean => Number(a) === Number(b);
