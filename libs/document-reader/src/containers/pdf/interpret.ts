import type { Box } from '../../page/types';
import {
  boundsOf,
  initialState,
  intersection,
  isEmpty,
  type Font,
  type GraphicsState,
} from './graphics-state';
import { IDENTITY, apply, multiply, type Matrix } from './matrix';
import { MOST_CUTS, cutBy, withinClip } from './cuts';
import type { Glyph, Painting } from './paint';
import { addPath } from './paths';
import type { Pdfjs, PdfPage } from './pdfjs';

/** A glyph of a `showText`, as pdfjs hands it over; a number is an adjustment in thousandths of an em. */
interface PdfGlyph {
  unicode?: string;
  width?: number;
  isSpace?: boolean;
}

const INVISIBLE_MODES = new Set([3, 7]);

export interface OperatorList {
  fnArray: number[];
  argsArray: unknown[];
}

/** Looks up whether a layer is shown; its argument is what the file says, so it is not typed further. */
export type LayerShown = (properties: unknown) => boolean;

interface InterpretInput {
  pdfjs: Pdfjs;
  page: PdfPage;
  list: OperatorList;
  /** Page space to reading space (points, origin top left). */
  base: Matrix;
  layerShown: LayerShown;
}

/**
 * Walks the operator list as a renderer would, keeping characters with their exact advance, ruled lines, filled
 * areas and images. pdfjs's own text items glue neighbouring columns into one string and lose colours.
 */
export function interpret(input: InterpretInput): Painting {
  return new Interpreter(input).run();
}

class Interpreter {
  private state: GraphicsState;
  private readonly stack: GraphicsState[] = [];
  private clipping = false;
  private readonly hidden: boolean[] = [];
  private readonly fonts = new Map<string, Font>();
  private readonly painting: Painting = { glyphs: [], segments: [], cuts: [], fills: [], images: [] };
  private order = 0;
  private readonly handlers: Map<number, (args: unknown[]) => void>;

  constructor(private readonly input: InterpretInput) {
    this.state = initialState(input.base);
    this.handlers = this.buildHandlers();
  }

  run(): Painting {
    const { fnArray, argsArray } = this.input.list;
    for (let i = 0; i < fnArray.length; i++) {
      this.order = i;
      const handler = this.handlers.get(fnArray[i] ?? -1);
      if (handler) handler((argsArray[i] as unknown[] | null) ?? []);
    }
    return this.painting;
  }

