import type { Gray, Mask } from './bitmap';

export interface RuledLine {
  /** In pixels; level lines have y0 = y1. */
  x0: number;
  y0: number;
  x1: number;
  y1: number;
}

/** Ink per length: a solid line, and one that copying has worn. */
const SOLID = 0.96;
const FAINT = 0.45;
/** Of the places looked at: the rest is where letters or other lines touch. */
const THIN_SHARE = 0.75;

export interface Axis {
  /** Pixels along the line, and across it. */
  length: number;
  breadth: number;
  along: number;
  across: number;
}

/**
 * Finds ruled lines and takes them out of the image and its mask: a recogniser reads them as letters, or a table as a
 * picture. Strokes of letters that cross a line stay.
 */
export function removeRuledLines(image: Gray, mask: Mask, dpi: number): RuledLine[] {
  const { level, upright } = axesOf(mask);
  const thick = Math.max(3, Math.round(dpi * 0.035));
  const faint = {
    shortest: dpi,
    thick: Math.max(4, Math.round(dpi * 0.025)),
    solid: FAINT,
    gap: Math.round(dpi * 0.03),
  };
  const both = (axis: Axis, shortest: number): Run[] => {
    const solid = linesAlong(mask, axis, { shortest: Math.round(shortest), thick, solid: SOLID, gap: 3 });
    const worn = linesAlong(mask, axis, faint).filter(
      (run) => !solid.some((line) => isInside(run, line, thick)),
    );
    return [...solid, ...worn];
  };
  const rows = both(level, dpi * 0.35);
  const long = both(upright, dpi * 0.45);
  // The side of a single cell is no longer than a letter is high, but it ends at a level line above and below.
  const short = linesAlong(mask, upright, {
    shortest: Math.round(dpi * 0.08),
    thick,
    solid: SOLID,
    gap: 3,
  }).filter(
    (run) =>
      !long.some((line) => isInside(run, line, thick)) &&
      [run.from, run.to].every((end) => meets(rows, run.at, end)),
  );
  const columns = [...long, ...short];
  for (const [lines, axis] of [
    [rows, level],
    [columns, upright],
  ] as const) {
    for (const line of lines) eraseLine({ image, mask, axis, line, thick });
  }
  return [
    ...rows.map(({ from, to, at }) => ({ x0: from, y0: at, x1: to, y1: at })),
    ...columns.map(({ from, to, at }) => ({ x0: at, y0: from, x1: at, y1: to })),
  ];
}

export function axesOf({ width, height }: Mask): { level: Axis; upright: Axis } {
  return {
    level: { length: width, breadth: height, along: 1, across: width },
    upright: { length: height, breadth: width, along: width, across: 1 },
  };
}

function isInside(run: Run, line: Run, thick: number): boolean {
  return Math.abs(run.at - line.at) <= thick && run.from >= line.from - 4 && run.to <= line.to + 4;
}

function meets(rows: Run[], at: number, end: number): boolean {
  return rows.some((row) => Math.abs(row.at - end) <= 4 && row.from <= at + 4 && row.to >= at - 4);
}

/** The mask as seen along one of its axes. */
interface Sight {
  mask: Mask;
  axis: Axis;
}

export interface LineSize {
  shortest: number;
  thick: number;
  solid: number;
  /** Pixels without ink that do not end it. */
  gap: number;
}

export interface Run {
  from: number;
  to: number;
  at: number;
}

/** Long runs of ink that are thin across: a filled bar is not a line. */
export function linesAlong(mask: Mask, axis: Axis, size: LineSize): Run[] {
  const found: Run[] = [];
  for (let at = 0; at < axis.breadth; at++) {
    for (const run of runsAt(mask, axis, { at, ...size })) {
      if (isThin({ mask, axis }, run, size.thick)) found.push(run);
    }
  }
  return merged(found, size.thick);
}

function runsAt(mask: Mask, axis: Axis, { at, shortest, solid, gap }: LineSize & { at: number }): Run[] {
  const runs: Run[] = [];
  const { data } = mask;
  const { length, along } = axis;
  let from = -1;
  let last = -10;
  let count = 0;
  let pixel = at * axis.across;
  for (let i = 0; i <= length; i++, pixel += along) {
    if (i < length && data[pixel] === 1) {
      if (from < 0) [from, count] = [i, 0];
      last = i;
      count++;
    } else if (from >= 0 && (i - last > gap || i === length)) {
      // A line is solid; the feet of letters in a row leave gaps.
      if (last - from >= shortest && count >= (last - from) * solid) runs.push({ from, to: last, at });
      from = -1;
    }
  }
  return runs;
}

