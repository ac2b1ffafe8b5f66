import { toDecimalString } from '@hoa/budget-math';
import type { Citation, Fraction, Money } from '@hoa/contracts';
import {
  daysOf,
  findAmounts,
  findDates,
  findPercents,
  findShares,
  findSpans,
  readNumber,
} from '@hoa/document-reader';
import type { StoredLine, StoredPage } from '../../stored-pages';
import { visible } from '../../../../platform/ai/fence';
import type { Place } from './schema';
import { bareShare } from './shares';

/** What our parsers read at a place that a model named. */
export interface Found<T> {
  value: T;
  raw: string;
  source: Citation;
}

/** A text that holds the words that were named, and where in it. */
interface Spot {
  text: string;
  start: number;
  end: number;
  cell: StoredLine['cells'][number] | undefined;
  /** All cells of the text. */
  cells: StoredLine['cells'];
}

/** Lines over which words may run. */
const MOST_LINES = 4;
const LONGEST_TEXT = 600;

type Maybe = Place | null | undefined;
type Parser<T> = (text: string) => { value: T; raw: string; index: number }[];

/**
 * Reads the values at places that a model named. A figure is what our parsers find in the page's own text around the
 * words, never a piece of the words: `1,200` named on `$31,200.00` is no place of 1,200. Counts the places that hold
 * nothing of what they were named for.
 */
export class Places {
  rejected = 0;

  constructor(
    readonly pages: readonly StoredPage[],
    private readonly about: Pick<Citation, 'documentId' | 'documentName' | 'readingId'>,
  ) {}

  text(place: Maybe): Found<string> | undefined {
    return this.read(place, ({ text, start, end }) => {
      const words = text.slice(start, end).replace(/\s+/g, ' ').trim().slice(0, LONGEST_TEXT);
      return /\p{L}/u.test(words) ? { value: words, raw: words } : undefined;
    });
  }

  /** A number or name of a thing, which need not hold a letter: a policy's, a unit's. */
  code(place: Maybe): Found<string> | undefined {
    return this.read(place, ({ text, start, end }) => {
      const words = text.slice(start, end).replace(/\s+/g, ' ').trim();
      const isCut = /\w$/.test(text.slice(0, start)) || /^\w/.test(text.slice(end));
      return /[\p{L}\d]/u.test(words) && words.length <= 80 && !isCut
        ? { value: words, raw: words }
        : undefined;
    });
  }

  money(place: Maybe): Found<Money> | undefined {
    return this.read(place, (spot) => {
      const found = amountIn(spot) ?? amountAmong(spot);
      return found && isPieceOf(spot, found.value) ? undefined : found;
    });
  }

  date(place: Maybe): Found<string> | undefined {
    return this.read(place, (spot) => only(spot, dates));
  }

  /** Percent: 3 for 3 %. A cell that is a bare number will do, where its column says percent. */
  percent(place: Maybe): Found<number> | undefined {
    return this.read(place, (spot) => only(spot, findPercents) ?? numberIn(spot, /^-?\d{1,3}(\.\d+)?$/));
  }

  /** Years, as a column of lives has them. */
  years(place: Maybe): Found<number> | undefined {
    return this.read(place, (spot) => only(spot, years) ?? numberIn(spot, /^\d{1,3}(\.\d+)?$/));
  }

  days(place: Maybe): Found<number> | undefined {
    return this.read(place, (spot) => only(spot, spans) ?? numberIn(spot, /^\d{1,3}$/));
  }

  /** A fraction of the whole; `form` says what a bare decimal is. */
  share(place: Maybe, form: 'percent' | 'decimal' | 'fraction'): Found<Fraction> | undefined {
    return this.read(place, (spot) => only(spot, shares) ?? bareShare(wholeOf(spot), form));
  }

  private read<T>(
    place: Maybe,
    parse: (spot: Spot) => { value: T; raw: string } | undefined,
  ): Found<T> | undefined {
    if (!place) return undefined;
    const line = this.lineOf(place);
    for (const spot of line ? this.spots(place, line) : []) {
      const found = parse(spot);
      if (found && line)
        return { value: found.value, raw: found.raw, source: this.cite(place.page, line, spot.cell) };
    }
    this.rejected += 1;
    return undefined;
  }

  private lineOf({ page, line }: Place): StoredLine | undefined {
    return this.pages.find((one) => one.page === page)?.lines.find(({ index }) => index === line);
  }

  /** Texts that hold the words: the cell, then the line, then the lines that follow it. */
  private spots(place: Place, line: StoredLine): Spot[] {
    const named = place.cell == null ? undefined : line.cells[place.cell - 1];
    if (place.cell != null && !named) return [];
    const words = visible(place.words ?? '')
      .replace(/\s+/g, ' ')
      .trim();
    if (words === '') return [named ? spotInCell(named, '') : spotInLines([line], '')];
    const cells = named ? [named] : line.cells;
    const lines = this.pages.find(({ page }) => page === place.page)?.lines ?? [];
    const at = lines.indexOf(line);
    const runs = named ? [] : [[line], lines.slice(at, at + MOST_LINES)];
    return [
      ...cells.map((cell) => spotInCell(cell, words)),
      ...runs.map((run) => spotInLines(run, words)),
    ].filter(({ start }) => start >= 0);
  }

