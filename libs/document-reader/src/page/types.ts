/**
 * One model of a page, whatever the container: a PDF's text layer, a recognised scan, a spreadsheet or a Word
 * document all become lines of cells. Everything after `containers/` reads only this.
 */

/** Left, top, right, bottom in points (1/72 inch); the origin is the page's top left corner as it is read. */
export type Box = [number, number, number, number];

/** A word of a PDF or a scan. Spreadsheets and Word documents have one word a cell or paragraph run. */
export interface Word {
  text: string;
  box: Box;
  /** 1 for a text layer; 0 to 1 from recognition. */
  confidence: number;
  /** A recognized number as another engine reads it, where the two differ. */
  other?: string;
  bold?: boolean;
  /** Height of the font in points, where the container knows it. */
  fontSize?: number;
}

/** Words that stand together, parted from the next cell by a gap, a ruled line or a grid. */
export interface Cell {
  text: string;
  box: Box;
  words: Word[];
  confidence: number;
  /** The container's own address: `B7` in a spreadsheet, `t1r3c2` in a Word table. Absent in PDFs. */
  ref?: string;
  /** Exact decimal of a numeric spreadsheet cell ("1234.5"); text is how the cell shows it. */
  number?: string;
}

export interface Line {
  /** 1-based on its page: the line that a Citation names. */
  index: number;
  /** Cells joined by two spaces. */
  text: string;
  box: Box;
  cells: Cell[];
  bold?: boolean;
}

/** A ruled line of a PDF or scan: horizontal where y0 = y1, vertical where x0 = x1. */
export type Ruling = Box;

export interface Page {
  /** 1-based. A sheet of a workbook is a page (long ones stay one page). */
  number: number;
  /** A sheet's name, where there is one. */
  name?: string;
  width: number;
  height: number;
  /** `text` a text layer, `ocr` recognised, `grid` a spreadsheet, a CSV or a Word table. */
  source: 'text' | 'ocr' | 'grid';
  lines: Line[];
  rulings: Ruling[];
  /** Clockwise degrees by which the page was turned to be read. */
  rotation: number;
}

export type Container = 'pdf' | 'docx' | 'doc' | 'xlsx' | 'xls' | 'csv' | 'txt';

/** What a file says of itself; of a PDF alone, so far. */
export interface FileInfo {
  title?: string;
  /** The program that wrote it. */
  producer?: string;
}

export interface ReadDocument {
  container: Container;
  pages: Page[];
  /** Pages of the file, before the page cap. */
  pageCount: number;
  info?: FileInfo;
  warnings: { code: string; message: string; page?: number }[];
}

/** Sheets of cells and no running text: a workbook or a list of values, but no Word file, whose tables are cells too. */
export const isSheets = ({ pages, container }: Pick<ReadDocument, 'pages' | 'container'>): boolean =>
  pages[0]?.source === 'grid' && container !== 'docx' && container !== 'doc';