  private buildHandlers(): Map<number, (args: unknown[]) => void> {
    const { OPS } = this.input.pdfjs;
    const number = (value: unknown): number => (typeof value === 'number' ? value : 0);
    const image = ([, width, height]: unknown[]): void => this.image(this.isTurned() ? height : width);
    return new Map<number, (args: unknown[]) => void>([
      [OPS.save, () => this.save()],
      [OPS.restore, () => this.restore()],
      [OPS.transform, (args) => this.concat(args as number[])],
      [OPS.paintFormXObjectBegin, (args) => this.begin(args[0], args[1])],
      [OPS.paintFormXObjectEnd, () => this.restore()],
      [OPS.beginGroup, (args) => this.begin((args[0] as { matrix?: unknown } | undefined)?.matrix)],
      [OPS.endGroup, () => this.restore()],
      [OPS.beginAnnotation, (args) => this.beginAnnotation(args)],
      [OPS.endAnnotation, () => this.restore()],
      [OPS.beginMarkedContent, () => this.hidden.push(false)],
      [
        OPS.beginMarkedContentProps,
        (args) => this.hidden.push(args[0] === 'OC' && !this.input.layerShown(args[1])),
      ],
      [OPS.endMarkedContent, () => void this.hidden.pop()],
      [OPS.setGState, (args) => this.graphicsState(args[0])],
      [
        OPS.setFillRGBColor,
        (args) => void (this.state.fill = typeof args[0] === 'string' ? args[0] : undefined),
      ],
      [OPS.setFillColorN, () => void (this.state.fill = undefined)],
      [OPS.setFillTransparent, () => void (this.state.fill = undefined)],
      [OPS.beginText, () => this.textMatrix(IDENTITY)],
      [
        OPS.setTextMatrix,
        (args) => this.textMatrix((args.length === 6 ? args : args[0]) as ArrayLike<number>),
      ],
      [OPS.setCharSpacing, (args) => void (this.state.charSpacing = number(args[0]))],
      [OPS.setWordSpacing, (args) => void (this.state.wordSpacing = number(args[0]))],
      [OPS.setHScale, (args) => void (this.state.scale = number(args[0]) / 100)],
      [OPS.setLeading, (args) => void (this.state.leading = -number(args[0]))],
      [OPS.setTextRise, (args) => void (this.state.rise = number(args[0]))],
      [OPS.setTextRenderingMode, (args) => void (this.state.mode = number(args[0]))],
      [OPS.setFont, (args) => this.setFont(String(args[0]), number(args[1]))],
      [OPS.moveText, (args) => this.moveText(number(args[0]), number(args[1]))],
      [OPS.setLeadingMoveText, (args) => this.leadingMoveText(number(args[0]), number(args[1]))],
      [OPS.nextLine, () => this.moveText(0, this.state.leading)],
      [OPS.showText, (args) => this.showText(args[0] as (PdfGlyph | number | null)[])],
      [OPS.clip, () => void (this.clipping = true)],
      [OPS.eoClip, () => void (this.clipping = true)],
      [OPS.constructPath, (args) => this.path(args)],
      [OPS.paintImageXObject, image],
      [OPS.paintInlineImageXObject, image],
      [OPS.paintImageMaskXObject, image],
      [OPS.paintInlineImageXObjectGroup, image],
      [OPS.paintImageXObjectRepeat, image],
      [OPS.shadingFill, () => this.image(undefined)],
    ]);
  }

  private shown(): boolean {
    return !this.hidden.includes(true);
  }

  private save(): void {
    this.stack.push({ ...this.state });
  }

  private restore(): void {
    const state = this.stack.pop();
    if (state) this.state = state;
  }

  private concat(matrix: ArrayLike<number>): void {
    this.state.ctm = multiply(this.state.ctm, matrix);
  }

  private begin(matrix: unknown, bounds?: unknown): void {
    this.save();
    if (matrix) this.concat(matrix as ArrayLike<number>);
    if (bounds) this.clipTo(bounds as ArrayLike<number>);
  }

  private clipTo(bounds: ArrayLike<number>): void {
    const { ctm, clip } = this.state;
    const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = Array.from(bounds);
    this.state.clip = intersection(clip, boundsOf(ctm, [x0, y0, x1, y1]));
  }

  /** The appearance of a filled form field or a note is drawn in page space, whatever came before. */
  private beginAnnotation(args: unknown[]): void {
    this.save();
    this.state = initialState(this.input.base);
    if (args[2]) this.concat(args[2] as ArrayLike<number>);
    if (args[3]) this.concat(args[3] as ArrayLike<number>);
  }

  private graphicsState(entries: unknown): void {
    if (!Array.isArray(entries)) return;
    for (const [key, value] of entries as [string, unknown][]) {
      if (key === 'ca' && typeof value === 'number') this.state.alpha = value;
      if (key === 'BM') this.state.blend = value !== 'source-over';
      if (key === 'Font' && Array.isArray(value)) this.setFont(String(value[0]), Number(value[1]));
    }
  }

  private setFont(name: string, size: number): void {
    this.state.font = this.font(name);
    this.state.size = size;
  }

  private font(name: string): Font {
    const known = this.fonts.get(name);
    if (known) return known;
    const data: unknown = this.input.page.commonObjs.has(name)
      ? this.input.page.commonObjs.get(name)
      : undefined;
    const raw = (data ?? {}) as { name?: string; bold?: boolean; vertical?: boolean; fontMatrix?: number[] };
    const font: Font = {
      bold: raw.bold === true || /bold|black|heavy|demi/i.test(raw.name ?? ''),
      vertical: raw.vertical === true,
      unit: raw.fontMatrix?.[0] || 0.001,
    };
    this.fonts.set(name, font);
    return font;
  }

