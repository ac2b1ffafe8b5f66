import { ratio } from '../ratio';
import { digits } from '../share-text';
import type { Chunk, ChunkLine } from '../chunks';

/** `193`, `1:93`, `1.93`, `1/93`: what a scan makes of 1/93. */
const TOKEN = /^([0-9OIl|]{1,3})([:;.,\-!|/]?)([0-9OIl|]{1,5})$/;
const FEWEST = 6;
/** Points by which figures that stand under each other may end apart. */
const EDGE = 6;
/** Of the whole: some rows may have been lost. */
const LEAST = 0.9;
const MOST = 1.02;

interface Token {
  chunk: Chunk;
  text: string;
  /** Digits behind a sign that may be the slash. */
  below?: string;
}

/**
 * Fractions of one whole stand under each other with the same denominator. Where recognition read the slash in some of
 * them only, or as another sign, the others are read with the same denominator; where no slash was read at all, only if
 * what they then add to is the whole. A share that was put right so says that it was repaired.
 */
export function withSlashes(lines: ChunkLine[]): ChunkLine[] {
  const scanned = lines.filter(({ page }) => page.source === 'ocr');
  const mended = new Map<Chunk, Chunk>();
  for (const column of columnsOf(scanned)) {
    const below = denominatorOf(column);
    if (!below) continue;
    for (const token of column) {
      const above = aboveOf(token, below);
      if (above && token.chunk.kind !== 'share') mended.set(token.chunk, fraction(token.chunk, above, below));
    }
  }
  if (mended.size === 0) return lines;
  return lines.map((line) => ({ ...line, chunks: line.chunks.map((chunk) => mended.get(chunk) ?? chunk) }));
}

function columnsOf(lines: ChunkLine[]): Token[][] {
  const columns: { x1: number; tokens: Token[] }[] = [];
  for (const { chunks } of lines) {
    for (const chunk of chunks.slice(1)) {
      const match = TOKEN.exec(chunk.text);
      if (!match) continue;
      const text = digits(chunk.text.replace(/[:;.,!/-]/g, ''));
      const token: Token = { chunk, text, ...(match[2] ? { below: digits(match[3]!) } : {}) };
      const column = columns.find(({ x1 }) => Math.abs(x1 - chunk.x1) <= EDGE);
      if (column) column.tokens.push(token);
      else columns.push({ x1: chunk.x1, tokens: [token] });
    }
  }
  return columns.map(({ tokens }) => tokens).filter((tokens) => tokens.length >= FEWEST);
}

/** The denominator that the signs between tell, where nearly all figures end with it. */
function denominatorOf(column: Token[]): string | undefined {
  const counts = new Map<string, number>();
  for (const { below } of column) if (below) counts.set(below, (counts.get(below) ?? 0) + 1);
  const [common] = [...counts].sort((a, b) => b[1] - a[1]);
  if (!common || common[1] < Math.max(3, column.length * 0.1)) return undefined;
  const [below] = common;
  const above = column.flatMap((token) => aboveOf(token, below) ?? []);
  if (Number(below) < 2 || above.length < column.length * 0.85) return undefined;
  const isRead = column.filter(({ chunk }) => chunk.found?.form === 'fraction').length >= column.length * 0.5;
  const sum = above.reduce((total, figure) => total + Number(figure), 0) / Number(below);
  const whole = sum / Math.max(1, Math.round(sum));
  return isRead || (whole > LEAST && whole < MOST) ? below : undefined;
}

function aboveOf({ text }: Token, below: string): string | undefined {
  const above = text.endsWith(below) ? text.slice(0, -below.length) : '';
  return /^[1-9]\d{0,2}$/.test(above) ? above : undefined;
}

function fraction(chunk: Chunk, above: string, below: string): Chunk {
  const { number: _number, ...rest } = chunk;
  const share = ratio(BigInt(above), BigInt(below));
  const found = {
    form: 'fraction' as const,
    share,
    raw: chunk.text,
    index: 0,
    repaired: true,
    contradicts: false,
  };
  return { ...rest, kind: 'share', found };
}
