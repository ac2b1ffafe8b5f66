/**
 * The declarations that docx 9.7 ships import each other without file extensions, which `nodenext` resolution does not
 * follow: every export is then missing. These are the parts that this package writes with.
 */
declare module 'docx' {
  type Look = Readonly<Record<string, unknown>>;

  export class TextRun {
    constructor(options: Look & { text?: string });
  }
  export class PageBreak extends TextRun {
    constructor();
  }
  export class Paragraph {
    constructor(options: Look & { children: readonly TextRun[] });
  }
  export class TableCell {
    constructor(options: Look & { children: readonly Paragraph[] });
  }
  export class TableRow {
    constructor(options: Look & { children: readonly TableCell[] });
  }
  export class Table {
    constructor(options: Look & { rows: readonly TableRow[] });
  }
  export class Document {
    constructor(
      options: Look & { sections: readonly (Look & { children: readonly (Paragraph | Table)[] })[] },
    );
  }
  export const Packer: { toBuffer(document: Document): Promise<Buffer> };
  export const AlignmentType: { LEFT: 'left'; RIGHT: 'right'; CENTER: 'center' };
  export const BorderStyle: { SINGLE: 'single'; NONE: 'none' };
  export const WidthType: { DXA: 'dxa' };
}
