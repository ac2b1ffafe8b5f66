import type { Row, TableRow } from '../../tables/types';
import { isFormula, isPerUnit, isRemark, isSectionName, isSide, totalKind } from './vocabulary';
import { hasFigures, isRuledBetween, isUpper, settingOf, wordsRight, type Setting } from './wrap-setting';

/** A row with the last line that was joined to it. */
interface Joined {
  row: TableRow;
  last: Row;
}

/**
 * Rows of words only that continue the row before or begin the row after are joined to it; what stands behind the
 * figures alone continues a note. Rows of a grid are whole.
 */
export function joinWrapped(rows: TableRow[]): TableRow[] {
  const whole = settingOf(rows);
  const settings = new Map(
    [...new Set(rows.map((row) => row.source.page))].map((page) => {
      const own = settingOf(rows.filter((row) => row.source.page === page));
      // A page with a row or two cannot tell how far apart rows are.
      const set = { ...own, headings: whole.headings };
      return [page, own.pairs < 3 ? { ...set, pitch: whole.pitch, styled: whole.styled } : set];
    }),
  );
  const joined: Joined[] = [];
  const queue = [...rows];
  for (let i = 0; i < queue.length; i++) {
    const row = queue[i]!;
    const before = joined.at(-1);
    const after = queue[i + 1];
    const setting = settings.get(row.source.page)!;
    if (hasFigures(row) || row.source.isHeading) {
      joined.push({ row, last: row.source });
    } else if (before && isAside(row) && hasFigures(before.row) && isNear(before.last, row.source)) {
      joined[joined.length - 1] = {
        row: withNote(before.row, row.note ?? row.description),
        last: row.source,
      };
    } else if (before && hasFigures(before.row) && continuesRow({ before, row, after, setting })) {
      joined[joined.length - 1] = { row: appended(before.row, row), last: row.source };
    } else if (after && hasFigures(after) && beginsRow({ before, row, after, setting })) {
      const begun = before && isBegun(before, row) ? joined.pop()!.row : undefined;
      queue[i + 1] = prepended(begun ? appended(begun, row) : row, after);
    } else if (before && !hasFigures(before.row) && continuesHeading({ before, row, after, setting })) {
      joined[joined.length - 1] = { row: appended(before.row, row), last: row.source };
    } else {
      joined.push({ row, last: row.source });
    }
  }
  return joined.map(({ row }) => row);
}

const isGrid = (row: TableRow): boolean => row.source.page.source === 'grid';

/** How a figure comes about, a remark in brackets below its line, or the rest of a note. */
function isAside(row: TableRow): boolean {
  if (row.description === '') return row.note !== undefined && row.code === undefined;
  return isFormula(row.description) || /^\(.*\d.*\)$/.test(row.description) || isRemark(row.description);
}

/** Whether ruled lines tell two rows for one; a scan may have lost the line between them. */
function isOneByLines({ ruled }: Setting, above: Row, below: Row): boolean | undefined {
  if (!ruled) return undefined;
  if (isRuledBetween(above, below)) return false;
  return above.page.source === 'ocr' ? undefined : true;
}

/** Whether the first word of `below` would still have stood on `above`: then nobody broke the line there. */
function wouldFit(above: TableRow, below: TableRow, limit: number): boolean {
  const item = below.source.items.find((word) => word.kind === 'words');
  if (!item) return false;
  const first = item.text.split(' ')[0]!;
  const width = ((item.box[2] - item.box[0]) / Math.max(1, item.text.length)) * (first.length + 1);
  return wordsRight(above) + width < limit - 0.5 * below.source.height;
}

interface Neighbours {
  before: Joined;
  row: TableRow;
  after: TableRow | undefined;
  setting: Setting;
}