/** Looks across the run at some places: most must be no thicker than a line. */
function isThin(sight: Sight, run: Run, thick: number): boolean {
  let thin = 0;
  let looked = 0;
  for (let i = run.from + 2; i < run.to; i += Math.max(2, Math.floor((run.to - run.from) / 60))) {
    const { count } = thicknessAt(sight, i, run.at);
    if (count === 0) continue;
    looked++;
    if (count <= thick) thin++;
  }
  return looked > 3 && thin >= looked * THIN_SHARE;
}

function thicknessAt(
  { mask, axis }: Sight,
  i: number,
  at: number,
): { first: number; last: number; count: number } {
  const ink = (across: number): boolean =>
    across >= 0 && across < axis.breadth && mask.data[across * axis.across + i * axis.along] === 1;
  let first = at;
  let last = at;
  while (ink(first - 1) && at - first < 40) first--;
  while (ink(last + 1) && last - at < 40) last++;
  return { first, last, count: ink(at) ? last - first + 1 : 0 };
}

/** Runs of neighbouring rows are one line. */
function merged(runs: Run[], thick: number): Run[] {
  const lines: (Run & { until: number })[] = [];
  for (const run of runs) {
    const line = lines.find(
      (other) =>
        run.at - other.until <= 2 &&
        run.at - other.at <= thick &&
        run.from <= other.to + 4 &&
        run.to >= other.from - 4,
    );
    if (!line) lines.push({ ...run, until: run.at });
    else {
      line.from = Math.min(line.from, run.from);
      line.to = Math.max(line.to, run.to);
      line.until = run.at;
    }
  }
  return lines.map(({ from, to, at, until }) => ({ from, to, at: Math.round((at + until) / 2) }));
}

/** A line's own thickness varies by this many pixels; where more stands across it, a letter touches it. */
const UNEVEN = 1;
/** Of the places along a line, so many are no thicker than it is: the rest is where letters touch it. */
const BARE = 0.6;
/** Pixels across that a line may wander, the nearest first. */
const WANDER = [0, -1, 1, -2, 2];

/**
 * Takes a line out. Where the bar of a 7 or the foot of a 2 lies on it, which is as flat as the line, only the rows of
 * the line itself go; what is higher than a line may be is a stroke that crosses it, and stays.
 */
export function eraseLine(input: { image: Gray; mask: Mask; axis: Axis; line: Run; thick: number }): void {
  const { mask, axis, line, thick } = input;
  const most = ownThickness({ mask, axis }, line, thick) + UNEVEN;
  let own = { first: line.at, last: line.at };
  for (let i = line.from; i <= line.to; i++) {
    const across = WANDER.map((near) => thicknessAt({ mask, axis }, i, line.at + near));
    const found = across.find(({ count }) => count > 0 && count <= thick);
    if (!found) continue;
    const { first, last, count } = found;
    if (count <= most) own = { first, last };
    // One pixel more where nothing touches: the grey edge of the line.
    const from = own.first > first ? own.first : first - 1;
    const to = own.last < last ? own.last : last + 1;
    clear(input, i, [Math.max(0, from), Math.min(axis.breadth - 1, to)]);
  }
}

function clear(
  input: { image: Gray; mask: Mask; axis: Axis },
  i: number,
  [from, to]: [number, number],
): void {
  for (let across = from; across <= to; across++) {
    const pixel = across * input.axis.across + i * input.axis.along;
    input.image.data[pixel] = 255;
    input.mask.data[pixel] = 0;
  }
}

function ownThickness(sight: Sight, { from, to, at }: Run, thick: number): number {
  const counts: number[] = [];
  for (let i = from; i <= to; i++) {
    const { count } = thicknessAt(sight, i, at);
    if (count > 0 && count <= thick) counts.push(count);
  }
  return counts.sort((a, b) => a - b)[Math.floor(counts.length * BARE)] ?? thick;
}