  cite(page: number, line: StoredLine, cell: StoredLine['cells'][number] | undefined): Citation {
    return {
      ...this.about,
      page,
      line: line.index,
      ...(cell?.ref === undefined ? {} : { cell: cell.ref }),
      ...(cell === undefined ? {} : { box: cell.box }),
      quote: line.text.slice(0, 400),
    };
  }
}

function spotInCell(cell: StoredLine['cells'][number], words: string): Spot {
  return { ...spotIn(cell.text, words), cell, cells: [cell] };
}

function spotInLines(lines: readonly StoredLine[], words: string): Spot {
  const text = lines.map((line) => line.text).join(' ');
  return { ...spotIn(text, words), cell: undefined, cells: lines.flatMap(({ cells }) => cells) };
}

function spotIn(raw: string, words: string): Pick<Spot, 'text' | 'start' | 'end'> {
  const text = visible(raw).replace(/\s+/g, ' ').trim();
  const start = indexOf(text, words);
  return { text, start, end: words === '' ? text.length : start + words.length };
}

function indexOf(text: string, words: string): number {
  const exact = text.indexOf(words);
  const lower = text.toLowerCase();
  return exact >= 0 || lower.length !== text.length ? exact : lower.indexOf(words.toLowerCase());
}

/** The one value that our parser finds in the text and that the named words touch. */
function only<T>(spot: Spot, parse: Parser<T>): { value: T; raw: string; index: number } | undefined {
  const { text, start, end } = spot;
  const touched = parse(text).filter(({ index, raw }) => index < end && start < index + raw.length);
  const [first, second] = touched;
  return first && !second && !saysAnother(spot, { of: first.value, parse }) ? first : undefined;
}

/** `$10,000` named where `$10,000,000` stands is another figure, and so is `1,200` on `$31,200.00`. A sign may be cut off. */
function saysAnother<T>({ text, start, end }: Spot, { of, parse }: { of: T; parse: Parser<T> }): boolean {
  const [said, more] = parse(text.slice(start, end));
  const bareOf = (value: T): string => JSON.stringify(value).replace(/^"-/, '"');
  return said !== undefined && !more && bareOf(said.value) !== bareOf(of);
}

const wholeOf = ({ text, cell }: Spot): string | undefined => (cell ? text : undefined);

/** A cell that is an amount from end to end; a plain number is one where a model says so. */
function amountIn({ text, cell }: Spot): { value: Money; raw: string } | undefined {
  if (!cell) return undefined;
  const reading = readNumber(cell.number ?? text);
  return reading.kind === 'amount' && readNumber(text).kind !== 'percent'
    ? { value: toDecimalString(reading.cents), raw: text }
    : undefined;
}

/** A bare number that is named is the whole figure: 142 is no place of $142,000. */
function isPieceOf({ text, start, end }: Spot, value: Money): boolean {
  // A whole cell of a workbook may show less of its number than it holds.
  if (start === 0 && end === text.length) return false;
  const said = readNumber(text.slice(start, end));
  return said.kind === 'amount' && toDecimalString(Math.abs(said.cents)) !== value.replace(/^-/, '');
}

/**
 * In running words parentheses around a figure say nothing; around a cell they make it negative. So a figure in parentheses
 * that is a cell of its own is read as that cell.
 */
function amountAmong(spot: Spot): { value: Money; raw: string } | undefined {
  const found = only(spot, amounts);
  if (!found) return undefined;
  const isInBrackets = found.raw.startsWith('(') || /\(\s?$/.test(spot.text.slice(0, found.index));
  const cell = isInBrackets
    ? spot.cells.find(({ text }) => /^\s*\(/.test(text) && bare(text) === bare(found.raw))
    : undefined;
  return (cell && amountIn(spotInCell(cell, ''))) ?? found;
}

const bare = (figure: string): string => visible(figure).replace(/[^\d.,]/g, '');

function numberIn({ text, cell }: Spot, shape: RegExp): { value: number; raw: string } | undefined {
  return cell && shape.test(text) ? { value: Number(text), raw: text } : undefined;
}

const amounts: Parser<Money> = (text) =>
  findAmounts(text).map(({ cents, raw, index }) => ({ value: toDecimalString(cents), raw, index }));
const dates: Parser<string> = (text) =>
  findDates(text)
    .filter(({ precision }) => precision === 'day')
    .map(({ iso, raw, index }) => ({ value: iso, raw, index }));
const spans: Parser<number> = (text) =>
  findSpans(text).map((span) => ({ value: daysOf(span), raw: span.raw, index: span.index }));
const years: Parser<number> = (text) =>
  findSpans(text)
    .filter(({ unit }) => unit === 'year')
    .map(({ count, raw, index }) => ({ value: count, raw, index }));
const shares: Parser<Fraction> = (text) =>
  findShares(text)
    .filter(({ repaired, contradicts }) => !repaired && !contradicts)
    .map(({ share, raw, index }) => ({
      value: { n: share.n.toString(), d: share.d.toString() },
      raw,
      index,
    }));
