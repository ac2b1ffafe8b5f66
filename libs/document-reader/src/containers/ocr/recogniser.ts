import path from 'node:path';
import { createWorker, OEM, PSM, type Worker } from 'tesseract.js';
import { pgmOf, type Gray } from './bitmap';
import type { NumberRecogniser } from './number-recogniser';

export interface RecognisedWord {
  text: string;
  /** 0 to 1. */
  confidence: number;
  /** What another engine made of the same number, where it is not believed. */
  other?: string;
  /** Pixels: left, top, right, bottom. */
  box: [number, number, number, number];
  /** The line that the recogniser saw it on; its height in pixels and where letters stand. */
  baseline: number;
  height: number;
}

export type Segmentation = 'block' | 'column' | 'sparse';

const MODES: Record<Segmentation, PSM> = {
  block: PSM.SINGLE_BLOCK,
  column: PSM.SINGLE_COLUMN,
  sparse: PSM.SPARSE_TEXT,
};

/** The second engine, where there is one, as long as anybody needs it; it is opened when it is first asked for. */
export interface Numbers {
  get(): Promise<NumberRecogniser | undefined>;
  /** One of those that share it needs it no more. */
  close(): Promise<void>;
}

/** The recognition engine, with its language data from the package: nothing is downloaded, nothing is cached on disk. */
export class Recogniser {
  private constructor(
    private readonly worker: Worker,
    /** To be called between long steps, so that none of them is taken for a hang on a busy machine. */
    readonly onAlive: () => void,
    private readonly second: Numbers,
  ) {}

  static async open(onAlive: () => void, second: Numbers): Promise<Recogniser> {
    const data = path.dirname(require.resolve('@tesseract.js-data/eng/package.json'));
    const worker = await createWorker('eng', OEM.LSTM_ONLY, {
      langPath: path.join(data, '4.0.0_best_int'),
      cacheMethod: 'none',
      gzip: true,
      logger: onAlive,
    });
    return new Recogniser(worker, onAlive, second);
  }

  /** `only` names the characters that may be found; empty for all. */
  // oxlint-disable-next-line max-params -- four plain settings of one call
  async recognise(
    image: Gray,
    segmentation: Segmentation,
    dpi: number,
    only = '',
  ): Promise<RecognisedWord[]> {
    await this.worker.setParameters({
      tessedit_pageseg_mode: MODES[segmentation],
      user_defined_dpi: String(Math.round(dpi)),
      tessedit_char_whitelist: only,
    });
    const { data } = await this.worker.recognize(pgmOf(image), {}, { blocks: true, text: false });
    return (data.blocks ?? [])
      .flatMap((block) => block.paragraphs.flatMap((paragraph) => paragraph.lines))
      .flatMap((line) => {
        const baseline = (line.baseline.y0 + line.baseline.y1) / 2;
        return line.words.map(({ text, confidence, bbox }) => ({
          text,
          confidence: confidence / 100,
          box: [bbox.x0, bbox.y0, bbox.x1, bbox.y1] as [number, number, number, number],
          baseline: baseline || bbox.y1,
          height: line.rowAttributes.rowHeight || bbox.y1 - bbox.y0,
        }));
      });
  }

  numbers(): Promise<NumberRecogniser | undefined> {
    return this.second.get();
  }

  async close(): Promise<void> {
    await this.second.close();
    await this.worker.terminate();
  }
}
