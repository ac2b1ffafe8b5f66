import { media } from '@hoa/bench-associations';
import type { DocumentScore } from '../score/document';
import {
  addShare,
  addTally,
  emptyShare,
  emptyTally,
  f1,
  shareOf,
  type Share,
  type Tally,
} from '../score/tally';

export type Cell = (scores: DocumentScore[]) => string;
export type Row = [name: string, cell: Cell];

/** A Markdown table with a column a medium that is there, and one of all where there are several. */
export function mediaTable(title: string, scores: DocumentScore[], rows: Row[]): string {
  const groups = media
    .map((medium) => [medium as string, scores.filter((score) => score.medium === medium)] as const)
    .filter(([, group]) => group.length > 0);
  return columnsTable(title, groups.length > 1 ? [...groups, ['all', scores]] : groups, rows);
}

/** A Markdown table with a column a group of scores. */
export function columnsTable(
  title: string,
  groups: readonly (readonly [string, DocumentScore[]])[],
  rows: Row[],
): string {
  return markdown(
    [title, ...groups.map(([name]) => name)],
    rows.map(([name, cell]) => [name, ...groups.map(([, group]) => cell(group))]),
  );
}

/** The first column is words, the others are figures. */
export function markdown(head: string[], rows: string[][]): string {
  const line = (cells: string[]): string => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map((_, i) => (i === 0 ? '---' : '---:'))), ...rows.map(line)].join('\n');
}

/** Four digits, but never 1.0000 for less than all. */
export function ratio(share: Share): string {
  if (share.of === 0) return '-';
  const value = shareOf(share);
  const shown = value < 1 && value > 0.99995 ? 'under 1' : value.toFixed(4);
  return `${shown} (${share.right}/${share.of})`;
}

/** F1 with what it is made of. */
export function tallied(tally: Tally): string {
  const { right, missed, invented } = tally;
  if (right + missed + invented === 0) return '-';
  const value = f1(tally);
  const shown = value < 1 && value > 0.99995 ? 'under 1' : value.toFixed(4);
  return `${shown} (${right} right, ${missed} missed, ${invented} invented)`;
}

export function tallyOf(scores: DocumentScore[], pick: (score: DocumentScore) => Tally | undefined): Tally {
  const all = emptyTally();
  for (const score of scores) addTally(all, pick(score) ?? emptyTally());
  return all;
}

export function shareSum(scores: DocumentScore[], pick: (score: DocumentScore) => Share | undefined): Share {
  const all = emptyShare();
  for (const score of scores) addShare(all, pick(score) ?? emptyShare());
  return all;
}

/** Of the scores for which it is known, how many it is true of. */
export const flagged = (
  scores: DocumentScore[],
  pick: (score: DocumentScore) => boolean | undefined,
): Share =>
  shareSum(scores, (score) => {
    const is = pick(score);
    return is === undefined ? undefined : { right: is ? 1 : 0, of: 1 };
  });

export const sumOf = (scores: DocumentScore[], pick: (score: DocumentScore) => number | undefined): number =>
  scores.reduce((sum, score) => sum + (pick(score) ?? 0), 0);
