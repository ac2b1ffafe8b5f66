import { below, type Gray, type Mask } from './bitmap';
import { axesOf, eraseLine, linesAlong, type Axis, type Run, type RuledLine } from './ruled-lines';

/** Darker than this a page that was whitened is tinted, be it too light for ink. */
const TINTED = 234;
const SOLID = 0.94;
/** Of a line, so much may be ink: where letters stand on it. The strokes of letters in a row are nearly all ink. */
const INK = 0.3;

/**
 * Takes out grey ruled lines that are too light for ink: a recogniser makes its own choice of what is ink, and takes
 * the words between such lines for a picture. A blurred or slightly slanted one is some pixels of grey across.
 */
export function removeLightLines(image: Gray, mask: Mask, dpi: number): RuledLine[] {
  const tinted = below(image, TINTED);
  const thick = Math.max(4, Math.round(dpi * 0.035));
  const { level, upright } = axesOf(mask);
  const found = [level, upright].map((axis) => {
    const lines = linesAlong(tinted, axis, { shortest: Math.round(dpi), thick, solid: SOLID, gap: 3 });
    return lines.filter((line) => isLight(mask, axis, line));
  });
  for (const [i, axis] of [level, upright].entries())
    for (const line of found[i] ?? []) eraseLine({ image, mask: tinted, axis, line, thick });
  const { data: ink } = mask;
  const { data: left } = tinted;
  for (let i = 0; i < ink.length; i++) if (!left[i]) ink[i] = 0;
  const [rows = [], columns = []] = found;
  return [
    ...rows.map(({ from, to, at }) => ({ x0: from, y0: at, x1: to, y1: at })),
    ...columns.map(({ from, to, at }) => ({ x0: at, y0: from, x1: at, y1: to })),
  ];
}

function isLight({ data }: Mask, axis: Axis, { from, to, at }: Run): boolean {
  let ink = 0;
  for (let i = from; i <= to; i++) ink += data[at * axis.across + i * axis.along] ?? 0;
  return ink < (to - from + 1) * INK;
}
