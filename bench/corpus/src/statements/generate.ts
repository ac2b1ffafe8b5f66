import { Random } from '@hoa/bench-associations/kit';
import { fillColumns } from './amounts';
import { buildDraft } from './build';
import { planColumns, stateFiscalYear } from './plans';
import { compose } from './compose';
import { finishRows } from './finish';
import { flatten } from './flatten';
import type { Grid } from './grid';
import type { Draft, FlatRow, Format, Phenomenon } from './model';
import { choosePhenomena, groupsOf } from './registry';
import { statementTruth, type DocumentTruth } from './truth';

export interface Statement {
  draft: Draft;
  rows: FlatRow[];
  grid: Grid;
  phenomena: string[];
}

export interface GeneratedDocument {
  format: Format;
  statements: Statement[];
}

export interface Wish {
  seed: number;
  index: number;
  format: Format;
  /** Exactly these instead of a random choice. */
  only?: readonly Phenomenon[];
}

const replacesColumns = (phenomenon: Phenomenon): boolean => groupsOf(phenomenon).includes('columns');

/** Applies phenomena to a draft, hook by hook, and lays it out. */
export function makeStatement(draft: Draft, chosen: readonly Phenomenon[], random: Random): Statement {
  const applied = new Set<string>();
  const run = (hook: 'lines' | 'columns' | 'tail' | 'look'): void => {
    // Those that replace all columns come before those that add one.
    for (const phenomenon of [...chosen].sort(
      (a, b) => Number(replacesColumns(b)) - Number(replacesColumns(a)),
    )) {
      const apply = phenomenon[hook];
      if (apply && apply(draft, random.fork(`${phenomenon.id}/${hook}`)) !== false)
        applied.add(phenomenon.id);
    }
  };
  run('lines');
  run('columns');
  stateFiscalYear(draft);
  fillColumns(draft, random.fork('fill'));
  run('tail');
  run('look');
  const rows = flatten(draft);
  for (const { id, rows: apply } of chosen) {
    if (apply && apply(rows, draft, random.fork(`${id}/rows`)) !== false) applied.add(id);
  }
  finishRows(rows, draft);
  return { draft, rows, grid: compose(draft, rows), phenomena: [...applied] };
}

export function generateDocument(wish: Wish): GeneratedDocument {
  const random = new Random(`statement/${wish.seed}/${wish.index}/${wish.format}`);
  const chosen = wish.only ?? choosePhenomena(random.fork('choice'), wish.format);
  const draft = buildDraft(random.fork('draft'));
  const statements = [makeStatement(draft, chosen, random.fork('apply'))];
  if (['pdf', 'xlsx', 'docx'].includes(wish.format) && !wish.only && random.chance(0.06)) {
    // A packet: another statement of the same association, two years earlier, on a page or sheet of its own.
    const other = buildDraft(random.fork('second'));
    const { association, startMonth } = draft;
    Object.assign(other, { association, startMonth, year: draft.year - 2 });
    other.titles = [association.name];
    planColumns(other, random.fork('second-columns'));
    const second = makeStatement(
      other,
      choosePhenomena(random.fork('second-choice'), wish.format),
      random.fork('second-apply'),
    );
    statements.push({ ...second, phenomena: [...second.phenomena, 'two-statements-in-one-file'] });
  }
  return { format: wish.format, statements };
}

/** The truth of a document; its rows know their pages once a writer has written it. */
export function documentTruth(document: GeneratedDocument, file: string, scanned: boolean): DocumentTruth {
  return {
    file,
    format: document.format,
    scanned,
    phenomena: [...new Set(document.statements.flatMap(({ phenomena }) => phenomena))].sort(),
    association: document.statements[0]!.draft.association.name,
    statements: document.statements.map(({ draft, rows }) => statementTruth(draft, rows)),
  };
}
