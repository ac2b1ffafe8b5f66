import type { Box } from '../../page/types';

/** One drawn character in page coordinates (points, origin top left, y down). */
export interface Glyph {
  text: string;
  /** Start and end of the advance on the baseline. */
  x0: number;
  y0: number;
  x1: number;
  y1: number;
  /** Height of the font in points. */
  size: number;
  bold: boolean;
  /** Fill colour as #rrggbb; undefined for a pattern. */
  color: string | undefined;
  /** Render mode 3 or 7: nothing is drawn. Over a scan such text is a recognition layer. */
  invisible: boolean;
  space: boolean;
  /** Place in the order of painting. */
  order: number;
}

/** An area that was filled: decides what is seen behind or over the text. */
export interface Fill {
  box: Box;
  color: string | undefined;
  opaque: boolean;
  order: number;
}

export interface Segment {
  x0: number;
  y0: number;
  x1: number;
  y1: number;
}

/** Where a text was cut off by the edge of its cell: nothing of it stands beyond, whatever follows there. */
export interface Cut extends Segment {
  /** The first character that is not shown. */
  glyph: Glyph;
}

export interface DrawnImage {
  box: Box;
  order: number;
  /** Pixels across, where the file says. */
  pixels?: number;
}

/** All that the reader needs of one painted page. */
export interface Painting {
  glyphs: Glyph[];
  segments: Segment[];
  cuts: Cut[];
  fills: Fill[];
  images: DrawnImage[];
}