const OPEN_END =
  /(?:[-–—/&,+(]|\b(?:and|or|of|for|to|the|with|in|per|by|from|on|over|less|incl\.?|including|non))$/i;

function isOpen(text: string): boolean {
  return OPEN_END.test(text) || (text.match(/\(/g)?.length ?? 0) > (text.match(/\)/g)?.length ?? 0);
}

/** "Interest, penalties, legal fees," above "and past due assessments from": the first of three lines of one name. */
function isBegun({ row: above, last }: Joined, row: TableRow): boolean {
  const { description, code } = above;
  return !hasFigures(above) && !code && isOpen(description) && !isSide(description) && isNear(last, row.source); // prettier-ignore
}

function isNear(above: Row, below: Row): boolean {
  const isSame = above.page === below.page && above.stream === below.stream;
  return isSame && below.box[1] - above.box[3] < 0.9 * below.height;
}

const OF_FUND = /^(?:operating|reserves?|replacement|capital|special)(?: (?:reserves?|fund|budget))*$/i;

const stepOf = (above: Row, below: Row): number => below.box[3] - above.box[3];

function continuesRow({ before, row, after, setting }: Neighbours): boolean {
  if (row.code || isGrid(row) || !isNear(before.last, row.source)) return false;
  const { pitch } = setting;
  const toldByLines = isOneByLines(setting, before.last, row.source);
  if (toldByLines !== undefined) return toldByLines;
  if (isPerUnit(row.description)) return false;
  if (looksOther(row, before.row) && !isRestInCapitals(row, before.row)) return false;
  const total = totalKind(before.row.description);
  if (before.row.source.bold && !row.source.bold && total) return false;
  // "Reserve" below "Excess of income over expense" at the end of a page heads what follows.
  if (total === 'net' && OF_FUND.test(row.description)) return false;
  // `Total, Money In` names its heading and is whole, whatever word it ends with.
  const about = before.row.description
    .replace(/\b(?:sub-?)?totals?\b[,:]?/i, '')
    .trim()
    .toLowerCase();
  if (totalKind(before.row.description) && about !== '' && setting.headings.has(about)) return false;
  if (isOpen(before.row.description) && !isSide(before.row.description)) return true;
  if (/^[a-z(&]/.test(row.description)) return true;
  const step = stepOf(before.last, row.source);
  const next = after && isNear(row.source, after.source) ? stepOf(row.source, after.source) : Infinity;
  if (next < step - 0.12 * row.source.height) return false;
  const wraps = !wouldFit({ ...before.row, source: before.last }, row, setting.limit);
  if (step < 0.9 * pitch && (wraps || step < 0.8 * pitch)) return true;
  if (!wraps || row.indent < before.row.indent - 0.4 * row.source.height) return false;
  const isPlain = !row.source.bold && !isUpper(row.description);
  if (setting.styled && isPlain && (after === undefined || !isPart(row, after))) return true;
  if (next !== Infinity && next > 1.3 * step) return true;
  const hangs =
    row.indent > before.row.indent + 0.4 * row.source.height &&
    (!after || after.indent < row.indent - 0.4 * row.source.height);
  return hangs && !isSectionName(row.description);
}

/** `Electricity - Common` over `Areas`: one heading on two lines. */
function continuesHeading({ before, row, setting }: Neighbours): boolean {
  if (row.code || row.description === '' || before.row.description === '' || isGrid(row)) return false;
  if (!isNear(before.last, row.source) || before.row.source.bold !== row.source.bold) return false;
  if (isUpper(before.row.description) !== isUpper(row.description) || /:$/.test(before.row.description))
    return false;
  if (isOpen(before.row.description) && !isSide(before.row.description)) return true;
  if (/^[a-z(&]/.test(row.description)) return true;
  if (wouldFit({ ...before.row, source: before.last }, row, setting.limit)) return false;
  const toldByLines = isOneByLines(setting, before.last, row.source);
  if (toldByLines !== undefined) return toldByLines;
  // Below a heading with an account number one without is the rest of its name, not its part.
  const reach = before.row.code !== undefined ? 1.05 : 0.9;
  return stepOf(before.last, row.source) < reach * setting.pitch;
}

/** The row after stands deeper: then these words head it. */
function isPart(row: TableRow, after: TableRow): boolean {
  return after.indent > row.indent + 0.4 * row.source.height;
}

function beginsRow(input: {
  before: Joined | undefined;
  row: TableRow;
  after: TableRow;
  setting: Setting;
}): boolean {
  const { before, row, after, setting } = input;
  if (row.description === '' || row.source.page !== after.source.page) return false;
  const isBare = after.description === '' && !after.code;
  if (isGrid(row)) return isBare && !looksOther(row, after) && !isSectionName(row.description);
  if (!isNear(row.source, after.source)) return false;
  const toldByLines = isOneByLines(setting, row.source, after.source);
  // Sections without a line of their own stand in ruled tables too.
  if (toldByLines !== undefined) return toldByLines && !isSide(row.description);
  if (looksOther(row, after) && !isBare) return false;
  if (isBare) return !isUpper(row.description) || row.code !== undefined;
  if (after.code) return false;
  if (isDifference(row.description, after.description)) return true;
  if (isSide(row.description)) return false;
  if (isOpen(row.description) || /^[a-z(&]/.test(after.description)) return true;
  const step = stepOf(row.source, after.source);
  const previous = before && isNear(before.last, row.source) ? stepOf(before.last, row.source) : Infinity;
  if (previous < step + 0.12 * row.source.height || wouldFit(row, after, setting.limit)) return false;
  return step < 0.9 * setting.pitch && Math.abs(row.indent - after.indent) < 1.5 * row.source.height;
}

/** "Excess of revenues" above "over expenses", or "Excess of revenues over" above "expenses": what is left, on two lines. */
const isDifference = (first: string, second: string): boolean =>
  /^(?:excess|deficit|deficiency|surplus)\b.*(?:\n\(?(?:over|under)\b|\b(?:over|under)\)?\n)/i.test(
    `${first}\n${second}`,
  );

/** Set so differently that the two are no one phrase: bold, capitals, a colon. */
function looksOther(row: TableRow, neighbour: TableRow): boolean {
  if (/:$/.test(row.description) || (row.source.bold && !neighbour.source.bold)) return true;
  return isUpper(row.description) && !isUpper(neighbour.description);
}

/** `CPA` under `Accounting /`: letters that stand for a name, behind a mark that leaves the line before them open. */
function isRestInCapitals(row: TableRow, before: TableRow): boolean {
  return (
    /[-–—/&,+(]$/.test(before.description) &&
    !/\s|:$/.test(row.description) &&
    row.source.bold === before.source.bold
  );
}

function withNote(row: TableRow, note: string): TableRow {
  return { ...row, note: [row.note, note].filter(Boolean).join(' ') };
}

function appended(before: TableRow, row: TableRow): TableRow {
  const whole = { ...before, description: glue(before.description, row.description) };
  return row.note ? withNote(whole, row.note) : whole;
}

function prepended(row: TableRow, after: TableRow): TableRow {
  const code = after.code ?? row.code;
  return {
    ...after,
    description: glue(row.description, after.description),
    indent: row.indent,
    ...(code ? { code } : {}),
  };
}

/** `mainte-` and `nance` are one word; `Non-` and `Contract` keep their hyphen. */
function glue(first: string, second: string): string {
  if (first === '' || second === '') return first + second;
  if (/\p{Ll}-$/u.test(first) && /^\p{Ll}/u.test(second)) return first.slice(0, -1) + second;
  return /\p{L}[-/]$/u.test(first) && /^\p{L}/u.test(second) ? first + second : `${first} ${second}`;
}
