import type { ScanOptions, Truth, TruthPart } from './kit';

export interface Look {
  font: 'serif' | 'sans' | 'mono' | 'embedded';
  size: number;
  margin: number;
  landscape?: boolean;
  /** Of letterheads, headings and the heads of tables. */
  color?: string;
  /** At the top right and the foot of each page; `{p}` is the page's number. */
  header?: string;
  footer?: string;
  /** A quarter turn that a viewer undoes. */
  rotate?: 90 | 270;
}

/** A document written by hand: its text in the notation of `markup.ts`, and its truth beside it. */
export interface Outside {
  name: string;
  association: string;
  kind: Truth['kind'];
  fiscalYear?: number;
  as?: 'pdf' | 'docx' | 'xlsx' | 'txt';
  scan?: Partial<Pick<ScanOptions, 'dpi' | 'skew' | 'turned' | 'grade'>>;
  look?: Partial<Look>;
  text: string;
  parts: TruthPart | TruthPart[];
  /** What is particular about it. */
  traits: string[];
  /** Units are named by ranges, so that not each of them is printed. */
  ranges?: boolean;
  /** The denominator of shares that are printed as numerators. */
  whole?: number;
  /** Shares in words. */
  words?: Record<string, string>;
}

/** All parts of a document's truth. */
export const partsOf = ({ parts }: Outside): TruthPart[] => (Array.isArray(parts) ? parts : [parts]);
