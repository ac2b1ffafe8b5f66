import type { ColumnScore, DocumentScore } from './judge';

const ratio = (part: number, whole: number): string =>
  `${part}/${whole}${whole ? ` (${(part / whole).toFixed(3)})` : ''}`;
export const isSilent = (column: ColumnScore): boolean => !column.right && !column.flagged && !column.absent;

/** All ratios with their counts, for one group of documents. */
export function summary(title: string, scores: readonly DocumentScore[], isAnswering: boolean): string {
  const columns = scores.flatMap((score) => score.columns);
  const right = columns.filter((column) => column.right);
  const sound = right.filter(({ misprinted }) => !misprinted);
  const sum = (of: (score: DocumentScore) => number): number =>
    scores.reduce((total, score) => total + of(score), 0);
  const questions = sum((score) => score.questions);
  const falseYears = scores.flatMap((score) => score.falseYears);
  const strays = scores.flatMap((score) => score.strays);
  const lines: [string, string][] = [
    ['documents', String(scores.length)],
    ['no statement found', ratio(scores.filter(({ found }) => !found).length, scores.length)],
    [
      'rows: role, fund and flow right',
      ratio(
        sum((score) => score.rowsRight),
        sum((score) => score.rows),
      ),
    ],
    ['annual columns: totals exact', ratio(right.length, columns.length)],
    [
      'annual columns: totals of each fund exact',
      ratio(columns.filter(({ rightByFund }) => rightByFund).length, columns.length),
    ],
    [
      'annual columns: scenario, dates, alternative',
      ratio(columns.filter(({ meaning }) => meaning).length, columns.length),
    ],
    ...(isAnswering
      ? [
          [
            'annual columns: exact after answers',
            ratio(columns.filter(({ afterAnswers }) => afterAnswers).length, columns.length),
          ] as [string, string],
        ]
      : []),
    ['SILENT ERRORS', ratio(columns.filter(isSilent).length, columns.length)],
    ['annual columns not read at all', ratio(columns.filter(({ absent }) => absent).length, columns.length)],
    ['right columns flagged', ratio(sound.filter(({ flagged }) => flagged).length, sound.length)],
    [
      'part-year columns taken for a year',
      ratio(
        falseYears.length,
        sum((score) => score.partial),
      ),
    ],
    [
      '  of these without a flag',
      ratio(falseYears.filter(({ flagged }) => !flagged).length, falseYears.length),
    ],
    ['years read that print no column of the truth', String(strays.length)],
    ['  of these without a flag', ratio(strays.filter(({ flagged }) => !flagged).length, strays.length)],
    ['questions per document', scores.length ? (questions / scores.length).toFixed(2) : '-'],
    ['most questions of one document', String(Math.max(0, ...scores.map((score) => score.questions)))],
    [
      'unnecessary questions',
      ratio(
        sum((score) => score.unnecessary),
        questions,
      ),
    ],
    ['seconds per document, slowest', Math.max(0, ...scores.map(({ seconds }) => seconds)).toFixed(2)],
  ];
  return [title, ...lines.map(([name, value]) => `  ${name.padEnd(46)} ${value}`)].join('\n');
}

/** Where the losses are: phenomena with their documents and columns, the worst first. */
export function phenomenonTable(scores: readonly DocumentScore[]): string {
  const ids = [...new Set(scores.flatMap(({ phenomena }) => phenomena))];
  const rows = ids.map((id) =>
    groupRow(
      id,
      scores.filter(({ phenomena }) => phenomena.includes(id)),
    ),
  );
  rows.sort((a, b) => a.right / (a.columns || 1) - b.right / (b.columns || 1) || b.columns - a.columns);
  return groupTable('phenomenon', rows);
}

/** The same by family of frozen statements, typed and scanned, in the order of the archive. */
export function familyTable(scores: readonly DocumentScore[]): string {
  const groups = new Map<string, DocumentScore[]>();
  for (const score of scores) {
    const name = `${score.family ?? '-'}${score.scanned ? ', scanned' : ''}`;
    groups.set(name, [...(groups.get(name) ?? []), score]);
  }
  return groupTable(
    'family',
    [...groups].map(([name, some]) => groupRow(name, some)),
  );
}

interface GroupRow {
  name: string;
  documents: number;
  columns: number;
  right: number;
  after: number;
  silent: number;
  flagged: number;
  rows: number;
  rowsRight: number;
}

function groupRow(name: string, scores: readonly DocumentScore[]): GroupRow {
  const columns = scores.flatMap((score) => score.columns);
  const right = columns.filter((column) => column.right);
  return {
    name,
    documents: scores.length,
    columns: columns.length,
    right: right.length,
    after: columns.filter(({ afterAnswers }) => afterAnswers).length,
    silent: columns.filter(isSilent).length,
    flagged: right.filter(({ flagged, misprinted }) => flagged && !misprinted).length,
    rows: scores.reduce((sum, score) => sum + score.rows, 0),
    rowsRight: scores.reduce((sum, score) => sum + score.rowsRight, 0),
  };
}

function groupTable(title: string, rows: readonly GroupRow[]): string {
  const line = (cells: (string | number)[]): string =>
    cells.map((cell, i) => (i === 0 ? String(cell).padEnd(36) : String(cell).padStart(9))).join('');
  return [
    line([title, 'docs', 'columns', 'right', 'answered', 'silent', 'flagged', 'rows']),
    ...rows.map((row) =>
      line([
        row.name,
        row.documents,
        row.columns,
        row.right,
        row.after,
        row.silent,
        row.flagged,
        (row.rowsRight / Math.max(1, row.rows)).toFixed(3),
      ]),
    ),
  ].join('\n');
}

export function failureList(scores: readonly DocumentScore[]): string {
  return scores
    .flatMap((score) => {
      const wrong = score.columns.filter(({ right }) => !right);
      if (wrong.length === 0 && score.falseYears.length === 0 && score.strays.length === 0) return [];
      const columns = wrong.map((column) => {
        const state = column.absent ? 'not read' : column.flagged ? 'flagged' : 'SILENT';
        return `  ${state} "${column.label}": ${column.detail}`;
      });
      const years = score.falseYears.map(
        ({ label, flagged }) => `  ${flagged ? 'flagged' : 'SILENT'} "${label}": taken for a year`,
      );
      const strays = score.strays.map(
        ({ label, flagged, detail }) =>
          `  ${flagged ? 'flagged' : 'SILENT'} "${label}": prints no column of the truth, ${detail}`,
      );
      const rows = score.wrongRows.slice(0, 12).map((row) => `    ${row}`);
      return [`${score.file} [${score.phenomena.join(', ')}]`, ...columns, ...years, ...strays, ...rows];
    })
    .join('\n');
}
