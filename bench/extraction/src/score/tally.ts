/** Right, missed and invented: from these precision, recall and F1. A wrong one is both missed and invented. */
export interface Tally {
  right: number;
  missed: number;
  invented: number;
}

export const emptyTally = (): Tally => ({ right: 0, missed: 0, invented: 0 });

export function addTally(to: Tally, more: Tally): void {
  to.right += more.right;
  to.missed += more.missed;
  to.invented += more.invented;
}

/** 1 where there was nothing to find and nothing was invented. */
export function f1({ right, missed, invented }: Tally): number {
  return right + missed + invented === 0 ? 1 : (2 * right) / (2 * right + missed + invented);
}

/** Of what was read, how much is right. */
export const precisionOf = ({ right, invented }: Tally): Share => ({ right, of: right + invented });

/** Of what the document has, how much was read right. */
export const recallOf = ({ right, missed }: Tally): Share => ({ right, of: right + missed });

/** So many of so many. */
export interface Share {
  right: number;
  of: number;
}

export const emptyShare = (): Share => ({ right: 0, of: 0 });

export function addShare(to: Share, more: Share): void {
  to.right += more.right;
  to.of += more.of;
}

export function count(to: Share, right: boolean): void {
  to.of++;
  if (right) to.right++;
}

export const shareOf = ({ right, of }: Share): number => (of === 0 ? 1 : right / of);

/** One fact with the confidence that the reader gave it. */
export interface Judged {
  confidence: number;
  right: boolean;
  /** The field of a form. */
  of?: string;
}
