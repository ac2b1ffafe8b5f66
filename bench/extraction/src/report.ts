import { media } from '@hoa/bench-associations';
import { emptyBudgetScore, type BudgetScore } from './score/budget';
import type { DocumentScore } from './score/document';
import { emptyOwnershipScore } from './score/ownership';
import {
  addShare,
  addTally,
  emptyShare,
  emptyTally,
  f1,
  shareOf,
  type Judged,
  type Share,
  type Tally,
} from './score/tally';

/** The results of a run as Markdown: a table a kind with a column a medium, and the calibration of confidence. */
export function reportOf(scores: DocumentScore[]): string {
  const parts = [
    documentsTable(scores),
    budgetTable(scores),
    ownershipTable(scores),
    formsTable(scores),
    calibrationTable(scores),
  ];
  return parts.filter((part) => part !== '').join('\n\n');
}

type Cell = (scores: DocumentScore[]) => string;

function table(title: string, scores: DocumentScore[], rows: [string, Cell][]): string {
  const groups = [
    ...media.map((medium) => [medium, scores.filter((score) => score.medium === medium)] as const),
    ['all', scores] as const,
  ].filter(([, group]) => group.length > 0);
  const head = `| ${title} | ${groups.map(([name]) => name).join(' | ')} |\n| --- | ${groups.map(() => '---:').join(' | ')} |`;
  return [
    head,
    ...rows.map(([name, cell]) => `| ${name} | ${groups.map(([, group]) => cell(group)).join(' | ')} |`),
  ].join('\n');
}

const fixed = (value: number): string => value.toFixed(4);
const tallied = (tally: Tally): string =>
  `${fixed(f1(tally))} (${tally.right} right, ${tally.missed} missed, ${tally.invented} invented)`;
const shared = (share: Share): string =>
  share.of === 0 ? '-' : `${fixed(shareOf(share))} (${share.right}/${share.of})`;

function tallyOf(scores: DocumentScore[], pick: (score: DocumentScore) => Tally | undefined): Tally {
  const all = emptyTally();
  for (const score of scores) {
    const tally = pick(score);
    if (tally) addTally(all, tally);
  }
  return all;
}

function shareSum(scores: DocumentScore[], pick: (score: DocumentScore) => Share | undefined): Share {
  const all = emptyShare();
  for (const score of scores) {
    const share = pick(score);
    if (share) addShare(all, share);
  }
  return all;
}

const flag = (right: boolean | undefined): Share | undefined =>
  right === undefined ? undefined : { right: right ? 1 : 0, of: 1 };

function documentsTable(scores: DocumentScore[]): string {
  const without = (group: DocumentScore[]): DocumentScore[] =>
    group.filter(
      (score) => !score.budget && !score.ownership && !score.contract && !score.insurance && !score.reserve,
    );
  return table('documents', scores, [
    ['documents', (group) => String(group.length)],
    ['not read', (group) => String(group.filter((score) => score.error).length)],
    ['kind', (group) => shared(shareSum(group, (score) => flag(score.kindRight)))],
    ['association', (group) => shared(shareSum(group, (score) => flag(score.association)))],
    ['fiscal year', (group) => shared(shareSum(group, (score) => flag(score.fiscalYear)))],
    [
      'rows invented in papers without such rows',
      (group) => String(group.reduce((sum, score) => sum + score.inventedRows, 0)),
    ],
    ['papers without facts', (group) => String(without(group).length)],
    ['seconds a page', (group) => secondsAPage(group)],
  ]);
}

function secondsAPage(scores: DocumentScore[]): string {
  const pages = scores.reduce((sum, score) => sum + score.pages, 0);
  return pages === 0 ? '-' : (scores.reduce((sum, score) => sum + score.seconds, 0) / pages).toFixed(3);
}

