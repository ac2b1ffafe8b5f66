/** What one ask has used so far. */
export interface Spent {
  tokens: number;
  costMicros: number;
}

/** On whose account models are asked: what is known there already, and whether more may be asked. */
export interface Account {
  /** The JSON of an answer that the same question got before; undefined where there is none. */
  known(key: Buffer): Promise<unknown>;
  keep(key: Buffer, answer: unknown): Promise<void>;
  /** Why nothing may be asked now, in words that follow "the model was not used, "; undefined where it may. */
  objection(spent: Spent): Promise<string | undefined>;
  /** Tells whether asking brought any answer at all. */
  heard(answered: boolean): void;
}

/** So many questions in a row without any answer, and the rest of a run is not asked: its time is bounded. */
const MOST_SILENCES = 2;

/** Whether a model is there at all, as far as one run has seen. */
export class Silences {
  private inARow = 0;

  heard(answered: boolean): void {
    this.inARow = answered ? 0 : this.inARow + 1;
  }

  objection(): string | undefined {
    return this.inARow < MOST_SILENCES
      ? undefined
      : `${this.inARow} questions before this one got no answer, and no more were asked.`;
  }
}
