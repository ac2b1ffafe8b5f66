/**
 * What the documents use of the library. Its own declarations name their files without extensions, which TypeScript does
 * not find in a package of ES modules.
 */
declare module 'docx' {
  export class TextRun {
    constructor(options: { text: string; vanish?: boolean });
  }
  export class ImageRun {
    constructor(options: { type: 'png'; data: Buffer; transformation: { width: number; height: number } });
  }
  export class Paragraph {
    constructor(options: string | { children: (TextRun | ImageRun)[] });
  }
  export class TableCell {
    constructor(options: { children: Paragraph[] });
  }
  export class TableRow {
    constructor(options: { children: TableCell[] });
  }
  export class Table {
    constructor(options: { rows: TableRow[] });
  }
  export class Document {
    constructor(options: {
      title?: string;
      description?: string;
      keywords?: string;
      sections: { children: (Paragraph | Table)[] }[];
    });
  }
  export const Packer: { toBuffer(document: Document): Promise<Buffer> };
}