function budgetTable(scores: DocumentScore[]): string {
  const own = scores.filter((score) => score.budget);
  if (own.length === 0) return '';
  const share = (name: string, pick: (budget: BudgetScore) => Share): [string, Cell] => [
    name,
    (group) => shared(shareSum(group, (score) => pick(score.budget ?? emptyBudgetScore()))),
  ];
  return table('budgets', own, [
    ['papers', (group) => String(group.length)],
    ['line items, F1', (group) => tallied(tallyOf(group, (score) => score.budget?.lines))],
    share('amounts exact', (budget) => budget.cells),
    share('column roles', (budget) => budget.roles),
    share('column years', (budget) => budget.years),
    share('types', (budget) => budget.types),
    share('sections', (budget) => budget.sections),
    share('account numbers', (budget) => budget.codes),
    share('printed totals judged right', (budget) => budget.totals),
    share('totals that do not foot, warned', (budget) => budget.warned),
  ]);
}

function ownershipTable(scores: DocumentScore[]): string {
  const own = scores.filter((score) => score.ownership);
  if (own.length === 0) return '';
  const of = (score: DocumentScore) => score.ownership ?? emptyOwnershipScore();
  return table('ownership', own, [
    ['papers', (group) => String(group.length)],
    ['rows exact, F1', (group) => tallied(tallyOf(group, (score) => of(score).rows))],
    ['sums', (group) => shared(shareSum(group, (score) => of(score).sums))],
    ['in force', (group) => shared(shareSum(group, (score) => of(score).inForce))],
    ['flaws warned', (group) => shared(shareSum(group, (score) => of(score).flaws))],
    ['wrong without a warning', (group) => String(group.reduce((sum, score) => sum + of(score).silent, 0))],
  ]);
}

function formsTable(scores: DocumentScore[]): string {
  const rows: [string, Cell][] = [];
  if (scores.some((score) => score.contract)) {
    rows.push(['contract fields, F1', (group) => tallied(tallyOf(group, (score) => score.contract?.fields))]);
    rows.push([
      'decoys taken',
      (group) => String(group.reduce((sum, score) => sum + (score.contract?.decoysTaken ?? 0), 0)),
    ]);
  }
  if (scores.some((score) => score.insurance))
    rows.push([
      'insurance fields, F1',
      (group) => tallied(tallyOf(group, (score) => score.insurance?.fields)),
    ]);
  if (scores.some((score) => score.reserve)) {
    rows.push(['reserve fields, F1', (group) => tallied(tallyOf(group, (score) => score.reserve?.fields))]);
    rows.push([
      'contradictions warned',
      (group) => shared(shareSum(group, (score) => flag(score.reserve?.contradicted))),
    ]);
  }
  return rows.length === 0 ? '' : table('other facts', scores, rows);
}

const BINS = [0, 0.5, 0.7, 0.8, 0.9, 0.95, 0.98, 1.0001];

function calibrationTable(scores: DocumentScore[]): string {
  const kinds: [string, Judged[]][] = [
    ['budget cells', scores.flatMap((score) => score.budget?.judged ?? [])],
    ['shares', scores.flatMap((score) => score.ownership?.judged ?? [])],
    ['contract fields', scores.flatMap((score) => score.contract?.judged ?? [])],
    [
      'other fields',
      scores.flatMap((score) => [...(score.insurance?.judged ?? []), ...(score.reserve?.judged ?? [])]),
    ],
  ];
  const used = kinds.filter(([, judged]) => judged.length > 0);
  if (used.length === 0) return '';
  const head = `| confidence | ${used.map(([name]) => `${name} right`).join(' | ')} |\n| --- | ${used.map(() => '---:').join(' | ')} |`;
  const rows = BINS.slice(1).map((to, i) => {
    const from = BINS[i]!;
    const cells = used.map(([, judged]) => {
      const inside = judged.filter(({ confidence }) => confidence >= from && confidence < to);
      return shared({ right: inside.filter((one) => one.right).length, of: inside.length });
    });
    return `| ${from} to ${Math.min(1, to)} | ${cells.join(' | ')} |`;
  });
  return [head, ...rows].join('\n');
}