  private textMatrix(matrix: ArrayLike<number>): void {
    this.state.text = multiply(IDENTITY, matrix);
    this.state.x = this.state.y = this.state.lineX = this.state.lineY = 0;
  }

  private moveText(x: number, y: number): void {
    this.state.lineX += x;
    this.state.lineY += y;
    this.state.x = this.state.lineX;
    this.state.y = this.state.lineY;
  }

  private leadingMoveText(x: number, y: number): void {
    this.state.leading = y;
    this.moveText(x, y);
  }

  private showText(glyphs: (PdfGlyph | number | null)[]): void {
    const { state } = this;
    const matrix = multiply(state.ctm, state.text);
    const visible = this.shown();
    for (const glyph of glyphs) {
      if (typeof glyph === 'number') {
        this.advance((-glyph * state.size) / 1000);
      } else if (glyph) {
        const spacing = state.charSpacing + (glyph.isSpace ? state.wordSpacing : 0);
        const width = (glyph.width ?? 0) * state.size * state.font.unit;
        if (visible) this.glyph({ glyph, matrix, width });
        this.advance(width + spacing);
      }
    }
  }

  private advance(width: number): void {
    if (this.state.font.vertical) this.state.y -= width;
    else this.state.x += width * this.state.scale;
  }

  private glyph({ glyph, matrix, width }: { glyph: PdfGlyph; matrix: Matrix; width: number }): void {
    const { state } = this;
    const y = state.y + state.rise;
    const end = state.font.vertical
      ? ([state.x, y - width] as const)
      : ([state.x + width * state.scale, y] as const);
    const [x0, y0] = apply(matrix, state.x, y);
    const [x1, y1] = apply(matrix, end[0], end[1]);
    // Some fonts give a letter with its accent's space; a lone space stays what it is.
    const unicode = glyph.unicode ?? '';
    const text = unicode.trim() || unicode;
    const drawn: Glyph = {
      text,
      x0,
      y0,
      x1,
      y1,
      size: Math.abs(state.size) * Math.hypot(matrix[2], matrix[3]),
      bold: state.font.bold || state.mode === 2,
      color: state.alpha < 0.1 ? undefined : state.fill,
      invisible: INVISIBLE_MODES.has(state.mode) || state.alpha === 0,
      space: text.trim() === '',
      order: this.order,
    };
    if (![x0, y0, x1, y1, drawn.size].every(Number.isFinite)) return;
    const cut = cutBy(this.state.clip, drawn);
    if (cut === undefined) this.painting.glyphs.push(withinClip(this.state.clip, drawn));
    else if (cut && !drawn.space && this.painting.cuts.length < MOST_CUTS) this.painting.cuts.push(cut);
  }

  private path(args: unknown[]): void {
    const [op, data, bounds] = args as [number, [ArrayLike<number> | null] | null, ArrayLike<number> | null];
    const points = data?.[0];
    if (points && this.shown()) {
      addPath(this.painting, {
        ops: this.input.pdfjs.OPS,
        op,
        points,
        ctm: this.state.ctm,
        clip: this.state.clip,
        color: this.state.fill,
        opaque: this.state.alpha >= 0.99 && !this.state.blend,
        order: this.order,
      });
    }
    // A path clips what comes after it, not itself.
    if (this.clipping && bounds) this.clipTo(bounds);
    this.clipping = false;
  }

  /** Drawn on its side, on a page that is turned to be read: the height of an image runs across. */
  private isTurned(): boolean {
    const [a, b] = this.state.ctm;
    return Math.abs(b) > Math.abs(a);
  }

  /** `pixels` across, as the operator has them: anything else is not stated. */
  private image(pixels: unknown): void {
    if (!this.shown()) return;
    const box: Box = intersection(this.state.clip, boundsOf(this.state.ctm, [0, 0, 1, 1]));
    if (isEmpty(box)) return;
    this.painting.images.push({
      box,
      order: this.order,
      ...(typeof pixels === 'number' ? { pixels } : {}),
    });
  }
}
