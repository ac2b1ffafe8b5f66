import { ratio } from '../ratio';
import type { Chunk, ChunkLine } from '../chunks';

const FRACTION = /^([\d,]{1,11})\s?\/\s?(\d[\d,]{0,11})$/;
const ABOVE = /^([1-9][\d,]{0,10})(?:\s?[/|!])?$/;
const FEWEST = 6;
/** Points by which what stands under each other may begin or end apart, and between the two figures of a fraction. */
const EDGE = 6;
const BETWEEN = 24;

interface Denominator {
  below: string;
  x0: number;
  x1: number;
}

/**
 * Where fractions of one whole stand under each other on a scan (`820 / 64,920`), figures in their place of which the
 * stroke was not read (`820  64,920`), or of which nothing is left behind it (`820 /`), are fractions of that whole, too.
 */
export function withDenominators(lines: ChunkLine[]): ChunkLine[] {
  const common = denominatorOf(lines.filter(({ page }) => page.source === 'ocr'));
  return common ? lines.map((line) => (line.page.source === 'ocr' ? mended(line, common) : line)) : lines;
}

function denominatorOf(lines: ChunkLine[]): Denominator | undefined {
  const found = new Map<string, Chunk[]>();
  for (const chunk of lines.flatMap(({ chunks }) => chunks)) {
    const below = chunk.kind === 'share' ? FRACTION.exec(chunk.text)?.[2] : undefined;
    if (below) found.set(below, [...(found.get(below) ?? []), chunk]);
  }
  const [most] = [...found].sort((a, b) => b[1].length - a[1].length);
  if (!most || most[1].length < FEWEST || valueOf(most[0]) < 2) return undefined;
  const [below, chunks] = most;
  return { below, x0: Math.min(...chunks.map(({ x0 }) => x0)), x1: Math.max(...chunks.map(({ x1 }) => x1)) };
}

function mended(line: ChunkLine, common: Denominator): ChunkLine {
  const { chunks } = line;
  if (chunks.length < 2 || chunks.some(({ kind }) => kind === 'share')) return line;
  const inside = chunks.slice(1).filter(({ x0, x1 }) => x0 > common.x0 - EDGE && x1 < common.x1 + EDGE);
  const [above, below, ...others] = inside;
  const figure = above && others.length === 0 ? ABOVE.exec(above.text)?.[1] : undefined;
  if (!above || !figure || valueOf(figure) >= valueOf(common.below)) return line;
  const isCut = below === undefined && /[/|!]$/.test(above.text);
  const isApart = below !== undefined && below.text === common.below && below.x0 - above.x1 < BETWEEN;
  if (!isCut && !isApart) return line;
  const share = fraction(above, below ?? above, { figure, below: common.below });
  return { ...line, chunks: chunks.flatMap((one) => (one === above ? [share] : one === below ? [] : [one])) };
}

function fraction(above: Chunk, last: Chunk, { figure, below }: { figure: string; below: string }): Chunk {
  const { number: _number, ...rest } = above;
  const text = `${figure} / ${below}`;
  const share = ratio(BigInt(valueOf(figure)), BigInt(valueOf(below)));
  const found = { form: 'fraction' as const, share, raw: text, index: 0, repaired: true, contradicts: false };
  return {
    ...rest,
    kind: 'share',
    text,
    x1: last.x1,
    confidence: Math.min(above.confidence, last.confidence),
    found,
  };
}

function valueOf(figure: string): number {
  return Number(figure.replaceAll(',', ''));
}
