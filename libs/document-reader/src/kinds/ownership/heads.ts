import { ordinalToNumber } from '../../text/words';
import type { ChunkLine } from './chunks';
import { BREAK } from './words';

/**
 * The last lines above a table that look like its head: several short cells, or a word that wraps over one column. A
 * title over the head is none: `BUILDING 1` would make a building of the column below.
 */
export function headsOf(heading: ChunkLine[]): ChunkLine[] {
  const heads: ChunkLine[] = [];
  for (const line of [...heading].reverse().slice(0, 6)) {
    const words = line.line.cells.map((cell) => cell.text.split(/\s+/).length);
    if (Math.max(...words) > 9) break;
    // `PHASE I` between the head and the first row is of the rows, not of a column.
    if (isGroupTitle(line) || isFloorTitle(line)) continue;
    if (line.chunks.some((chunk) => chunk.kind === 'share') || BREAK.test(line.line.text.trim())) break;
    const hasRow = heads.some((head) => head.line.cells.length > 1);
    if (hasRow && line.line.cells.length === 1 && !isHeadWord(line.line.text)) break;
    heads.unshift(line);
  }
  return heads;
}

function isHeadWord(text: string): boolean {
  return (
    text.trim().split(/\s+/).length <= 2 &&
    /percent|interest|undivided|share|fraction|common|approx|%/i.test(text) &&
    !groupOf(text)
  );
}

const GROUP =
  /^["“(]?\s*((?:tower|building|bldg\.?|wing|phase|section|cluster|block|village|community)\s+(?:no\.?\s*|#\s*)?["“]?([a-z0-9][\w-]{0,15})|(?:north|south|east|west|central)\s+(?:tower|building|wing))["”)]?(?![\w])/i;
const GROUP_NAME =
  /^(?:[A-Z]{1,2}-?\d{0,4}|\d{1,4}[A-Z]?|[IVX]+|one|two|three|four|five|six|seven|eight|nine|ten|north|south|east|west)$/i;

/** `HARBOR BUILDING`, `Lake Tower`: a title that names a building and nothing else. */
const NAMED_GROUP =
  /^(?!(?:the|this|each|per|of|by|all)\b)(?:[A-Z][\w'’.-]{0,20} ){1,2}(?:building|tower|wing)$/i;

export function groupOf(text: string): string | undefined {
  if (NAMED_GROUP.test(text.trim())) return text.trim();
  const match = GROUP.exec(text);
  if (!match || (match[2] !== undefined && !GROUP_NAME.test(match[2]))) return undefined;
  return match[1]!;
}

/** A line that names a building or a phase; of one set widely, each word may be a cell of its own. */
function isGroupTitle({ line: { cells, text } }: ChunkLine): boolean {
  const group = groupOf(text);
  if (!group || cells.length < 2) return group !== undefined;
  return cells.length <= 3 && group.replace(/\W+/g, '') === text.replace(/\W+/g, '');
}

/** `First Floor`, `2nd Level`: a line of its own above the rows of that floor. */
function isFloorTitle({ line: { cells, text } }: ChunkLine): boolean {
  const place = FLOOR.exec(text.trim())?.[1];
  if (cells.length !== 1 || place === undefined) return false;
  return /^\d|^(?:ground|top|main|lower|upper|garden)$/i.test(place) || ordinalToNumber(place) !== undefined;
}

const FLOOR = /^([a-z]{3,12}(?:-[a-z]{3,8})?|\d{1,2}(?:st|nd|rd|th)) (?:floor|level|storey|story)$/i;
